import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import { hashOfSeed, prizeOf } from './fair-draw.ts';

const { people, ctx } = await startService();
const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64')}`;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(ctx, people, 'ada');
});

describe('the numbers', () => {
  it('a draw worked out by hand', () => {
    const odds = [
      { itemId: 'common', weight: 90 },
      { itemId: 'rare', weight: 9 },
      { itemId: 'legendary', weight: 1 },
    ];
    const draw = { intentId: '01900000-0000-7000-8000-000000000000', serverSeed: '11'.repeat(32), odds };
    const v = createHmac('sha256', Buffer.alloc(32, 0x11))
      .update('01900000-0000-7000-8000-000000000000:luck:0')
      .digest()
      .readBigUInt64BE();
    const place = Number(v % 100n);
    expect(prizeOf({ ...draw, clientSeed: 'luck' })).toBe(place < 90 ? 'common' : place < 99 ? 'rare' : 'legendary');
  });

  it('W14 thousands of draws follow the published odds', () => {
    const weights = [500, 300, 150, 45, 5];
    const draws = 8000;
    const odds = weights.map((weight, i) => ({ itemId: String(i), weight }));
    const counts = weights.map(() => 0);
    for (let n = 1; n <= draws; n++) {
      // Fixed seeds: the same draws in every run, so that this either holds or does not.
      const serverSeed = createHash('sha256').update(`seed ${n}`).digest('hex');
      const drawn = Number(
        prizeOf({ intentId: '01900000-0000-7000-8000-000000000000', serverSeed, clientSeed: '', odds }),
      );
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const chiSquare = weights.reduce((sum, weight, i) => {
      const expected = (draws * weight) / total;
      const seen = counts[i] ?? 0;
      return sum + (seen - expected) ** 2 / expected;
    }, 0);
    // Four degrees of freedom: chance alone goes beyond this once in a thousand times.
    expect(chiSquare).toBeLessThan(18.47);
  });
});

describe('buying a box', () => {
  it('W16 nothing of the draw shows before it is paid, except the hash that binds the service', async () => {
    const bob = await shop.visitor('bob', 100);
    const id = await bob.wants(await shop.addBox([1, 2, 3], { price: 10 }));
    const pending = (await bob.game.get(`/api/sdk/shop/intents/${id}`)).body.intent;
    expect(pending).toMatchObject({
      status: 'pending',
      granted: [],
      fairness: {
        algorithm: 'hmac-sha256-v1',
        serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        serverSeed: null,
        clientSeed: null,
        odds: pending.item.odds,
      },
    });
    const { body } = await bob.approve(id, 'my seed');
    const { serverSeed, serverSeedHash, clientSeed, odds } = body.intent.fairness;
    expect(serverSeedHash).toBe(pending.fairness.serverSeedHash);
    expect(hashOfSeed(serverSeed)).toBe(serverSeedHash);
    expect([clientSeed, odds]).toEqual(['my seed', pending.fairness.odds]);
    const prize = prizeOf({ intentId: id, serverSeed, clientSeed, odds });
    const name = expect.stringMatching(/^Prize \d$/);
    expect(body.intent.granted).toEqual([{ itemId: prize, name, quantity: 1, imageUrl: null, duplicate: false }]);
    expect(await bob.inventory()).toEqual({ [prize]: 1 });
    expect(body.balance).toBe(90);
  });

  it('W15 asking again, with whatever seed, shows the same prize', async () => {
    const cid = await shop.visitor('cid', 100);
    const id = await cid.wants(await shop.addBox(Array.from({ length: 20 }, () => 1)));
    const first = await cid.approve(id, 'one');
    for (const seed of ['two', '', 'three']) expect((await cid.approve(id, seed)).body).toEqual(first.body);
    expect(Object.values(await cid.inventory())).toEqual([1]);
  });

  it('without a seed of the app the empty one counts', async () => {
    const dot = await shop.visitor('dot', 100);
    const id = await dot.wants(await shop.addBox([1, 1]));
    const { fairness, granted } = (await dot.approve(id)).body.intent;
    expect(fairness.clientSeed).toBe('');
    expect(prizeOf({ intentId: id, ...fairness })).toBe(granted[0].itemId);
  });

  it('a declined box shows its seed and gives nothing', async () => {
    const eve = await shop.visitor('eve', 100);
    const id = await eve.wants(await shop.addBox([1, 1]));
    const { intent } = (await eve.decline(id)).body;
    expect(intent).toMatchObject({ granted: [], fairness: { clientSeed: null } });
    expect(hashOfSeed(intent.fairness.serverSeed)).toBe(intent.fairness.serverSeedHash);
    expect(await eve.inventory()).toEqual({});
  });

  it('W6 the odds drawn are those of the quote, also after the box has changed', async () => {
    const fay = await shop.visitor('fay', 100);
    const [old, never] = [await shop.add({ name: 'Old' }), await shop.add({ name: 'Never' })];
    const [fresh, more] = [await shop.add({ name: 'Fresh' }), await shop.add({ name: 'More' })];
    const path = `/api/games/${shop.gameId}/items`;
    const contentsOf = (a: string, b: string) => [
      { itemId: a, weight: 1_000_000 },
      { itemId: b, weight: 1 },
    ];
    const box = await shop.add({ kind: 'loot_box', contents: contentsOf(old, never) });
    const id = await fay.wants(box);
    const changed = { kind: 'loot_box', name: 'Chest', price: 10, contents: contentsOf(fresh, more) };
    expect((await shop.creator.put(`${path}/${box}`, changed)).status).toBe(200);
    const { intent } = (await fay.approve(id)).body;
    expect(intent.fairness.odds.map(({ itemId }: { itemId: string }) => itemId)).toEqual([old, never]);
    expect([old, never]).toContain(intent.granted[0].itemId);
  });

  it('a box may give a durable that is owned already', async () => {
    const gus = await shop.visitor('gus', 100);
    const [hat, cap] = [
      await shop.add({ kind: 'durable', name: 'Hat', price: 5, imageUrl: png }),
      await shop.add({ kind: 'durable', name: 'Cap', price: 5, imageUrl: png }),
    ];
    const box = await shop.add({
      kind: 'loot_box',
      contents: [
        { itemId: hat, weight: 1 },
        { itemId: cap, weight: 1 },
      ],
    });
    await gus.approve(await gus.wants(hat));
    await gus.approve(await gus.wants(cap));
    const { status, body } = await gus.approve(await gus.wants(box));
    expect(status).toBe(200);
    const prize = body.intent.granted[0].itemId;
    expect(body.intent.granted[0]).toMatchObject({
      duplicate: true,
      imageUrl: expect.stringContaining('/item-images/'),
    });
    expect((await gus.get(`/api/shop/intents/${body.intent.id}`)).body.intent.granted).toEqual(body.intent.granted);
    expect(await gus.inventory()).toEqual({ [hat]: 1, [cap]: 1, [prize]: 2 });
    const again = await gus.game.post('/api/sdk/shop/intents', { gameId: shop.gameId, itemId: hat });
    expect(again.status).toBe(409);
  });

  it('it counts as a purchase and as a find', async () => {
    const hal = await shop.visitor('hal', 100);
    await hal.approve(await hal.wants(await shop.addBox([1, 1])));
    await hal.approve(await hal.wants(await shop.add()));
    const { rows } = await sql`select purchases, finds from account_stats where account_id = ${hal.id}`.execute(ctx.db);
    expect(rows).toEqual([{ purchases: 2, finds: 1 }]);
  });
});
