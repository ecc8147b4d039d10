import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db.ts';
import { signal } from '../platform/signals.ts';

/** Guests cannot stream; nothing of theirs is here. */
export async function mergeLive(tx: Tx, ctx: Context, { guestId }: { guestId: string }): Promise<void> {
  await closeLive(tx, ctx, guestId);
}

/** The stream goes, and whoever sends it is cut as soon as the ingest hears of it. */
export async function closeLive(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`delete from live_streams where account_id = ${accountId} returning id`.execute(tx);
  for (const { id } of rows) await signal(tx, 'live', id);
}

export async function exportLive(db: Db, accountId: string): Promise<Record<string, unknown[]>> {
  const { rows } = await sql`
    select id, title, game_id as "gameId", started_at as "startedAt", ended_at as "endedAt", created_at as "createdAt"
    from live_streams where account_id = ${accountId}`.execute(db);
  return { streams: rows };
}
