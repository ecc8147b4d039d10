import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { Parameter } from '../database/prepared-statement.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { isOpenToAll } from '../games/catalogue/game-queries.ts';
import { invalid, notFound, Refusal } from '../http/errors.ts';
import { type Item, type ItemBody, type ItemRow, viewOfItem } from './item.ts';
import { hashInAddress } from './item-image.ts';

export const imagesUrlOf = (baseUrl: string) => `${baseUrl}/item-images/`;

/** For an item i in its version v; the prizes of a box have their current names and pictures. */
export const itemColumns = (imagesUrl: string | Parameter) => sql`
  i.id, i.game_id as "gameId", i.key, i.kind, v.name, v.description, v.price, v.active,
  ${imagesUrl}::text || encode(v.image_hash, 'hex') as "imageUrl",
  case when i.kind = 'loot_box' then (
    select json_agg(json_build_object('itemId', o.prize_id, 'name', n.name, 'weight', o.weight,
      'imageUrl', ${imagesUrl}::text || encode(n.image_hash, 'hex')) order by o.position)
    from item_odds o join items z on z.id = o.prize_id join item_versions n on n.item_id = z.id and n.version = z.version
    where o.item_id = v.item_id and o.version = v.version) end as prizes`;

const currentItems = sql`items i join item_versions v on v.item_id = i.id and v.version = i.version`;

/** The items on sale in this game, oldest first. */
export async function listActiveItems(db: Db, gameId: string, baseUrl: string): Promise<Item[]> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns(imagesUrlOf(baseUrl))} from ${currentItems}
    where i.game_id = ${gameId} and v.active order by i.created_at, i.id`.execute(db);
  return rows.map(viewOfItem);
}

/** All items of a game, on sale or not, oldest first. */
export async function listItems(db: Db, gameId: string, baseUrl: string): Promise<Item[]> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns(imagesUrlOf(baseUrl))} from ${currentItems} where i.game_id = ${gameId} order by i.created_at, i.id`.execute(
    db,
  );
  return rows.map(viewOfItem);
}

/** Refuses everyone but the game's creator, with 404 for a game they may not see. */
export async function requireOwnGame(db: Db, accountId: string, gameId: string): Promise<void> {
  const { rows } = await sql<{ isOwn: boolean; isVisible: boolean }>`
    select g.creator_id = ${accountId} as "isOwn", ${isOpenToAll} as "isVisible"
    from games g join accounts a on a.id = g.creator_id where g.id = ${gameId}`.execute(db);
  const [game] = rows;
  if (game === undefined || !(game.isOwn || game.isVisible)) throw notFound('game');
  if (!game.isOwn) throw new Refusal(gameErrors.not_creator);
}

/** The same, and locks the game's shop until the end of the transaction. */
export async function lockOwnGame(tx: Tx, accountId: string, gameId: string): Promise<void> {
  await sql`select from games where id = ${gameId} for no key update`.execute(tx);
  await requireOwnGame(tx, accountId, gameId);
}

export async function countItems(tx: Tx, gameId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from items where game_id = ${gameId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function getItemOfGame(
  tx: Tx,
  gameId: string,
  itemId: string,
  baseUrl: string,
): Promise<{ item: Item; version: number }> {
  const found = await findItemOfGame(tx, gameId, itemId, baseUrl);
  if (found === undefined) throw notFound('item in this game');
  return found;
}

export async function findItemOfGame(
  tx: Tx,
  gameId: string,
  itemId: string,
  baseUrl: string,
): Promise<{ item: Item; version: number } | undefined> {
  const { rows } = await sql<ItemRow & { version: number }>`
    select ${itemColumns(imagesUrlOf(baseUrl))}, v.version from ${currentItems} where i.id = ${itemId} and i.game_id = ${gameId}`.execute(
    tx,
  );
  return rows[0] && { item: viewOfItem(rows[0]), version: rows[0].version };
}

/** The kinds of these items as far as they belong to the game. */
export async function listKinds(tx: Tx, gameId: string, itemIds: string[]): Promise<Map<string, Item['kind']>> {
  const { rows } = await sql<{ id: string; kind: Item['kind'] }>`
    select id, kind from items where game_id = ${gameId} and id = any(${itemIds}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

export async function insertItem(tx: Tx, item: Pick<Item, 'id' | 'gameId' | 'key' | 'kind'>, now: Date): Promise<void> {
  await sql`
    insert into items (id, game_id, key, kind, created_at)
    values (${item.id}, ${item.gameId}, ${item.key}, ${item.kind}, ${now})`.execute(tx);
}

export async function updateItemKey(tx: Tx, itemId: string, key: string): Promise<void> {
  await sql`update items set key = ${key} where id = ${itemId}`.execute(tx);
}

/** Adds a version, makes it the current one and returns the item. */
export async function insertItemVersion(
  tx: Tx,
  itemId: string,
  version: number,
  body: ItemBody,
  now: Date,
  baseUrl: string,
): Promise<Item> {
  const imageUrl = await dataImageOf(tx, body.imageUrl ?? null);
  await sql`
    insert into item_versions (item_id, version, name, description, price, image_url, active, created_at)
    values (${itemId}, ${version}, ${body.name}, ${body.description ?? ''}, ${body.price}, ${imageUrl},
      ${body.active ?? true}, ${now})`.execute(tx);
  const contents = body.contents ?? [];
  await sql`
    insert into item_odds (item_id, version, position, prize_id, weight)
    select ${itemId}, ${version}, position, prize_id, weight
    from unnest(${contents.map(({ itemId: id }) => id)}::uuid[], ${contents.map(({ weight }) => weight)}::int[])
      with ordinality as odds (prize_id, weight, position)`.execute(tx);
  await sql`update items set version = ${version} where id = ${itemId}`.execute(tx);
  const { rows } =
    await sql<ItemRow>`select ${itemColumns(imagesUrlOf(baseUrl))} from ${currentItems} where i.id = ${itemId}`.execute(
      tx,
    );
  if (rows[0] === undefined) throw notFound('item');
  return viewOfItem(rows[0]);
}

/** A picture for storage. One given by its address here is the same as in the version it came from. */
async function dataImageOf(tx: Tx, address: string | null): Promise<string | null> {
  const hash = address === null ? undefined : hashInAddress(address);
  if (hash === undefined) return address;
  const { rows } = await sql<{ imageUrl: string }>`
    select image_url as "imageUrl" from item_versions where image_hash = ${Buffer.from(hash, 'hex')} limit 1`.execute(
    tx,
  );
  if (rows[0] === undefined) throw invalid('"imageUrl" names a picture that is not here; send it as a data: address.');
  return rows[0].imageUrl;
}

/** How many odds the loot boxes of a game have, without those of one item. */
export async function countOdds(tx: Tx, gameId: string, withoutItemId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from items i join item_odds o on o.item_id = i.id and o.version = i.version
    where i.game_id = ${gameId} and i.id <> ${withoutItemId}`.execute(tx);
  return rows[0]?.count ?? 0;
}
