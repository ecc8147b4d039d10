import type { Boot } from './boot.ts';
import type { Http } from './http.ts';

export function createLeaderboard(
  { gameId }: Boot,
  http: Http,
  flushScores: () => Promise<void>,
): Coinop.Sdk['leaderboard'] {
  return async ({ board, around, limit } = {}) => {
    const query = new URLSearchParams();
    if (board !== undefined) {
      // A game that scores and then reads expects to see that score.
      await flushScores();
      query.set('board', board);
    }
    if (around) query.set('around', 'me');
    if (limit !== undefined) query.set('limit', `${limit}`);
    return http.request('GET', `leaderboard/${gameId}${query.size ? `?${query}` : ''}`);
  };
}
