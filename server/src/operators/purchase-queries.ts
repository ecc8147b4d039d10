import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export type PurchaseRow = {
  id: string;
  buyerId: string;
  buyer: string;
  gameId: string;
  game: string;
  creatorId: string;
  creator: string;
  item: string;
  granted: string;
  price: number;
  settledAt: Date;
  refundedAt: Date | null;
};

const columns = sql`
  p.id, p.account_id as "buyerId", b.handle as buyer, p.game_id as "gameId", g.title as game, g.creator_id as "creatorId",
  c.handle as creator, v.name as item, p.granted_name as granted, p.price, p.settled_at as "settledAt",
  p.refunded_at as "refundedAt"`;

/** Approved purchases of all buyers or of one, newest first: an id starts with its time of creation. */
export async function listPurchases(
  db: Db,
  buyerId: string | undefined,
  after: string | undefined,
  limit: number,
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select ${columns} from purchase_intents p join accounts b on b.id = p.account_id join games g on g.id = p.game_id
    join accounts c on c.id = g.creator_id
    join item_versions v on v.item_id = p.item_id and v.version = p.item_version
    where p.status = 'approved' and ${buyerId === undefined ? sql`true` : sql`p.account_id = ${buyerId}`}
      and ${after === undefined ? sql`true` : sql`p.id < ${after}`}
    order by p.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findPrice(db: Db, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ price: number }>`select price from purchase_intents where id = ${id}`.execute(db);
  return rows[0]?.price;
}

export type SellerRow = {
  creatorId: string;
  creator: string;
  sales: number;
  refunds: number;
  coins: number;
  share: number;
};

/** The top sellers since a time: what buyers paid, and the creator's share of it. */
export async function listSellers(db: Db, since: Date, limit: number): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    select g.creator_id as "creatorId", c.handle as creator, count(*) as sales, count(p.refunded_at) as refunds,
      coalesce(sum(p.price) filter (where p.refunded_at is null), 0)::bigint as coins,
      coalesce(sum(e.amount), 0)::bigint as share
    from purchase_intents p join games g on g.id = p.game_id join accounts c on c.id = g.creator_id
    left join coin_transactions t on t.cause = 'intent:' || p.id::text and p.refunded_at is null
    left join coin_entries e on e.transaction_id = t.id and e.coin_account_id = g.creator_id and e.amount > 0
    where p.status = 'approved' and p.settled_at >= ${since}
    group by 1, 2 order by coins desc, 1 limit ${limit}`.execute(db);
  return rows;
}

export type EagerBuyerRow = { buyerId: string; buyer: string; purchases: number; coins: number };

/** Accounts with unusually many purchases since a time. */
export async function listEagerBuyers(db: Db, since: Date, purchasesMin: number): Promise<EagerBuyerRow[]> {
  const { rows } = await sql<EagerBuyerRow>`
    select p.account_id as "buyerId", b.handle as buyer, count(*) as purchases, sum(p.price)::bigint as coins
    from purchase_intents p join accounts b on b.id = p.account_id
    where p.status = 'approved' and p.settled_at >= ${since}
    group by 1, 2 having count(*) >= ${purchasesMin} order by purchases desc, 1 limit 50`.execute(db);
  return rows;
}

export type GuestCollectorRow = { accountId: string; handle: string; guests: number };

/** Members who merged unusually many guests since a time: each guest was a device of its own, or one that was reset. */
export async function listGuestCollectors(db: Db, since: Date, guestsMin: number): Promise<GuestCollectorRow[]> {
  const { rows } = await sql<GuestCollectorRow>`
    select m.id as "accountId", m.handle, count(*) as guests
    from accounts g join accounts m on m.id = g.merged_into
    where g.merged_into is not null and g.closed_at >= ${since}
    group by 1, 2 having count(*) >= ${guestsMin} order by guests desc, 1 limit 50`.execute(db);
  return rows;
}
