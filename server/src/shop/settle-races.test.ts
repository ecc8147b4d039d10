import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeCoins } from '../coins/coin-account-steps.ts';
import { settleBalances } from '../coins/settle-balances.ts';
import { balanceOf } from '../coins/wallet-queries.ts';
import { inTransaction } from '../database/db.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { retryOn503 } from '../testing/in-parallel.ts';
import { openShop, type Shop } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, ctx, clock } = service;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(ctx, people, 'ada');
});

const statuses = (answers: { status: number }[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, group]) => [
    Number(status),
    group?.length,
  ]);

describe('races', () => {
  it('W3 50 parallel approvals of one intent: one debit, the same answer for all', async () => {
    const bob = await shop.visitor('bob', 100);
    const id = await bob.wants(await shop.addBox([1, 1, 1], { price: 30 }));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => retryOn503(() => bob.approve(id, `seed ${i}`))),
    );
    expect(statuses(answers)).toEqual([[200, 50]]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await bob.balance()).toBe(70);
    expect(Object.values(await bob.inventory())).toEqual([1]);
    await allChecksHold(ctx);
  });

  it('W4 approve against decline: one of them, and the ledger agrees', async () => {
    const outcomes = new Set<string>();
    const cid = await shop.visitor('cid', 1000);
    const potion = await shop.add({ price: 10 });
    let spent = 0;
    for (let round = 0; round < 20; round++) {
      const id = await cid.wants(potion);
      const both = [() => cid.approve(id), () => cid.decline(id)];
      const [one, other] = await Promise.all((round % 2 === 0 ? both : both.reverse()).map((settle) => settle()));
      expect([one?.status, other?.status].sort()).toEqual([200, 409]);
      const { status } = (await cid.get(`/api/shop/intents/${id}`)).body.intent;
      outcomes.add(status);
      if (status === 'approved') spent += 10;
      expect(await cid.balance()).toBe(1000 - spent);
    }
    expect([...outcomes].every((status) => status === 'approved' || status === 'declined')).toBe(true);
    await allChecksHold(ctx);
  });

  it('W5 20 intents on a balance for one: one is approved, 19 wait', async () => {
    const rich = await openShop(ctx, people, 'dot');
    const eve = await rich.visitor('eve', 10);
    const items = [await rich.add({ price: 10 }), await rich.add({ price: 10, name: 'Elixir' })];
    const ids: string[] = [];
    for (let i = 0; i < 10; i++) ids.push(await eve.wants(items[i % 2] ?? ''));
    const elsewhere = await openShop(ctx, people, 'fay');
    const also = await elsewhere.add({ price: 10 });
    const playing = await people.playing(eve, elsewhere.gameId);
    for (let i = 0; i < 10; i++) {
      const asked = { gameId: elsewhere.gameId, itemId: also };
      ids.push((await playing.post('/api/sdk/shop/intents', asked)).body.intent.id);
    }
    const answers = await Promise.all(ids.map((id) => retryOn503(() => eve.approve(id))));
    expect(statuses(answers)).toEqual([
      [200, 1],
      [402, 19],
    ]);
    expect(await eve.balance()).toBe(0);
    expect((await eve.get('/api/shop/intents?status=pending')).body.intents).toHaveLength(19);
    await allChecksHold(ctx);
  });

  it('a durable bought by two intents at once is granted once and paid once', async () => {
    const gus = await shop.visitor('gus', 1000);
    for (const price of [0, 100]) {
      const hat = await shop.add({ kind: 'durable', name: `Hat ${price}`, price });
      const ids = [await gus.wants(hat), await gus.wants(hat), await gus.wants(hat)];
      const before = await gus.balance();
      const answers = await Promise.all(ids.map((id) => gus.approve(id)));
      expect(statuses(answers)).toEqual([
        [200, 1],
        [409, 2],
      ]);
      expect(answers.find(({ status }) => status === 409)?.headers.get('error-code')).toBe('already_owned');
      expect((await gus.inventory())[hat]).toBe(1);
      expect(await gus.balance()).toBe(before - price);
    }
    expect((await gus.get('/api/shop/intents?status=pending')).body.intents).toHaveLength(4);
    await allChecksHold(ctx);
  });

  it('two who sell to each other, while balances are settled', async () => {
    const one = await openShop(ctx, people, 'hal');
    const two = await openShop(ctx, people, 'ida');
    const [fromOne, fromTwo] = [await one.add({ price: 10 }), await two.add({ price: 10 })];
    for (const { creator } of [one, two])
      await sql`select coins_issue(${creator.id}, 100, 'grant', ${`grant:${creator.id}`}, 'Coins', null, ${clock.now()})`.execute(
        ctx.db,
      );
    const buys = async (buyer: typeof one.creator, gameId: string, itemId: string) => {
      const playing = await people.playing(buyer, gameId);
      for (let i = 0; i < 6; i++) {
        const { body } = await playing.post('/api/sdk/shop/intents', { gameId, itemId });
        expect((await buyer.post(`/api/shop/intents/${body.intent.id}/approve`)).status).toBe(200);
        await settleBalances(ctx.db);
      }
    };
    await Promise.all([buys(one.creator, two.gameId, fromTwo), buys(two.creator, one.gameId, fromOne)]);
    expect([await balanceOf(ctx.db, one.creator.id), await balanceOf(ctx.db, two.creator.id)]).toEqual([82, 82]);
    await allChecksHold(ctx);
  });

  it('a purchase waits for nobody but its buyer: the creator, revenue and issuance may be busy', async () => {
    const pat = await shop.visitor('pat', 100);
    const first = await pat.wants(await shop.add({ price: 10 }));
    const second = await pat.wants(await shop.add({ price: 10 }));
    await pat.approve(first);
    await settleBalances(ctx.db);
    await inTransaction(ctx.db, async (tx) => {
      await sql`update coin_accounts set balance = balance
        where id in (${shop.creator.id}, coins_revenue(), coins_issuance())`.execute(tx);
      expect((await pat.approve(second)).status).toBe(200);
    });
    expect(await pat.balance()).toBe(80);
  });

  it('a creator who leaves while others buy keeps no coins, and none are lost', async () => {
    const leaving = await openShop(ctx, people, 'jon');
    const potion = await leaving.add({ price: 10 });
    const buyers = await Promise.all(['kim', 'lea', 'max', 'ned'].map((handle) => leaving.visitor(handle, 50)));
    const ids = await Promise.all(buyers.map((buyer) => buyer.wants(potion)));
    const [answers] = await Promise.all([
      Promise.all(buyers.map((buyer, i) => buyer.approve(ids[i] ?? ''))),
      inTransaction(ctx.db, async (tx) => {
        await sql`select 1 from accounts where id = ${leaving.creator.id} for update`.execute(tx);
        await closeCoins(tx, ctx, leaving.creator.id);
        await sql`select accounts_close(${leaving.creator.id}, null, ${clock.now()})`.execute(tx);
      }),
    ]);
    expect(statuses(answers)).toEqual([[200, 4]]);
    expect(await balanceOf(ctx.db, leaving.creator.id)).toBe(0);
    await allChecksHold(ctx);
  });

  it('the same holds across two nodes', async () => {
    const other = await startService({ beside: service });
    const oli = await shop.visitor('oli', 100);
    const id = await oli.wants(await shop.add({ price: 10 }));
    const there = other.people.with(oli.token);
    const path = `/api/shop/intents/${id}/approve`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? oli.post(path) : there.post(path))),
    );
    expect(statuses(answers)).toEqual([[200, 10]]);
    expect(await oli.balance()).toBe(90);
  });
});
