import type { Boot } from './boot.ts';
import type { Http } from './http.ts';

export function createLeaderboard(boot: Boot, http: Http): Coinop.Sdk['leaderboard'] {
  return ({ board, around, limit } = {}) => {
    const query = new URLSearchParams();
    if (board !== undefined) query.set('board', board);
    if (around) query.set('around', 'me');
    if (limit !== undefined) query.set('limit', `${limit}`);
    return http.request('GET', `leaderboard/${boot.gameId}${query.size ? `?${query}` : ''}`);
  };
}
