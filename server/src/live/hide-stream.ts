import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { isId } from '../platform/ids.ts';
import { publish } from '../platform/pubsub.ts';

type ReportedStream = { id: string; ownerId: string; title: string; isShown: boolean; isShielded: boolean };

/** A stream as moderation sees it, also after it ended. */
export async function findReportedStream(db: Db, id: string): Promise<ReportedStream | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ReportedStream>`
    select l.id, l.account_id as "ownerId", coalesce(l.title, 'without a title') as title,
      l.hidden_at is null and a.banned_at is null as "isShown", false as "isShielded"
    from live_streams l join accounts a on a.id = l.account_id where l.id = ${id} and a.closed_at is null`.execute(db);
  return rows[0];
}

/** The ingest is notified, and disconnects the publisher of a hidden stream. */
export async function setStreamHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<void> {
  await sql`update live_streams set hidden_at = ${hiddenAt} where id = ${id}`.execute(tx);
  await publish(tx, 'live', id);
}
