import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { economy } from '../coins/economy.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { openShop, type Shop, type Visitor } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import { settleIntent } from './settle-intent.ts';

const { people, ctx } = await startService();
let shop: Shop;
let potion: string;
beforeAll(async () => {
  shop = await openShop(ctx, people, 'ada');
  potion = await shop.add({ price: 10 });
});

// Calls of one turn of the event loop are written together: their quotes are not read first.
const approve = (who: Pick<Person, 'id'>, intentId: string) =>
  settleIntent(ctx, { accountId: who.id }, { intentId, decision: 'approved', clientSeed: 'seed' });

const visitors = (handles: string[], coins: number): Promise<Visitor[]> =>
  Promise.all(handles.map((handle) => shop.visitor(handle, coins)));

/** Runs `work` while somebody else holds the row of an account, as whoever closes or bans it does. */
async function whileHeld<T>({ id }: Pick<Person, 'id'>, work: () => Promise<T>): Promise<T> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select from accounts where id = ${id} for update`.execute(tx);
    return work();
  });
}

describe('purchases that are approved together', () => {
  it('pay and give each their own', async () => {
    const crowd = await visitors(['bob', 'cid', 'dot', 'eve'], 100);
    const intents = await Promise.all(crowd.map((one) => one.wants(potion)));
    const settled = await Promise.all(crowd.map((one, i) => approve(one, intents[i] ?? '')));
    expect(settled.map(({ balance, changed }) => [balance, changed])).toEqual(Array(4).fill([90, true]));
    expect(settled.map(({ intent }) => intent.id)).toEqual(intents);
    for (const one of crowd) expect(await one.inventory()).toEqual({ [potion]: 1 });
    await allChecksHold(ctx);
  });

  it('refuse one alone: without coins, or decided before', async () => {
    const [fay, gus] = (await visitors(['fay', 'gus'], 100)) as [Visitor, Visitor];
    const [poor, late] = [await shop.visitor('ida', 5), await shop.visitor('jon', 100)];
    const crowd = [fay, poor, late, gus];
    const intents = await Promise.all(crowd.map((one) => one.wants(potion)));
    await sql`update purchase_intents set status = 'declined', settled_at = now() where id = ${intents[2]}`.execute(
      ctx.db,
    );
    const settled = await Promise.allSettled(crowd.map((one, i) => approve(one, intents[i] ?? '')));
    expect(settled).toMatchObject([
      { status: 'fulfilled', value: { balance: 90 } },
      { status: 'rejected', reason: { code: 'insufficient_coins' } },
      { status: 'rejected', reason: { code: 'intent_settled' } },
      { status: 'fulfilled', value: { balance: 90 } },
    ]);
    await allChecksHold(ctx);
  });

  it("show nobody another's purchase, whoever comes first", async () => {
    const [kim, lea] = (await visitors(['kim', 'lea'], 100)) as [Visitor, Visitor];
    for (const [buyer, thief] of [
      [kim, lea],
      [lea, kim],
    ] as const) {
      const intentId = await buyer.wants(potion);
      const settled = await Promise.allSettled([approve(thief, intentId), approve(buyer, intentId)]);
      expect(settled).toMatchObject([
        { status: 'rejected', reason: { code: 'not_found' } },
        { status: 'fulfilled', value: { balance: 90 } },
      ]);
    }
    expect(await Promise.all([kim.balance(), lea.balance()])).toEqual([90, 90]);
    await allChecksHold(ctx);
  });

  it('do not wait for one whose account somebody else holds (FP7)', async () => {
    const [max, ned, ola] = (await visitors(['max', 'ned', 'ola'], 100)) as [Visitor, Visitor, Visitor];
    const intents = await Promise.all([max, ned, ola].map((one) => one.wants(potion)));
    const held = await whileHeld(max, async () => {
      const [ofMax, ...others] = [max, ned, ola].map((one, i) => approve(one, intents[i] ?? ''));
      expect(await Promise.all(others)).toMatchObject([{ balance: 90 }, { balance: 90 }]);
      return { ofMax };
    });
    expect(await held.ofMax).toMatchObject({ balance: 90 });
    await allChecksHold(ctx);
  });

  it('do not wait for a creator who is leaving, whose things are free', async () => {
    const [pam, quo] = (await visitors(['pam', 'quo'], 100)) as [Visitor, Visitor];
    const leaving = await openShop(ctx, people, 'ria', 'Leaving');
    const gift = await leaving.add({ price: 0, name: 'Gift' });
    const sam = await leaving.visitor('sam', 0);
    const [ofSam, ofPam, ofQuo] = [await sam.wants(gift), await pam.wants(potion), await quo.wants(potion)];
    const { deadlocks: before } = await databaseStats();
    const held = await whileHeld(leaving.creator, async () => {
      const gifted = approve(sam, ofSam);
      expect(await Promise.all([approve(pam, ofPam), approve(quo, ofQuo)])).toMatchObject([
        { balance: 90 },
        { balance: 90 },
      ]);
      return { gifted };
    });
    expect(await held.gifted).toMatchObject({ balance: 0, changed: true });
    expect((await databaseStats()).deadlocks).toBe(before);
    await allChecksHold(ctx);
  });
});

async function databaseStats(): Promise<{ deadlocks: number }> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(ctx.db);
  return rows[0] ?? { deadlocks: 0 };
}

describe('quotes that are made together', () => {
  it('refuse one alone, and do not wait for one whose account is held', async () => {
    const crowd = (await visitors(['tom', 'una', 'vic'], 0)) as [Visitor, Visitor, Visitor];
    const [tom, una, vic] = crowd;
    await Promise.all(Array.from({ length: economy.pendingIntentsMax }, () => tom.wants(potion)));
    const ask = (one: Visitor) => one.game.post('/api/sdk/shop/intents', { gameId: shop.gameId, itemId: potion });
    const held = await whileHeld(una, async () => {
      const ofUna = ask(una);
      const [ofTom, ofVic] = await Promise.all([ask(tom), ask(vic)]);
      expect([ofTom.status, ofVic.status]).toEqual([429, 201]);
      return { ofUna };
    });
    expect((await held.ofUna).status).toBe(201);
    await allChecksHold(ctx);
  });
});
