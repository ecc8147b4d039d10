import { expect, it } from 'vitest';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';

const { people, ctx } = await startService();
const ada = await people.member('ada');
const gameId = await makeGame(ctx, ada, { title: 'Mine' });
const item = { kind: 'durable', name: 'Hat', price: 5 };
const made = await ada.post(`/api/games/${gameId}/items`, item);

it.each([
  ['a handle', 'patch', '/api/me', { handle: 'sh1t_head' }],
  ['a name', 'patch', '/api/me', { name: 'F.U.C.K' }],
  ['a title', 'patch', `/api/games/${gameId}`, { title: 'Whore Simulator' }],
  ['a description', 'patch', `/api/games/${gameId}`, { description: 'Kill\nyourself' }],
  ['a tag', 'patch', `/api/games/${gameId}`, { tags: ['fun', 'n1gger'] }],
  ["an item's name", 'post', `/api/games/${gameId}/items`, { ...item, name: 'Golden c*nt' }],
  ["an item's description", 'post', `/api/games/${gameId}/items`, { ...item, description: 'For a$$holes' }],
  ["a changed item's name", 'put', `/api/games/${gameId}/items/${made.body.item.id}`, { ...item, name: 'Slut' }],
  ["a clip's title", 'post', '/api/clips/upload', { title: 'What a b1tch' }],
  ["a stream's title", 'post', '/api/live', { title: 'Sh1t happens' }],
  ['the title of a clip of a stream', 'post', '/api/live/clip', { title: 'Slutty' }],
  ['a prompt', 'post', '/api/games/generate', { prompt: 'A game in which you f*ck' }],
] as const)('%s is screened', async (_what, method, path, body) => {
  const answer = await ada[method](path, body);
  expect([answer.status, answer.headers.get('error-code')]).toEqual([400, 'text_refused']);
  expect((await ada.get(`/api/games/${gameId}`)).body.game).toMatchObject({ title: 'Mine', description: '', tags: [] });
  expect((await ada.get('/api/me')).body.user).toMatchObject({ handle: 'ada', name: 'Ada' });
  expect((await ada.get(`/api/games/${gameId}/items`)).body.items).toHaveLength(1);
});
