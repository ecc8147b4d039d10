import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { mergeGuest } from '../identity/merge-guest.ts';
import { exportedData } from '../testing/exported-data.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { closePlay, exportPlay } from './play-account-steps.ts';

const { people, ctx, clock, databaseUrl } = await startService();
const maker = await people.member('maker');
const [gameId, other] = [await makeGame(ctx, maker), await makeGame(ctx, maker)];

const start = (person: Person, game = gameId) => person.post('/api/events', { type: 'play_start', gameId: game });
const end = (person: Person, durationSeconds: number, game = gameId) =>
  person.post('/api/events', { type: 'play_end', gameId: game, durationSeconds });
const score = (person: Person, points: number, game = gameId) =>
  person.post('/api/events', { type: 'score', gameId: game, score: points });
const merge = (guest: Person, member: Person) =>
  inTransaction(ctx.db, (tx) => mergeGuest(tx, ctx, { guestId: guest.id, memberId: member.id }));
const statsOf = async (person: Person) => (await person.get('/api/me')).body.user.stats;

it('M6 an open play of the guest continues as the member’s', async () => {
  const [guest, ada] = [await people.guest(), await people.member('ada')];
  await start(guest);
  clock.forward(40);
  await merge(guest, ada);
  clock.forward(20);
  expect((await end(ada, 60)).body.user.stats.playSeconds).toBe(60);
  expect((await end(ada, 60)).body.user.stats.playSeconds).toBe(60);
  expect((await end(guest, 300)).status).toBe(401);
});

it('M6 days on which either played make one streak', async () => {
  const [guest, bob] = [await people.guest(), await people.member('bob')];
  for (const person of [bob, guest, bob, guest, guest]) {
    await start(person);
    clock.forward(86_400);
  }
  expect((await statsOf(guest)).longestStreakDays).toBe(2);
  await merge(guest, bob);
  expect(await statsOf(bob)).toMatchObject({ plays: 5, gamesPlayed: 1, currentStreakDays: 5, longestStreakDays: 5 });
  expect((await start(bob)).body.user.stats).toMatchObject({ currentStreakDays: 6, gamesPlayed: 1 });
});

it('M2 M3 M6 merging twice, also at once, moves once', async () => {
  const [guest, cid] = [await people.guest(), await people.member('cid')];
  await start(guest);
  await score(guest, 7);
  await Promise.all([merge(guest, cid), merge(guest, cid)]);
  await merge(guest, cid);
  expect(await statsOf(cid)).toMatchObject({ plays: 1, scores: 1, bestScore: 7, gamesPlayed: 1 });
});

it('M6 events sent while the guest is merged count once or not at all', async () => {
  const [guest, dot] = [await people.guest(), await people.member('dot')];
  await start(guest);
  const both = (i: number) => [start(guest, i % 2 ? gameId : other), start(dot, i % 2 ? other : gameId)];
  const sent = Array.from({ length: 6 }, (_, i) => both(i)).flat();
  const [answers] = await Promise.all([Promise.all(sent), merge(guest, dot)]);
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
  const { rows } = await sql<{ events: number; plays: number; games: number; left: number }>`
    select (select count(*) from play_events where account_id = ${dot.id}) as events,
      (select sum(plays)::bigint from played_games where account_id = ${dot.id}) as plays,
      (select count(*) from played_games where account_id = ${dot.id}) as games,
      (select count(*) from played_games where account_id = ${guest.id}) as left`.execute(ctx.db);
  expect(rows).toEqual([{ events: taken + 1, plays: taken + 1, games: 2, left: 0 }]);
  expect(await statsOf(dot)).toMatchObject({ plays: taken + 1, gamesPlayed: 2 });
});

it('M6 an event whose achievement meets the merge of a guest who has it too is answered all the same', async () => {
  const dan = await people.member('dan');
  const merging = new pg.Client({ connectionString: databaseUrl });
  await merging.connect();
  await merging.query('begin');
  await merging.query(`insert into coin_accounts (id, kind, account_id) values ($1, 'wallet', $1)`, [dan.id]);
  const answered = start(dan);
  // The event waits for the wallet, and then the merge for the event's achievement.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.db);
      return rows[0]?.count;
    })
    .toBe(1);
  // PostgreSQL ends one of the two; usually the event, which has waited longer.
  const meets = merging.query(
    'insert into earned_achievements (account_id, achievement_id, earned_at) select $1, id, now() from achievements',
    [dan.id],
  );
  await meets.catch((error) => expect(error).toMatchObject({ code: '40P01' }));
  await merging.query('rollback');
  await merging.end();
  const { status, body } = await answered;
  expect([status, body.newAchievements.length]).toEqual([200, 1]);
});

it('of two best scores the better one is kept, of equal ones the earlier', async () => {
  const [guest, eve] = [await people.guest(), await people.member('eve')];
  for (const who of [guest, eve]) for (const game of [gameId, other]) await start(who, game);
  await score(guest, 50);
  await score(guest, 50, other);
  clock.forward(10);
  await score(eve, 50);
  await score(eve, 60, other);
  const first = (await guest.get(`/api/games/${gameId}/leaderboard`)).body.me;
  await merge(guest, eve);
  const [equal, better] = [
    (await eve.get(`/api/games/${gameId}/leaderboard`)).body.me,
    (await eve.get(`/api/games/${other}/leaderboard?period=today`)).body.me,
  ];
  expect(equal).toMatchObject({ score: 50, achievedAt: first.achievedAt, handle: 'eve' });
  expect(better).toMatchObject({ score: 60 });
});

it('a merged guest counts as a member among the players of its days', async () => {
  const [guest, fay, game] = [await people.guest(), await people.member('fay'), await makeGame(ctx, maker)];
  await start(guest, game);
  const players = async () => {
    const { rows } = await sql`select account_id as id, is_member as "isMember" from daily_players
      where game_id = ${game}`.execute(ctx.db);
    return rows;
  };
  expect(await players()).toEqual([{ id: guest.id, isMember: false }]);
  await merge(guest, fay);
  expect(await players()).toEqual([{ id: fay.id, isMember: true }]);
});

it('exporting lists what was played, closing deletes it', async () => {
  const gus = await people.member('gus');
  await start(gus);
  clock.forward(30);
  await end(gus, 12);
  await score(gus, 5);
  const sections = await exportedData(exportPlay(ctx.db, gus.id));
  expect(sections['playEvents']).toMatchObject([
    { gameId, type: 'play_start' },
    { type: 'play_end', value: 12, creditedSeconds: 12 },
    { type: 'score', value: 5 },
  ]);
  expect(sections['playedGames']).toMatchObject([{ gameId, plays: 1, playSeconds: 12 }]);
  expect(sections['bestScores']).toMatchObject([
    { gameId, score: 5, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    { gameId, score: 5, day: null },
  ]);
  expect(sections['playDays']).toHaveLength(1);
  await inTransaction(ctx.db, (tx) => closePlay(tx, ctx, gus.id));
  expect(Object.values(await exportedData(exportPlay(ctx.db, gus.id))).flat()).toEqual([]);
  expect((await gus.get(`/api/games/${gameId}/leaderboard`)).body.me).toBeNull();
});
