import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../access/caller.ts';
import { type Idempotency, makeOnce } from '../access/idempotency.ts';
import { type Spent, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { economy } from '../coins/economy.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { conflict, invalid, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { checkItemBody, type Item, type ItemBody, type ItemChange } from './item.ts';
import { imageHashOf } from './item-image.ts';
import {
  countItems,
  countOdds,
  getItemOfGame,
  insertItem,
  insertItemVersion,
  listKinds,
  lockOwnGame,
} from './item-queries.ts';
import { shopErrors } from './shop-errors.ts';

const { itemsOfGameMax, oddsOfGameMax } = economy;

export type WrittenItem = { item: Item; spent?: Spent };

export async function createItem(
  ctx: Context,
  caller: Caller,
  gameId: string,
  body: ItemBody,
  idempotency?: Idempotency,
): Promise<WrittenItem> {
  checkItemBody(body);
  await requireFitText(ctx, body.name, body.description);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await lockOwnGame(tx, caller.accountId, gameId);
    const make = async () => {
      if ((await countItems(tx, gameId)) >= itemsOfGameMax) throw conflict(`A game can have ${itemsOfGameMax} items.`);
      const now = ctx.clock.now();
      const id = newId(now);
      await checkContents(tx, gameId, id, body);
      const spent = await spend(tx, ctx.clock, 'item_write', caller.accountId, caller.accountId);
      await insertItem(tx, { id, gameId, key: null, kind: body.kind }, now);
      return { id, item: await insertItemVersion(tx, id, 1, body, now, ctx.config.baseUrl), spent };
    };
    const show = async (id: string) => ({ id, item: (await getItemOfGame(tx, gameId, id, ctx.config.baseUrl)).item });
    return makeOnce<WrittenItem & { id: string }>(tx, ctx.clock, caller, idempotency, make, show);
  });
}

/** Replaces an item; `bodyOf` builds the new one from the old. Quotes of the previous version stay valid. */
export async function changeItem(
  ctx: Context,
  caller: Caller,
  gameId: string,
  itemId: string,
  change: ItemChange,
  bodyOf: (item: Item) => ItemBody,
): Promise<WrittenItem> {
  await requireFitText(ctx, change.name, change.description);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await lockOwnGame(tx, caller.accountId, gameId);
    const { item, version } = await getItemOfGame(tx, gameId, itemId, ctx.config.baseUrl);
    const body = bodyOf(item);
    checkItemBody(body);
    if (item.kind !== body.kind) throw new Refusal(shopErrors.kind_fixed);
    await checkContents(tx, gameId, itemId, body);
    const spent = await spend(tx, ctx.clock, 'item_write', caller.accountId, caller.accountId);
    if (saysTheSame(item, body)) return { item, spent };
    const now = ctx.clock.now();
    return { item: await insertItemVersion(tx, itemId, version + 1, body, now, ctx.config.baseUrl), spent };
  });
}

export async function checkContents(tx: Tx, gameId: string, itemId: string, body: ItemBody): Promise<void> {
  const ids = (body.contents ?? []).map(({ itemId: id }) => id);
  if (ids.length > 0 && (await countOdds(tx, gameId, itemId)) + ids.length > oddsOfGameMax) {
    throw conflict(`The loot boxes of a game can have ${oddsOfGameMax} prizes together.`);
  }
  const kinds = await listKinds(tx, gameId, ids);
  for (const [i, id] of ids.entries()) {
    const kind = kinds.get(id);
    if (kind === undefined) throw invalid(`"contents.${i}.itemId" must name an item of this game.`);
    if (kind === 'loot_box') throw invalid(`"contents.${i}.itemId" names a loot box; a box cannot hold boxes.`);
  }
}

export function saysTheSame(item: Item, body: ItemBody): boolean {
  const contents = item.odds?.map(({ itemId, weight }) => ({ itemId, weight }));
  return (
    item.name === body.name &&
    item.description === (body.description ?? '') &&
    item.price === body.price &&
    imageHashOf(item.imageUrl) === imageHashOf(body.imageUrl) &&
    item.active === (body.active ?? true) &&
    isDeepStrictEqual(
      contents,
      body.contents?.map(({ itemId, weight }) => ({ itemId, weight })),
    )
  );
}
