import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { setBanned } from '../accounts/ban-account.ts';
import { inTransaction } from '../database/db.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { openShop, type Shop, type Visitor, visiting } from '../testing/people/shop-fixtures.ts';
import { type Service, startService } from '../testing/service.ts';

let service: Service;
let shop: Shop;
let bob: Visitor;
let itemId: string;

beforeAll(async () => {
  service = await startService();
  shop = await openShop(service.ctx, service.people, 'mallory');
  itemId = await shop.add({ price: 100 });
  bob = await shop.visitor('bob', 1000);
});

const ban = (isBanned: boolean) =>
  inTransaction(service.ctx.db, (tx) => setBanned(tx, shop.creator.id, isBanned ? service.clock.now() : null));

it("W23 a banned creator's game is closed for business everywhere, and pays nobody", async () => {
  const quoted = await bob.wants(itemId);
  const { body: session } = await bob.post(`/api/games/${shop.gameId}/session`);
  await ban(true);
  const { gameId } = shop;
  const answers = {
    session: await bob.post(`/api/games/${gameId}/session`),
    document: await service.people.nobody.get(`/games/${gameId}/index.html?token=${session.token}`),
    items: await service.people.nobody.get(`/api/games/${gameId}/items`),
    itemsInGame: await bob.game.get(`/api/sdk/shop/items/${gameId}`),
    intent: await bob.game.post('/api/sdk/shop/intents', { gameId, itemId }),
    approval: await bob.approve(quoted),
    leaderboard: await bob.get(`/api/games/${gameId}/leaderboard`),
    event: await bob.post('/api/events', { type: 'play_start', gameId }),
    game: await bob.get(`/api/games/${gameId}`),
  };
  expect(Object.fromEntries(Object.entries(answers).map(([what, { status }]) => [what, status]))).toEqual({
    session: 404,
    document: 404,
    items: 404,
    itemsInGame: 404,
    intent: 409,
    approval: 409,
    leaderboard: 404,
    event: 404,
    game: 404,
  });
  expect(answers.approval.headers.get('error-code')).toBe('game_hidden');
  expect(await bob.balance()).toBe(1000);
  const { rows } = await sql`select from coin_entries where coin_account_id = ${shop.creator.id}`.execute(
    service.ctx.db,
  );
  expect(rows).toEqual([]);

  await ban(false);
  expect((await bob.approve(quoted)).body.intent.status).toBe('approved');
  expect(await bob.balance()).toBe(900);
});

it('a ban and a sale come one after the other: either the sale is whole or there is none', async () => {
  for (let round = 0; round < 5; round++) {
    const cleo = await visiting(service.people, await service.people.member('cleo'), shop.gameId);
    await giveCoins(service.ctx, cleo, 100);
    const intentId = await cleo.wants(itemId);
    const [approval] = await Promise.all([cleo.approve(intentId), ban(true)]);
    const isSold = approval.status === 200;
    expect([200, 409]).toContain(approval.status);
    expect(await cleo.balance()).toBe(isSold ? 0 : 100);
    await ban(false);
  }
});
