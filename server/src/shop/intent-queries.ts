import { type RawBuilder, sql } from 'kysely';
import type { GamePlayer } from '../access/caller.ts';
import { findSessionById } from '../access/session-queries.ts';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { type Parameter, preparedStatement } from '../database/prepared-statement.ts';
import { isOpenToAll } from '../games/catalogue/game-queries.ts';
import { notFound, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import type { Config } from '../process/config.ts';
import { type Intent, type IntentRow, type IntentStatus, viewOfIntent } from './intent.ts';
import type { ItemRow } from './item.ts';
import { imagesUrlOf, itemColumns } from './item-queries.ts';

/** A pending intent past its time counts as expired even before the sweep. */
const statusAt = (now: Date | Parameter) =>
  sql<IntentStatus>`case when p.status = 'pending' and p.expires_at <= ${now} then 'expired' else p.status end`;

const intentColumns = (now: Date | Parameter, imagesUrl: string | Parameter) => sql`
  p.id as "intentId", p.price as quoted, ${statusAt(now)} as status, p.server_seed as "serverSeed",
  p.client_seed as "clientSeed", p.granted_item_id as "grantedItemId", p.granted_name as "grantedName",
  p.granted_duplicate as "isDuplicate",
  p.created_at as "createdAt", p.expires_at as "expiresAt", p.settled_at as "settledAt", p.refunded_at as "refundedAt",
  ${itemColumns(imagesUrl)}`;

const quotedItems = sql`
  purchase_intents p join items i on i.id = p.item_id
  join item_versions v on v.item_id = p.item_id and v.version = p.item_version`;

/** Response addresses are absolute, and expiry depends on the clock. */
export type ShopContext = Pick<Context, 'db' | 'clock'> & { config: Pick<Config, 'baseUrl'> };

/** Intent and item are columns of one row. */
type FlatRow = Omit<IntentRow, 'item'> & ItemRow;
const nested = <Row extends FlatRow>(row: Row) => ({ ...row, item: row });

export async function getOwnIntent(ctx: ShopContext, accountId: string, intentId: string): Promise<Intent> {
  const intent = await findOwnIntent(ctx, accountId, intentId);
  if (intent === undefined) throw notFound('purchase');
  return intent;
}

async function findOwnIntent(ctx: ShopContext, accountId: string, intentId: string): Promise<Intent | undefined> {
  const { rows } = await sql<FlatRow>`
    select ${intentColumns(ctx.clock.now(), imagesUrlOf(ctx.config.baseUrl))} from ${quotedItems}
    where p.id = ${intentId} and p.account_id = ${accountId}`.execute(ctx.db);
  return rows[0] && viewOfIntent(nested(rows[0]));
}

export async function getIntentInGame(ctx: ShopContext, player: GamePlayer, intentId: string): Promise<Intent> {
  const intent = await findOwnIntent(ctx, player.accountId, intentId);
  if (intent?.gameId === player.gameId) return intent;
  // A guest may sign in after the token was checked: the purchase is then the member's, and the game needs their token.
  const session = await findSessionById(ctx.db, ctx.clock, player.sessionId);
  throw session === undefined ? new Refusal('token_invalid') : notFound('purchase');
}

/** Pending ones, which apps poll, have an index: it serves only where the statement itself says `pending`. */
function hasStatus(status: IntentStatus | undefined, now: Date): RawBuilder<unknown> {
  if (status === undefined) return sql`true`;
  if (status === 'pending') return sql`p.status = 'pending' and p.expires_at > ${now}`;
  return sql`${statusAt(now)} = ${status}`;
}

/** Own intents, newest first, of all statuses or of one. */
export async function listOwnIntents(
  ctx: ShopContext,
  accountId: string,
  status: IntentStatus | undefined,
  after: NewestPlace | undefined,
  limit: number,
): Promise<Intent[]> {
  const now = ctx.clock.now();
  const { rows } = await sql<FlatRow>`
    select ${intentColumns(now, imagesUrlOf(ctx.config.baseUrl))} from ${quotedItems}
    where p.account_id = ${accountId} and ${hasStatus(status, now)}
      and (p.created_at, p.id) < ${startAfter(after)}
    order by p.created_at desc, p.id desc limit ${limit}`.execute(ctx.db);
  return rows.map((row) => viewOfIntent(nested(row)));
}

export type Offer = { isGameHidden: boolean; isActive: boolean; isOwned: boolean };

/** An item of a game with its availability to a player. */
export async function findOffer(db: Db, player: GamePlayer, itemId: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select not ${isOpenToAll} as "isGameHidden", coalesce(v.active, false) as "isActive",
      exists (select from inventory_items o where o.account_id = ${player.accountId} and o.game_id = g.id
        and o.item_id = ${itemId} and o.quantity > 0) as "isOwned"
    from games g join accounts a on a.id = g.creator_id left join items i on i.game_id = g.id and i.id = ${itemId}
    left join item_versions v on v.item_id = i.id and v.version = i.version
    where g.id = ${player.gameId}`.execute(db);
  return rows[0];
}

export type IntentToSettle = IntentRow & {
  gameTitle: string;
  isGameHidden: boolean;
  creatorId: string;
  isCreatorOpen: boolean;
  /** The buyer's balance, when there is nothing left to settle. */
  balance: number;
};

const selectIntentToSettle = preparedStatement<
  [accountId: string, intentId: string, now: Date, imagesUrl: string],
  Omit<IntentToSettle, 'item'> & ItemRow
>(
  (accountId, intentId, now, imagesUrl) => sql`
    select ${intentColumns(now, imagesUrl)}, g.title as "gameTitle", not ${isOpenToAll} as "isGameHidden",
      a.id as "creatorId", a.closed_at is null as "isCreatorOpen",
      case when p.status = 'pending' then 0 else coins_balance(p.account_id) end as balance
    from ${quotedItems} join games g on g.id = p.game_id join accounts a on a.id = g.creator_id
    where p.id = ${intentId} and p.account_id = ${accountId}`,
);

/** The caller's intent with everything its settlement depends on. */
export async function findIntentToSettle(
  { db, config }: ShopContext,
  accountId: string,
  intentId: string,
  now: Date,
): Promise<IntentToSettle | undefined> {
  const [row] = await selectIntentToSettle(db, accountId, intentId, now, imagesUrlOf(config.baseUrl));
  return row && nested(row);
}

/** Whether the box of an approved purchase gave something its buyer already had. */
export async function isDuplicatePrize(db: Db, intentId: string): Promise<boolean> {
  const { rows } = await sql<{ isDuplicate: boolean }>`
    select granted_duplicate as "isDuplicate" from purchase_intents where id = ${intentId}`.execute(db);
  return rows[0]?.isDuplicate ?? false;
}

export async function declineIntent(db: Db, accountId: string, intentId: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{ balance: number | null }>`
    select shop_decline_intent(${intentId}, ${accountId}, ${now}) as balance`.execute(db);
  return rows[0]?.balance ?? null;
}
