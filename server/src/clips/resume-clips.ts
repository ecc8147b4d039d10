import { inTransaction } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { clipLimits } from './clip.ts';
import { processClipJob } from './clip-jobs.ts';
import { countAhead, listUntouched, markFailed } from './clip-queries.ts';
import { outOfTries } from './process-clip.ts';

/**
 * Clips in processing whose job is no longer queued, for example after their workers were killed: queued again, or
 * failed.
 */
export async function resumeClips(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const untouched = await listUntouched(ctx.db, secondsAfter(now, -processClipJob.expireSeconds));
  const ids = await ctx.jobs.findUnqueued(
    ctx.db,
    processClipJob,
    'clipId',
    untouched.map(({ id }) => id),
  );
  for (const { id, tries } of untouched.filter((clip) => ids.includes(clip.id))) {
    if (tries >= clipLimits.triesMax) await markFailed(ctx.db, id, null, outOfTries, now);
    else {
      await inTransaction(ctx.db, async (tx) =>
        ctx.jobs.enqueue(tx, processClipJob, { clipId: id }, { ahead: await countAhead(tx, id) }),
      );
    }
  }
}
