import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import { makeMembers } from '../seed-members.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Answer, Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { compactBoards } from './compact-boards.ts';
import { rowOf, rowsAfter } from './leaderboard-queries.ts';
import { sweepPlay } from './sweep-play.ts';
import { utcDay } from './utc-day.ts';

const { people, ctx, clock } = await startService();
const maker = await people.member('maker');

type Entry = { rank: number; handle: string; score: number };

const score = async (person: Person, gameId: string, points: number) => {
  await person.post('/api/events', { type: 'play_start', gameId });
  return person.post('/api/events', { type: 'score', gameId, score: points });
};
const board = (person: Person, gameId: string, query = '') => person.get(`/api/games/${gameId}/leaderboard${query}`);
const lines = ({ body }: Answer): [number, string, number][] =>
  body.entries.map(({ rank, handle, score }: Entry) => [rank, handle, score]);

it('shows the best score of each player, and of equal ones the earlier first', async () => {
  const gameId = await makeGame(ctx, maker);
  const [ada, bob, guest] = [await people.member('ada'), await people.member('bob'), await people.guest('guest_cid')];
  expect((await board(ada, gameId)).body).toEqual({ entries: [], me: null, nextCursor: null, frozen: false });
  await score(ada, gameId, 50);
  clock.forward(1);
  await score(bob, gameId, 70);
  clock.forward(1);
  await score(guest, gameId, 70);
  await score(bob, gameId, 60);
  await score(ada, gameId, -3);
  const { status, body } = await board(ada, gameId);
  expect(status).toBe(200);
  expect(body).toEqual({
    entries: [
      { rank: 1, handle: 'bob', name: 'Bob', score: 70, achievedAt: expect.stringMatching(/Z$/) },
      { rank: 2, handle: 'guest_cid', name: null, score: 70, achievedAt: expect.any(String) },
      { rank: 3, handle: 'ada', name: 'Ada', score: 50, achievedAt: expect.any(String) },
    ],
    me: { rank: 3, handle: 'ada', name: 'Ada', score: 50, achievedAt: expect.any(String) },
    nextCursor: null,
    frozen: false,
  });
  clock.forward(1);
  await score(ada, gameId, 70);
  expect(lines(await board(ada, gameId))).toEqual([
    [1, 'bob', 70],
    [2, 'guest_cid', 70],
    [3, 'ada', 70],
  ]);
  expect((await board(maker, gameId)).body.me).toBeNull();
});

it("today's board is the UTC day's, and all time stays", async () => {
  const gameId = await makeGame(ctx, maker);
  const [dot, eve] = [await people.member('dot'), await people.member('eve')];
  const midnight = new Date(`${utcDay(clock.now(), 1)}T00:00:00Z`);
  clock.set(secondsAfter(midnight, -30));
  await score(dot, gameId, 900);
  await score(eve, gameId, 100);
  const firstPage = await board(dot, gameId, '?period=today&limit=1');
  clock.set(secondsAfter(midnight, 30));
  await score(eve, gameId, 300);
  expect(lines(await board(dot, gameId, '?period=today'))).toEqual([[1, 'eve', 300]]);
  expect((await board(dot, gameId, '?period=today')).body.me).toBeNull();
  expect(lines(await board(dot, gameId, '?period=all'))).toEqual([
    [1, 'dot', 900],
    [2, 'eve', 300],
  ]);
  await sweepPlay(ctx);
  const readOn = await board(dot, gameId, `?period=today&limit=1&cursor=${firstPage.body.nextCursor}`);
  expect(lines(readOn)).toEqual([[2, 'eve', 100]]);
});

it('has pages without gaps or duplicates, with the own rank on each', async () => {
  const gameId = await makeGame(ctx, maker);
  await fillBoard(gameId, 250);
  const fay = await people.member('fay');
  await score(fay, gameId, -1);
  const seen: string[] = [];
  const ranks: number[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await board(fay, gameId, `?limit=100${cursor === null ? '' : `&cursor=${cursor}`}`);
    expect(body.me).toMatchObject({ rank: 251, handle: 'fay', score: -1 });
    seen.push(...body.entries.map(({ handle }: Entry) => handle));
    ranks.push(...body.entries.map(({ rank }: Entry) => rank));
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(new Set(seen).size).toBe(251);
  expect(ranks).toEqual(Array.from({ length: 251 }, (_, i) => i + 1));
  expect((await board(fay, gameId)).body.entries).toHaveLength(50);
  expect((await board(fay, gameId, '?limit=5000')).body.entries).toHaveLength(100);
});

it("a hidden profile's name is shown on no board and no card, but to its owner", async () => {
  const [mo, viewer] = [await people.member('mo'), await people.member('viewer')];
  const gameId = await makeGame(ctx, mo);
  await score(mo, gameId, 3);
  await sql`update accounts set hidden_at = ${clock.now()} where id = ${mo.id}`.execute(ctx.db);
  expect((await board(viewer, gameId)).body.entries).toMatchObject([{ rank: 1, handle: 'mo', name: null }]);
  expect((await board(mo, gameId)).body.me).toMatchObject({ handle: 'mo', name: 'Mo' });
  const named = async () =>
    (await viewer.get('/api/games')).body.games.find(({ id }: { id: string }) => id === gameId)?.creator.name;
  await expect.poll(named).toBeNull();
  expect((await viewer.get(`/api/games/${gameId}`)).body.game.creator).toEqual({ handle: 'mo', name: null });
});

it('a banned player is left out and keeps the rank', async () => {
  const gameId = await makeGame(ctx, maker);
  const [gus, hal] = [await people.member('gus'), await people.member('hal')];
  await score(gus, gameId, 2);
  await score(hal, gameId, 1);
  await sql`update accounts set banned_at = ${clock.now()} where id = ${gus.id}`.execute(ctx.db);
  expect(lines(await board(hal, gameId))).toEqual([[2, 'hal', 1]]);
});

it('a block by either hides two players from each other, and ranks keep their gaps', async () => {
  const gameId = await makeGame(ctx, maker);
  const crowd = await Promise.all(['jon', 'kim', 'lea', 'mia'].map((handle) => people.member(handle)));
  for (const [i, person] of crowd.entries()) await score(person, gameId, 10 - i);
  const [jon, kim, lea] = crowd as [Person, Person, Person];
  expect((await jon.post('/api/profiles/kim/block')).status).toBe(200);
  expect((await lea.post('/api/profiles/jon/block')).status).toBe(200);
  const ranksFor = async (person: Person, query = '') => lines(await board(person, gameId, query)).map(([r]) => r);
  expect(await ranksFor(jon)).toEqual([1, 4]);
  expect(await ranksFor(kim)).toEqual([2, 3, 4]);
  expect(await ranksFor(lea)).toEqual([2, 3, 4]);
  expect((await board(kim, gameId)).body.me.rank).toBe(2);
  const first = await board(jon, gameId, '?limit=1');
  expect(await ranksFor(jon, `?limit=1&cursor=${first.body.nextCursor}`)).toEqual([4]);
});

it('refuses what does not fit', async () => {
  const gameId = await makeGame(ctx, maker);
  const ida = await people.member('ida');
  const statusOf = async (query: string) => (await board(ida, gameId, query)).status;
  for (const query of ['?period=week', '?limit=0', '?limit=x', '?cursor=x', '?period=all&period=today']) {
    expect([query, await statusOf(query)]).toEqual([query, 400]);
  }
  await fillBoard(gameId, 2);
  const { nextCursor } = (await board(ida, gameId, '?limit=1')).body;
  expect(await statusOf(`?period=today&cursor=${nextCursor}`)).toBe(400);
  expect((await board(ida, await makeGame(ctx, maker), `?cursor=${nextCursor}`)).status).toBe(400);
  expect((await board(ida, 'nonsense')).status).toBe(400);
  expect((await board(ida, '019a0000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await people.nobody.get(`/api/games/${gameId}/leaderboard`)).status).toBe(401);
  expect((await (await people.playing(ida, gameId)).get(`/api/games/${gameId}/leaderboard`)).status).toBe(403);
  await sql`update games set hidden_at = ${clock.now()} where id = ${gameId}`.execute(ctx.db);
  expect(await statusOf('')).toBe(404);
  expect((await board(maker, gameId)).status).toBe(200);
});

it('a page is read from the index, in order, and no further than it needs', async () => {
  const gameId = await makeGame(ctx, maker);
  await fillBoard(gameId, 5000);
  await sql`vacuum analyze board_scores`.execute(ctx.db);
  await sql`analyze accounts`.execute(ctx.db);
  const place = [-2000, '2031-01-01T00:00:00Z', maker.id, 3000] as [number, string, string, number];
  const plan = await planOf(rowsAfter({ gameId, board: 'infinity' }, maker.id, place, 51));
  expect(plan).toContain('Scan using board_scores_in_order on board_scores');
  expect(plan).toMatch(/Index Cond: .*ROW\(negative_score, achieved_at, account_id\) > ROW/);
  expect(plan).toMatch(/in_order on board_scores .*actual rows=51/);
  expect(plan).not.toMatch(/(Seq|Bitmap Heap) Scan on board_scores/);
});

it('a rank far down is read from the blocks before it and a part of its own, not from every entry', async () => {
  const gameId = await makeGame(ctx, maker);
  await fillBoard(gameId, 5000);
  const ned = await people.member('ned');
  await score(ned, gameId, 0.5);
  const rank = async () => (await board(ned, gameId, '?limit=1')).body.me.rank;
  expect(await rank()).toBe(5000);
  await compactBoards(ctx.db);
  await sql`vacuum analyze board_scores, board_blocks, board_changes`.execute(ctx.db);
  expect(await rank()).toBe(5000);

  const { rows: blocks } = await sql<{ entries: number }>`
    select entries from board_blocks where game_id = ${gameId} and board = 'infinity'`.execute(ctx.db);
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...blocks.map(({ entries }) => entries))).toBeLessThanOrEqual(2000);
  const entriesRead = await inTransaction(ctx.db, async (tx) => {
    const readSoFar = async () => {
      const { rows } = await sql<{ read: number }>`
        select pg_stat_get_xact_tuples_returned('board_scores_in_order'::regclass) as read`.execute(tx);
      return rows[0]?.read ?? 0;
    };
    const before = await readSoFar();
    await rowOf({ gameId, board: 'infinity' }, ned.id).execute(tx);
    return (await readSoFar()) - before;
  });
  expect(entriesRead).toBeGreaterThan(500);
  expect(entriesRead).toBeLessThanOrEqual(2000);
});

const crowd: string[] = [];

/** Players with scores 0, 1, 2, … on the board of all time; the same crowd plays every game. */
async function fillBoard(gameId: string, count: number): Promise<void> {
  const missing = count - crowd.length;
  if (missing > 0)
    for await (const batch of makeMembers(ctx, missing)) crowd.push(...batch.map(({ handle }) => handle));
  await sql`
    insert into board_scores (game_id, board, account_id, score, achieved_at)
    select ${gameId}::uuid, 'infinity', a.id, h.n - 1, ${clock.now()}
    from unnest(${crowd.slice(0, count)}::text[]) with ordinality as h (handle, n) join accounts a using (handle)`.execute(
    ctx.db,
  );
}

async function planOf(query: ReturnType<typeof rowsAfter>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off, buffers off) ${query}`.execute(ctx.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
