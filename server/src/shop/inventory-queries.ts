import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { GamePlayer } from '../access/caller.ts';
import type { Db } from '../database/db.ts';
import { Id, Nullable } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { ItemKind } from './item.ts';

export const OwnedItem = Type.Object(
  {
    itemId: Id,
    key: Nullable(Type.String({ description: 'The key in game.json; null for an item created in the app' })),
    name: Type.String(),
    kind: ItemKind,
    quantity: Type.Integer(),
  },
  { title: 'OwnedItem' },
);
export type OwnedItem = Static<typeof OwnedItem>;

const InventoryItem = Type.Object(
  { ...OwnedItem.properties, imageUrl: Nullable(Type.String()) },
  { title: 'InventoryItem' },
);
export const GameInventory = Type.Object(
  {
    game: Type.Object({ id: Id, title: Type.String() }),
    items: Type.Array(InventoryItem),
  },
  { title: 'GameInventory' },
);
export type GameInventory = Static<typeof GameInventory>;

export async function listInventory(db: Db, player: GamePlayer): Promise<OwnedItem[]> {
  const { rows } = await sql<OwnedItem>`
    select i.id as "itemId", i.key, v.name, i.kind, o.quantity
    from inventory_items o join items i on i.id = o.item_id
    join item_versions v on v.item_id = i.id and v.version = i.version
    where o.account_id = ${player.accountId} and o.game_id = ${player.gameId} and o.quantity > 0
    order by i.created_at, i.id`.execute(db);
  return rows;
}

/** An account's items, by game; also in deleted games: purchases stay with their buyer. */
export async function listGameInventories(
  { db, config }: Pick<Context, 'db' | 'config'>,
  accountId: string,
  after: string | undefined,
  limit: number,
): Promise<GameInventory[]> {
  const { rows } = await sql<GameInventory>`
    select json_build_object('id', g.id, 'title', g.title) as game, json_agg(json_build_object(
        'itemId', i.id, 'key', i.key, 'name', v.name, 'kind', i.kind, 'quantity', o.quantity,
        'imageUrl', ${config.baseUrl}::text || '/item-images/' || encode(v.image_hash, 'hex'))
      order by i.created_at, i.id) as items
    from inventory_items o join games g on g.id = o.game_id join items i on i.id = o.item_id
      join item_versions v on v.item_id = i.id and v.version = i.version
    where o.account_id = ${accountId} and o.quantity > 0 and (${after ?? null}::uuid is null or g.id > ${after ?? null})
    group by g.id, g.title order by g.id limit ${limit}`.execute(db);
  return rows;
}

export type Use = { itemId: string; quantity: number; key: string | null };

export async function consumeItem(db: Db, player: GamePlayer, use: Use, now: Date): Promise<OwnedItem> {
  const { rows } = await sql<Omit<OwnedItem, 'itemId'>>`
    select i.key, u.name, u.kind, u.quantity_left as quantity
    from shop_use_item(${player.accountId}, ${player.gameId}, ${use.itemId}, ${use.quantity}, ${use.key}, ${now}) as u
    join items i on i.id = ${use.itemId}`.execute(db);
  if (rows[0] === undefined) throw new Error('shop_use_item answers one row');
  return { itemId: use.itemId, ...rows[0] };
}
