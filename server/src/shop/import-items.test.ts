import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { houseAccountId } from '../accounts/house-accounts.ts';
import { makeGame } from '../testing/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { importItems } from './import-items.ts';

const { ctx, people } = await startService();
const house = { id: await houseAccountId(ctx.db, ctx.clock.now()) };
const game = { id: await makeGame(ctx, house), slug: 'sample' };
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
  expect(await importItems(ctx, game, [box, hat, crown])).toBe(true);
  const [theBox, theHat] = await shown();
  expect(theHat).toMatchObject({ name: 'Hat', description: 'Warm.', price: 30, gameId: game.id });
  expect(theHat.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(theBox.odds).toMatchObject([
    { itemId: theHat.id, weight: 9, probability: 0.9 },
    { name: 'Crown', weight: 1, probability: 0.1 },
  ]);
  const before = await versions();
  expect(await importItems(ctx, game, [box, hat, crown])).toBe(false);
  expect(await versions()).toEqual(before);
});

it('adds a version to what changed', async () => {
  const before = (await versions()).length;
  expect(await importItems(ctx, game, [box, { ...hat, price: 25 }, crown])).toBe(true);
  expect((await versions()).length).toBe(before + 1);
  expect((await shown()).find((item: { name: string }) => item.name === 'Hat').price).toBe(25);
});

it('makes each item once when several nodes start together', async () => {
  const other = { id: await makeGame(ctx, house), slug: 'other' };
  const results = await Promise.all([1, 2, 3].map(() => importItems(ctx, other, [hat, crown, box])));
  expect(results.toSorted()).toEqual([false, false, true]);
});

it('says what is wrong with a file', async () => {
  const wrong = (item: unknown) => importItems(ctx, game, [item]);
  await expect(wrong({ ...hat, price: 0.5 })).rejects.toThrow('games/sample/game.json: "items.0" does not fit');
  await expect(wrong({ kind: 'durable', name: 'No key', price: 1 })).rejects.toThrow('does not fit');
  await expect(wrong({ ...hat, key: 'other', imageUrl: 'https://elsewhere.test' })).rejects.toThrow(
    '"imageUrl" must be',
  );
  await expect(wrong({ ...box, key: 'other', contents: undefined })).rejects.toThrow();
  await expect(wrong({ ...hat, kind: 'consumable' })).rejects.toThrow('cannot change its kind');
});
