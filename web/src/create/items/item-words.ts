import type { Item } from '../../api/shapes.ts';

/** What the kinds of items are called, and what each means for whoever buys one. */
export const kinds: Record<Item['kind'], { word: string; means: string }> = {
  durable: { word: 'Permanent', means: 'Bought once and kept: a hat, a level, a car.' },
  consumable: { word: 'Consumable', means: 'Can be bought again and is used up: a potion, an extra life.' },
  loot_box: { word: 'Loot box', means: 'Gives one of several prizes, with odds that everyone can see.' },
};
