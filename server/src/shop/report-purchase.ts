import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { conflict } from '../http/errors.ts';
import { isId } from '../platform/ids.ts';

type ReportedPurchase = { id: string; ownerId: string; title: string; isShown: boolean; isShielded: boolean };

/** A purchase as moderation sees it. Only its buyer sees it, so only they can report it, and it is never hidden. */
export async function findReportedPurchase(db: Db, id: string): Promise<ReportedPurchase | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ReportedPurchase>`
    select p.id, p.account_id as "ownerId", left(v.name || ' in ' || g.title, 100) as title, false as "isShown",
      true as "isShielded"
    from purchase_intents p join item_versions v on v.item_id = p.item_id and v.version = p.item_version
    join games g on g.id = p.game_id where p.id = ${id} and p.status = 'approved'`.execute(db);
  return rows[0];
}

/** A case about a purchase is closed by restoring it; there is nothing to hide. */
export async function setPurchaseHidden(_tx: Tx, _id: string, hiddenAt: Date | null): Promise<void> {
  if (hiddenAt !== null) throw conflict('A purchase cannot be hidden. Refund it, or close the case.');
}
