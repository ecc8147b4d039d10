import type { Item } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';

/** Of every coin a player pays in a game, its creator gets this share, in whole percent. */
export const creatorPercent = 70;

export const itemKinds: readonly Item['kind'][] = ['durable', 'consumable', 'loot_box'];

/** What a kind of items is called, and what it means for whoever buys one. */
export function kindWords(kind: Item['kind']): { word: string; means: string } {
  switch (kind) {
    case 'durable':
      return { word: t('items.durable'), means: t('items.durableMeans') };
    case 'consumable':
      return { word: t('items.consumable'), means: t('items.consumableMeans') };
    case 'loot_box':
      return { word: t('items.lootBox'), means: t('items.lootBoxMeans') };
  }
}
