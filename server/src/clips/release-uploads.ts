import { sql } from 'kysely';
import { refundUse } from '../access/limits.ts';
import type { Db, Tx } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { clipLimits } from './clip.ts';

/** The number of clips in one transaction. */
export const releasedMax = 500;

/**
 * Deletes clips whose upload address expired unused and refunds their use of the limit, of one account or of all. An
 * upload that started in time may finish later, so its row stays while it can still be running. Returns how many.
 */
export async function releaseUnusedUploads(tx: Tx, ctx: Context, accountId: string | null): Promise<number> {
  const expired = secondsAfter(ctx.clock.now(), -clipLimits.uploadSeconds);
  const { rows } = await sql<{ accountId: string; createdAt: Date }>`
    delete from clips where id = any (array(
      select id from clips where status = 'awaiting_upload' and created_at <= ${expired}
        and (upload_began_at is null or upload_began_at <= ${expired})
        and (${accountId}::uuid is null or account_id = ${accountId}) limit ${releasedMax} for update skip locked))
    returning account_id as "accountId", created_at as "createdAt"`.execute(tx);
  // A fixed order, so that concurrent runs cannot deadlock.
  const ordered = rows.sort((a, b) => (a.accountId < b.accountId ? -1 : 1));
  for (const { accountId: owner, createdAt } of ordered)
    await refundUse(tx, ctx.clock, 'clip_upload', owner, owner, createdAt);
  return rows.length;
}

/** Marks that an upload to the clip's address is running. */
export async function markUploadBegan(db: Db, clipId: string, now: Date): Promise<void> {
  await sql`
    update clips set upload_began_at = ${now} where id = ${clipId} and status = 'awaiting_upload'`.execute(db);
}

/** Marks that the upload that started then was interrupted. */
export async function markUploadBroken(db: Db, clipId: string, beganAt: Date): Promise<void> {
  await sql`
    update clips set upload_began_at = null where id = ${clipId} and upload_began_at = ${beganAt}`.execute(db);
}
