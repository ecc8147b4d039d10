import { beforeAll, describe, expect, it } from 'vitest';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';

const { people, ctx } = await startService();
const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64')}`;
const nowhere = '01900000-0000-7000-8000-000000000000';

let ada: Person;
let path: string;
let hat: { id: string };
let chest: { id: string; odds: { itemId: string; weight: number }[] };

beforeAll(async () => {
  ada = await people.member('ada');
  path = `/api/games/${await makeGame(ctx, ada)}/items`;
  const made = async (body: object) => (await ada.post(path, body)).body.item;
  hat = await made({ kind: 'durable', name: 'Hat', description: 'Warm', price: 5, imageUrl: png });
  const cap = await made({ kind: 'durable', name: 'Cap', price: 5, active: false });
  const contents = [hat, cap].map(({ id }, i) => ({ itemId: id, weight: i + 1 }));
  chest = await made({ kind: 'loot_box', name: 'Chest', price: 20, contents });
});

describe('PATCH /api/games/:id/items/:itemId', () => {
  it('changes what is named and leaves the rest', async () => {
    const { status, body } = await ada.patch(`${path}/${hat.id}`, { price: 7 });
    expect(status).toBe(200);
    expect(body.item).toEqual({ ...hat, price: 7 });
    const quiet = await ada.patch(`${path}/${hat.id}`, { active: false, description: '' });
    expect(quiet.body.item).toEqual({ ...hat, price: 7, active: false, description: '' });
  });

  it('takes null for absent, but for the picture, which it takes away', async () => {
    const { body } = await ada.patch(`${path}/${hat.id}`, { name: null, price: null, imageUrl: null });
    expect(body.item).toMatchObject({ name: 'Hat', price: 7, imageUrl: null });
  });

  it('keeps the odds of a box, or changes them', async () => {
    const same = await ada.patch(`${path}/${chest.id}`, { name: 'Trunk' });
    expect(same.body.item).toEqual({ ...chest, name: 'Trunk' });
    const contents = chest.odds.map(({ itemId }) => ({ itemId, weight: 5 }));
    const changed = await ada.patch(`${path}/${chest.id}`, { contents });
    expect(changed.body.item.odds.map(({ weight }: { weight: number }) => weight)).toEqual([5, 5]);
  });

  it.each([
    ['a price below 0', { price: -1 }],
    [
      'contents of what is no box',
      {
        contents: [
          { itemId: nowhere, weight: 1 },
          { itemId: nowhere, weight: 1 },
        ],
      },
    ],
    ['a picture that is none', { imageUrl: 'https://example.com/hat.png' }],
    ['an empty name', { name: '' }],
  ])('400: %s', async (_what, change) => {
    expect((await ada.patch(`${path}/${hat.id}`, change)).status).toBe(400);
  });

  it('404 and 403: no such item, not the creator', async () => {
    expect((await ada.patch(`${path}/${nowhere}`, { price: 1 })).status).toBe(404);
    const bob = await people.member('bob');
    expect((await bob.patch(`${path}/${hat.id}`, { price: 1 })).status).toBe(403);
  });
});
