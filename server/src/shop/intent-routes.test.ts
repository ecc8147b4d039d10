import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { formerPlayerId } from '../accounts/system-accounts.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { retryOn503 } from '../testing/in-parallel.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { makeItem, openShop, type Shop, visiting } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import { sweepIntents } from './sweep-intents.ts';

const { people, ctx, clock } = await startService();
const nowhere = '01900000-0000-7000-8000-000000000000';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(ctx, people, 'ada');
});

async function supply(): Promise<number> {
  const { rows } = await sql<{ coins: number }>`
    select (select sum(balance) from coin_accounts where kind <> 'issuance')
      + coalesce((select sum(amount) from coin_unsettled where coin_account_id <> coins_issuance()), 0) as coins`.execute(
    ctx.db,
  );
  return Number(rows[0]?.coins);
}

describe('asking for a purchase', () => {
  it("W20 the intent carries the server's name and price, whatever the game says", async () => {
    const hat = await shop.add({ kind: 'durable', name: 'Hat', price: 25 });
    const bob = await shop.visitor('bob', 0);
    const asked = { gameId: shop.gameId, itemId: hat, price: 1, name: 'Free hat', status: 'approved' };
    const { status, body } = await bob.game.post('/api/sdk/shop/intents', asked);
    expect(status).toBe(201);
    const intent = {
      id: expect.any(String),
      gameId: shop.gameId,
      itemId: hat,
      item: expect.objectContaining({ id: hat, name: 'Hat', price: 25, odds: null }),
      price: 25,
      status: 'pending',
      granted: [],
      fairness: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      expiresAt: expect.any(String),
      settledAt: null,
      refundedAt: null,
    };
    expect(body).toEqual({ intent });
    expect(Date.parse(body.intent.expiresAt) - Date.parse(body.intent.createdAt)).toBe(15 * 60_000);
    expect((await bob.game.get(`/api/sdk/shop/intents/${body.intent.id}`)).body).toEqual(body);
    expect((await bob.get(`/api/shop/intents/${body.intent.id}`)).body).toEqual(body);
  });

  it('W10 only for an active item of its own game', async () => {
    const eve = await shop.visitor('eve', 0);
    const elsewhere = await makeGame(ctx, shop.creator);
    const foreign = await makeItem(ctx, shop.creator, elsewhere);
    const retired = await shop.add({ active: false });
    const post = (gameId: string, itemId: string) => eve.game.post('/api/sdk/shop/intents', { gameId, itemId });
    expect((await post(elsewhere, foreign)).status).toBe(403);
    for (const itemId of [foreign, retired, nowhere]) expect((await post(shop.gameId, itemId)).status).toBe(404);
    expect((await eve.game.post('/api/sdk/shop/intents', { gameId: shop.gameId })).status).toBe(400);
    expect((await post(shop.gameId, 'sword')).status).toBe(400);
  });

  it('W12 ten may be pending in a game, and room comes when one ends', async () => {
    const fay = await shop.visitor('fay', 0);
    const potion = await shop.add();
    const asked = { gameId: shop.gameId, itemId: potion };
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => retryOn503(() => fay.game.post('/api/sdk/shop/intents', asked))),
    );
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([made.length, refused.length]).toEqual([10, 4]);
    expect(refused[0]?.headers.get('error-code')).toBe('too_many_pending');
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
    const other = await makeGame(ctx, shop.creator);
    const elsewhere = await visiting(people, fay, other);
    await elsewhere.wants(await makeItem(ctx, shop.creator, other));
    await fay.decline(made[0]?.body.intent.id);
    await fay.wants(potion);
    expect((await fay.game.post('/api/sdk/shop/intents', asked)).status).toBe(429);
    clock.forward(wait + 1);
    await fay.wants(potion);
  });

  it('not for a durable that is owned, and not in a hidden game', async () => {
    const gus = await shop.visitor('gus', 0);
    const cape = await shop.add({ kind: 'durable', name: 'Cape', price: 0 });
    await gus.approve(await gus.wants(cape));
    const again = await gus.game.post('/api/sdk/shop/intents', { gameId: shop.gameId, itemId: cape });
    expect([again.status, again.headers.get('error-code')]).toEqual([409, 'already_owned']);

    const dark = await openShop(ctx, people, 'dark_creator');
    const hal = await dark.visitor('hal', 0);
    const thing = await dark.add({ price: 0 });
    const before = await hal.wants(thing);
    await sql`update games set hidden_at = ${clock.now()} where id = ${dark.gameId}`.execute(ctx.db);
    const hidden = await hal.game.post('/api/sdk/shop/intents', { gameId: dark.gameId, itemId: thing });
    expect([hidden.status, hidden.headers.get('error-code')]).toEqual([409, 'game_hidden']);
    const approved = await hal.approve(before);
    expect([approved.status, approved.headers.get('error-code')]).toEqual([409, 'game_hidden']);
    expect((await hal.decline(before)).status).toBe(200);
  });
});

describe('settling', () => {
  it('an approval pays 70% to the creator, the rest to the platform, and grants the item', async () => {
    const before = await shop.creator.get('/api/wallet');
    const ida = await shop.visitor('ida', 100);
    const gem = await shop.add({ name: 'Gem', price: 33 });
    const id = await ida.wants(gem);
    const { status, body } = await ida.approve(id);
    expect(status).toBe(200);
    expect(body.balance).toBe(67);
    expect(body.intent).toMatchObject({
      status: 'approved',
      granted: [{ itemId: gem, name: 'Gem', quantity: 1 }],
      settledAt: expect.any(String),
    });
    expect(await ida.inventory()).toEqual({ [gem]: 1 });
    expect((await ida.get('/api/wallet')).body.ledger[0]).toMatchObject({
      amount: -33,
      balanceAfter: 67,
      kind: 'purchase',
      memo: 'Gem in Sky Race',
      refId: id,
    });
    const after = await shop.creator.get('/api/wallet');
    expect(after.body.balance - before.body.balance).toBe(23);
    expect(after.body.ledger[0]).toMatchObject({ amount: 23, kind: 'sale', memo: 'Gem in Sky Race' });
    const { rows } = await sql`
      select e.amount from coin_entries e join coin_transactions t on t.id = e.transaction_id
      where t.cause = ${`intent:${id}`} and e.coin_account_id = coins_revenue()`.execute(ctx.db);
    expect(rows).toEqual([{ amount: 10 }]);
  });

  it('the same decision again answers the same, the other one is refused', async () => {
    const jon = await shop.visitor('jon', 100);
    const potion = await shop.add();
    const [bought, turnedDown] = [await jon.wants(potion), await jon.wants(potion)];
    const first = await jon.approve(bought);
    expect((await jon.approve(bought, 'another seed')).body).toEqual(first.body);
    expect((await jon.game.get(`/api/sdk/shop/intents/${bought}`)).body.intent).toEqual(first.body.intent);
    const declined = await jon.decline(turnedDown);
    expect(declined.body).toMatchObject({ balance: 90, intent: { status: 'declined', granted: [] } });
    expect((await jon.decline(turnedDown)).body).toEqual(declined.body);
    for (const answer of [await jon.decline(bought), await jon.approve(turnedDown)]) {
      expect([answer.status, answer.headers.get('error-code')]).toEqual([409, 'intent_settled']);
    }
    expect(await jon.balance()).toBe(90);
  });

  it('too few coins: 402, and the intent waits', async () => {
    const kim = await shop.visitor('kim', 9);
    const potion = await shop.add();
    const id = await kim.wants(potion);
    const refused = await kim.approve(id);
    expect([refused.status, refused.headers.get('error-code')]).toEqual([402, 'insufficient_coins']);
    expect((await kim.get(`/api/shop/intents/${id}`)).body.intent).toMatchObject({ status: 'pending', granted: [] });
    expect([await kim.balance(), await kim.inventory()]).toEqual([9, {}]);
    await sql`select coins_issue(${kim.id}, 1, 'grant', 'grant:kim', 'One more', null, ${clock.now()})`.execute(ctx.db);
    expect((await kim.approve(id)).body.balance).toBe(0);
  });

  it('W2 nobody else can see or settle it', async () => {
    const lea = await shop.visitor('lea', 50);
    const max = await shop.visitor('max', 50);
    const id = await lea.wants(await shop.add());
    const answers = [
      await max.approve(id),
      await max.decline(id),
      await max.get(`/api/shop/intents/${id}`),
      await max.game.get(`/api/sdk/shop/intents/${id}`),
      await max.approve(nowhere),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await max.get('/api/shop/intents')).body.intents).toEqual([]);
    expect([await lea.balance(), await max.balance()]).toEqual([50, 50]);
  });

  it('an intent of another game is not found in this one', async () => {
    const ned = await shop.visitor('ned', 0);
    const other = await makeGame(ctx, shop.creator);
    const id = await ned.wants(await shop.add());
    const elsewhere = await people.playing(ned, other);
    expect((await elsewhere.get(`/api/sdk/shop/intents/${id}`)).status).toBe(404);
  });

  it('W1 a game can neither read the wallet nor settle; W11 a session cannot act as a game', async () => {
    const oli = await shop.visitor('oli', 50);
    const potion = await shop.add();
    const id = await oli.wants(potion);
    const asGame = [
      await oli.game.get('/api/wallet'),
      await oli.game.get('/api/shop/intents'),
      await oli.game.get(`/api/shop/intents/${id}`),
      await oli.game.post(`/api/shop/intents/${id}/approve`),
      await oli.game.post(`/api/shop/intents/${id}/decline`),
    ];
    const asSession = [
      await oli.post('/api/sdk/shop/intents', { gameId: shop.gameId, itemId: potion }),
      await oli.get(`/api/sdk/shop/intents/${id}`),
      await oli.get(`/api/sdk/shop/items/${shop.gameId}`),
      await oli.get('/api/sdk/wallet'),
      await oli.get(`/api/sdk/shop/inventory/${shop.gameId}`),
      await oli.post(`/api/sdk/shop/inventory/${shop.gameId}/${potion}/consume`),
    ];
    for (const answer of [...asGame, ...asSession]) {
      expect([answer.status, answer.headers.get('error-code')]).toEqual([403, 'wrong_token_kind']);
    }
    for (const path of ['approve', 'decline']) {
      expect((await people.nobody.post(`/api/shop/intents/${id}/${path}`)).status).toBe(401);
    }
    expect((await oli.get(`/api/shop/intents/${id}`)).body.intent.status).toBe('pending');
  });

  it('W6 what was quoted is what is paid, also when the item has changed or left the shop', async () => {
    const pat = await shop.visitor('pat', 50);
    const potion = await shop.add({ name: 'Elixir', price: 10 });
    const id = await pat.wants(potion);
    const changed = { kind: 'consumable', name: 'Nectar', price: 1000, active: false };
    expect((await shop.creator.put(`/api/games/${shop.gameId}/items/${potion}`, changed)).status).toBe(200);
    expect((await pat.get(`/api/shop/intents/${id}`)).body.intent.item).toMatchObject({ name: 'Elixir', price: 10 });
    const { body } = await pat.approve(id);
    expect([body.balance, body.intent.price, body.intent.granted[0].name]).toEqual([40, 10, 'Elixir']);
  });

  it('W13 buying in one’s own game makes no coins', async () => {
    const own = await openShop(ctx, people, 'quin');
    const quin = await visiting(people, own.creator, own.gameId);
    await sql`select coins_issue(${quin.id}, 100, 'grant', 'grant:quin', 'Coins', null, ${clock.now()})`.execute(
      ctx.db,
    );
    const before = await supply();
    const { body } = await quin.approve(await quin.wants(await own.add({ price: 40 })));
    expect(body.balance).toBe(60);
    expect((await quin.get('/api/wallet')).body.ledger.map(({ amount }: { amount: number }) => amount)).toEqual([
      -40, 100,
    ]);
    expect(await supply()).toBe(before);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [10, 7],
    [999_999, 699_999],
    [1_000_000, 700_000],
  ])('of a price of %i the creator gets %i', async (price, share) => {
    const own = await openShop(ctx, people, `shop_${price}`);
    const buyer = await own.visitor(`buyer_${price}`, 1_000_000);
    expect((await buyer.approve(await buyer.wants(await own.add({ price })))).body.balance).toBe(1_000_000 - price);
    expect((await own.creator.get('/api/wallet')).body.balance).toBe(share);
  });

  it('the sale of a closed creator’s game, or of one under the neutral creator, goes to the platform', async () => {
    const gone = await openShop(ctx, people, 'gone_creator');
    const neutral = await openShop(ctx, people, 'former_creator');
    const house = await formerPlayerId(ctx.db, clock.now());
    for (const own of [gone, neutral]) {
      const buyer = await own.visitor(`of_${own.creator.handle}`.slice(0, 20), 10);
      const id = await buyer.wants(await own.add({ price: 10 }));
      if (own === gone)
        await sql`update accounts set closed_at = ${clock.now()} where id = ${own.creator.id}`.execute(ctx.db);
      else await sql`update games set creator_id = ${house} where id = ${own.gameId}`.execute(ctx.db);
      expect((await buyer.approve(id)).status).toBe(200);
      const { rows } = await sql`
        select coins_balance(${own.creator.id}) as creator, coins_balance(${house}) as house`.execute(ctx.db);
      expect(rows).toEqual([{ creator: 0, house: 0 }]);
    }
  });

  it('a guest can take what costs nothing', async () => {
    const guest = await visiting(people, await people.guest(), shop.gameId);
    const gift = await shop.add({ price: 0 });
    const { status, body } = await guest.approve(await guest.wants(gift));
    expect([status, body.balance]).toEqual([200, 0]);
    expect(await guest.inventory()).toEqual({ [gift]: 1 });
  });

  it('X23 a closed account settles nothing, however fresh its token is remembered', async () => {
    const rob = await shop.visitor('rob', 50);
    const id = await rob.wants(await shop.add());
    await sql`update accounts set closed_at = ${clock.now()} where id = ${rob.id}`.execute(ctx.db);
    expect((await rob.approve(id)).status).toBe(401);
    expect((await rob.game.post('/api/sdk/shop/intents', { gameId: shop.gameId, itemId: nowhere })).status).toBe(401);
    const { rows } = await sql`select status from purchase_intents where id = ${id}`.execute(ctx.db);
    expect(rows).toEqual([{ status: 'pending' }]);
  });

  it('a client seed is up to 64 printable characters', async () => {
    const sue = await shop.visitor('sue', 50);
    const id = await sue.wants(await shop.add());
    for (const clientSeed of ['x'.repeat(65), 'a\nb', 'a\u0000', 5]) {
      expect((await sue.post(`/api/shop/intents/${id}/approve`, { clientSeed })).status).toBe(400);
    }
    expect((await sue.approve(id, '😀'.repeat(64))).status).toBe(200);
  });

  it.each(['approve', 'decline'])('%s takes no body, an empty one and {}', async (path) => {
    const tom = await shop.visitor(`tom_${path}`, 50);
    const id = await tom.wants(await shop.add());
    const url = `/api/shop/intents/${id}/${path}`;
    const json = { 'content-type': 'application/json' };
    for (const answer of [await tom.post(url), await tom.post(url, '', json), await tom.post(url, {})]) {
      expect(answer.status).toBe(200);
    }
    expect((await tom.post(url, '{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await tom.post('/api/shop/intents/nonsense/approve')).status).toBe(400);
  });
});

describe('expiry', () => {
  it('W12 by the clock at once, by the sweeper for good', async () => {
    const uma = await shop.visitor('uma', 50);
    const id = await uma.wants(await shop.addBox([1, 1]));
    clock.forward(10 * 60);
    expect((await uma.get(`/api/shop/intents/${id}`)).body.intent.status).toBe('pending');
    clock.forward(5 * 60 + 1);
    const read = (await uma.get(`/api/shop/intents/${id}`)).body.intent;
    expect(read).toMatchObject({
      status: 'expired',
      settledAt: read.expiresAt,
      granted: [],
      fairness: { serverSeed: null },
    });
    const settle = async () => {
      for (const answer of [await uma.approve(id), await uma.decline(id)]) {
        expect([answer.status, answer.headers.get('error-code')]).toEqual([409, 'intent_expired']);
      }
    };
    await settle();
    expect(await sweepIntents(ctx.db, clock)).toBeGreaterThan(0);
    await settle();
    const swept = (await uma.get(`/api/shop/intents/${id}`)).body.intent;
    expect({ ...swept, fairness: null }).toEqual({ ...read, fairness: null });
    expect(swept.fairness.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(await uma.balance()).toBe(50);
  });

  it('the sweeper leaves those that still have time', async () => {
    const vic = await shop.visitor('vic', 0);
    const id = await vic.wants(await shop.add());
    clock.forward(14 * 60);
    await sweepIntents(ctx.db, clock);
    expect((await vic.get(`/api/shop/intents/${id}`)).body.intent.status).toBe('pending');
  });
});

describe("the app's list", () => {
  it('newest first, by status, page by page', async () => {
    const wes = await shop.visitor('wes', 100);
    const potion = await shop.add();
    const ids = [];
    for (let i = 0; i < 5; i++) {
      clock.forward(1);
      ids.push(await wes.wants(potion));
    }
    await wes.approve(ids[0] ?? '');
    await wes.decline(ids[1] ?? '');
    const idsOf = async (query: string) =>
      (await wes.get(`/api/shop/intents${query}`)).body.intents.map(({ id }: { id: string }) => id);
    expect(await idsOf('')).toEqual(ids.toReversed());
    expect(await idsOf('?status=pending')).toEqual(ids.slice(2).reverse());
    expect(await idsOf('?status=approved')).toEqual([ids[0]]);
    const first = (await wes.get('/api/shop/intents?status=pending&limit=2')).body;
    const second = (await wes.get(`/api/shop/intents?status=pending&limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.intents, ...second.intents].map(({ id }) => id)).toEqual(ids.slice(2).reverse());
    expect(second.nextCursor).toBeNull();
    expect((await wes.get(`/api/shop/intents?limit=2&cursor=${first.nextCursor}`)).status).toBe(400);
    expect((await wes.get('/api/shop/intents?status=open')).status).toBe(400);
    expect((await wes.get('/api/shop/intents?limit=0')).status).toBe(400);
    clock.forward(16 * 60);
    expect(await idsOf('?status=pending')).toEqual([]);
    expect(await idsOf('?status=expired')).toEqual(ids.slice(2).reverse());
  });
});

it('I6 the rows themselves refuse to change what was quoted or settled', async () => {
  const zoe = await shop.visitor('zoe', 50);
  const id = await zoe.wants(await shop.addBox([1, 1]));
  const change = (set: string) => sql`update purchase_intents set ${sql.raw(set)} where id = ${id}`.execute(ctx.db);
  for (const set of ['price = 1', "server_seed = sha256('x')", 'item_version = 1, item_id = granted_item_id']) {
    await expect(change(set)).rejects.toThrow('stays as it was');
  }
  await zoe.decline(id);
  for (const set of ["status = 'pending', settled_at = null", "status = 'expired'", "settled_at = '-infinity'"]) {
    await expect(change(set)).rejects.toThrow('stays as it was');
  }
  await expect(sql`delete from purchase_intents where id = ${id}`.execute(ctx.db)).rejects.toThrow('stays as it was');
});

it('all invariants hold after all of this', () => allChecksHold(ctx));
