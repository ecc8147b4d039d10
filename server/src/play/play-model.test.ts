import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Counters } from '../achievements/achievement.ts';
import { achievementTable, isEarned } from '../achievements/achievement-table.ts';
import { inTransaction } from '../database/db.ts';
import { mergeGuest } from '../identity/merge-guest.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Answer, Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { compactBoards } from './compact-boards.ts';
import { sweepPlay } from './sweep-play.ts';
import { utcDay } from './utc-day.ts';

const { people, ctx, clock } = await startService();
const maker = await people.member('maker');
const games = await Promise.all([1, 2, 3, 4, 5, 6].map(() => makeGame(ctx, maker)));

/** What one player did, in the simplest words. */
type Model = {
  starts: { game: number; day: string }[];
  seconds: number;
  scores: { game: number; score: number; isRanked: boolean }[];
  /** When the open play of a game began: not before and not after. */
  open: Map<number, [number, number]>;
  ended: Map<number, number>;
  earned: Set<string>;
};

const newModel = (): Model => ({
  starts: [],
  seconds: 0,
  scores: [],
  open: new Map(),
  ended: new Map(),
  earned: new Set(),
});

function streaks(days: Set<string>, today: string): { current: number; longest: number } {
  let [longest, run] = [0, 0];
  let before = '';
  let current = 0;
  for (const day of [...days].sort()) {
    run = before !== '' && utcDay(new Date(before), 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
    current = day >= utcDay(new Date(today), -1) ? run : 0;
  }
  return { current, longest };
}

function countersOf(model: Model): Counters {
  const { current, longest } = streaks(new Set(model.starts.map(({ day }) => day)), utcDay(clock.now()));
  return {
    plays: model.starts.length,
    playSeconds: model.seconds,
    gamesPlayed: new Set(model.starts.map(({ game }) => game)).size,
    scores: model.scores.length,
    bestScore: rankedOf(model).length === 0 ? 0 : Math.max(...rankedOf(model).map(({ score }) => score)),
    currentStreakDays: current,
    longestStreakDays: longest,
    gamesCreated: 0,
    clips: 0,
    followers: 0,
    following: 0,
    friends: 0,
    purchases: 0,
    finds: 0,
  };
}

const rankedOf = (model: Model) => model.scores.filter(({ isRanked }) => isRanked);

/** A score ranks in a play of at most six hours, and for a minute after its end. */
function ranks(model: Model, game: number): boolean {
  const now = clock.now().getTime();
  const [, began = -Infinity] = model.open.get(game) ?? [];
  return now - began <= 6 * 3_600_000 || now - (model.ended.get(game) ?? -Infinity) <= 60_000;
}

function earnNow(model: Model): string[] {
  const counters = { ...countersOf(model), scores: rankedOf(model).length };
  const fresh = achievementTable.filter((rule) => !model.earned.has(rule.id) && isEarned(rule, counters));
  for (const { id } of fresh) model.earned.add(id);
  return fresh.map(({ id }) => id);
}

function publicOf({ purchases: _p, finds: _f, ...stats }: Counters) {
  return stats;
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      who: fc.constantFrom('guest' as const, 'member' as const),
      game: fc.nat(games.length - 1),
      act: fc.oneof(
        fc.constant({ type: 'play_start' as const }),
        fc.record({ type: fc.constant('play_end' as const), durationSeconds: fc.nat(20_000) }),
        fc.record({ type: fc.constant('score' as const), score: fc.integer({ min: -50, max: 20_000 }) }),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(10, 600, 20_000, 43_200, 86_400, 100_000) }) },
);

it('M6 counters, streaks and achievements follow a simple model, through any events and a merge', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
      const who = { guest: await people.guest(), member: await people.member(`member_${run++}`) };
      const model = { guest: newModel(), member: newModel() };
      for (const next of steps) {
        if ('wait' in next) clock.forward(next.wait);
        else await play(who[next.who], model[next.who], next.game, next.act);
      }
      await sweepPlay(ctx);
      for (const name of ['guest', 'member'] as const) {
        const { user } = (await who[name].get('/api/me')).body;
        expect(user.stats).toEqual(publicOf(countersOf(model[name])));
      }
      expect((await who.guest.get('/api/wallet')).body.balance).toBe(0);

      await inTransaction(ctx.db, (tx) => mergeGuest(tx, ctx, { guestId: who.guest.id, memberId: who.member.id }));
      const merged: Model = {
        starts: [...model.member.starts, ...model.guest.starts],
        seconds: model.member.seconds + model.guest.seconds,
        scores: [...model.member.scores, ...model.guest.scores],
        open: latestOf(model.member.open, model.guest.open, (one, other) => one[0] > other[0]),
        ended: latestOf(model.member.ended, model.guest.ended, (one, other) => one > other),
        earned: model.member.earned.union(model.guest.earned),
      };
      const earnedByMerging = earnNow(merged);
      await expectStanding(who.member, merged);
      const next = await who.member.post('/api/events', { type: 'score', gameId: games[0], score: -1000 });
      merged.scores.push({ game: 0, score: -1000, isRanked: ranks(merged, 0) });
      expect(idsOf(next).sort()).toEqual([...earnedByMerging, ...earnNow(merged)].sort());
      await expectStanding(who.member, merged);
      await expectBoards(who, merged);
      await allChecksHold(ctx);
    }),
    { numRuns: 6 },
  );
});

type Act = { type: 'play_start' } | { type: 'play_end'; durationSeconds: number } | { type: 'score'; score: number };

async function play(person: Person, model: Model, game: number, act: Act): Promise<void> {
  const before = clock.now().getTime();
  const answer = await person.post('/api/events', { gameId: games[game], ...act });
  const after = clock.now().getTime();
  expect(answer.status).toBe(200);
  const { stats } = answer.body.user;
  if (act.type === 'play_start') {
    model.starts.push({ game, day: utcDay(clock.now()) });
    model.open.set(game, [before, after]);
  } else if (act.type === 'score') model.scores.push({ game, score: act.score, isRanked: ranks(model, game) });
  else {
    const [earliest, latest] = model.open.get(game) ?? [after, before];
    if (model.open.delete(game)) model.ended.set(game, after);
    // The clock runs on while the test does, so the last second may be counted or not.
    const credited = stats.playSeconds - model.seconds;
    expect(credited).toBeLessThanOrEqual(Math.min(act.durationSeconds, (after - earliest) / 1000));
    expect(credited).toBeGreaterThanOrEqual(Math.floor(Math.min(act.durationSeconds, (before - latest) / 1000)));
    model.seconds += credited;
  }
  expect(idsOf(answer)).toEqual(earnNow(model));
  expect(stats).toEqual(publicOf(countersOf(model)));
  expect(answer.body.user.achievements.map(({ id }: { id: string }) => id).sort()).toEqual([...model.earned].sort());
}

/** Two maps as one; where both have a key, the later value. */
function latestOf<T>(
  one: Map<number, T>,
  other: Map<number, T>,
  isLater: (one: T, other: T) => boolean,
): Map<number, T> {
  const both = new Map(one);
  for (const [key, value] of other) {
    const known = both.get(key);
    if (known === undefined || isLater(value, known)) both.set(key, value);
  }
  return both;
}

async function expectStanding(member: Person, model: Model): Promise<void> {
  const { user } = (await member.get('/api/me')).body;
  expect(user.stats).toEqual(publicOf(countersOf(model)));
  expect(user.achievements.map(({ id }: { id: string }) => id).sort()).toEqual([...model.earned].sort());
  const coins = achievementTable.filter(({ id }) => model.earned.has(id)).reduce((sum, one) => sum + one.coins, 0);
  expect((await member.get('/api/wallet')).body.balance).toBe(coins);
}

async function expectBoards({ guest, member }: { guest: Person; member: Person }, model: Model): Promise<void> {
  await compactBoards(ctx.db, 2);
  const best = Map.groupBy(rankedOf(model), ({ game }) => game);
  for (const [game, scores] of best) {
    const { body } = await member.get(`/api/games/${games[game]}/leaderboard`);
    expect(body.me?.score).toBe(Math.max(...scores.map(({ score }) => score)));
    expect(body.entries.map(({ handle }: { handle: string }) => handle)).not.toContain(guest.handle);
  }
  const { rows } = await sql`
    select 1 from board_scores where account_id = ${guest.id} union all
    select 1 from played_games where account_id = ${guest.id} union all
    select 1 from play_days where account_id = ${guest.id} union all
    select 1 from daily_players where account_id = ${guest.id} union all
    select 1 from play_events where account_id = ${guest.id}`.execute(ctx.db);
  expect(rows).toEqual([]);
}

function idsOf({ body }: Answer): string[] {
  return body.newAchievements.map(({ id }: { id: string }) => id);
}
