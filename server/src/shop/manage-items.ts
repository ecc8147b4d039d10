import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../access/caller.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { economy } from '../coins/economy.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { conflict, invalid, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { checkItemBody, type Item, type ItemBody, type ItemChange } from './item.ts';
import { countItems, getItemOfGame, insertItem, insertItemVersion, listKinds, lockOwnGame } from './item-queries.ts';
import { shopErrors } from './shop-errors.ts';

const { itemsOfGameMax } = economy;

export async function createItem(ctx: Context, caller: Caller, gameId: string, body: ItemBody): Promise<Item> {
  checkItemBody(body);
  await requireFitText(ctx, body.name, body.description);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await lockOwnGame(tx, caller.accountId, gameId);
    if ((await countItems(tx, gameId)) >= itemsOfGameMax) throw conflict(`A game can have ${itemsOfGameMax} items.`);
    await checkContents(tx, gameId, body);
    const now = ctx.clock.now();
    const id = newId(now);
    await insertItem(tx, { id, gameId, kind: body.kind }, now);
    return insertItemVersion(tx, id, 1, body, now);
  });
}

/** Says anew what an item is; `bodyOf` makes the whole of it from what it was. Those who were quoted the version before buy that one. */
export async function changeItem(
  ctx: Context,
  caller: Caller,
  gameId: string,
  itemId: string,
  change: ItemChange,
  bodyOf: (item: Item) => ItemBody,
): Promise<Item> {
  await requireFitText(ctx, change.name, change.description);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await lockOwnGame(tx, caller.accountId, gameId);
    const { item, version } = await getItemOfGame(tx, gameId, itemId);
    const body = bodyOf(item);
    checkItemBody(body);
    if (item.kind !== body.kind) throw new Refusal(shopErrors.kind_fixed);
    await checkContents(tx, gameId, body);
    if (saysTheSame(item, body)) return item;
    return insertItemVersion(tx, itemId, version + 1, body, ctx.clock.now());
  });
}

export async function checkContents(tx: Tx, gameId: string, body: ItemBody): Promise<void> {
  const ids = (body.contents ?? []).map(({ itemId }) => itemId);
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
    item.imageUrl === (body.imageUrl ?? null) &&
    item.active === (body.active ?? true) &&
    isDeepStrictEqual(
      contents,
      body.contents?.map(({ itemId, weight }) => ({ itemId, weight })),
    )
  );
}
