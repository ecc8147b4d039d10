import { type Static, Type } from 'typebox';
import { economy } from '../coins/economy.ts';
import { invalid } from '../http/errors.ts';
import { Id, Line, Nullable, OneOf, Paragraph } from '../http/schemas.ts';
import { imageHashOf } from './item-image.ts';

export const Odds = Type.Array(
  Type.Object({
    itemId: Id,
    name: Type.String(),
    weight: Type.Integer(),
    probability: Type.Number({ description: 'weight divided by the sum of all weights' }),
  }),
);

export const ItemKind = OneOf('durable', 'consumable', 'loot_box');

export const Item = Type.Object(
  {
    id: Id,
    gameId: Id,
    key: Nullable(Type.String({ description: 'The key in game.json; null for an item created in the app' })),
    kind: ItemKind,
    name: Type.String(),
    description: Type.String(),
    price: Type.Integer({ description: 'Coins' }),
    imageUrl: Nullable(Type.String({ description: 'An address of the service; its content never changes' })),
    active: Type.Boolean({ description: 'Whether it can be bought' }),
    odds: Nullable(Odds),
  },
  { title: 'Item' },
);
export type Item = Static<typeof Item>;

export type PrizeRow = { itemId: string; name: string; weight: number; imageUrl: string | null };
/** An item in one of its versions; prizes are those of a loot box, in the order in which they are drawn. */
export type ItemRow = Omit<Item, 'odds'> & { prizes: PrizeRow[] | null };

export function viewOfItem(row: ItemRow): Item {
  const { id, gameId, key, kind, name, description, price, imageUrl, active, prizes } = row;
  return { id, gameId, key, kind, name, description, price, imageUrl, active, odds: prizes && viewOfOdds(prizes) };
}

function viewOfOdds(prizes: PrizeRow[]): Static<typeof Odds> {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes.map(({ itemId, name, weight }) => ({ itemId, name, weight, probability: weight / total }));
}

const { priceMax, prizesOfBoxMin: contentsMin, prizesOfBoxMax: contentsMax, prizeWeightMax } = economy;

export const Whole = (minimum: number, maximum: number) =>
  Type.Integer({ minimum, maximum, description: `a whole number from ${minimum} to ${maximum}` });

/** A creator's description of an item; each version of it is kept. */
export const ItemBody = Type.Object({
  kind: ItemKind,
  name: Line(1, 50),
  description: Type.Optional(Paragraph(0, 500)),
  price: Whole(0, priceMax),
  imageUrl: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 22_000,
        description: 'a data: address of a PNG, JPEG or WebP up to 16 KiB, or the address it has here',
      }),
    ),
  ),
  active: Type.Optional(Type.Boolean({ description: 'Whether it can be bought; true by default' })),
  contents: Type.Optional(
    Type.Array(Type.Object({ itemId: Id, weight: Whole(1, prizeWeightMax) }), {
      minItems: contentsMin,
      maxItems: contentsMax,
      description: `What a loot box may give: ${contentsMin} to ${contentsMax} items of the same game with their weights`,
    }),
  ),
});
export type ItemBody = Static<typeof ItemBody>;

/** A creator's change of an item: omitted fields stay unchanged. */
export const ItemChange = Type.Partial(Type.Omit(ItemBody, ['kind']));
export type ItemChange = Static<typeof ItemChange>;

/** The complete item after a change of some of its fields. */
export function changedBody(item: Item, change: ItemChange): ItemBody {
  const contents = change.contents ?? item.odds?.map(({ itemId, weight }) => ({ itemId, weight }));
  return {
    kind: item.kind,
    name: change.name ?? item.name,
    description: change.description ?? item.description,
    price: change.price ?? item.price,
    imageUrl: change.imageUrl === undefined ? item.imageUrl : change.imageUrl,
    active: change.active ?? item.active,
    ...(contents && { contents }),
  };
}

/** The checks of an item's body that need no other items. */
export function checkItemBody(body: ItemBody): void {
  if (body.imageUrl !== undefined && body.imageUrl !== null && imageHashOf(body.imageUrl) === null) {
    throw invalid('"imageUrl" must be a data: address of a PNG, JPEG or WebP picture of at most 16 KiB.');
  }
  if (body.kind !== 'loot_box') {
    if (body.contents !== undefined) throw invalid('"contents" belongs to a loot box only.');
    return;
  }
  if (body.contents === undefined) throw invalid('"contents" is missing: a loot box says what it may give.');
  const ids = body.contents.map(({ itemId }) => itemId);
  const twice = ids.findIndex((id, i) => ids.indexOf(id) !== i);
  if (twice >= 0) throw invalid(`"contents.${twice}.itemId" names an item that stands there already.`);
}
