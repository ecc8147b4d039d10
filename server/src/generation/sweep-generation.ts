import { inTransaction } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { generateGameJob } from './generation-jobs.ts';
import { generationLimits } from './job.ts';
import { countAhead, listUntouched, markFailed } from './job-queries.ts';
import { refundQuota } from './refund-quota.ts';

/** Jobs that are gone from the queue because their workers died: queued again, or failed after the last try. */
export async function sweepGeneration(ctx: Context): Promise<void> {
  const untouched = await listUntouched(ctx.db, secondsAfter(ctx.clock.now(), -2 * generationLimits.seconds));
  const ids = await ctx.jobs.findUnqueued(
    ctx.db,
    generateGameJob,
    'jobId',
    untouched.map(({ id }) => id),
  );
  for (const { id, tries } of untouched.filter((job) => ids.includes(job.id))) {
    await (tries < generationLimits.triesMax ? queueAgain(ctx, id) : fail(ctx, id));
  }
}

async function queueAgain(ctx: Context, jobId: string): Promise<void> {
  const ahead = await countAhead(ctx.db, jobId);
  await ctx.jobs.enqueue(ctx.db, generateGameJob, { jobId }, { ahead });
}

async function fail(ctx: Context, jobId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const sentence = 'Something went wrong while your game was made; please try again.';
    const ended = await markFailed(tx, jobId, null, sentence, ctx.clock.now());
    if (ended) await refundQuota(tx, ctx, ended);
  });
}

export const sweepGenerationJob: JobHandler = {
  ...recurring,
  name: 'sweep-generation',
  cron: '* * * * *',
  run: (ctx) => sweepGeneration(ctx),
};
