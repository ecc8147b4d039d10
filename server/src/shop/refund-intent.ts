import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { conflict, notFound } from '../http/errors.ts';

export type Refund = { coins: number; shareTaken: number; itemTaken: boolean };
type Refundable = { accountId: string; isClosed: boolean; status: string; refundedAt: Date | null };

// A guest becomes a member once, and a purchase is refunded once.
const attemptsMax = 3;

/**
 * Refunds an approved purchase, once. A used-up item is refused, unless the operator refunds it anyway. A box stays
 * opened: its prize is taken back, its proof stays.
 */
export async function refundIntent(tx: Tx, intentId: string, evenIfUsed: boolean, now: Date): Promise<Refund> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const found = await findRefundable(tx, intentId);
    if (found === undefined) throw notFound('purchase');
    if (found.status !== 'approved') throw conflict('Only an approved purchase can be refunded.');
    if (found.refundedAt !== null) throw conflict('This purchase was refunded before.');
    if (found.isClosed) throw conflict('The account of the buyer is closed.');
    const { rows } = await sql<{ [Part in keyof Refund]: Refund[Part] | null }>`
      select coins, share_taken as "shareTaken", item_taken as "itemTaken"
      from shop_refund_intent(${intentId}, ${found.accountId}, ${evenIfUsed}, ${now})`.execute(tx);
    const [done] = rows;
    if (done && done.coins !== null) return done as Refund;
  }
  throw new Error(`Intent ${intentId} can be refunded whenever it is read and never when it is done`);
}

async function findRefundable(db: Db, intentId: string): Promise<Refundable | undefined> {
  const { rows } = await sql<Refundable>`
    select p.account_id as "accountId", a.closed_at is not null as "isClosed", p.status, p.refunded_at as "refundedAt"
    from purchase_intents p join accounts a on a.id = p.account_id where p.id = ${intentId}`.execute(db);
  return rows[0];
}
