import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { isId } from '../platform/ids.ts';

type ReportedComment = { id: string; ownerId: string; title: string; isShown: boolean; isShielded: boolean };

/** A comment as moderation sees it: its first words serve as the title. */
export async function findReportedComment(db: Db, id: string): Promise<ReportedComment | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ReportedComment>`
    select m.id, m.author_id as "ownerId", left(m.text, 100) as title,
      m.hidden_at is null and a.banned_at is null as "isShown", false as "isShielded"
    from comments m join accounts a on a.id = m.author_id where m.id = ${id}`.execute(db);
  return rows[0];
}

export async function setCommentHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<void> {
  await sql`update comments set hidden_at = ${hiddenAt} where id = ${id}`.execute(tx);
}
