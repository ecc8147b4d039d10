import { isFailure } from '../api/failure.ts';
import type { AnswerOf } from '../api/request.ts';
import { achievementText, achievementTitle } from '../messages/translate.ts';
import { refreshBalance } from '../state/balance.ts';
import { latestNotification } from '../state/notifications.ts';
import { call, isMember, session, showUser } from '../state/session.ts';
import { showToast } from '../ui/toasts.tsx';

type Earned = AnswerOf<'POST /api/events'>['newAchievements'][number];

/** Achievements shown since the page was opened: an event's response and the stream may both report the same one. */
const shown = new Set<string>();

/** Applies the result of an event: the updated account, and achievements. */
export function showEventResult({ user, newAchievements }: AnswerOf<'POST /api/events'>): void {
  showEarned(newAchievements, user);
}

/** Shows achievements earned elsewhere, or through others, without closing what is open. */
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
    // It is also in the notifications.
    if (!isFailure(error)) throw error;
  }
}

/** Achievements the account already had are not shown again in another game. */
function showEarned(achievements: Earned[], user: AnswerOf<'GET /api/me'>['user']): void {
  const fresh = achievements.filter(({ id }) => !isKnown(id));
  showUser(user);
  for (const { id, title, description, coins } of fresh) {
    shown.add(id);
    // A guest's coins are paid at sign-in, so they are not mentioned here.
    showToast({
      title: achievementTitle(id, title),
      text: achievementText(id, description),
      icon: 'trophy',
      look: 'good',
      ...(isMember() && { coins }),
    });
  }
  if (isMember() && fresh.some(({ coins }) => coins > 0)) void refreshBalance();
}

function isKnown(id: string): boolean {
  return shown.has(id) || (session.value.user?.achievements.some((one) => one.id === id) ?? false);
}
