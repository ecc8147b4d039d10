import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits, spend } from '../access/limits.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { makeItem } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, ctx } = service;
const nowhere = '01900000-0000-7000-8000-000000000000';
const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64')}`;

let ada: Person;
let bob: Person;
let game: string;
let sword: string;
let potion: string;
let path: string;

beforeAll(async () => {
  ada = await people.member('ada');
  bob = await people.member('bob');
  game = await makeGame(ctx, ada);
  sword = await makeItem(ctx, ada, game, { kind: 'durable', name: 'Sword', price: 100 });
  potion = await makeItem(ctx, ada, game, { name: 'Potion', active: false });
  path = `/api/games/${game}/items`;
});

const plain = { kind: 'durable', name: 'Hat', price: 5 };
const box = () => ({
  kind: 'loot_box',
  name: 'Chest',
  price: 20,
  contents: [
    { itemId: sword, weight: 1 },
    { itemId: potion, weight: 3 },
  ],
});

describe('making items', () => {
  it('answers 201 with the item, and everybody can see it', async () => {
    const { status, body } = await ada.post(path, { ...plain, description: 'Warm.\nSoft.', imageUrl: png });
    expect(status).toBe(201);
    expect(body).toEqual({
      item: {
        id: expect.any(String),
        gameId: game,
        ...plain,
        description: 'Warm.\nSoft.',
        imageUrl: expect.stringMatching(/^http:\/\/coinop\.test\/item-images\/[0-9a-f]{64}$/),
        active: true,
        odds: null,
        key: null,
      },
    });
    const list = await people.nobody.get(path);
    expect(list.status).toBe(200);
    expect(list.body.items).toContainEqual(body.item);
  });

  it('W8 shows the odds that were said, in their order', async () => {
    const { status, body } = await ada.post(path, box());
    expect(status).toBe(201);
    const odds = [
      { itemId: sword, name: 'Sword', weight: 1, probability: 0.25 },
      { itemId: potion, name: 'Potion', weight: 3, probability: 0.75 },
    ];
    expect(body.item.odds).toEqual(odds);
    const shown = (await people.nobody.get(path)).body.items.find(({ id }: { id: string }) => id === body.item.id);
    expect(shown.odds).toEqual(odds);
  });

  it('shows a game inside itself the same list', async () => {
    const playing = await people.playing(bob, game);
    const [inside, outside] = [await playing.get(`/api/sdk/shop/items/${game}`), await people.nobody.get(path)];
    expect(inside.status).toBe(200);
    expect(inside.body).toEqual(outside.body);
  });

  it('an inactive item is not listed', async () => {
    const { body } = await people.nobody.get(path);
    expect(body.items.map(({ id }: { id: string }) => id)).not.toContain(potion);
  });

  it.each([
    ['W7 a negative price', { price: -5 }, 'price'],
    ['W7 half a coin', { price: 0.5 }, 'price'],
    ['W7 a price in quotes', { price: '5' }, 'price'],
    ['W7 a huge price', { price: 2 ** 53 }, 'price'],
    ['W7 one coin over the highest price', { price: 1_000_001 }, 'price'],
    ['no price', { price: undefined }, 'price'],
    ['an unknown kind', { kind: 'weapon' }, 'kind'],
    ['an empty name', { name: '' }, 'name'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a long name', { name: 'x'.repeat(51) }, 'name'],
    ['X7 a name with NUL', { name: 'a\u0000b' }, 'name'],
    ['X7 half a character', { name: '\ud800' }, 'name'],
    ['a long description', { description: 'x'.repeat(501) }, 'description'],
    ['active as a word', { active: 'yes' }, 'active'],
    ['an image elsewhere', { imageUrl: 'https://example.com/a.png' }, 'imageUrl'],
    ['an image of another type', { imageUrl: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'imageUrl'],
    ['an image that is none', { imageUrl: 'data:image/png;base64,AAAA' }, 'imageUrl'],
    ['an image over 16 KiB', { imageUrl: `${png.slice(0, -4)}${'A'.repeat(21_848)}` }, 'imageUrl'],
    ['contents of a durable', { contents: [] }, 'contents'],
  ])('refuses %s and names the field', async (_what, change, field) => {
    const { status, body } = await ada.post(path, { ...plain, ...change });
    expect(status).toBe(400);
    expect(body.error).toContain(`"${field}`);
  });

  it('contents belong to a loot box only', async () => {
    const { status, body } = await ada.post(path, { ...box(), kind: 'durable' });
    expect([status, body.error]).toEqual([400, '"contents" belongs to a loot box only.']);
  });

  it.each([
    ['no contents', () => undefined, '"contents" is missing'],
    ['one entry', () => [{ itemId: sword, weight: 1 }], '"contents"'],
    [
      'weight 0',
      () => [
        { itemId: sword, weight: 0 },
        { itemId: potion, weight: 1 },
      ],
      '"contents.0.weight"',
    ],
    [
      'a negative weight',
      () => [
        { itemId: sword, weight: 1 },
        { itemId: potion, weight: -1 },
      ],
      '"contents.1.weight"',
    ],
    [
      'half a weight',
      () => [
        { itemId: sword, weight: 0.5 },
        { itemId: potion, weight: 1 },
      ],
      '"contents.0.weight"',
    ],
    [
      'too heavy',
      () => [
        { itemId: sword, weight: 1_000_001 },
        { itemId: potion, weight: 1 },
      ],
      '"contents.0.weight"',
    ],
    [
      'an item twice',
      () => [
        { itemId: sword, weight: 1 },
        { itemId: sword, weight: 1 },
      ],
      '"contents.1.itemId"',
    ],
    [
      'an unknown item',
      () => [
        { itemId: sword, weight: 1 },
        { itemId: nowhere, weight: 1 },
      ],
      '"contents.1.itemId"',
    ],
  ])('W8 refuses a box with %s', async (_what, contents, field) => {
    const { status, body } = await ada.post(path, { ...box(), contents: contents() });
    expect(status).toBe(400);
    expect(body.error).toContain(field);
  });

  it("W8 refuses another game's item and a box in a box", async () => {
    const other = await makeItem(ctx, ada, await makeGame(ctx, ada));
    const chest = (await ada.post(path, box())).body.item.id;
    for (const [itemId, sentence] of [
      [other, 'must name an item of this game'],
      [chest, 'a box cannot hold boxes'],
    ]) {
      const contents = [...box().contents, { itemId, weight: 1 }];
      const { status, body } = await ada.post(path, { ...box(), contents });
      expect([status, body.error]).toEqual([400, expect.stringContaining(`"contents.2.itemId"`)]);
      expect(body.error).toContain(sentence);
    }
  });

  it('takes 100 prizes and refuses 101, and ends at 300 items', async () => {
    const own = await makeGame(ctx, ada);
    const ids = [];
    for (let i = 0; i < 101; i++) ids.push(await makeItem(ctx, ada, own, { name: `Thing ${i}` }));
    const contents = ids.map((itemId) => ({ itemId, weight: 1 }));
    expect((await ada.post(`/api/games/${own}/items`, { ...box(), contents })).status).toBe(400);
    const full = await ada.post(`/api/games/${own}/items`, { ...box(), contents: contents.slice(1) });
    expect([full.status, full.body.item.odds.length]).toEqual([201, 100]);
    await sql`insert into items (id, game_id, kind, created_at)
      select gen_random_uuid(), ${own}, 'durable', ${ctx.clock.now()} from generate_series(1, 198)`.execute(ctx.db);
    const { status, headers } = await ada.post(`/api/games/${own}/items`, plain);
    expect([status, headers.get('error-code')]).toEqual([409, 'conflict']);
  });
});

describe('W22 the public list stays small and cheap', () => {
  it('pictures leave it for an address each, which browsers keep for ever', async () => {
    const own = await makeGame(ctx, ada);
    const { item } = (await ada.post(`/api/games/${own}/items`, { ...plain, imageUrl: png })).body;
    const list = await people.nobody.get(`/api/games/${own}/items`);
    expect(list.text).not.toContain('data:');
    expect(list.body.items[0].imageUrl).toBe(item.imageUrl);
    const picture = await fetch(service.url + new URL(item.imageUrl).pathname);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(Buffer.from(png.split(',')[1] ?? '', 'base64'));
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    for (const hash of ['0'.repeat(64), 'nothing', '..%2f']) {
      expect((await people.nobody.get(`/item-images/${hash}`)).status).toBe(404);
    }
    const bob = await people.member('bob_buys');
    const game = await people.playing(bob, own);
    const { intent } = (await game.post('/api/sdk/shop/intents', { gameId: own, itemId: item.id })).body;
    expect(intent.item.imageUrl).toBe(item.imageUrl);
    expect((await bob.get(`/api/shop/intents/${intent.id}`)).body.intent.item.imageUrl).toBe(item.imageUrl);
    expect((await game.get(`/api/sdk/shop/items/${own}`)).body.items[0].imageUrl).toBe(item.imageUrl);
  });

  it('a change may name the picture by its address, and one that is not here is refused', async () => {
    const own = await makeGame(ctx, ada);
    const { item } = (await ada.post(`/api/games/${own}/items`, { ...plain, imageUrl: png })).body;
    const same = await ada.put(`/api/games/${own}/items/${item.id}`, { ...plain, imageUrl: item.imageUrl });
    expect(same.body.item).toEqual(item);
    const dearer = await ada.put(`/api/games/${own}/items/${item.id}`, {
      ...plain,
      price: 99,
      imageUrl: item.imageUrl,
    });
    expect(dearer.body.item).toEqual({ ...item, price: 99 });
    const unknown = item.imageUrl.replace(/[0-9a-f]{64}$/, '0'.repeat(64));
    expect((await ada.put(`/api/games/${own}/items/${item.id}`, { ...plain, imageUrl: unknown })).status).toBe(400);
  });

  it('comes as prepared bytes with an ETag, and shows a change at once', async () => {
    const own = await makeGame(ctx, ada);
    const { item } = (await ada.post(`/api/games/${own}/items`, plain)).body;
    const first = await people.nobody.get(`/api/games/${own}/items`);
    const etag = first.headers.get('etag') ?? '';
    expect((await people.nobody.get(`/api/games/${own}/items`, { 'if-none-match': etag })).status).toBe(304);
    await ada.put(`/api/games/${own}/items/${item.id}`, { ...plain, name: 'Other' });
    const next = await people.nobody.get(`/api/games/${own}/items`, { 'if-none-match': etag });
    expect([next.status, next.body.items[0].name]).toEqual([200, 'Other']);
  });

  it('the boxes of a game have a thousand prizes together', async () => {
    const own = await makeGame(ctx, ada);
    const ids = [];
    for (let i = 0; i < 100; i++) ids.push(await makeItem(ctx, ada, own, { name: `Thing ${i}`, active: false }));
    const contents = ids.map((itemId) => ({ itemId, weight: 1 }));
    const full = { ...box(), contents };
    let boxId = '';
    for (let i = 0; i < 10; i++) boxId = (await ada.post(`/api/games/${own}/items`, full)).body.item.id;
    expect((await ada.post(`/api/games/${own}/items`, { ...full, contents: contents.slice(0, 2) })).status).toBe(409);
    expect((await ada.put(`/api/games/${own}/items/${boxId}`, { ...full, price: 31 })).status).toBe(200);
  });

  it('writes have a limit', async () => {
    const eve = await people.member('eve_writes');
    const own = await makeGame(ctx, eve);
    const { max } = limits.item_write;
    for (let i = 0; i < max - 1; i++) await spend(ctx.db, ctx.clock, 'item_write', eve.id, eve.id);
    const last = await eve.post(`/api/games/${own}/items`, plain);
    expect([last.status, last.headers.get('ratelimit')]).toEqual([201, expect.stringMatching(/^"item_write";r=0;/)]);
    expect((await eve.post(`/api/games/${own}/items`, plain)).status).toBe(429);
    expect((await eve.put(`/api/games/${own}/items/${last.body.item.id}`, { ...plain, price: 2 })).status).toBe(429);
  });
});

describe('changing items', () => {
  it('answers the new item and keeps every version of the odds', async () => {
    const { id } = (await ada.post(path, box())).body.item;
    const contents = [
      { itemId: potion, weight: 7 },
      { itemId: sword, weight: 1 },
    ];
    const { status, body } = await ada.put(`${path}/${id}`, { ...box(), price: 30, contents });
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ id, price: 30, odds: [{ itemId: potion, weight: 7 }, { weight: 1 }] });
    const { rows } = await sql`
      select version, weight from item_odds where item_id = ${id} order by version, position`.execute(ctx.db);
    expect(rows).toEqual([
      { version: 1, weight: 1 },
      { version: 1, weight: 3 },
      { version: 2, weight: 7 },
      { version: 2, weight: 1 },
    ]);
    await expect(sql`update item_odds set weight = 9 where item_id = ${id}`.execute(ctx.db)).rejects.toThrow('refused');
    await expect(sql`delete from item_versions where item_id = ${id}`.execute(ctx.db)).rejects.toThrow('refused');
  });

  it('saying the same again adds no version', async () => {
    const { id } = (await ada.post(path, box())).body.item;
    await ada.put(`${path}/${id}`, box());
    await ada.put(`${path}/${id}`, { ...box(), name: 'Trunk' });
    const { rows } = await sql`select version from item_versions where item_id = ${id}`.execute(ctx.db);
    expect(rows).toHaveLength(2);
  });

  it('an item can be taken out of the shop and put back', async () => {
    const { id } = (await ada.post(path, plain)).body.item;
    const listed = async () =>
      (await people.nobody.get(path)).body.items.some((item: { id: string }) => item.id === id);
    expect((await ada.put(`${path}/${id}`, { ...plain, active: false })).body.item.active).toBe(false);
    expect(await listed()).toBe(false);
    await ada.put(`${path}/${id}`, plain);
    expect(await listed()).toBe(true);
  });

  it('the kind never changes', async () => {
    const { status, headers } = await ada.put(`${path}/${sword}`, { ...plain, kind: 'consumable' });
    expect([status, headers.get('error-code')]).toEqual([409, 'kind_fixed']);
  });

  it('bad bodies are refused as when making one', async () => {
    expect((await ada.put(`${path}/${sword}`, { ...plain, price: -1 })).status).toBe(400);
    expect((await ada.put(`${path}/${sword}`, { ...plain, contents: [] })).status).toBe(400);
    expect((await ada.put(`${path}/not-an-id`, plain)).status).toBe(400);
  });

  it('two changes at once both become versions', async () => {
    const { id } = (await ada.post(path, plain)).body.item;
    const changes = await Promise.all([1, 2, 3, 4].map((price) => ada.put(`${path}/${id}`, { ...plain, price })));
    expect(changes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await sql`select from item_versions where item_id = ${id}`.execute(ctx.db);
    expect(rows).toHaveLength(5);
  });
});

describe('who may', () => {
  it("W9 nobody else manages a game's items", async () => {
    for (const answer of [await bob.post(path, plain), await bob.put(`${path}/${sword}`, plain)]) {
      expect([answer.status, answer.headers.get('error-code')]).toEqual([403, 'not_creator']);
    }
  });

  it("W9 an item of another game is not found, whoever's that game is", async () => {
    const bobs = await makeGame(ctx, bob);
    const bobsItem = await makeItem(ctx, bob, bobs);
    expect((await ada.put(`${path}/${bobsItem}`, plain)).status).toBe(404);
    expect((await bob.put(`/api/games/${bobs}/items/${sword}`, { ...plain, price: 1 })).status).toBe(404);
  });

  it('a guest, a game token and nobody are refused', async () => {
    const guest = await people.guest();
    const playing = await people.playing(ada, game);
    for (const [who, status] of [
      [guest, 403],
      [playing, 403],
      [people.nobody, 401],
    ] as const) {
      expect((await who.post(path, plain)).status).toBe(status);
      expect((await who.put(`${path}/${sword}`, plain)).status).toBe(status);
    }
  });

  it('an unlisted game, which is played by its address, shows its items', async () => {
    const unlisted = await makeGame(ctx, ada, { listed: false });
    const hat = await makeItem(ctx, ada, unlisted, { name: 'Hat' });
    const shown = await people.nobody.get(`/api/games/${unlisted}/items`);
    expect([shown.status, shown.body.items]).toEqual([200, [expect.objectContaining({ id: hat, name: 'Hat' })]]);
    const playing = await people.playing(bob, unlisted);
    expect((await playing.get(`/api/sdk/shop/items/${unlisted}`)).body).toEqual(shown.body);
    expect((await bob.post(`/api/games/${unlisted}/items`, plain)).status).toBe(403);
  });

  it('an unknown or hidden game has no items, except for its creator who may still manage them', async () => {
    const hidden = await makeGame(ctx, ada);
    await sql`update games set hidden_at = ${ctx.clock.now()} where id = ${hidden}`.execute(ctx.db);
    const outlaw = await people.member('outlaw');
    const banned = await makeGame(ctx, outlaw);
    await sql`select accounts_set_banned(${outlaw.id}, ${ctx.clock.now()})`.execute(ctx.db);
    for (const id of [nowhere, hidden, banned]) {
      expect((await people.nobody.get(`/api/games/${id}/items`)).status).toBe(404);
      expect((await bob.post(`/api/games/${id}/items`, plain)).status).toBe(404);
    }
    expect((await ada.post(`/api/games/${hidden}/items`, plain)).status).toBe(201);
    expect((await people.nobody.get('/api/games/nonsense/items')).status).toBe(400);
  });

  it('its creator sees all items, also the prizes that are sold nowhere', async () => {
    const own = await makeGame(ctx, ada, { listed: false });
    const all = `/api/games/${own}/items/all`;
    const sold = (await ada.post(`/api/games/${own}/items`, plain)).body.item;
    const prize = (await ada.post(`/api/games/${own}/items`, { ...plain, name: 'Prize', active: false })).body.item;
    const { status, body, headers } = await ada.get(all);
    expect([status, body]).toEqual([200, { items: [sold, prize] }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect((await bob.get(all)).headers.get('error-code')).toBe('not_creator');
    await sql`update games set hidden_at = ${ctx.clock.now()} where id = ${own}`.execute(ctx.db);
    expect((await bob.get(all)).status).toBe(404);
    expect((await ada.get(all)).status).toBe(200);
    expect((await (await people.guest()).get(all)).status).toBe(403);
    expect((await (await people.playing(ada, own)).get(all)).status).toBe(403);
    expect((await people.nobody.get(all)).status).toBe(401);
    expect((await ada.get(`/api/games/${nowhere}/items/all`)).status).toBe(404);
    expect((await ada.get('/api/games/nonsense/items/all')).status).toBe(400);
  });

  it('a closed account changes nothing', async () => {
    const cid = await people.member('cid');
    const cids = await makeGame(ctx, cid);
    await cid.get('/api/me');
    await sql`update accounts set closed_at = ${ctx.clock.now()} where id = ${cid.id}`.execute(ctx.db);
    const { status } = await cid.post(`/api/games/${cids}/items`, plain);
    expect(status).toBe(401);
    const { rows } = await sql`select from items where game_id = ${cids}`.execute(ctx.db);
    expect(rows).toEqual([]);
  });

  it('fields nobody asked for reach no row', async () => {
    const { body } = await ada.post(path, { ...plain, id: nowhere, gameId: nowhere, version: 9, odds: [] });
    expect(body.item).toMatchObject({ gameId: game, odds: null });
    expect(body.item.id).not.toBe(nowhere);
  });
});
