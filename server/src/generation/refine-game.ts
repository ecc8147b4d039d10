import type { Caller } from '../access/caller.ts';
import type { Idempotency } from '../access/idempotency.ts';
import type { Spent } from '../access/limits.ts';
import type { Tx } from '../database/db.ts';
import { requireOwnGame } from '../games/builds/manage-versions.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { generationErrors } from './generation-errors.ts';
import { changesGameTask } from './generator-tasks.ts';
import type { JobRow } from './job.ts';
import { findFirstPrompt, findPlan } from './plan-queries.ts';
import { queueJob } from './queue-job.ts';
import { readPlan } from './read-plan.ts';

/** Queues a job that makes a new version of one's own game. A refused request spends no quota. */
export async function refineGame(
  ctx: Context,
  caller: Caller,
  request: { gameId: string; prompt: string },
  idempotency?: Idempotency,
): Promise<{ job: JobRow; spent?: Spent }> {
  const { gameId, prompt } = request;
  await requireFitText(ctx, prompt);
  // Read before the transaction, which must not wait for the generator; a refusal is for whom the others accept.
  const [changed] = await Promise.allSettled([ctx.config.ai ? undefined : requireChange(ctx, caller, gameId, prompt)]);
  const requireRefinable = async (tx: Tx) => {
    await requireOwnGame(tx, caller.accountId, gameId);
    if ((await findFirstPrompt(tx, gameId)) === undefined) throw new Refusal(generationErrors.not_generated);
    if (changed.status === 'rejected') throw changed.reason;
  };
  return queueJob(
    ctx,
    caller,
    { prompt, remixOf: null, refines: gameId, listed: false },
    requireRefinable,
    idempotency,
  );
}

/** Without a model a game is changed through its plan, so it needs one, and a prompt that changes something in it. */
async function requireChange(ctx: Context, caller: Caller, gameId: string, prompt: string): Promise<void> {
  await requireOwnGame(ctx.db, caller.accountId, gameId);
  const plan = readPlan(await findPlan(ctx.db, gameId));
  if (plan === undefined) throw new Refusal(generationErrors.not_generated);
  if (await ctx.helpers.run(changesGameTask, { plan, prompt })) return;
  throw new Refusal(
    generationErrors.prompt_not_understood,
    'Not a word of this says what to change. You can ask for another hero, other foes or things, another place, time or mood, more lives, faster or slower.',
  );
}
