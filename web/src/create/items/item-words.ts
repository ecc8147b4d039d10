import type { Item } from '../../api/shapes.ts';
import { spoken } from '../../messages/catalogue.ts';
import words from './item-kinds.json';

/** The creator's share of every coin paid in their game, in percent. */
export const creatorPercent = 70;

export const itemKinds: readonly Item['kind'][] = ['durable', 'consumable', 'loot_box'];

/** The name of an item's kind, and what it means for buyers. Not in the catalogues, which everyone loads first. */
export function kindWords(kind: Item['kind']): { word: string; means: string } {
  return words[spoken.value.language][kind];
}

/** The longer texts about items, from the same place. */
export function itemNotes(): (typeof words)['en']['notes'] {
  return words[spoken.value.language].notes;
}
