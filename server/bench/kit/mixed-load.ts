import type { Context } from '../../src/platform/context.ts';
import { makeGame } from '../../src/testing/people/game-fixtures.ts';
import { People } from '../../src/testing/people/people.ts';
import { makeItem } from '../../src/testing/people/shop-fixtures.ts';
import type { Ask } from '../../src/testing/torture/torture-client.ts';

type Player = { token: string; inGame: string };

/** The n-th request of people who play, save, buy and browse; none of them comes near a limit within an hour. */
export type MixedLoad = (n: number, url: string) => Ask;

/** Saves are limited to 600 per hour and player, so the rate needs this many players. */
export async function prepareMixedLoad(ctx: Context, url: string, playerCount: number): Promise<MixedLoad> {
  const people = new People(ctx, url);
  const creator = await people.member('maker');
  const gameId = await makeGame(ctx, creator);
  await makeItem(ctx, creator, gameId, { price: 0 });
  const players: Player[] = [];
  for (let i = 0; i < playerCount; i++) {
    const player = await people.member(`player_${i}`);
    players.push({ token: player.token, inGame: (await people.playing(player, gameId)).token });
  }
  return (n, target) => {
    const { token, inGame } = players[n % players.length] ?? { token: '', inGame: '' };
    const turn = Math.floor(n / players.length);
    const kinds: Omit<Ask, 'url'>[] = [
      { method: 'GET', path: '/api/me', token },
      { method: 'POST', path: '/api/events', token, body: { type: 'play_start', gameId } },
      { method: 'PUT', path: `/api/sdk/state/${gameId}`, token: inGame, body: { state: { level: n } } },
      { method: 'GET', path: '/api/wallet', token },
      { method: 'GET', path: `/api/sdk/state/${gameId}`, token: inGame },
      { method: 'GET', path: '/api/games?limit=20', token },
      { method: 'POST', path: '/api/events', token, body: { type: 'score', gameId, score: n % 1000 } },
      { method: 'GET', path: `/api/games/${gameId}/leaderboard?limit=10`, token },
      { method: 'GET', path: `/api/games/${gameId}/items` },
      { method: 'GET', path: `/api/sdk/shop/inventory/${gameId}`, token: inGame },
    ];
    const kind = kinds[(n + turn) % kinds.length];
    if (kind === undefined) throw new Error('There is always a next request');
    return { url: target, ...kind };
  };
}
