import { sql } from 'kysely';
import type { Db, Tx } from '../../database/db.ts';
import { isId } from '../../platform/ids.ts';
import { publishChatEvent } from './chat-queries.ts';

type ReportedMessage = { id: string; ownerId: string; title: string; isShown: boolean; isShielded: boolean };

/** A chat message as moderation sees it: its first words serve as the title. */
export async function findReportedChatMessage(db: Db, id: string): Promise<ReportedMessage | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<ReportedMessage>`
    select m.id, m.author_id as "ownerId", left(m.text, 100) as title,
      m.hidden_at is null and w.banned_at is null as "isShown", false as "isShielded"
    from chat_messages m join accounts w on w.id = m.author_id where m.id = ${id}`.execute(db);
  return rows[0];
}

/** Removed from the watchers' screens; a restored one comes back with the history. */
export async function setChatMessageHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<void> {
  const { rows } = await sql<{ streamId: string }>`
    update chat_messages set hidden_at = ${hiddenAt} where id = ${id} returning stream_id as "streamId"`.execute(tx);
  for (const { streamId } of rows) if (hiddenAt !== null) await publishChatEvent(tx, streamId, { kind: 'removed', id });
}
