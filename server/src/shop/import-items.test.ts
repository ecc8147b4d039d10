import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Caller } from '../access/caller.ts';
import { systemAccountId } from '../accounts/system-accounts.ts';
import { inTransaction } from '../database/db.ts';
import { StartupError } from '../process/startup-error.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { importItems } from './import-items.ts';
import { createItem } from './manage-items.ts';

const { ctx, people, clock } = await startService();
const house = { id: await systemAccountId(ctx.db, ctx.clock.now()) };
const gameOfHouse = async () => ({
  id: await makeGame(ctx, house),
  creatorId: house.id,
  file: 'games/sample/game.json',
});
const game = await gameOfHouse();
const put = (items: unknown[], of = game) => inTransaction(ctx.db, (tx) => importItems(tx, ctx, of, items));
const ada = await people.member('ada');

const box = {
  key: 'box',
  kind: 'loot_box',
  name: 'Box',
  price: 10,
  contents: [
    { key: 'hat', weight: 9 },
    { key: 'crown', weight: 1 },
  ],
};
const hat = { key: 'hat', kind: 'durable', name: 'Hat', description: 'Warm.', price: 30 };
const crown = { key: 'crown', kind: 'durable', name: 'Crown', price: 900, active: false };

const shown = async () => (await ada.get(`/api/games/${game.id}/items`)).body.items;
const versions = async () => (await sql`select * from item_versions order by item_id, version`.execute(ctx.db)).rows;

it('puts items up for sale once, boxes that hold them too', async () => {
  expect(await put([box, hat, crown])).toEqual({ changed: ['Hat', 'Crown', 'Box'], retired: [] });
  const [theBox, theHat] = await shown();
  expect(theHat).toMatchObject({ key: 'hat', name: 'Hat', description: 'Warm.', price: 30, gameId: game.id });
  expect(theHat.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(theBox.odds).toMatchObject([
    { itemId: theHat.id, weight: 9, probability: 0.9 },
    { name: 'Crown', weight: 1, probability: 0.1 },
  ]);
  const before = await versions();
  expect(await put([box, hat, crown])).toEqual({ changed: [], retired: [] });
  expect(await versions()).toEqual(before);
});

it('gives items of an import before keys were kept their key', async () => {
  const other = await gameOfHouse();
  await put([hat], other);
  await sql`update items set key = null where game_id = ${other.id}`.execute(ctx.db);
  expect(await put([hat], other)).toEqual({ changed: [], retired: [] });
  expect((await ada.get(`/api/games/${other.id}/items`)).body.items).toMatchObject([{ key: 'hat' }]);
});

it('adds a version to what changed', async () => {
  const before = (await versions()).length;
  expect(await put([box, { ...hat, price: 25 }, crown])).toEqual({ changed: ['Hat'], retired: [] });
  expect((await versions()).length).toBe(before + 1);
  expect((await shown()).find((item: { name: string }) => item.name === 'Hat').price).toBe(25);
});

it('makes each item once when several nodes start together', async () => {
  const other = await gameOfHouse();
  const results = await Promise.all([1, 2, 3].map(() => put([hat, crown, box], other)));
  expect(results.map(({ changed }) => changed.length).toSorted()).toEqual([0, 0, 3]);
});

it('sells no more what the file does not name any more, and leaves what its creator made in the app alone', async () => {
  const other = await gameOfHouse();
  await put([hat, crown, box], other);
  clock.forward(1);
  const { item: added } = await createItem(ctx, { accountId: house.id } as Caller, other.id, {
    kind: 'durable',
    name: 'Own',
    price: 1,
  });
  expect(await put([crown, { ...hat, key: 'cap', name: 'Cap' }, box], other)).toEqual({
    changed: ['Cap'],
    retired: ['Hat'],
  });
  const { items } = (await ada.get(`/api/games/${other.id}/items`)).body;
  expect(items.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Box', 'Cap', 'Own']);
  expect(items.find(({ id }: { id: string }) => id === added.id)).toEqual(added);
  expect(await put([hat, crown, box], other)).toEqual({ changed: ['Hat'], retired: ['Cap'] });
});

it.each([
  [{ ...hat, price: 0.5 }, 'games/sample/game.json: "items.0" does not fit: "price" must be a whole number'],
  [{ kind: 'durable', name: 'No key', price: 1 }, 'does not fit'],
  [{ ...hat, name: 'a\u0007b' }, '"name" must be Text of 1 to 50 characters on one line'],
  [{ ...hat, key: 'other', imageUrl: 'https://elsewhere.test' }, '"imageUrl" must be'],
  [{ ...box, key: 'other', contents: undefined }, '"contents" is missing'],
  [
    {
      ...box,
      key: 'other',
      contents: [
        { key: 'hat', weight: 0 },
        { key: 'crown', weight: 1 },
      ],
    },
    '"contents.0.weight" must be',
  ],
  [
    {
      ...box,
      key: 'other',
      contents: [
        { key: 'hat', weight: 1 },
        { key: 'ghost', weight: 1 },
      ],
    },
    'no item has',
  ],
  [{ ...hat, kind: 'consumable' }, 'cannot change its kind'],
])('refuses %j with a sentence', async (item, sentence) => {
  await expect(put([item])).rejects.toThrow(sentence);
  await expect(put([item])).rejects.toBeInstanceOf(StartupError);
});

it('refuses two items of one key, and words nobody should read', async () => {
  await expect(put([hat, { ...crown, key: 'hat' }])).rejects.toThrow('has the key of another item');
  await expect(put([{ ...hat, name: 'fuck' }])).rejects.toMatchObject({ code: 'text_refused' });
});
