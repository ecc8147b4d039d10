import type { Caller } from '../access/caller.ts';
import type { Idempotency } from '../access/idempotency.ts';
import type { Spent } from '../access/limits.ts';
import type { Tx } from '../database/db.ts';
import { requireOwnGame } from '../games/builds/manage-versions.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { generationErrors } from './generation-errors.ts';
import type { JobRow } from './job.ts';
import { findFirstPrompt, findPlan } from './plan-queries.ts';
import { queueJob } from './queue-job.ts';

/** Queues a job that makes a new version of one's own game. A refused request spends no quota. */
export async function refineGame(
  ctx: Context,
  caller: Caller,
  request: { gameId: string; prompt: string },
  idempotency?: Idempotency,
): Promise<{ job: JobRow; spent?: Spent }> {
  const { gameId, prompt } = request;
  await requireFitText(ctx, prompt);
  const requireRefinable = async (tx: Tx) => {
    await requireOwnGame(tx, caller.accountId, gameId);
    if ((await findFirstPrompt(tx, gameId)) === undefined) throw new Refusal(generationErrors.not_generated);
    if (!ctx.config.ai) await requireChange(await findPlan(tx, gameId), prompt);
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
async function requireChange(text: string | undefined, prompt: string): Promise<void> {
  const { changesAnything, readPlan } = await import('./built-in/planning/remix-plan.ts');
  const plan = readPlan(text);
  if (plan === undefined) throw new Refusal(generationErrors.not_generated);
  if (changesAnything(plan, prompt)) return;
  throw new Refusal(
    generationErrors.prompt_not_understood,
    'Not a word of this says what to change. You can ask for another hero, other foes or things, another place, time or mood, more lives, faster or slower.',
  );
}
