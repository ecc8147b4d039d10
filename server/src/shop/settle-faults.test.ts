import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settleBalances } from '../coins/settle-balances.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { openShop, type Shop, type Visitor } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import {
  clearFaults,
  type FaultPoint,
  setFault,
  startDatabaseProxy,
  withGateClosed,
} from '../testing/torture/fault-fixtures.ts';
import { prizeOf } from './fair-draw.ts';

const service = await startService();
const { people, ctx } = service;
let shop: Shop;
let bob: Visitor;
let box: string;
beforeAll(async () => {
  shop = await openShop(ctx, people, 'ada');
  bob = await shop.visitor('bob', 10_000);
  box = await shop.addBox([3, 2, 1], { price: 10 });
  await settleBalances(ctx.db);
});
afterEach(() => clearFaults(ctx.db));

/** The points an approval passes, in its order. */
const approvalPoints: [string, FaultPoint][] = [
  ['FP2 before the intent says so', { table: 'purchase_intents', event: 'update' }],
  ['FP2 before the grant', { table: 'inventory_items', event: 'insert' }],
  ['FP2 before the grant is recorded', { table: 'inventory_moves', event: 'insert' }],
  ['FP3 before the ledger', { table: 'coin_transactions', event: 'insert' }],
  ['FP3 before the debit', { table: 'coin_accounts', event: 'update' }],
  ['FP3 after the debit', { table: 'coin_entries', event: 'insert' }],
  ['FP3 after the entries', { table: 'coin_unsettled', event: 'insert' }],
  ['FP4 before the purchase is counted', { table: 'account_stats', event: 'update' }],
  [
    'FP4 FB1 with the prize drawn, when only the commit is missing',
    { table: 'purchase_intents', event: 'update', when: 'commit' },
  ],
];

async function nothingMoved(intentId: string): Promise<void> {
  const { rows } = await sql`
    select i.status, i.client_seed, i.granted_item_id,
      (select count(*) from coin_transactions t where t.cause = 'intent:' || i.id) as transactions,
      (select count(*) from inventory_moves m where m.intent_id = i.id) as grants
    from purchase_intents i where i.id = ${intentId}`.execute(ctx.db);
  expect(rows).toEqual([{ status: 'pending', client_seed: null, granted_item_id: null, transactions: 0, grants: 0 }]);
}

async function expectedPrize(intentId: string, clientSeed: string): Promise<string> {
  const { rows } = await sql<{ seed: string; odds: { itemId: string; weight: number }[] }>`
    select encode(p.server_seed, 'hex') as seed, (
      select json_agg(json_build_object('itemId', prize_id, 'weight', weight) order by position)
      from item_odds o where o.item_id = p.item_id and o.version = p.item_version) as odds
    from purchase_intents p where p.id = ${intentId}`.execute(ctx.db);
  return prizeOf({ intentId, serverSeed: rows[0]?.seed ?? '', clientSeed, odds: rows[0]?.odds ?? [] });
}

describe('the database connection dies', () => {
  it.each(approvalPoints)('%s: 503, nothing moved, and asking again gives the prize that was due', async (_, point) => {
    const id = await bob.wants(box);
    const due = await expectedPrize(id, 'luck');
    const before = [await bob.balance(), await bob.inventory()];
    await setFault(ctx.db, point, 'die');
    const cut = await bob.approve(id, 'luck');
    expect([cut.status, cut.headers.get('error-code')]).toEqual([503, 'unavailable']);
    expect(cut.headers.get('retry-after')).toMatch(/^\d+$/);
    await nothingMoved(id);
    expect([await bob.balance(), await bob.inventory()]).toEqual(before);
    const again = await bob.approve(id, 'luck');
    expect([again.status, again.body.intent.granted[0].itemId]).toEqual([200, due]);
    await allChecksHold(ctx);
  });

  it.each([
    ['before', { table: 'purchase_intents', event: 'update' }],
    ['commit', { table: 'purchase_intents', event: 'update', when: 'commit' }],
  ] as [string, FaultPoint][])(
    'FP8 while declining (%s): it stays pending and can be settled either way',
    async (_, point) => {
      const id = await bob.wants(box);
      await setFault(ctx.db, point, 'die');
      expect((await bob.decline(id)).status).toBe(503);
      await nothingMoved(id);
      expect((await bob.decline(id)).status).toBe(200);
      await allChecksHold(ctx);
    },
  );

  it('FP1 between two requests: at the worst one 503, then all is well', async () => {
    const id = await bob.wants(box);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'coinop'`.execute(ctx.db);
    let answer = await bob.approve(id);
    for (; answer.status === 503; answer = await bob.approve(id)) expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.status).toBe(200);
    await allChecksHold(ctx);
  });
});

describe('the answer gets lost', () => {
  it('FP5 FB2 after the commit, between database and node: 503, and asking again shows what was done', async () => {
    const proxy = await startDatabaseProxy(service.databaseUrl);
    const behind = await startService({ beside: { ...service, databaseUrl: proxy.url } });
    const there = behind.people.with(bob.token);
    const id = await bob.wants(box);
    const before = await bob.balance();
    await there.get(`/api/shop/intents/${id}`);
    // Only the statement that writes carries the seed.
    proxy.loseAnswerTo('seed that gets lost');
    const path = `/api/shop/intents/${id}/approve`;
    const lost = await there.post(path, { clientSeed: 'seed that gets lost' });
    expect([lost.status, lost.headers.get('error-code')]).toEqual([503, 'unavailable']);
    expect(await bob.balance()).toBe(before - 10);
    const again = await there.post(path, { clientSeed: 'another' });
    expect(again.status).toBe(200);
    expect(again.body.intent).toMatchObject({ status: 'approved', fairness: { clientSeed: 'seed that gets lost' } });
    expect(again.body.intent.granted[0].itemId).toBe(await expectedPrize(id, 'seed that gets lost'));
    expect((await bob.approve(id)).body).toEqual(again.body);
    expect(await bob.balance()).toBe(before - 10);
    await allChecksHold(ctx);
    await proxy.close();
  });

  it('FP6 between node and app: the app asks again and gets the same', async () => {
    const id = await bob.wants(box);
    const before = await bob.balance();
    await setFault(ctx.db, { table: 'coin_entries', event: 'insert' }, 'wait');
    await withGateClosed(ctx.db, async (waiting) => {
      const leaving = new AbortController();
      const gone = fetch(`${service.url}/api/shop/intents/${id}/approve`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bob.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ clientSeed: 'luck' }),
        signal: leaving.signal,
      });
      await waiting();
      leaving.abort();
      await expect(gone).rejects.toThrow();
    });
    const again = await bob.approve(id, 'another');
    expect([again.status, again.body.intent.fairness.clientSeed]).toEqual([200, 'luck']);
    expect(await bob.balance()).toBe(before - 10);
    await allChecksHold(ctx);
  });
});

it('FP7 an approval that hangs keeps nobody else waiting, and is ended after ten seconds', async () => {
  const cid = await shop.visitor('cid', 100);
  const [slow, quick] = [await bob.wants(box), await cid.wants(box)];
  await setFault(ctx.db, { table: 'purchase_intents', event: 'update' }, 'wait');
  const hanging = await withGateClosed(ctx.db, async (waiting) => {
    const answer = bob.approve(slow);
    await waiting();
    expect((await cid.approve(quick)).status).toBe(200);
    expect((await shop.creator.get('/api/wallet')).status).toBe(200);
    expect((await bob.get(`/api/shop/intents/${slow}`)).body.intent.status).toBe('pending');
    return { answer };
  });
  expect((await hanging.answer).status).toBe(200);
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(ctx.db);
  expect(rows).toEqual([{ statement: '10s', idle: '10s' }]);
});

it('FB3 W15 many boxes, opened with connections dying all the time: each gives what was due, and no coin is lost', async () => {
  const dot = await shop.visitor('dot', 1000);
  let cuts = 0;
  for (let opened = 0; opened < 12; opened++) {
    const id = await dot.wants(box);
    const due = await expectedPrize(id, `seed ${opened}`);
    const [, point] = approvalPoints[opened % approvalPoints.length] ?? [];
    if (point === undefined) throw new Error('There is a point for every box');
    await setFault(ctx.db, point, 'die', 2);
    let answer = await dot.approve(id, `seed ${opened}`);
    for (; answer.status === 503; cuts++) answer = await dot.approve(id, `seed ${opened}`);
    expect([answer.status, answer.body.intent.granted[0].itemId]).toEqual([200, due]);
  }
  expect(cuts).toBe(24);
  expect(await dot.balance()).toBe(1000 - 120);
  const owned = Object.values(await dot.inventory()).reduce((sum, quantity) => sum + quantity, 0);
  expect(owned).toBe(12);
  await allChecksHold(ctx);
});
