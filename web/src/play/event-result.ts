import { isFailure } from '../api/failure.ts';
import type { AnswerOf } from '../api/request.ts';
import { refreshBalance } from '../state/balance.ts';
import { latestNotification } from '../state/notifications.ts';
import { call, isMember, session, showUser } from '../state/session.ts';
import { showToast } from '../ui/toasts.tsx';

type Earned = AnswerOf<'POST /api/events'>['newAchievements'][number];

/** Those that were told since the page was opened: an event's answer and the stream may both bring the same one. */
const told = new Set<string>();

/** What an event brought: the account as it now stands, and achievements. */
export function showEventResult({ user, newAchievements }: AnswerOf<'POST /api/events'>): void {
  showEarned(newAchievements, user);
}

/** Tells what was earned elsewhere, or by what others did, while whatever is open stays open. */
export function watchAchievements(): void {
  latestNotification.subscribe((latest) => {
    const id = latest?.kind === 'achievement' ? latest.thing?.id : undefined;
    if (id !== undefined && !isKnown(id)) void fetchEarned(id);
  });
}

async function fetchEarned(id: string): Promise<void> {
  try {
    const { user } = await call('GET /api/me');
    showEarned(
      user.achievements.filter((one) => one.id === id),
      user,
    );
  } catch (error) {
    // It stands among the notifications.
    if (!isFailure(error)) throw error;
  }
}

/** What the account had before is not told again inside some other game. */
function showEarned(achievements: Earned[], user: AnswerOf<'GET /api/me'>['user']): void {
  const fresh = achievements.filter(({ id }) => !isKnown(id));
  showUser(user);
  for (const { id, title, description, coins } of fresh) {
    told.add(id);
    // A guest's coins are paid at sign-in, so they are not promised here.
    showToast({ title, text: description, icon: 'trophy', look: 'good', ...(isMember() && { coins }) });
  }
  if (isMember() && fresh.some(({ coins }) => coins > 0)) void refreshBalance();
}

function isKnown(id: string): boolean {
  return told.has(id) || (session.value.user?.achievements.some((one) => one.id === id) ?? false);
}
