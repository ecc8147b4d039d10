import type { Caller } from '../access/caller.ts';
import { type Idempotency, makeOnce } from '../access/idempotency.ts';
import { type Spent, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { generationErrors } from './generation-errors.ts';
import { generateGameJob } from './generation-jobs.ts';
import { generationLimits, type JobRow } from './job.ts';
import { countAhead, countWaiting, getOwnJob, insertJob, type NewJob } from './job-queries.ts';

/** Spends one use of the hourly limit and queues the job, once for a repeated request. */
export async function queueJob(
  ctx: Context,
  caller: Caller,
  wanted: Omit<NewJob, 'id' | 'createdAt'>,
  requireTarget: (tx: Tx) => Promise<void>,
  idempotency: Idempotency | undefined,
): Promise<{ job: JobRow; spent?: Spent }> {
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    const make = async () => {
      await requireTarget(tx);
      const spent = await spend(tx, { now: () => createdAt }, 'generation', caller.accountId, caller.accountId);
      if ((await countWaiting(tx)) >= generationLimits.queuedMax)
        throw new Refusal(generationErrors.queue_full, undefined, { 'retry-after': '60' });
      await insertJob(tx, caller.accountId, { ...wanted, id, createdAt });
      await ctx.jobs.enqueue(tx, generateGameJob, { jobId: id }, { ahead: await countAhead(tx, id) });
      return { id, job: await getOwnJob(tx, caller, id), spent };
    };
    const show = async (madeId: string) => ({ id: madeId, job: await getOwnJob(tx, caller, madeId) });
    return makeOnce(tx, ctx.clock, caller, idempotency, make, show);
  });
}
