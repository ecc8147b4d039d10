import { inTransaction } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { markFailed } from './job-queries.ts';
import { refundQuota } from './refund-quota.ts';

export const wentWrong = 'Something went wrong while your game was made; please try again.';

/** Fails a job whose workers died at every attempt, and refunds its owner. */
export async function failLostJob(ctx: Context, jobId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const ended = await markFailed(tx, jobId, null, wentWrong, ctx.clock.now());
    if (ended) await refundQuota(tx, ctx, ended);
  });
}
