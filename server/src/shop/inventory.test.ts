import { beforeAll, expect, it } from 'vitest';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { retryOn503 } from '../testing/in-parallel.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { makeItem, openShop, type Shop, type Visitor } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import { sweepIntents } from './sweep-intents.ts';

const { people, ctx, clock } = await startService();
const nowhere = '01900000-0000-7000-8000-000000000000';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(ctx, people, 'ada');
});

const pathOf = (itemId: string) => `/api/sdk/shop/inventory/${shop.gameId}/${itemId}/consume`;
const keyed = (key: string) => ({ 'idempotency-key': key });

async function buy(visitor: Visitor, itemId: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await visitor.approve(await visitor.wants(itemId));
}

it('lists what the player has in this game, and only there', async () => {
  const bob = await shop.visitor('bob', 0);
  const [hat, potion] = [
    await shop.add({ kind: 'durable', name: 'Hat', price: 0 }),
    await shop.add({ name: 'Potion', price: 0 }),
  ];
  const path = `/api/sdk/shop/inventory/${shop.gameId}`;
  expect((await bob.game.get(path)).body).toEqual({ items: [] });
  await buy(bob, hat);
  await buy(bob, potion, 2);
  expect((await bob.game.get(path)).body).toEqual({
    items: [
      { itemId: hat, key: null, name: 'Hat', kind: 'durable', quantity: 1 },
      { itemId: potion, key: null, name: 'Potion', kind: 'consumable', quantity: 2 },
    ],
  });
  const other = await makeGame(ctx, shop.creator);
  const elsewhere = await people.playing(bob, other);
  expect((await elsewhere.get(`/api/sdk/shop/inventory/${other}`)).body).toEqual({ items: [] });
  expect((await elsewhere.get(path)).status).toBe(403);
  expect((await elsewhere.post(pathOf(potion))).status).toBe(403);
  expect((await people.nobody.get(path)).status).toBe(401);
  expect((await people.nobody.post(pathOf(potion))).status).toBe(401);
});

it('uses up one, or as many as asked for', async () => {
  const cid = await shop.visitor('cid', 0);
  const potion = await shop.add({ price: 0 });
  await buy(cid, potion, 4);
  expect((await cid.game.post(pathOf(potion))).body).toEqual({
    item: { itemId: potion, key: null, name: 'Potion', kind: 'consumable', quantity: 3 },
  });
  expect((await cid.game.post(pathOf(potion), { quantity: 3 })).body.item.quantity).toBe(0);
  expect(await cid.inventory()).toEqual({});
  const { status, headers } = await cid.game.post(pathOf(potion));
  expect([status, headers.get('error-code')]).toEqual([409, 'not_enough_items']);
  await allChecksHold(ctx);
});

it('refuses what cannot be used', async () => {
  const dot = await shop.visitor('dot', 0);
  const [potion, hat, unknown] = [
    await shop.add({ price: 0 }),
    await shop.add({ kind: 'durable', price: 0 }),
    await makeItem(ctx, shop.creator, await makeGame(ctx, shop.creator)),
  ];
  expect((await dot.game.post(pathOf(potion))).status).toBe(404);
  await buy(dot, potion);
  await buy(dot, hat);
  const durable = await dot.game.post(pathOf(hat));
  expect([durable.status, durable.headers.get('error-code')]).toEqual([409, 'not_consumable']);
  for (const itemId of [unknown, nowhere]) expect((await dot.game.post(pathOf(itemId))).status).toBe(404);
  for (const quantity of [0, -1, 1.5, '1', 1_000_001]) {
    expect((await dot.game.post(pathOf(potion), { quantity })).status).toBe(400);
  }
  for (const key of ['', 'x'.repeat(129)]) {
    expect((await dot.game.post(pathOf(potion), {}, keyed(key))).status).toBe(400);
  }
  expect((await dot.game.post(pathOf('potion'))).status).toBe(400);
  expect((await dot.game.post(pathOf(potion), { quantity: 2 })).status).toBe(409);
  expect(await dot.inventory()).toMatchObject({ [potion]: 1 });
});

it('with a key, the same use is one use, also when it is sent many times at once', async () => {
  const eve = await shop.visitor('eve', 0);
  const potion = await shop.add({ price: 0 });
  await buy(eve, potion, 5);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => retryOn503(() => eve.game.post(pathOf(potion), { quantity: 2 }, keyed('k1')))),
  );
  for (const { status, body } of answers) expect([status, body.item.quantity]).toEqual([200, 3]);
  await eve.game.post(pathOf(potion), {}, keyed('k2'));
  expect((await eve.game.post(pathOf(potion), { quantity: 2 }, keyed('k1'))).body.item.quantity).toBe(3);
  expect(await eve.inventory()).toEqual({ [potion]: 2 });
  const other = await eve.game.post(pathOf(potion), { quantity: 1 }, keyed('k1'));
  expect([other.status, other.headers.get('error-code')]).toEqual([409, 'idempotency_mismatch']);
  await allChecksHold(ctx);
});

it('a key that was refused can be used again; keys are the player’s own', async () => {
  const [fay, gus] = [await shop.visitor('fay', 0), await shop.visitor('gus', 0)];
  const potion = await shop.add({ price: 0 });
  await buy(fay, potion);
  await buy(gus, potion);
  expect((await fay.game.post(pathOf(potion), { quantity: 2 }, keyed('k'))).status).toBe(409);
  expect((await fay.game.post(pathOf(potion), { quantity: 1 }, keyed('k'))).status).toBe(200);
  expect((await gus.game.post(pathOf(potion), { quantity: 1 }, keyed('k'))).body.item.quantity).toBe(0);
});

it('keys are kept for a week', async () => {
  const hal = await shop.visitor('hal', 0);
  const potion = await shop.add({ price: 0 });
  await buy(hal, potion, 3);
  await hal.game.post(pathOf(potion), {}, keyed('k'));
  clock.forward(6 * 86_400);
  await sweepIntents(ctx.db, clock);
  const later = await people.playing(hal, shop.gameId);
  expect((await later.post(pathOf(potion), {}, keyed('k'))).body.item.quantity).toBe(2);
  clock.forward(2 * 86_400);
  await sweepIntents(ctx.db, clock);
  const muchLater = await people.playing(hal, shop.gameId);
  expect((await muchLater.post(pathOf(potion), {}, keyed('k'))).body.item.quantity).toBe(1);
});

it('parallel uses never take more than there is', async () => {
  const ida = await shop.visitor('ida', 0);
  const potion = await shop.add({ price: 0 });
  await buy(ida, potion, 5);
  const answers = await Promise.all(Array.from({ length: 12 }, () => retryOn503(() => ida.game.post(pathOf(potion)))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  await allChecksHold(ctx);
});
