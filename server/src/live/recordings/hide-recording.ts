import { sql } from 'kysely';
import type { Db, Tx } from '../../database/db.ts';
import { isId } from '../../platform/ids.ts';

type ReportedRecording = { id: string; ownerId: string; title: string; isShown: boolean; isShielded: boolean };

/** A recording as moderation sees it: a private one is not visible to others. */
export async function findReportedRecording(db: Db, id: string): Promise<ReportedRecording | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ReportedRecording>`
    select r.id, r.account_id as "ownerId", coalesce(r.title, 'without a title') as title,
      r.status = 'ready' and r.is_public and r.hidden_at is null and a.banned_at is null as "isShown",
      false as "isShielded"
    from recordings r join accounts a on a.id = r.account_id where r.id = ${id} and a.closed_at is null`.execute(db);
  return rows[0];
}

export async function setRecordingHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<void> {
  await sql`update recordings set hidden_at = ${hiddenAt} where id = ${id}`.execute(tx);
}
