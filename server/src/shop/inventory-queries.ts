import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { GamePlayer } from '../access/caller.ts';
import type { Db } from '../database/db.ts';
import { Id, Nullable } from '../http/schemas.ts';
import { ItemKind } from './item.ts';

export const OwnedItem = Type.Object(
  {
    itemId: Id,
    key: Nullable(Type.String({ description: 'Its name in game.json; null for one made in the app' })),
    name: Type.String(),
    kind: ItemKind,
    quantity: Type.Integer(),
  },
  { title: 'OwnedItem' },
);
export type OwnedItem = Static<typeof OwnedItem>;

export async function listInventory(db: Db, player: GamePlayer): Promise<OwnedItem[]> {
  const { rows } = await sql<OwnedItem>`
    select i.id as "itemId", i.key, v.name, i.kind, o.quantity
    from inventory_items o join items i on i.id = o.item_id
    join item_versions v on v.item_id = i.id and v.version = i.version
    where o.account_id = ${player.accountId} and o.game_id = ${player.gameId} and o.quantity > 0
    order by i.created_at, i.id`.execute(db);
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
