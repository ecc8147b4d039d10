import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { failLostJob } from './fail-lost-job.ts';
import { generateGameJob } from './generation-jobs.ts';
import { generationLimits } from './job.ts';
import { countAhead, listUntouched } from './job-queries.ts';

/** Jobs that are no longer queued because their workers died: queued again, or failed after the last attempt. */
export async function sweepGeneration(ctx: Context): Promise<void> {
  const untouched = await listUntouched(ctx.db, secondsAfter(ctx.clock.now(), -2 * generationLimits.seconds));
  const ids = await ctx.jobs.findUnqueued(
    ctx.db,
    generateGameJob,
    'jobId',
    untouched.map(({ id }) => id),
  );
  for (const { id, tries } of untouched.filter((job) => ids.includes(job.id))) {
    await (tries < generationLimits.triesMax ? queueAgain(ctx, id) : failLostJob(ctx, id));
  }
}

async function queueAgain(ctx: Context, jobId: string): Promise<void> {
  const ahead = await countAhead(ctx.db, jobId);
  await ctx.jobs.enqueue(ctx.db, generateGameJob, { jobId }, { ahead });
}

export const sweepGenerationJob: JobHandler = {
  ...recurring,
  name: 'sweep-generation',
  cron: '* * * * *',
  run: (ctx) => sweepGeneration(ctx),
};
