import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { compactBoards } from './compact-boards.ts';
import { countPlays } from './count-plays.ts';
import { eventDaysKept, playerDaysKept, sweepPlay } from './sweep-play.ts';

const { people, ctx, clock } = await startService();
const maker = await people.member('maker');

const rowsIn = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
};

it('plays are counted into their games, each once, also by several at a time', async () => {
  const [one, two, ada] = [await makeGame(ctx, maker), await makeGame(ctx, maker), await people.member('ada')];
  for (const gameId of [one, one, two, one]) await ada.post('/api/events', { type: 'play_start', gameId });
  await ada.post('/api/events', { type: 'score', gameId: two, score: 1 });
  await Promise.all([countPlays(ctx.db), countPlays(ctx.db), countPlays(ctx.db)]);
  const playsOf = async (id: string) => (await ada.get(`/api/games/${id}`)).body.game.plays;
  expect([await playsOf(one), await playsOf(two)]).toEqual([3, 1]);
  expect(await rowsIn('uncounted_plays')).toBe(0);
});

it('what is old is removed, what counts stays', async () => {
  const [gameId, bob] = [await makeGame(ctx, maker), await people.member('bob')];
  const play = async () => {
    await bob.post('/api/events', { type: 'play_start', gameId });
    await bob.post('/api/events', { type: 'score', gameId, score: 10 });
  };
  await play();
  await compactBoards(ctx.db);
  clock.forward(3 * 86_400);
  await sweepPlay(ctx);
  expect((await bob.get(`/api/games/${gameId}/leaderboard`)).body.me).toMatchObject({ rank: 1, score: 10 });
  const { rows } = await sql`select board from board_scores union select board from board_blocks
    union select board from board_changes`.execute(ctx.db);
  expect(rows).toEqual([{ board: 'infinity' }]);

  clock.forward(playerDaysKept * 86_400);
  await sweepPlay(ctx);
  expect(await rowsIn('daily_players')).toBe(0);
  clock.forward((eventDaysKept - playerDaysKept - 4) * 86_400);
  await play();
  await sweepPlay(ctx);
  expect(await rowsIn('play_events')).toBeGreaterThan(2);
  clock.forward(2 * 86_400);
  await sweepPlay(ctx);
  const kept = await sql`select account_id as id, type from play_events order by id`.execute(ctx.db);
  expect(kept.rows).toEqual([
    { id: bob.id, type: 'play_start' },
    { id: bob.id, type: 'score' },
  ]);
  expect(await rowsIn('play_days')).toBe(3);
});

it('a streak ends when a whole day was missed, and not before', async () => {
  const [gameId, cid] = [await makeGame(ctx, maker), await people.member('cid')];
  const current = async () => (await cid.get('/api/me')).body.user.stats.currentStreakDays;
  await cid.post('/api/events', { type: 'play_start', gameId });
  clock.forward(86_400);
  await cid.post('/api/events', { type: 'play_start', gameId });
  clock.forward(86_400);
  await sweepPlay(ctx);
  expect(await current()).toBe(2);
  clock.forward(86_400);
  const { stats } = (await cid.post('/api/events', { type: 'score', gameId, score: 1 })).body.user;
  expect(stats).toMatchObject({ currentStreakDays: 0, longestStreakDays: 2 });
  await sweepPlay(ctx);
  expect(await current()).toBe(0);
  expect((await cid.post('/api/events', { type: 'play_start', gameId })).body.user.stats).toMatchObject({
    currentStreakDays: 1,
    longestStreakDays: 2,
  });
  clock.forward(2 * 86_400);
  await sweepPlay(ctx);
  expect(await current()).toBe(0);
});
