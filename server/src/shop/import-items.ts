import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { houseAccountId } from '../accounts/house-accounts.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Tx } from '../platform/db.ts';
import { Refusal } from '../platform/errors.ts';
import { StartupError } from '../platform/startup-error.ts';
import { checkItemBody, ItemBody } from './item.ts';
import { findItemOfGame, insertItem, insertItemVersion, lockOwnGame } from './item-queries.ts';
import { checkContents, saysTheSame } from './manage-items.ts';

const Key = Type.String({ pattern: '^[a-z0-9-]{1,50}$' });
/** As a creator says it, but named by a key of the file, also inside a loot box. */
const ItemFile = Type.Intersect([
  Type.Omit(ItemBody, ['contents']),
  Type.Object({
    key: Key,
    contents: Type.Optional(Type.Array(Type.Object({ key: Key, weight: Type.Integer() }))),
  }),
]);

type FileItem = { id: string; body: ItemBody };

/**
 * Puts the items of a house's game up for sale as its file says them: new ones are made, changed ones get a version,
 * the same ones are not touched. Answers whether anything changed. A file that does not fit stops the start.
 */
export async function importItems(
  ctx: Context,
  game: { id: string; slug: string },
  items: unknown[],
): Promise<boolean> {
  if (items.length === 0) return false;
  const bodies = items.map((item, i) => readItem(game, item, i));
  const start = ctx.clock.now();
  const creatorId = await houseAccountId(ctx.db, start);
  return inTransaction(ctx.db, async (tx) => {
    await lockOwnGame(tx, creatorId, game.id);
    let changed = false;
    // Boxes come last, for what they hold must be there.
    for (const item of bodies.toSorted((a, b) => rank(a.body) - rank(b.body))) {
      // Lists are in order of age, and the shop should show the file's order.
      const createdAt = new Date(start.getTime() + bodies.indexOf(item));
      changed = (await importItem(tx, game.id, item, createdAt)) || changed;
    }
    return changed;
  });
}

function readItem(game: { id: string; slug: string }, item: unknown, i: number): FileItem {
  const place = `games/${game.slug}/game.json: "items.${i}"`;
  if (!Value.Check(ItemFile, item)) {
    const [first] = Value.Errors(ItemFile, item);
    throw new StartupError(`${place} does not fit: ${first?.instancePath} ${first?.message}.`);
  }
  const { key, contents, ...said } = item;
  const body: ItemBody = {
    ...said,
    ...(contents && {
      contents: contents.map((prize) => ({ itemId: itemIdOf(game.id, prize.key), weight: prize.weight })),
    }),
  };
  try {
    checkItemBody(body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new StartupError(`${place}: ${error.message}`);
  }
  return { id: itemIdOf(game.id, key), body };
}

async function importItem(tx: Tx, gameId: string, { id, body }: FileItem, now: Date): Promise<boolean> {
  const found = await findItemOfGame(tx, gameId, id);
  if (found !== undefined && found.item.kind !== body.kind) {
    throw new StartupError(`The item "${body.name}" cannot change its kind; give it a key of its own in game.json.`);
  }
  if (found !== undefined && saysTheSame(found.item, body)) return false;
  await checkContents(tx, gameId, body);
  if (found === undefined) await insertItem(tx, { id, gameId, kind: body.kind }, now);
  await insertItemVersion(tx, id, (found?.version ?? 0) + 1, body, now);
  return true;
}

function rank({ kind }: ItemBody): number {
  return kind === 'loot_box' ? 1 : 0;
}

/** The same key of the same game is the same item at every start: a UUIDv7 with the game's time and a hash. */
function itemIdOf(gameId: string, key: string): string {
  const hash = createHash('sha256').update(`${gameId}:${key}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(3), 16) % 4);
  return `${gameId.slice(0, 14)}7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}
