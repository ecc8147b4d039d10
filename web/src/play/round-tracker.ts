import { isFailure } from '../api/failure.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { formatScore } from '../ui/numbers.tsx';
import { showToast } from '../ui/toasts.tsx';
import { betterScore } from './better-score.ts';

/** Shows the result of a round, compared with the player's own best in this game. */
export function createRoundTracker(gameId: string) {
  let best: number | undefined;
  let round: number | undefined;
  let asking: Promise<void> | undefined;
  let isBetter = (score: number, than: number) => score > than;
  const ask = async () => {
    try {
      const { me } = await call('GET /api/games/{id}/leaderboard', { path: { id: gameId }, query: { limit: 1 } });
      best = me?.score;
    } catch (error) {
      // Without the old best the first round is the one to beat.
      if (!isFailure(error)) throw error;
    }
  };
  return {
    prepare(): void {
      asking ??= ask();
    },
    score(points: number, lowestWins: boolean): void {
      round = betterScore(round, points, lowestWins);
      isBetter = (score, than) => (lowestWins ? score < than : score > than);
    },
    async endRound(): Promise<void> {
      const ended = round;
      round = undefined;
      if (ended === undefined) return;
      // The best score may still be loading.
      await asking;
      const isBest = best === undefined || isBetter(ended, best);
      showToast(
        isBest
          ? {
              title: formatScore(ended),
              text: best === undefined ? t('play.firstScore') : t('play.newBest'),
              icon: 'trophy',
              look: 'good',
            }
          : { title: formatScore(ended), text: t('play.yourBest', { score: formatScore(best ?? 0) }) },
      );
      if (isBest) best = ended;
    },
  };
}
