import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';

const { people, ctx, clock } = await startService();
const maker = await people.member('maker');

async function play(who: Person, gameId: string): Promise<void> {
  clock.forward(60);
  expect((await who.post('/api/events', { type: 'play_start', gameId })).status).toBe(200);
}
const titlesOf = async (who: Person, query = ''): Promise<string[]> =>
  (await who.get(`/api/me/history${query}`)).body.history.map(({ game }: { game: { title: string } }) => game.title);

it('lists what a guest has played, the latest first, and pages without a gap', async () => {
  const guest = await people.guest();
  const games = new Map<string, string>();
  for (const title of ['One', 'Two', 'Three']) games.set(title, await makeGame(ctx, maker, { title }));
  for (const title of ['One', 'Two', 'Three', 'One']) await play(guest, games.get(title) ?? '');
  const { body } = await guest.get('/api/me/history?limit=2');
  expect(body.history).toMatchObject([
    { game: { title: 'One', id: games.get('One') }, plays: 2, playSeconds: 0, lastPlayedAt: expect.any(String) },
    { game: { title: 'Three' }, plays: 1 },
  ]);
  expect(await titlesOf(guest, `?limit=2&cursor=${body.nextCursor}`)).toEqual(['Two']);
  expect((await people.nobody.get('/api/me/history')).status).toBe(401);
  for (const query of ['limit=0', 'cursor=forged'])
    expect((await guest.get(`/api/me/history?${query}`)).status).toBe(400);
});

it('leaves out hidden games, and games of accounts with a block', async () => {
  const [ada, bob] = [await people.member('ada'), await people.member('bob')];
  const [shown, hidden, blocked] = [
    await makeGame(ctx, maker, { title: 'Shown' }),
    await makeGame(ctx, maker, { title: 'Hidden' }),
    await makeGame(ctx, bob, { title: 'Blocked' }),
  ];
  for (const id of [shown, hidden, blocked]) await play(ada, id);
  expect(await titlesOf(ada)).toEqual(['Blocked', 'Hidden', 'Shown']);
  await sql`select games_set_hidden(${hidden}, ${clock.now()})`.execute(ctx.db);
  await bob.post('/api/profiles/ada/block');
  expect(await titlesOf(ada)).toEqual(['Shown']);
  expect(await titlesOf(bob)).toEqual([]);
});
