import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';
import { publish } from '../platform/pubsub.ts';
import { removeStreamFilesJob } from './live-jobs.ts';
import { removeRecordingsJob } from './recordings/recording-jobs.ts';
import { deleteRecordings } from './recordings/recording-queries.ts';

/** Guests can neither stream nor write in a chat, so they have no rows here. */
export async function mergeLive(tx: Tx, ctx: Context, { guestId }: { guestId: string }): Promise<void> {
  await closeLive(tx, ctx, guestId);
}

/**
 * Deletes the stream with its files and recordings, and the member's messages in other chats; the ingest is notified,
 * and disconnects its publisher.
 */
export async function closeLive(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  await sql`delete from chat_messages where author_id = ${accountId}`.execute(tx);
  await sql`delete from chat_mutes where account_id = ${accountId}`.execute(tx);
  const recordingIds = await deleteRecordings(tx, accountId, null);
  if (recordingIds.length > 0) await ctx.jobs.enqueue(tx, removeRecordingsJob, { recordingIds });
  const { rows } = await sql<{
    id: string;
  }>`delete from live_streams where account_id = ${accountId} returning id`.execute(tx);
  for (const { id } of rows) {
    await publish(tx, 'live', id);
    await ctx.jobs.enqueue(tx, removeStreamFilesJob, { streamId: id });
  }
}

/** Without the key, which is a password and is shown where it is needed. */
export function exportLive(db: Db, accountId: string): Sections {
  return {
    streams: inPages(
      db,
      sql<{ id: string }>`
        select id, title, game_id as "gameId", record, started_at as "startedAt", ended_at as "endedAt",
          created_at as "createdAt" from live_streams where account_id = ${accountId}`,
      ['id'],
    ),
    recordings: inPages(
      db,
      sql<{ id: string; createdAt: Date }>`
        select id, title, game_id as "gameId", status, is_public as "isPublic", duration_seconds as "durationSeconds",
          size_bytes as "sizeBytes", created_at as "createdAt" from recordings where account_id = ${accountId}`,
      ['createdAt', 'id'],
    ),
    chatMessages: inPages(
      db,
      sql<{ id: string }>`
        select id, stream_id as "streamId", text, created_at as "createdAt"
        from chat_messages where author_id = ${accountId}`,
      ['id'],
    ),
    mutedInChats: inPages(
      db,
      sql<{ streamId: string }>`
        select stream_id as "streamId", created_at as "createdAt" from chat_mutes where account_id = ${accountId}`,
      ['streamId'],
    ),
  };
}
