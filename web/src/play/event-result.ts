import type { AnswerOf } from '../api/request.ts';
import { refreshBalance } from '../state/balance.ts';
import { isMember, showUser } from '../state/session.ts';
import { showToast } from '../ui/toasts.tsx';

/** What an event brought: the account as it now stands, and achievements, each of which is told only once. */
export function showEventResult({ user, newAchievements }: AnswerOf<'POST /api/events'>): void {
  showUser(user);
  for (const { title, description, coins } of newAchievements) {
    // A guest's coins are paid at sign-in, so they are not promised here.
    showToast({ title, text: description, icon: 'trophy', look: 'good', ...(isMember() && { coins }) });
  }
  if (isMember() && newAchievements.some(({ coins }) => coins > 0)) void refreshBalance();
}
