import type { BodyOf } from '../../api/request.ts';
import type { Item } from '../../api/shapes.ts';
import { numberFormat } from '../../messages/intl.ts';
import { t } from '../../messages/translate.ts';
import { itemNotes } from './item-words.ts';

/** An item while it is edited: numbers are kept as the text of their fields. */
export type ItemDraft = {
  kind: Item['kind'];
  name: string;
  description: string;
  price: string;
  imageUrl: string | null;
  active: boolean;
  contents: readonly Prize[];
};
export type Prize = { itemId: string; name: string; weight: string };

export const priceMax = 1_000_000;
export const weightMax = 1_000_000;
export const contentsMin = 2;
export const contentsMax = 100;

export const newDraft: ItemDraft = {
  kind: 'durable',
  name: '',
  description: '',
  price: '50',
  imageUrl: null,
  active: true,
  contents: [],
};

export function draftOfItem(item: Item): ItemDraft {
  const { kind, name, description, price, imageUrl, active, odds } = item;
  const contents = (odds ?? []).map((prize) => ({
    itemId: prize.itemId,
    name: prize.name,
    weight: String(prize.weight),
  }));
  return { kind, name, description, price: String(price), imageUrl, active, contents };
}

/** The whole number in a field, if it is within these limits. */
export function wholeIn(text: string, min: number, max: number): number | undefined {
  if (!/^\d{1,7}$/.test(text.trim())) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

export const weightOf = ({ weight }: Prize) => wholeIn(weight, 1, weightMax);

/** The request body, or the message about what is missing. */
export function bodyOf(draft: ItemDraft): BodyOf<'POST /api/games/{id}/items'> | { missing: string } {
  const price = wholeIn(draft.price, 0, priceMax);
  if (draft.name.trim() === '') return { missing: t('items.nameMissing') };
  if (price === undefined) return { missing: t('items.priceRange', { max: numberFormat({}).format(priceMax) }) };
  const contents: { itemId: string; weight: number }[] = [];
  for (const prize of draft.contents) {
    const weight = weightOf(prize);
    if (weight === undefined) {
      return { missing: t('items.weightRange', { name: prize.name, max: numberFormat({}).format(weightMax) }) };
    }
    contents.push({ itemId: prize.itemId, weight });
  }
  if (draft.kind === 'loot_box' && contents.length < contentsMin) return { missing: itemNotes().twoPrizes };
  return {
    kind: draft.kind,
    name: draft.name.trim(),
    description: draft.description.trim(),
    price,
    imageUrl: draft.imageUrl,
    active: draft.active,
    ...(draft.kind === 'loot_box' && { contents }),
  };
}
