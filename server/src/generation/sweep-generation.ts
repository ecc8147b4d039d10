import { inTransaction } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { generationLimits } from './job.ts';
import { listStuck, markFailed } from './job-queries.ts';
import { refundQuota } from './refund-quota.ts';

/** Fails jobs whose worker died in the last attempt. */
export async function sweepGeneration(ctx: Context): Promise<void> {
  const before = secondsAfter(ctx.clock.now(), -2 * generationLimits.seconds);
  for (const { id } of await listStuck(ctx.db, before)) {
    await inTransaction(ctx.db, async (tx) => {
      const ended = await markFailed(
        tx,
        id,
        null,
        'Something went wrong while your game was made; please try again.',
        ctx.clock.now(),
      );
      if (ended) await refundQuota(tx, ctx, ended);
    });
  }
}

export const sweepGenerationJob: JobHandler = {
  ...recurring,
  name: 'sweep-generation',
  cron: '* * * * *',
  run: (ctx) => sweepGeneration(ctx),
};
