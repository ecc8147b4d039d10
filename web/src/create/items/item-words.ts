import type { Item } from '../../api/shapes.ts';

/** What the kinds of items are called, and what each means for whoever buys one. */
export const kinds: Record<Item['kind'], { word: string; means: string }> = {
  durable: { word: 'To keep', means: 'Bought once and kept for good: a hat, a level, a car.' },
  consumable: { word: 'To use up', means: 'Bought as often as one likes and used up: a potion, an extra life.' },
  loot_box: { word: 'Loot box', means: 'Gives one of several prizes, with chances that everybody can see.' },
};
