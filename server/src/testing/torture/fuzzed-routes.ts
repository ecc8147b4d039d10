import { findSessionByHash } from '../../access/session-queries.ts';
import { hashOfToken, sealGameToken } from '../../access/tokens.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { makeGame } from '../people/game-fixtures.ts';
import { makeItem } from '../people/shop-fixtures.ts';
import type { FuzzedRoute } from './http-fuzz.ts';

/** Valid requests of one member with a game, which are then mutated. */
export async function fuzzedRoutes(
  ctx: Context,
  member: { id: string; token: string; handle: string },
): Promise<FuzzedRoute[]> {
  const { token } = member;
  const gameId = await makeGame(ctx, member);
  const itemId = await makeItem(ctx, member, gameId);
  const session = await findSessionByHash(ctx.db, ctx.clock, hashOfToken(token));
  if (session === undefined) throw new Error('The member is signed in');
  const expiresAt = secondsAfter(ctx.clock.now(), 6 * 3600);
  const inGame = sealGameToken(ctx.keys, { accountId: member.id, gameId, sessionId: session.sessionId, expiresAt });
  const item = { kind: 'consumable', name: 'Potion', description: 'Red', price: 10, active: true };
  const box = {
    kind: 'loot_box',
    name: 'Chest',
    price: 5,
    contents: [
      { itemId, weight: 3 },
      { itemId, weight: 1 },
    ],
  };
  return [
    { method: 'GET', path: '/api/games?limit=5', token },
    { method: 'GET', path: `/api/games/${gameId}`, token },
    { method: 'GET', path: '/api/feed', token },
    { method: 'GET', path: '/api/wallet?limit=3', token },
    { method: 'GET', path: '/api/profiles/search?q=ada', token },
    { method: 'GET', path: `/games/${gameId}/index.html?token=${inGame}` },
    { method: 'GET', path: `/api/sdk/state/${gameId}`, token: inGame },
    { method: 'POST', path: '/api/auth/guest', body: { deviceId: 'a phone' } },
    { method: 'POST', path: '/api/auth/apple', body: { identityToken: 'a.b.c', name: 'Ada', nonce: 'n' } },
    { method: 'POST', path: '/api/auth/email/verify', body: { email: 'ada@example.com', code: '123456' } },
    { method: 'PATCH', path: '/api/me', token, body: { name: 'Ada', bio: 'Hello', showsPresence: true } },
    { method: 'POST', path: '/api/events', token, body: { type: 'play_start', gameId } },
    { method: 'POST', path: '/api/events', token, body: { type: 'play_end', gameId, durationSeconds: 12 } },
    { method: 'POST', path: '/api/events', token, body: { type: 'score', gameId, score: 12.5 } },
    { method: 'PUT', path: `/api/sdk/state/${gameId}`, token: inGame, body: { state: { level: 3, bag: ['a', 'b'] } } },
    { method: 'PUT', path: `/api/sdk/storage/${gameId}/key`, token: inGame, body: { value: 'text' } },
    { method: 'POST', path: '/api/sdk/shop/intents', token: inGame, body: { gameId, itemId } },
    { method: 'POST', path: `/api/games/${gameId}/items`, token, body: item },
    { method: 'POST', path: `/api/games/${gameId}/items`, token, body: box },
    { method: 'PUT', path: `/api/games/${gameId}/items/${itemId}`, token, body: item },
    { method: 'PATCH', path: `/api/games/${gameId}`, token, body: { title: 'Sky', tags: ['fast'], listed: true } },
    { method: 'POST', path: '/api/reports', token, body: { target: 'game', id: gameId, reason: 'Dull' } },
    { method: 'POST', path: `/api/games/${gameId}/comments`, token, body: { text: 'Nice' } },
    { method: 'POST', path: '/api/clips/upload', token, body: { gameId, title: 'Jump', trimStart: 0, trimEnd: 3 } },
    { method: 'POST', path: '/api/live', token, body: { title: 'Live', gameId } },
    { method: 'POST', path: `/api/profiles/${member.handle}/follow`, token, body: {} },
  ];
}
