import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { isId } from '../platform/ids.ts';
import { publish } from '../platform/pubsub.ts';
import { clipSource, isPublicClip } from './clip-queries.ts';

type ReportedClip = { id: string; ownerId: string; title: string; isShown: boolean; isShielded: boolean };

/** A clip as moderation sees it. */
export async function findReportedClip(db: Db, id: string): Promise<ReportedClip | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ReportedClip>`
    select c.id, c.account_id as "ownerId", coalesce(c.title, 'without a title') as title, ${isPublicClip} as "isShown",
      false as "isShielded"
    from ${clipSource} where c.id = ${id}`.execute(db);
  return rows[0];
}

export async function setClipHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<void> {
  await sql`update clips set hidden_at = ${hiddenAt} where id = ${id}`.execute(tx);
  await publish(tx, 'feed', id);
}
