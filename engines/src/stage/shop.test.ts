import { describe, expect, it } from 'vitest';
import type { Actor } from '../plan.ts';
import { effectOf, type Wardrobe } from './item-effects.ts';
import { openShop, type SdkShop, type ShopItem } from './shop.ts';
import { createShopPanel } from './shop-panel.ts';

const wardrobe: Wardrobe = {
  hasHat: (name) => ['crown', 'piratehat'].includes(name),
  hasSprite: (name) => ['dragon', 'cat'].includes(name),
};
const heroOf = (): Actor => ({
  sprite: 'fox',
  name: 'fox',
  plural: 'foxes',
  tint: null,
  wears: null,
  picture: 'fluent:fox',
});
const item = (id: string, name: string, kind = 'durable'): ShopItem => ({ id, key: null, kind, name, price: 30 });
const turns = async () => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};

function sdkWith(items: ShopItem[], owned: Record<string, number>) {
  const calls: string[] = [];
  const sdk: SdkShop = {
    items: async () => items,
    inventory: async () =>
      items
        .filter(({ id }) => owned[id])
        .map(({ id, key, name, kind }) => ({ itemId: id, key, name, kind, quantity: owned[id] ?? 0 })),
    buy: async (id) => {
      calls.push(`buy ${id}`);
      owned[id] = (owned[id] ?? 0) + 1;
    },
    consume: async (id) => void calls.push(`consume ${id}`),
  };
  return { sdk, calls };
}

describe('what an item is for', () => {
  it.each([
    ['Extra life', { type: 'life' }],
    ['Golden crown', { type: 'wears', wears: 'crown' }],
    ['Pirate hat', { type: 'wears', wears: 'piratehat' }],
    ['Dragon skin', { type: 'sprite', sprite: 'dragon' }],
    ['Blue fox', { type: 'tint', tint: '#3f8ef0' }],
    ['Dragon egg', undefined],
    ['Thank you', undefined],
  ])('%s', (name, effect) => {
    expect(effectOf({ key: null, name }, wardrobe)).toEqual(effect);
  });
});

describe('the shop of a game', () => {
  it('dresses the hero in what the player owns', async () => {
    const hero = heroOf();
    openShop(sdkWith([item('a', 'Dragon skin'), item('b', 'Crown')], { a: 1, b: 1 }).sdk, hero, wardrobe);
    await turns();
    expect(hero).toMatchObject({ sprite: 'dragon', wears: 'crown' });
    expect(hero.picture).toBeUndefined();
  });

  it('gives a heart for an extra life, and uses up one that is used up', async () => {
    const { sdk, calls } = sdkWith([item('a', 'Extra life', 'consumable')], { a: 1 });
    const shop = openShop(sdk, heroOf(), wardrobe);
    expect(shop.takeExtraLife()).toBe(false);
    await turns();
    expect([shop.takeExtraLife(), shop.takeExtraLife()]).toEqual([true, false]);
    expect(calls).toEqual(['consume a']);
  });

  it('keeps a durable extra life for every round', async () => {
    const shop = openShop(sdkWith([item('a', 'Heart of the fox')], { a: 1 }).sdk, heroOf(), wardrobe);
    await turns();
    expect([shop.takeExtraLife(), shop.takeExtraLife()]).toEqual([true, true]);
  });

  it('plays on without an SDK, and with one that fails', async () => {
    const failing: SdkShop = { ...sdkWith([], {}).sdk, items: () => Promise.reject(new Error('offline')) };
    for (const sdk of [undefined, failing]) {
      const shop = openShop(sdk, heroOf(), wardrobe);
      await turns();
      expect(shop.items()).toEqual([]);
      expect(shop.takeExtraLife()).toBe(false);
    }
  });

  it('opens at its button, buys by a tap on a row and closes beside it', async () => {
    const hero = heroOf();
    const { sdk, calls } = sdkWith([item('a', 'Crown')], {});
    const panel = createShopPanel(openShop(sdk, hero, wardrobe));
    const view = { w: 400, h: 700, scale: 1, portrait: true };
    expect(panel.press(view, { x: 40, y: 660 })).toBe(false);
    await turns();
    expect(panel.press(view, { x: 200, y: 300 })).toBe(false);
    expect(panel.press(view, { x: 40, y: 660 })).toBe(true);
    expect(panel.isOpen()).toBe(true);
    expect(panel.press(view, { x: 200, y: 360 })).toBe(true);
    await turns();
    expect(calls).toEqual(['buy a']);
    expect(hero.wears).toBe('crown');
    expect(panel.press(view, { x: 200, y: 360 })).toBe(true);
    await turns();
    expect(calls).toEqual(['buy a']);
    expect(panel.press(view, { x: 200, y: 80 })).toBe(true);
    expect(panel.isOpen()).toBe(false);
  });
});
