import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { economy } from '../coins/economy.ts';
import type { Tx } from '../database/db.ts';
import { firstMisfit } from '../games/import/game-folder.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { StartupError } from '../process/startup-error.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { checkItemBody, type Item, ItemBody } from './item.ts';
import {
  countItems,
  findItemOfGame,
  insertItem,
  insertItemVersion,
  listActiveItems,
  lockOwnGame,
  updateItemKey,
} from './item-queries.ts';
import { checkContents, saysTheSame } from './manage-items.ts';

const Key = Type.String({ pattern: '^[a-z0-9-]{1,50}$', description: '1 to 50 small letters, digits and hyphens' });
const { contents: _byId, ...saidByCreators } = ItemBody.properties;
/** An item as a creator describes it, but identified by a key of the file, also inside a loot box. */
const ItemFile = Type.Object({
  ...saidByCreators,
  key: Key,
  contents: Type.Optional(Type.Array(Type.Object({ key: Key, weight: Type.Integer() }))),
});

/** `file` is the name of the game.json in error messages. */
export type GameWithFile = { id: string; creatorId: string; file: string };

/** The names of new or changed items, and of those no longer sold. */
export type ItemChanges = { changed: string[]; retired: string[] };

type FileItem = { id: string; key: string; body: ItemBody };

/**
 * Imports the items of a game from its file: new ones are created, changed ones get a version, unchanged ones are
 * skipped, and those that are no longer in the file are no longer sold. Items that their creator added in another way
 * are not touched. An invalid file is refused with a sentence.
 */
export async function importItems(tx: Tx, ctx: Context, game: GameWithFile, items: unknown[]): Promise<ItemChanges> {
  const said = items.map((item, i) => readItem(game, item, i));
  const twice = said.find(({ id }, i) => said.findIndex((other) => other.id === id) < i);
  if (twice) throw new StartupError(`${game.file}: "${twice.body.name}" has the key of another item.`);
  for (const { body } of said) await requireFitText(ctx, body.name, body.description);
  await lockOwnGame(tx, game.creatorId, game.id);
  const now = ctx.clock.now();
  const changed: string[] = [];
  // Boxes come last, because their contents must exist.
  for (const item of said.toSorted((a, b) => rank(a.body) - rank(b.body))) {
    // Lists are ordered by age, and the shop should show the file's order.
    const createdAt = new Date(now.getTime() + said.indexOf(item));
    if (await importItem(tx, game, item, createdAt)) changed.push(item.body.name);
  }
  if ((await countItems(tx, game.id)) > economy.itemsOfGameMax) {
    throw new StartupError(
      `${game.file} has too many items: a game can have ${economy.itemsOfGameMax}, those of former days included.`,
    );
  }
  return { changed, retired: await retireItems(tx, game, said, now) };
}

function readItem(game: GameWithFile, item: unknown, i: number): FileItem {
  const place = `${game.file}: "items.${i}"`;
  if (!Value.Check(ItemFile, item)) throw new StartupError(`${place} does not fit: ${firstMisfit(ItemFile, item)}.`);
  const { key, contents, ...said } = item;
  const body: ItemBody = {
    kind: said.kind,
    name: said.name,
    price: said.price,
    ...(said.description !== undefined && { description: said.description }),
    ...(said.imageUrl !== undefined && { imageUrl: said.imageUrl }),
    ...(said.active !== undefined && { active: said.active }),
    ...(contents && {
      contents: contents.map((prize) => ({ itemId: itemIdOf(game.id, prize.key), weight: prize.weight })),
    }),
  };
  try {
    checkItemBody(body);
    if (!Value.Check(ItemBody, body)) throw new StartupError(`${place} does not fit: ${firstMisfit(ItemBody, body)}.`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new StartupError(`${place}: ${error.message}`);
  }
  return { id: itemIdOf(game.id, key), key, body };
}

async function importItem(tx: Tx, game: GameWithFile, { id, key, body }: FileItem, now: Date): Promise<boolean> {
  const found = await findItemOfGame(tx, game.id, id, '');
  if (found !== undefined && found.item.kind !== body.kind) {
    throw new StartupError(`${game.file}: the item "${body.name}" cannot change its kind; give it a key of its own.`);
  }
  // Items of earlier imports have no key yet.
  if (found !== undefined && found.item.key === null) await updateItemKey(tx, id, key);
  if (found !== undefined && saysTheSame(found.item, body)) return false;
  await checkContents(tx, game.id, id, body).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new StartupError(`${game.file}: the box "${body.name}" names a key that no item has, or another box.`);
  });
  if (found === undefined) await insertItem(tx, { id, gameId: game.id, key, kind: body.kind }, now);
  await insertItemVersion(tx, id, (found?.version ?? 0) + 1, body, now, '');
  return true;
}

async function retireItems(tx: Tx, game: GameWithFile, said: FileItem[], now: Date): Promise<string[]> {
  const retired: string[] = [];
  for (const { id, name } of await listActiveItems(tx, game.id, '')) {
    if (!isFromFile(game.id, id) || said.some((item) => item.id === id)) continue;
    const found = await findItemOfGame(tx, game.id, id, '');
    if (found === undefined) continue;
    await insertItemVersion(tx, id, found.version + 1, { ...bodyOf(found.item), active: false }, now, '');
    retired.push(name);
  }
  return retired;
}

function bodyOf({ kind, name, description, price, imageUrl, active, odds }: Item): ItemBody {
  const contents = odds?.map(({ itemId, weight }) => ({ itemId, weight }));
  return { kind, name, description, price, imageUrl, active, ...(contents && { contents }) };
}

function rank({ kind }: ItemBody): number {
  return kind === 'loot_box' ? 1 : 0;
}

/** The same key of the same game is the same item at every import: a UUIDv7 with the game's time and a hash. */
function itemIdOf(gameId: string, key: string): string {
  const hash = createHash('sha256').update(`${gameId}:${key}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(3), 16) % 4);
  return `${timeOf(gameId)}7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}

/** Only an imported item can be as old as its game: a creator adds others later. */
function isFromFile(gameId: string, itemId: string): boolean {
  return timeOf(itemId) === timeOf(gameId);
}

function timeOf(id: string): string {
  return id.slice(0, '00000000-0000-'.length);
}
