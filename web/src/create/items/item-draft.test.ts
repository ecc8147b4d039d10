import { beforeAll, describe, expect, it } from 'vitest';
import type { Item } from '../../api/shapes.ts';
import { loadCatalogue, spoken } from '../../messages/catalogue.ts';
import { bodyOf, draftOfItem, type ItemDraft, newDraft, wholeIn } from './item-draft.ts';

beforeAll(async () => {
  spoken.value = { language: 'en', locale: 'en', messages: await loadCatalogue('en', true) };
});

const prize = (name: string, weight: string) => ({ itemId: name.toLowerCase(), name, weight });
const box = (...contents: ItemDraft['contents']): ItemDraft => ({
  ...newDraft,
  kind: 'loot_box',
  name: 'Chest',
  contents,
});

describe('an item as it is written', () => {
  it('becomes what is sent', () => {
    expect(bodyOf({ ...newDraft, name: ' Lamp ', price: '0' })).toEqual({
      kind: 'durable',
      name: 'Lamp',
      description: '',
      price: 0,
      imageUrl: null,
      active: true,
    });
    expect(bodyOf(box(prize('Pebble', '97'), prize('Ruby', ' 3 ')))).toMatchObject({
      kind: 'loot_box',
      contents: [
        { itemId: 'pebble', weight: 97 },
        { itemId: 'ruby', weight: 3 },
      ],
    });
  });

  it('keeps no prizes that were chosen before it became something else', () => {
    const draft = { ...box(prize('Pebble', '1'), prize('Ruby', '1')), kind: 'durable' as const };
    expect(bodyOf(draft)).not.toHaveProperty('contents');
  });

  it.each([
    ['a name', { ...newDraft, name: '  ' }, /name/],
    ['a price', { ...newDraft, name: 'Lamp', price: '' }, /price/],
    ['two prizes', box(prize('Pebble', '1')), /two prizes/],
    ['a whole weight', box(prize('Pebble', '1'), prize('Ruby', '0.5')), /weight of Ruby/],
    ['a weight above none', box(prize('Pebble', '0'), prize('Ruby', '1')), /weight of Pebble/],
  ])('says that it needs %s', (_what, draft, words) => {
    expect(bodyOf(draft)).toEqual({ missing: expect.stringMatching(words) });
  });

  it('is unchanged when it is opened again', () => {
    const odds = [{ itemId: 'a', name: 'Pebble', weight: 9, probability: 0.9 }];
    const item = { kind: 'loot_box', name: 'Chest', description: 'x', price: 5, imageUrl: null, active: false, odds };
    expect(draftOfItem(item as unknown as Item)).toEqual({
      kind: 'loot_box',
      name: 'Chest',
      description: 'x',
      price: '5',
      imageUrl: null,
      active: false,
      contents: [{ itemId: 'a', name: 'Pebble', weight: '9' }],
    });
  });

  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['1000000', 1_000_000],
    ['1000001', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['1.5', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, number) => {
    expect(wholeIn(text, 1, 1_000_000)).toBe(number);
  });
});
