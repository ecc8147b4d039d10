import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { creatorShareOf, economy } from '../coins/economy.ts';
import { settleBalances } from '../coins/settle-balances.ts';
import { balanceOf } from '../coins/wallet-queries.ts';
import { asRefusal } from '../http/as-refusal.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { makeItem } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import { createIntent } from './create-intent.ts';
import { prizeOf } from './fair-draw.ts';
import { consumeItem, listInventory } from './inventory-queries.ts';
import { changeItem } from './manage-items.ts';
import { settleIntent } from './settle-intent.ts';
import { sweepIntents } from './sweep-intents.ts';

/**
 * Random histories of two players and a creator in one shop. In sequence, each step must return what a simple model
 * predicts; in parallel, ledger, inventories and intents must agree in the end.
 */
const { people, ctx, clock } = await startService();

type Step =
  | { do: 'ask'; player: number; item: number }
  | { do: 'approve' | 'decline'; player: number; intent: number }
  | { do: 'edit'; item: number; price: number; active: boolean }
  | { do: 'use'; player: number; item: number; quantity: number }
  | { do: 'give'; player: number; coins: number }
  | { do: 'wait'; seconds: number }
  | { do: 'sweep' | 'settle balances' };

const player = fc.nat(1);
const item = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('ask' as const), player, item }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constantFrom('approve' as const, 'decline' as const), player, intent: fc.nat(5) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('edit' as const), item, price: fc.nat(30), active: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('use' as const), player, item, quantity: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('give' as const), player, coins: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(60, 500, 901) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('sweep' as const, 'settle balances' as const) }) },
);

type Kind = 'durable' | 'consumable' | 'loot_box';
type ModelItem = {
  id: string;
  kind: Kind;
  price: number;
  active: boolean;
  contents: { itemId: string; weight: number }[];
};
type ModelIntent = { id: string; item: ModelItem; price: number; status: string; expiresAt: number };
type ModelPlayer = Person & { coins: number; has: Map<string, number>; intents: ModelIntent[] };
type World = { gameId: string; creator: Person; earned: number; items: ModelItem[]; players: ModelPlayer[] };

let number = 0;
async function makeWorld(): Promise<World> {
  number++;
  const creator = await people.member(`creator_${number}`);
  const gameId = await makeGame(ctx, creator);
  const add = async (kind: Kind, price: number, contents: ModelItem['contents'] = []): Promise<ModelItem> => {
    const body = { kind, price, ...(kind === 'loot_box' && { contents }) };
    return { id: await makeItem(ctx, creator, gameId, body), kind, price, active: true, contents };
  };
  const [potion, hat, cape] = [await add('consumable', 10), await add('durable', 15), await add('durable', 0)];
  const contents = [potion, hat, cape].map(({ id }, i) => ({ itemId: id, weight: i + 1 }));
  const items = [potion, hat, cape, await add('loot_box', 7, contents)];
  const players: ModelPlayer[] = [];
  for (const name of ['bob', 'cid']) {
    const person = await people.member(`${name}_${number}`);
    await giveCoins(ctx, person, 50);
    players.push({ ...person, coins: 50, has: new Map(), intents: [] });
  }
  return { gameId, creator, earned: 0, items, players };
}

const at = <T>(list: T[], i: number): T => {
  const found = list[i % list.length];
  if (found === undefined) throw new Error('The list is empty');
  return found;
};

const gamePlayer = (world: World, { id }: Person) =>
  ({ accountId: id, kind: 'member', sessionId: '', gameId: world.gameId }) as const;

/** The result of a step: its value, or the code of its refusal. */
async function outcome<T>(work: Promise<T>): Promise<{ value: T; code: 'ok' } | { value: undefined; code: string }> {
  try {
    return { value: await work, code: 'ok' };
  } catch (error) {
    const refusal = asRefusal(error);
    // A deadlock would show as unavailable, and there must be none.
    if (refusal === undefined || refusal.code === 'unavailable') throw error;
    return { value: undefined, code: refusal.code };
  }
}

const bodyOf = ({ kind, price, active, contents }: ModelItem) => ({
  kind,
  name: 'Thing',
  price,
  active,
  ...(kind === 'loot_box' && { contents }),
});

describe('one after the other', () => {
  const add = (who: ModelPlayer, itemId: string, by: number) => who.has.set(itemId, (who.has.get(itemId) ?? 0) + by);
  const pendingOf = (who: ModelPlayer, now: number) =>
    who.intents.filter(({ status, expiresAt }) => status === 'pending' && expiresAt > now);

  async function ask(world: World, who: ModelPlayer, wanted: ModelItem): Promise<void> {
    const now = clock.now();
    const owned = wanted.kind === 'durable' && (who.has.get(wanted.id) ?? 0) > 0;
    const expected = !wanted.active
      ? 'not_found'
      : owned
        ? 'already_owned'
        : pendingOf(who, now.getTime()).length >= economy.pendingIntentsMax
          ? 'too_many_pending'
          : 'ok';
    const { value, code } = await outcome(createIntent(ctx, gamePlayer(world, who), wanted.id));
    expect(code).toBe(expected);
    if (value === undefined) return;
    expect([value.price, value.status, value.granted]).toEqual([wanted.price, 'pending', []]);
    const expiresAt = now.getTime() + economy.intentLifetimeSeconds * 1000;
    who.intents.push({ id: value.id, item: { ...wanted }, price: wanted.price, status: 'pending', expiresAt });
  }

  async function settle(world: World, who: ModelPlayer, intent: ModelIntent, decision: 'approved' | 'declined') {
    const now = clock.now();
    const owned = intent.item.kind === 'durable' && (who.has.get(intent.item.id) ?? 0) > 0;
    const isPending = intent.status === 'pending';
    const isExpired = intent.status === 'expired' || (isPending && intent.expiresAt <= now.getTime());
    const expected = isExpired
      ? 'intent_expired'
      : !isPending
        ? intent.status === decision
          ? 'ok'
          : 'intent_settled'
        : decision === 'declined'
          ? 'ok'
          : owned
            ? 'already_owned'
            : who.coins < intent.price
              ? 'insufficient_coins'
              : 'ok';
    const { value, code } = await outcome(
      settleIntent(ctx, { accountId: who.id }, { intentId: intent.id, decision, clientSeed: 'luck' }),
    );
    expect(code).toBe(expected);
    if (value === undefined) return;
    if (isPending) intent.status = decision;
    if (isPending && decision === 'approved') {
      who.coins -= intent.price;
      world.earned += creatorShareOf(intent.price);
      const { serverSeed } = value.intent.fairness ?? {};
      const prize =
        intent.item.kind === 'loot_box'
          ? prizeOf({
              intentId: intent.id,
              serverSeed: serverSeed ?? '',
              clientSeed: 'luck',
              odds: intent.item.contents,
            })
          : intent.item.id;
      expect(value.intent.granted.map(({ itemId }) => itemId)).toEqual([prize]);
      add(who, prize, 1);
    }
    expect([value.intent.status, value.balance, value.changed]).toEqual([decision, who.coins, isPending]);
  }

  async function use(world: World, who: ModelPlayer, used: ModelItem, quantity: number): Promise<void> {
    const has = who.has.get(used.id);
    const expected =
      has === undefined
        ? 'not_found'
        : used.kind !== 'consumable'
          ? 'not_consumable'
          : has < quantity
            ? 'not_enough_items'
            : 'ok';
    const request = consumeItem(ctx.db, gamePlayer(world, who), { itemId: used.id, quantity, key: null }, clock.now());
    const { value, code } = await outcome(request);
    expect(code).toBe(expected);
    if (value === undefined) return;
    add(who, used.id, -quantity);
    expect(value.quantity).toBe(who.has.get(used.id));
  }

  async function take(world: World, next: Step): Promise<void> {
    const creator = { accountId: world.creator.id, kind: 'member', sessionId: '' } as const;
    switch (next.do) {
      case 'ask':
        return ask(world, at(world.players, next.player), at(world.items, next.item));
      case 'approve':
      case 'decline': {
        const who = at(world.players, next.player);
        if (who.intents.length === 0) return;
        return settle(world, who, at(who.intents, next.intent), next.do === 'approve' ? 'approved' : 'declined');
      }
      case 'edit': {
        const edited = at(world.items, next.item);
        Object.assign(edited, { price: next.price, active: next.active });
        await changeItem(ctx, creator, world.gameId, edited.id, bodyOf(edited), () => bodyOf(edited));
        return;
      }
      case 'use':
        return use(world, at(world.players, next.player), at(world.items, next.item), next.quantity);
      case 'give': {
        const who = at(world.players, next.player);
        who.coins += next.coins;
        return giveCoins(ctx, who, next.coins);
      }
      case 'wait':
        return clock.forward(next.seconds);
      case 'sweep': {
        await sweepIntents(ctx.db, clock);
        return;
      }
      case 'settle balances':
        return settleBalances(ctx.db);
    }
  }

  it('every response is the one that the model predicts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const world = await makeWorld();
        for (const next of steps) await take(world, next);
        for (const who of world.players) {
          expect(await balanceOf(ctx.db, who.id)).toBe(who.coins);
          const has = await listInventory(ctx.db, gamePlayer(world, who));
          expect(new Map(has.map(({ itemId, quantity }) => [itemId, quantity]))).toEqual(
            new Map([...who.has].filter(([, quantity]) => quantity > 0)),
          );
        }
        expect(await balanceOf(ctx.db, world.creator.id)).toBe(world.earned);
        await allChecksHold(ctx);
      }),
      { numRuns: 25 },
    );
  });
});

describe('in parallel', () => {
  type Lane = Step[];
  type Seen = { paid: number; given: number };

  beforeAll(() => settleBalances(ctx.db));

  /** Runs the steps of one lane and records what their responses promise. */
  async function tell(world: World, lane: Lane, intents: string[][], seen: Seen[]): Promise<void> {
    const creator = { accountId: world.creator.id, kind: 'member', sessionId: '' } as const;
    for (const next of lane) {
      const now = clock.now();
      if (next.do === 'ask') {
        const who = at(world.players, next.player);
        const asked = createIntent(ctx, gamePlayer(world, who), at(world.items, next.item).id);
        const { value } = await outcome(asked);
        if (value !== undefined) intents[next.player]?.push(value.id);
      } else if (next.do === 'approve' || next.do === 'decline') {
        const own = intents[next.player] ?? [];
        if (own.length === 0) continue;
        const decision = next.do === 'approve' ? 'approved' : 'declined';
        const accountId = at(world.players, next.player).id;
        const settled = settleIntent(ctx, { accountId }, { intentId: at(own, next.intent), decision, clientSeed: '' });
        const { value } = await outcome(settled);
        const account = at(seen, next.player);
        if (value?.changed && decision === 'approved') account.paid += value.intent.price;
      } else if (next.do === 'edit') {
        const edited = { ...at(world.items, next.item), price: next.price, active: next.active };
        await changeItem(ctx, creator, world.gameId, edited.id, bodyOf(edited), () => bodyOf(edited));
      } else if (next.do === 'use') {
        const request = { itemId: at(world.items, next.item).id, quantity: next.quantity, key: null };
        await outcome(consumeItem(ctx.db, gamePlayer(world, at(world.players, next.player)), request, now));
      } else if (next.do === 'give') {
        await giveCoins(ctx, at(world.players, next.player), next.coins);
        at(seen, next.player).given += next.coins;
      } else if (next.do === 'sweep') await sweepIntents(ctx.db, clock);
      else if (next.do === 'settle balances') await settleBalances(ctx.db);
    }
  }

  it('I17 ledger, inventories and intents agree with every response', async () => {
    const lane = fc.array(step, { minLength: 5, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(fc.array(lane, { minLength: 4, maxLength: 6 }), async (lanes) => {
        const world = await makeWorld();
        const intents: string[][] = [[], []];
        const seen = world.players.map(() => ({ paid: 0, given: 50 }));
        await Promise.all(lanes.map((steps) => tell(world, steps, intents, seen)));
        for (const [i, who] of world.players.entries()) {
          const { paid, given } = at(seen, i);
          expect(await balanceOf(ctx.db, who.id)).toBe(given - paid);
        }
        await allChecksHold(ctx);
      }),
      { numRuns: 15 },
    );
  });
});
