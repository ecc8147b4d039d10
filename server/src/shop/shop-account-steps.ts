import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';
import { type Item, type ItemRow, viewOfItem } from './item.ts';
import { itemColumns } from './item-queries.ts';

/**
 * Moves a guest's items and purchases to the member. Items move as recorded movements: of a durable the larger quantity
 * stays, quantities of a consumable are added. Results of uses with a key move too, so that a request repeated after
 * the sign-in is still one use.
 */
export async function mergeShop(
  tx: Tx,
  ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  const now = ctx.clock.now();
  await sql`update purchase_intents set account_id = ${memberId} where account_id = ${guestId}`.execute(tx);
  await sql`
    with gone as (delete from item_uses where account_id = ${guestId} returning *)
    insert into item_uses (account_id, game_id, idempotency_key, item_id, quantity, quantity_left, used_at)
    select ${memberId}::uuid, game_id, idempotency_key, item_id, quantity, quantity_left, used_at from gone
    on conflict (account_id, game_id, idempotency_key) do nothing`.execute(tx);
  await sql`
    with gone as (
      delete from inventory_items where account_id = ${guestId} returning game_id, item_id, quantity),
    moved as (
      select g.game_id, g.item_id, g.quantity as given,
        case when i.kind = 'durable' then greatest(g.quantity - coalesce(own.quantity, 0), 0) else g.quantity end as added
      from gone g join items i on i.id = g.item_id
      left join inventory_items own
        on own.account_id = ${memberId} and own.game_id = g.game_id and own.item_id = g.item_id),
    recorded as (
      insert into inventory_moves (account_id, game_id, item_id, quantity, reason, created_at)
      select ${guestId}::uuid, game_id, item_id, -given, 'merge', ${now}::timestamptz from moved where given > 0
      union all
      select ${memberId}::uuid, game_id, item_id, added, 'merge', ${now}::timestamptz from moved where added > 0)
    insert into inventory_items as own (account_id, game_id, item_id, quantity)
    select ${memberId}::uuid, game_id, item_id, added from moved
    on conflict (account_id, game_id, item_id) do update set quantity = own.quantity + excluded.quantity`.execute(tx);
}

/** Declines pending intents and removes the items; purchases stay in the records of their sellers. */
export async function closeShop(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    update purchase_intents set status = case when expires_at <= ${now} then 'expired' else 'declined' end,
      settled_at = least(expires_at, ${now})
    where account_id = ${accountId} and status = 'pending'`.execute(tx);
  await sql`delete from item_uses where account_id = ${accountId}`.execute(tx);
  await sql`
    with gone as (delete from inventory_items where account_id = ${accountId} returning game_id, item_id, quantity)
    insert into inventory_moves (account_id, game_id, item_id, quantity, reason, created_at)
    select ${accountId}::uuid, game_id, item_id, -quantity, 'closing', ${now}::timestamptz
    from gone where quantity > 0`.execute(tx);
}

export function exportShop(db: Db, accountId: string): Sections {
  return {
    purchases: inPages(
      db,
      sql<{ id: string; createdAt: Date }>`
        select i.id, i.game_id as "gameId", i.item_id as "itemId", v.name as "itemName", i.price, i.status,
          i.granted_item_id as "grantedItemId", i.granted_name as "grantedName",
          i.granted_duplicate as "grantedDuplicate", i.client_seed as "clientSeed",
          i.created_at as "createdAt", i.settled_at as "settledAt", i.refunded_at as "refundedAt"
        from purchase_intents i join item_versions v on v.item_id = i.item_id and v.version = i.item_version
        where i.account_id = ${accountId}`,
      ['createdAt', 'id'],
    ),
    inventory: inPages(
      db,
      sql<{ gameId: string; itemId: string }>`
        select o.game_id as "gameId", o.item_id as "itemId", v.name, o.quantity
        from inventory_items o join items i on i.id = o.item_id
        join item_versions v on v.item_id = i.id and v.version = i.version where o.account_id = ${accountId}`,
      ['gameId', 'itemId'],
    ),
    inventoryMoves: inPages(
      db,
      sql<{ id: number }>`
        select id, game_id as "gameId", item_id as "itemId", quantity, reason, intent_id as "intentId",
          created_at as "createdAt" from inventory_moves where account_id = ${accountId}`,
      ['id'],
    ),
    itemUses: inPages(
      db,
      sql<{ gameId: string; key: string }>`
        select game_id as "gameId", idempotency_key as key, item_id as "itemId", quantity, used_at as "usedAt"
        from item_uses where account_id = ${accountId}`,
      ['gameId', 'key'],
    ),
    itemsForSale: listForSale(db, accountId),
  };
}

async function* listForSale(db: Db, accountId: string): AsyncGenerator<{ id: string; createdAt: Date; item: Item }> {
  const rows = inPages(
    db,
    sql<ItemRow & { createdAt: Date }>`
      select ${itemColumns('')}, v.image_url as "imageUrl", i.created_at as "createdAt"
      from items i join item_versions v on v.item_id = i.id and v.version = i.version
      join games g on g.id = i.game_id where g.creator_id = ${accountId}`,
    ['createdAt', 'id'],
    50,
  );
  for await (const row of rows) yield { id: row.id, createdAt: row.createdAt, item: viewOfItem(row) };
}
