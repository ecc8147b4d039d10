import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';
import { removeFilesJob } from './clip-jobs.ts';
import { clipFiles } from './clip-queries.ts';

/** Guests cannot create clips today; if one has any, they move to the member. */
export async function mergeClips(tx: Tx, _ctx: Context, merge: { guestId: string; memberId: string }): Promise<void> {
  await sql`update clips set account_id = ${merge.memberId} where account_id = ${merge.guestId}`.execute(tx);
}

/** Deletes the account's clips, files included. */
export async function closeClips(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with gone as (delete from clips c where c.account_id = ${accountId} returning ${clipFiles} as names)
    select unnest(names) as name from gone`.execute(tx);
  if (rows.length > 0) await ctx.jobs.enqueue(tx, removeFilesJob, { names: rows.map(({ name }) => name) });
}

export function exportClips(db: Db, accountId: string): Sections {
  return {
    clips: inPages(
      db,
      sql<{ id: string; createdAt: Date }>`
        select id, game_id as "gameId", title, status, error, trim_start as "trimStart", trim_end as "trimEnd",
          duration_seconds as "durationSeconds", width, height, size_bytes as "sizeBytes", captions, created_at as "createdAt"
        from clips where account_id = ${accountId}`,
      ['createdAt', 'id'],
    ),
  };
}
