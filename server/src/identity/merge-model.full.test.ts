import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mergeAchievements } from '../achievements/achievement-account-steps.ts';
import { achievementTable, earnedBy } from '../achievements/achievement-table.ts';
import { mergeCoins } from '../coins/coin-account-steps.ts';
import { inTransaction } from '../database/db.ts';
import { newId } from '../platform/ids.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { startServiceWithApple } from '../testing/people/apple-sign-in.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { openShop, type Visitor, visiting } from '../testing/people/shop-fixtures.ts';
import { mergeGuest } from './merge-guest.ts';

/**
 * Random lives of a guest and a member, over the API, and a model that adds the two up with a pen. After the sign-in
 * the member must be what the model says: nothing lost, nothing doubled.
 */
const { service, apple } = await startServiceWithApple();
const { people, ctx, clock } = service;

const gameCount = 3;
type Step =
  | { do: 'start'; game: number }
  | { do: 'end'; game: number; seconds: number }
  | { do: 'score'; game: number; score: number }
  | { do: 'save'; game: number; value: number }
  | { do: 'give'; coins: number }
  | { do: 'buy' | 'ask' | 'use'; item: number }
  | { do: 'wait'; seconds: number };
type Turn = { who: 0 | 1; step: Step };

const game = fc.nat(gameCount - 1);
const item = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('start' as const), game }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('end' as const), game, seconds: fc.nat(4000) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('score' as const), game, score: fc.integer({ min: -5, max: 20_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save' as const), game, value: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give' as const), coins: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('buy' as const, 'ask' as const, 'use' as const), item }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(30, 1800, 43_200, 86_400) }),
  },
);
const turns: fc.Arbitrary<Turn[]> = fc.array(fc.record({ who: fc.constantFrom(0 as const, 1 as const), step }), {
  minLength: 10,
  maxLength: 30,
});

let games: string[];
let items: { id: string; isDurable: boolean }[];
let durables: Set<string>;
beforeAll(async () => {
  const shop = await openShop(ctx, people, 'seller');
  games = [shop.gameId];
  while (games.length < gameCount) games.push(await makeGame(ctx, shop.creator));
  const lamp = await shop.add({ kind: 'durable', name: 'Lamp', price: 3 });
  const potion = await shop.add({ price: 4 });
  const contents = [
    { itemId: lamp, weight: 1 },
    { itemId: potion, weight: 1 },
  ];
  const box = await shop.add({ kind: 'loot_box', name: 'Chest', price: 5, contents });
  items = [lamp, potion, box].map((id) => ({ id, isDurable: id === lamp }));
  durables = new Set([lamp]);
});

/** What somebody did, written down from the answers. */
class Life {
  plays = 0;
  seconds = 0;
  scores = 0;
  ranked = 0;
  coins = 0;
  purchases = 0;
  finds = 0;
  readonly best = new Map<string, number>();
  readonly played = new Set<string>();
  readonly open = new Map<string, number>();
  readonly ended = new Map<string, number>();
  readonly days = new Set<number>();
  readonly has = new Map<string, number>();
  readonly saved = new Map<string, number>();
  readonly pending = new Map<string, number>();
  readonly events: number[] = [];
}

const day = (time: number) => Math.floor(time / 86_400_000);
const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

async function take(person: Visitor, life: Life, next: Step): Promise<void> {
  const now = () => clock.now().getTime();
  const send = async (event: Record<string, unknown>) => {
    const { status } = await person.post('/api/events', event);
    expect(status).toBe(200);
    life.events.push(now());
  };
  switch (next.do) {
    case 'start': {
      const gameId = at(games, next.game);
      await send({ type: 'play_start', gameId });
      life.plays++;
      life.played.add(gameId);
      life.open.set(gameId, now());
      life.days.add(day(now()));
      return;
    }
    case 'end': {
      const gameId = at(games, next.game);
      const before = (await person.get('/api/me')).body.user.stats.playSeconds;
      await send({ type: 'play_end', gameId, durationSeconds: next.seconds });
      const credited = (await person.get('/api/me')).body.user.stats.playSeconds - before;
      const open = life.open.get(gameId);
      expect(credited).toBeLessThanOrEqual(open === undefined ? 0 : next.seconds);
      life.seconds += credited;
      if (life.open.delete(gameId)) life.ended.set(gameId, now());
      return;
    }
    case 'score': {
      const gameId = at(games, next.game);
      await send({ type: 'score', gameId, score: next.score });
      life.scores++;
      const isInPlay = now() - (life.open.get(gameId) ?? 0) <= 6 * 3_600_000;
      if (!isInPlay && now() - (life.ended.get(gameId) ?? 0) > 60_000) return;
      life.ranked++;
      life.best.set(gameId, Math.max(life.best.get(gameId) ?? -Infinity, next.score));
      return;
    }
    case 'save': {
      const gameId = at(games, next.game);
      const playing = await people.playing(person, gameId);
      expect((await playing.put(`/api/sdk/state/${gameId}`, { state: next.value })).status).toBe(200);
      life.saved.set(gameId, next.value);
      return;
    }
    case 'give':
      await giveCoins(ctx, person, next.coins);
      life.coins += next.coins;
      return;
    case 'buy':
    case 'ask': {
      const { id } = at(items, next.item);
      const asked = await person.game.post('/api/sdk/shop/intents', { gameId: at(games, 0), itemId: id });
      if (asked.status !== 201) return;
      const { intent } = asked.body;
      life.pending.set(intent.id, Date.parse(intent.expiresAt));
      if (next.do === 'ask') return;
      const bought = await person.approve(intent.id, 'luck');
      if (bought.status !== 200) return;
      life.pending.delete(intent.id);
      life.coins -= intent.price;
      life.purchases++;
      if (intent.item.kind === 'loot_box') life.finds++;
      for (const { itemId } of bought.body.intent.granted) life.has.set(itemId, (life.has.get(itemId) ?? 0) + 1);
      return;
    }
    case 'use': {
      const { id } = at(items, next.item);
      const used = await person.game.post(`/api/sdk/shop/inventory/${at(games, 0)}/${id}/consume`, {});
      if (used.status === 200) life.has.set(id, (life.has.get(id) ?? 0) - 1);
      return;
    }
    case 'wait':
      clock.forward(next.seconds);
  }
}

/** The streak that ends today or yesterday, and the longest ever. */
function streaksOf(days: Set<number>, today: number): { current: number; longest: number } {
  let longest = 0;
  let current = 0;
  for (const first of days) {
    if (days.has(first - 1)) continue;
    let last = first;
    while (days.has(last + 1)) last++;
    longest = Math.max(longest, last - first + 1);
    if (last >= today - 1) current = last - first + 1;
  }
  return { current, longest };
}

async function visitorOf(person: Person): Promise<Visitor> {
  return visiting(people, person, at(games, 0));
}

let made = 0;

async function play(story: Turn[], isNew: boolean): Promise<void> {
  const sub = `pair-${++made}`;
  const guest = await visitorOf(await people.guest());
  const known = isNew ? undefined : await visitorOf(await apple.member(sub));
  const [one, other] = [new Life(), new Life()];
  for (const { who, step: next } of story) {
    if (who === 0 || known === undefined) await take(guest, one, next);
    else await take(known, other, next);
  }
  const earnedBefore = async (person: Person | undefined): Promise<string[]> =>
    person ? (await person.get('/api/me')).body.user.achievements.map(({ id }: { id: string }) => id) : [];
  const earned = new Set([...(await earnedBefore(guest)), ...(await earnedBefore(known))]);

  const member = await visitorOf(await apple.member(sub, guest));
  await compare(member, one, other, earned);
  await visitorOf(await apple.member(sub, guest));
  await compare(member, one, other, earned);
  await settleAll(member, one, other);
}

async function compare(member: Visitor, one: Life, other: Life, earned: Set<string>): Promise<void> {
  const now = clock.now().getTime();
  const { user } = (await member.get('/api/me')).body;
  const { current, longest } = streaksOf(one.days.union(other.days), day(now));
  const counters = {
    ...user.stats,
    plays: one.plays + other.plays,
    playSeconds: one.seconds + other.seconds,
    gamesPlayed: one.played.union(other.played).size,
    scores: one.scores + other.scores,
    bestScore: one.ranked + other.ranked > 0 ? Math.max(...one.best.values(), ...other.best.values()) : 0,
    currentStreakDays: current,
    longestStreakDays: longest,
    purchases: one.purchases + other.purchases - one.finds - other.finds,
    finds: one.finds + other.finds,
  };
  const { purchases: _, finds: __, ...stats } = counters;
  expect(user.stats).toEqual(stats);

  const earning = { ...counters, scores: one.ranked + other.ranked };
  const achievements = new Set([...earned, ...earnedBy(earning, earned).map(({ id }) => id)]);
  expect(new Set(user.achievements.map(({ id }: { id: string }) => id))).toEqual(achievements);
  const paid = achievementTable.filter(({ id }) => achievements.has(id)).reduce((sum, { coins }) => sum + coins, 0);
  expect(await member.balance()).toBe(500 + one.coins + other.coins + paid);

  const has: Record<string, number> = {};
  for (const id of new Set([...one.has.keys(), ...other.has.keys()])) {
    const [mine, theirs] = [one.has.get(id) ?? 0, other.has.get(id) ?? 0];
    const quantity = durables.has(id) ? Math.max(mine, theirs) : mine + theirs;
    if (quantity > 0) has[id] = quantity;
  }
  expect(await member.inventory()).toEqual(has);

  for (const gameId of games) {
    const playing = await people.playing(member, gameId);
    const { state } = (await playing.get(`/api/sdk/state/${gameId}`)).body;
    expect(state).toBe(other.saved.get(gameId) ?? one.saved.get(gameId) ?? null);
    const best = Math.max(one.best.get(gameId) ?? -Infinity, other.best.get(gameId) ?? -Infinity);
    const { me } = (await member.get(`/api/games/${gameId}/leaderboard`)).body;
    expect(me?.score ?? -Infinity).toBe(best);
  }

  const { rows } = await sql<{ uses: number }>`
    select cardinality(access_uses('event', ${member.id}, ${new Date(now - 3_600_000)})) as uses`.execute(ctx.db);
  expect(rows[0]?.uses).toBe([...one.events, ...other.events].filter((time) => time > now - 3_600_000).length);
}

/** Every purchase that either had pending is the member's to settle now. */
async function settleAll(member: Visitor, one: Life, other: Life): Promise<void> {
  const now = clock.now().getTime();
  const pending = [...one.pending, ...other.pending].filter(([, expiresAt]) => expiresAt > now).map(([id]) => id);
  const shown = (await member.get('/api/shop/intents?status=pending&limit=100')).body.intents;
  expect(new Set(shown.map(({ id }: { id: string }) => id))).toEqual(new Set(pending));
  for (const id of pending) expect((await member.decline(id)).status).toBe(200);
  await allChecksHold(ctx);
}

describe('M6 a guest and a member become one', () => {
  it.each([
    ['known', false],
    ['new', true],
  ])(
    'the model and a %s member agree',
    async (_what, isNew) => {
      // One open play a game goes on, so a wait at the very end of a day is as good as any other.
      await fc.assert(
        fc.asyncProperty(turns, (story) => play(story, isNew)),
        { numRuns: isNew ? 4 : 8 },
      );
    },
    60_000,
  );
});

it('G4 a thousand guests with achievements, merged into one member who has them: not a coin is minted', async () => {
  const member = await apple.member('farmer');
  const ids = achievementTable.map(({ id }) => id);
  await sql`select achievements_earn(${member.id}, ${ids}::text[], false, ${clock.now()})`.execute(ctx.db);
  const worth = 500 + achievementTable.reduce((sum, { coins }) => sum + coins, 0);
  const issued = async () => {
    const { rows } = await sql<{ coins: number }>`select -coins_balance(coins_issuance()) as coins`.execute(ctx.db);
    return rows[0]?.coins;
  };
  const before = await issued();
  const guests = Array.from({ length: 1000 }, () => newId(clock.now()));
  await sql`
    with made as (
      insert into accounts (id, kind, handle, created_at)
      select id, 'guest', 'guest_' || replace(id::text, '-', ''), ${clock.now()} from unnest(${guests}::uuid[]) as id
      returning id),
    counted as (insert into account_stats (account_id) select id from made)
    insert into earned_achievements (account_id, achievement_id, earned_at)
    select made.id, achievements.id, ${clock.now()} from made cross join achievements
    where coins > 200`.execute(ctx.db);
  // All steps for a few of them; for the many, the steps that move or pay coins.
  const [few, many] = [guests.slice(0, 20), guests.slice(20)];
  await inTransaction(ctx.db, async (tx) => {
    for (const guestId of few) expect(await mergeGuest(tx, ctx, { guestId, memberId: member.id })).toBe(true);
  });
  await inTransaction(ctx.db, async (tx) => {
    for (const guestId of many) {
      await mergeCoins(tx, ctx, { guestId, memberId: member.id });
      await mergeAchievements(tx, ctx, { guestId, memberId: member.id });
    }
    await sql`select accounts_close(id, ${member.id}, ${clock.now()}) from unnest(${many}::uuid[]) as id`.execute(tx);
  });
  expect([await issued(), (await member.get('/api/wallet')).body.balance]).toEqual([before, worth]);
  const { rows } = await sql`select count(*) from accounts where merged_into = ${member.id}`.execute(ctx.db);
  expect(rows).toEqual([{ count: 1000 }]);
  await allChecksHold(ctx);
});
