import type { Caller } from '../access/caller.ts';
import type { Idempotency } from '../access/idempotency.ts';
import type { Spent } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { generationErrors } from './generation-errors.ts';
import { readPromptTask } from './generator-tasks.ts';
import type { JobRow } from './job.ts';
import { cancelOwn, getOwnJob } from './job-queries.ts';
import { queueJob } from './queue-job.ts';
import { refundQuota } from './refund-quota.ts';

/** Queues a job. The prompt is screened first, so that a refusal spends no quota. */
export async function requestGame(
  ctx: Context,
  caller: Caller,
  request: { prompt: string; remixOf?: string; listed: boolean },
  idempotency?: Idempotency,
): Promise<{ job: JobRow; spent?: Spent }> {
  await requireFitText(ctx, request.prompt);
  if (request.remixOf === undefined) await requireUnderstood(ctx, request.prompt);
  const { prompt, remixOf, listed } = request;
  const requireOrigin = async (tx: Tx) => {
    if (remixOf !== undefined) await requireGame(tx, caller.accountId, remixOf);
  };
  const wanted = { prompt, remixOf: remixOf ?? null, refines: null, listed };
  return queueJob(ctx, caller, wanted, requireOrigin, idempotency);
}

/** Without a model the prompt is read here, so that an unusable one spends no quota. */
async function requireUnderstood(ctx: Context, prompt: string): Promise<void> {
  if (ctx.config.ai) return;
  const read = await ctx.helpers.run(readPromptTask, prompt);
  if (read.isUnderstood) return;
  throw new Refusal(
    generationErrors.prompt_not_understood,
    `${read.reason} What comes nearest: ${read.nearest.join(', ')}.`,
  );
}

/** Cancels a job; one that had not started is refunded. */
export async function cancelJob(ctx: Context, caller: Caller, id: string): Promise<JobRow> {
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    const ended = await cancelOwn(tx, caller, id, ctx.clock.now());
    const job = await getOwnJob(tx, caller, id);
    if (ended === undefined && job.status !== 'canceled') throw new Refusal(generationErrors.job_finished);
    if (ended && !ended.wasStarted) await refundQuota(tx, ctx, ended);
    return job;
  });
}
