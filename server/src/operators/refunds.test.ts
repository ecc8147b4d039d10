import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '../coins/wallet-queries.ts';
import { inTransaction } from '../database/db.ts';
import { closeAccount } from '../identity/close-account.ts';
import { mergeGuest } from '../identity/merge-guest.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { type SignedInOperator, signInAsOperator } from '../testing/people/operators.ts';
import { openShop, type Shop, visiting } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, ctx, clock } = service;
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];
const reason = 'It never worked';
let olga: SignedInOperator;
let sue: SignedInOperator;
let shop: Shop;

beforeAll(async () => {
  olga = await signInAsOperator(service, 'owner');
  sue = await signInAsOperator(service, 'support');
  shop = await openShop(ctx, people, 'ada');
});

const refund = (id: string, body: object = {}, by = sue) =>
  by.post(`/api/admin/purchases/${id}/refund`, { reason, ...body });
const spend = (accountId: string, coins: number) =>
  sql`select coins_post('correction', ${`spent ${accountId} ${coins}`}, 'Spent', null,
    array[${accountId}::uuid, coins_issuance()], array[${-coins}::bigint, ${coins}::bigint], ${clock.now()})`.execute(
    ctx.db,
  );

describe('a refund', () => {
  it('I22 gives item, price and share back in one journal, once, and shows on both statements', async () => {
    const bob = await shop.visitor('bob', 100);
    const hat = await shop.add({ kind: 'durable', name: 'Hat', price: 50 });
    const id = await bob.wants(hat);
    await bob.approve(id);
    const earned = await balanceOf(ctx.db, shop.creator.id);
    expect((await refund(id)).body).toEqual({ coins: 50, shareTaken: 35, itemTaken: true });
    expect(await bob.balance()).toBe(100);
    expect(await balanceOf(ctx.db, shop.creator.id)).toBe(earned - 35);
    expect(await bob.inventory()).toEqual({});
    const { intent } = (await bob.get(`/api/shop/intents/${id}`)).body;
    expect(intent).toMatchObject({ status: 'approved', refundedAt: expect.any(String) });
    const [line] = (await bob.get('/api/wallet')).body.ledger;
    expect(line).toMatchObject({ kind: 'refund', amount: 50, memo: 'Refund: Hat in Sky Race', refId: id });
    expect((await shop.creator.get('/api/wallet')).body.ledger[0]).toMatchObject({ kind: 'refund', amount: -35 });
    const { entries } = (await olga.get(`/api/admin/ledger/${line.id}`)).body;
    expect(entries.map(({ amount }: { amount: number }) => amount)).toEqual([50, -35, -15]);
    expect(codeOf(await refund(id))).toEqual([409, 'conflict']);
    expect((await olga.get('/api/admin/actions?limit=1')).body.actions[0]).toMatchObject({
      action: 'refund',
      targetId: id,
      after: { coins: 50, shareTaken: 35 },
    });
    await bob.approve(await bob.wants(hat));
    expect(await bob.inventory()).toEqual({ [hat]: 1 });
    await allChecksHold(ctx);
  });

  it('takes from the creator what the wallet holds, and the platform bears the rest', async () => {
    const poor = await openShop(ctx, people, 'cleo');
    const dan = await poor.visitor('dan', 100);
    const potion = await poor.add({ price: 100 });
    const id = await dan.wants(potion);
    await dan.approve(id);
    await spend(poor.creator.id, (await balanceOf(ctx.db, poor.creator.id)) - 8);
    expect((await refund(id)).body).toEqual({ coins: 100, shareTaken: 8, itemTaken: true });
    expect(await balanceOf(ctx.db, poor.creator.id)).toBe(0);
    await dan.approve(await dan.wants(potion));
    await spend(poor.creator.id, 70);
    const [{ id: second }] = (await sue.get(`/api/admin/purchases?accountId=${dan.id}`)).body.purchases;
    expect((await refund(second)).body).toEqual({ coins: 100, shareTaken: 0, itemTaken: true });
    expect(await dan.balance()).toBe(100);
    await allChecksHold(ctx);
  });

  it('takes the prize of an opened box and leaves its proof', async () => {
    const eve = await shop.visitor('eve', 30);
    const id = await eve.wants(await shop.addBox([1, 1], { price: 30 }));
    const opened = (await eve.approve(id, 'lucky')).body.intent;
    expect((await refund(id)).body).toMatchObject({ coins: 30, itemTaken: true });
    expect(await eve.inventory()).toEqual({});
    const after = (await eve.get(`/api/shop/intents/${id}`)).body.intent;
    expect([after.granted, after.fairness]).toEqual([opened.granted, opened.fairness]);
    await allChecksHold(ctx);
  });

  it('is refused for what is used up, unless it is meant all the same', async () => {
    const fay = await shop.visitor('fay', 20);
    const potion = await shop.add({ price: 10 });
    const [one, two] = [await fay.wants(potion), await fay.wants(potion)];
    await fay.approve(one);
    await fay.approve(two);
    expect((await fay.game.post(`/api/sdk/shop/inventory/${shop.gameId}/${potion}/consume`)).status).toBe(200);
    expect((await refund(one)).body.itemTaken).toBe(true);
    expect(codeOf(await refund(two))).toEqual([409, 'item_used_up']);
    expect((await fay.get(`/api/shop/intents/${two}`)).body.intent.refundedAt).toBeNull();
    expect((await refund(two, { evenIfUsed: true })).body).toMatchObject({ coins: 10, itemTaken: false });
    expect(await fay.balance()).toBe(20);
    await allChecksHold(ctx);
  });

  it('moves no coins for what was free', async () => {
    const gus = await shop.visitor('gus', 0);
    const id = await gus.wants(await shop.add({ price: 0 }));
    await gus.approve(id);
    expect((await refund(id)).body).toEqual({ coins: 0, shareTaken: 0, itemTaken: true });
    await allChecksHold(ctx);
  });

  it('finds the member whom a guest became, also where the member made the game', async () => {
    const guest = await people.guest();
    await giveCoins(ctx, guest, 40);
    const there = await visiting(people, guest, shop.gameId);
    const potion = await shop.add({ price: 40 });
    const id = await there.wants(potion);
    await there.approve(id);
    const creator = shop.creator.id;
    await inTransaction(ctx.db, (tx) => mergeGuest(tx, ctx, { guestId: guest.id, memberId: creator }));
    const before = await balanceOf(ctx.db, creator);
    expect((await refund(id)).body).toEqual({ coins: 40, shareTaken: 28, itemTaken: true });
    expect(await balanceOf(ctx.db, creator)).toBe(before + 12);
    await allChecksHold(ctx);
  });

  it('is refused for unknown, pending and declined purchases, closed buyers, sums over a role, and other roles', async () => {
    const hal = await shop.visitor('hal', 20_000);
    const potion = await shop.add({ price: 20_000 });
    const pending = await hal.wants(potion);
    expect(codeOf(await refund(pending))).toEqual([409, 'conflict']);
    await hal.decline(pending);
    expect(codeOf(await refund(pending))).toEqual([409, 'conflict']);
    expect((await refund(hal.id)).status).toBe(404);
    const id = await hal.wants(potion);
    await hal.approve(id);
    expect(codeOf(await refund(id))).toEqual([403, 'role_not_allowed']);
    expect(await hal.balance()).toBe(0);
    const mona = await signInAsOperator(service, 'moderator');
    expect(codeOf(await refund(id, {}, mona))).toEqual([403, 'role_not_allowed']);
    expect((await olga.post(`/api/admin/purchases/${id}/refund`, {})).status).toBe(400);
    await inTransaction(ctx.db, (tx) => closeAccount(tx, ctx, hal.id));
    expect(codeOf(await refund(id, {}, olga))).toEqual([409, 'conflict']);
    await allChecksHold(ctx);
  });
});

describe('races', () => {
  it('of ten refunds at once one is carried out', async () => {
    const ivy = await shop.visitor('ivy', 10);
    const id = await ivy.wants(await shop.add({ price: 10 }));
    await ivy.approve(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await ivy.balance()).toBe(10);
    await allChecksHold(ctx);
  });

  it('refunds of two sales by a creator with too few coins, who spends meanwhile, leave no negative balance', async () => {
    const racing = await openShop(ctx, people, 'jan');
    const buyers = await Promise.all(['kim', 'lea', 'max'].map((handle) => racing.visitor(handle, 100)));
    const potion = await racing.add({ price: 100 });
    const ids = await Promise.all(buyers.map((buyer) => buyer.wants(potion)));
    await Promise.all(buyers.map((buyer, i) => buyer.approve(ids[i] ?? '')));
    const spent = spend(racing.creator.id, (await balanceOf(ctx.db, racing.creator.id)) - 75).then(
      () => true,
      () => false,
    );
    const answers = await Promise.all(ids.map((id) => refund(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await spent;
    expect(await balanceOf(ctx.db, racing.creator.id)).toBeGreaterThanOrEqual(0);
    for (const buyer of buyers) expect(await buyer.balance()).toBe(100);
    await allChecksHold(ctx);
  });

  it('a refund against the use of the item: either it was used, or it is back', async () => {
    const ned = await shop.visitor('ned', 100);
    const potion = await shop.add({ price: 10 });
    for (let round = 0; round < 6; round++) {
      const id = await ned.wants(potion);
      await ned.approve(id);
      const [back, used] = await Promise.all([
        refund(id),
        ned.game.post(`/api/sdk/shop/inventory/${shop.gameId}/${potion}/consume`),
      ]);
      expect([back.status, used.status].sort()).toEqual([200, 409]);
    }
    await allChecksHold(ctx);
  });
});

it('shows purchases page by page, who sold most, and who buys strikingly often', async () => {
  const busy = await openShop(ctx, people, 'oli', 'Busy');
  const pam = await busy.visitor('pam', 1000);
  const potion = await busy.add({ price: 10 });
  for (let i = 0; i < 50; i++) await pam.approve(await pam.wants(potion));
  const first = (await sue.get(`/api/admin/purchases?accountId=${pam.id}&limit=30`)).body;
  expect(first.purchases[0]).toMatchObject({ buyer: 'pam', creator: 'oli', game: 'Busy', item: 'Potion', price: 10 });
  const rest = (await sue.get(`/api/admin/purchases?accountId=${pam.id}&limit=30&cursor=${first.nextCursor}`)).body;
  expect(first.purchases.length + rest.purchases.length).toBe(50);
  expect(rest.nextCursor).toBeNull();
  await refund(rest.purchases[0].id);
  const { sellers, eagerBuyers } = (await sue.get('/api/admin/sales')).body;
  expect(sellers).toContainEqual({
    creatorId: busy.creator.id,
    creator: 'oli',
    sales: 50,
    refunds: 1,
    coins: 490,
    share: 343,
  });
  expect(eagerBuyers).toEqual([{ buyerId: pam.id, buyer: 'pam', purchases: 50, coins: 500 }]);
  expect((await busy.creator.get('/api/me/creator')).body.items).toMatchObject([{ sales: 49, coins: 343 }]);
});

it('a purchase is reported only by its buyer, to be refunded or closed, and never hidden', async () => {
  const [quinn, rob] = [await shop.visitor('quinn', 100), await shop.visitor('rob', 100)];
  const id = await quinn.wants(await shop.add({ name: 'Broken lamp' }));
  const report = { target: 'purchase', id, reason: 'It does nothing.', category: 'broken' };
  expect(codeOf(await quinn.post('/api/reports', report))).toEqual([404, 'not_found']);
  await quinn.approve(id);
  expect(codeOf(await rob.post('/api/reports', report))).toEqual([404, 'not_found']);
  expect((await quinn.post('/api/reports', report)).status).toBe(201);
  const { cases } = (await olga.get('/api/admin/reports')).body;
  expect(cases).toMatchObject([{ target: 'purchase', id, title: 'Broken lamp in Sky Race', reports: 1, counted: 0 }]);
  const { ownerId } = (await olga.get(`/api/admin/things/purchase/${id}`)).body;
  expect(ownerId).toBe(quinn.id);
  expect(codeOf(await olga.post(`/api/admin/things/purchase/${id}/hide`, { reason }))).toEqual([409, 'conflict']);
  expect((await refund(id)).status).toBe(200);
  expect((await olga.post(`/api/admin/things/purchase/${id}/restore`, { reason })).status).toBe(200);
  expect((await olga.get('/api/admin/reports')).body.cases).toEqual([]);
});

it('a member who took in many guests within a day is named, and one with few is not', async () => {
  const [quy, ray] = [await people.member('quy'), await people.member('ray')];
  const takeIn = async (member: { id: string }, number: number) => {
    for (let i = 0; i < number; i++) {
      const guest = await people.guest();
      await inTransaction(ctx.db, (tx) => mergeGuest(tx, ctx, { guestId: guest.id, memberId: member.id }));
    }
  };
  await takeIn(quy, 5);
  await takeIn(ray, 4);
  const named = async () => (await sue.get('/api/admin/sales')).body.guestCollectors;
  expect(await named()).toEqual([{ accountId: quy.id, handle: 'quy', guests: 5 }]);
});
