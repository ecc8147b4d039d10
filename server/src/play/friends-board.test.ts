import { expect, it } from 'vitest';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';

const { people, ctx, clock } = await startService();
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Boarded' });

async function score(who: Person, points: number): Promise<void> {
  await who.post('/api/events', { type: 'play_start', gameId });
  clock.forward(30);
  expect((await who.post('/api/events', { type: 'score', gameId, score: points })).status).toBe(200);
}
const [ada, bob, cleo, dan] = [
  await people.member('ada'),
  await people.member('bob'),
  await people.member('cleo'),
  await people.member('dan'),
];
for (const [who, points] of [[ada, 10], [bob, 30], [cleo, 20], [dan, 40]] as const) await score(who, points); // biome-ignore format: read as one list
const follow = async (one: Person, other: Person) => {
  await one.post(`/api/profiles/${other.handle}/follow`);
  await other.post(`/api/profiles/${one.handle}/follow`);
};
await follow(ada, bob);
await follow(ada, cleo);
await ada.post('/api/profiles/dan/follow');

const board = async (who: Person, query = '') =>
  (await who.get(`/api/games/${gameId}/leaderboard?among=friends${query}`)).body;

it('ranks friends among themselves, and pages', async () => {
  const { entries, me, nextCursor } = await board(ada);
  expect(entries).toMatchObject([
    { rank: 1, handle: 'bob', score: 30 },
    { rank: 2, handle: 'cleo', score: 20 },
    { rank: 3, handle: 'ada', score: 10 },
  ]);
  expect([me.rank, nextCursor]).toEqual([3, null]);
  const first = await board(ada, '&limit=2');
  expect(first.entries.length).toBe(2);
  expect((await board(ada, `&limit=2&cursor=${first.nextCursor}`)).entries).toMatchObject([{ rank: 3, handle: 'ada' }]);
  expect((await board(dan)).entries).toMatchObject([{ rank: 1, handle: 'dan' }]);
  expect((await ada.get(`/api/games/${gameId}/leaderboard?among=all`)).status).toBe(400);
  expect((await ada.get(`/api/games/${gameId}/leaderboard?cursor=${first.nextCursor}`)).status).toBe(400);
});

it('shows a challenger’s best to a visitor of the link, but not across a block', async () => {
  const path = `/api/games/${gameId}/leaderboard`;
  expect((await ada.get(`${path}/DAN`)).body.entry).toMatchObject({ rank: 1, handle: 'dan', score: 40 });
  expect((await ada.get(`${path}/maker`)).status).toBe(404);
  expect((await ada.get(`${path}/nobody_here`)).status).toBe(404);
  await dan.post('/api/profiles/ada/block');
  expect((await ada.get(`${path}/dan`)).status).toBe(404);
  expect((await people.nobody.get(`${path}/dan`)).status).toBe(401);
});

it('shows which friends play now to their friends, when they switched it on', async () => {
  const playing = async (who: Person) => (await who.get('/api/friends/playing')).body.playing;
  await bob.post('/api/events', { type: 'play_start', gameId });
  expect(await playing(ada)).toEqual([]);
  await bob.patch('/api/me', { showsPresence: true });
  expect(await playing(ada)).toMatchObject([{ handle: 'bob', game: { id: gameId, title: 'Boarded' } }]);
  expect(await playing(cleo)).toEqual([]);
  await bob.post('/api/events', { type: 'play_end', gameId, durationSeconds: 1 });
  expect(await playing(ada)).toEqual([]);
  await bob.post('/api/events', { type: 'play_start', gameId });
  clock.forward(3601);
  expect(await playing(ada)).toEqual([]);
  expect((await people.nobody.get('/api/friends/playing')).status).toBe(401);
});
