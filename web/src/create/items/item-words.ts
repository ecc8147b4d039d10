import type { Item } from '../../api/shapes.ts';
import { spoken } from '../../messages/catalogue.ts';
import words from './item-kinds.json';

/** Of every coin a player pays in a game, its creator gets this share, in whole percent. */
export const creatorPercent = 70;

export const itemKinds: readonly Item['kind'][] = ['durable', 'consumable', 'loot_box'];

/** What a kind of items is called, and what it means for whoever buys one. Apart from the catalogues, which everybody loads at first. */
export function kindWords(kind: Item['kind']): { word: string; means: string } {
  return words[spoken.value.language][kind];
}

/** The longer sentences about items, from the same place. */
export function itemNotes(): (typeof words)['en']['notes'] {
  return words[spoken.value.language].notes;
}
