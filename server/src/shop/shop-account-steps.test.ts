import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { mergeGuest } from '../identity/merge-guest.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { exportedData } from '../testing/exported-data.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { openShop, type Visitor, visiting } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import { getIntentInGame } from './intent-queries.ts';
import { closeShop, exportShop } from './shop-account-steps.ts';

const { people, ctx, clock } = await startService();
const shop = await openShop(ctx, people, 'ada');

const merge = (guest: Person, member: Person) =>
  inTransaction(ctx.db, (tx) => mergeGuest(tx, ctx, { guestId: guest.id, memberId: member.id }));

async function guestWith(coins: number): Promise<Visitor> {
  const guest = await people.guest();
  if (coins > 0) await giveCoins(ctx, guest, coins);
  return visiting(people, guest, shop.gameId);
}

it('items of both add up, a durable that both own stays one, of a multiple one the larger number', async () => {
  const [potion, hat, cape, gem] = [
    await shop.add({ price: 0 }),
    await shop.add({ kind: 'durable', name: 'Hat', price: 0 }),
    await shop.add({ kind: 'durable', name: 'Cape', price: 0 }),
    await shop.add({ kind: 'durable', name: 'Gem', price: 0 }),
  ];
  const box = await shop.add({
    kind: 'loot_box',
    price: 0,
    contents: [
      { itemId: gem, weight: 1_000_000 },
      { itemId: hat, weight: 1 },
    ],
  });
  const [guest, bob] = [await guestWith(0), await shop.visitor('bob', 0)];
  for (const item of [potion, potion, hat, cape]) await guest.approve(await guest.wants(item));
  for (let i = 0; i < 3; i++) await guest.approve(await guest.wants(box), `seed ${i}`);
  for (const item of [potion, hat, gem]) await bob.approve(await bob.wants(item));
  const before = await guest.inventory();
  await merge(guest, bob);
  expect(await bob.inventory()).toEqual({ [potion]: 3, [hat]: before[hat], [cape]: 1, [gem]: before[gem] });
  expect(before[gem]).toBeGreaterThan(1);
  await allChecksHold(ctx);
});

it('M4 a pending purchase of the guest is the member’s to settle, and the game sees it through', async () => {
  const potion = await shop.add({ price: 10 });
  const [guest, cid] = [await guestWith(0), await shop.visitor('cid', 10)];
  const id = await guest.wants(potion);
  expect((await guest.approve(id)).status).toBe(402);
  await merge(guest, cid);
  expect((await guest.approve(id)).status).toBe(401);
  expect((await cid.approve(id)).body).toMatchObject({ balance: 0, intent: { status: 'approved' } });
  expect((await cid.game.get(`/api/sdk/shop/intents/${id}`)).body.intent.granted).toHaveLength(1);
  await allChecksHold(ctx);
});

it('M4 a game whose guest signs in after its token was checked gets 401, not 404 for the purchase', async () => {
  const guest = await guestWith(0);
  const id = await guest.wants(await shop.add({ price: 10 }));
  const { rows } = await sql<{ sessionId: string }>`
    select id as "sessionId" from sessions where account_id = ${guest.id}`.execute(ctx.db);
  const player = {
    accountId: guest.id,
    kind: 'guest',
    sessionId: rows[0]?.sessionId ?? '',
    gameId: shop.gameId,
  } as const;
  expect(await getIntentInGame(ctx, player, id)).toMatchObject({ status: 'pending' });
  await merge(guest, await shop.visitor('eve', 10));
  await expect(getIntentInGame(ctx, player, id)).rejects.toMatchObject({ code: 'token_invalid' });
});

it('what the guest bought and paid itself stays paid, and shows in the member’s list', async () => {
  const potion = await shop.add({ price: 10 });
  const [guest, dot] = [await guestWith(25), await shop.visitor('dot', 0)];
  const id = await guest.wants(potion);
  await guest.approve(id);
  await merge(guest, dot);
  const again = await dot.approve(id);
  // Its first purchase was an achievement, which a member is paid for.
  expect([again.status, again.body.balance, again.body.intent.status]).toEqual([200, 15 + 10, 'approved']);
  expect((await dot.get('/api/shop/intents')).body.intents).toHaveLength(1);
  await allChecksHold(ctx);
});

it('a use that is repeated after the sign-in is still one use', async () => {
  const potion = await shop.add({ price: 0 });
  const [guest, eve] = [await guestWith(0), await shop.visitor('eve', 0)];
  for (let i = 0; i < 3; i++) await guest.approve(await guest.wants(potion));
  const path = `/api/sdk/shop/inventory/${shop.gameId}/${potion}/consume`;
  const used = await guest.game.post(path, {}, { 'idempotency-key': 'once' });
  await merge(guest, eve);
  const again = await eve.game.post(path, {}, { 'idempotency-key': 'once' });
  expect([again.status, again.body]).toEqual([200, used.body]);
  expect(await eve.inventory()).toEqual({ [potion]: 2 });
});

it('closing declines what is pending and empties the inventory', async () => {
  const potion = await shop.add({ price: 0 });
  const fay = await shop.visitor('fay', 0);
  await fay.approve(await fay.wants(potion));
  const overdue = await fay.wants(potion);
  clock.forward(16 * 60);
  const pending = await fay.wants(potion);
  await inTransaction(ctx.db, (tx) => closeShop(tx, ctx, fay.id));
  const status = async (id: string) => (await fay.get(`/api/shop/intents/${id}`)).body.intent.status;
  expect([await status(pending), await status(overdue)]).toEqual(['declined', 'expired']);
  expect(await fay.inventory()).toEqual({});
  await allChecksHold(ctx);
});

it('the export holds purchases, inventory, moves and what one sells', async () => {
  const potion = await shop.add({ name: 'Tonic', price: 4 });
  const gus = await shop.visitor('gus', 10);
  const id = await gus.wants(potion);
  await gus.approve(id);
  expect(await exportedData(exportShop(ctx.db, gus.id))).toEqual({
    purchases: [expect.objectContaining({ id, itemId: potion, itemName: 'Tonic', price: 4, status: 'approved' })],
    inventory: [{ gameId: shop.gameId, itemId: potion, name: 'Tonic', quantity: 1 }],
    inventoryMoves: [expect.objectContaining({ itemId: potion, quantity: 1, reason: 'purchase', intentId: id })],
    itemUses: [],
    itemsForSale: [],
  });
  const { itemsForSale } = await exportedData(exportShop(ctx.db, shop.creator.id));
  expect(itemsForSale).toContainEqual(
    expect.objectContaining({ id: potion, item: expect.objectContaining({ name: 'Tonic' }) }),
  );
});
