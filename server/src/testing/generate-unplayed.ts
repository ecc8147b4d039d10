import { inTransaction } from '../database/db.ts';
import { generationRequestOf } from '../generation/generate-game.ts';
import { builtInGenerator } from '../generation/generator-tasks.ts';
import { stages } from '../generation/job.ts';
import { claimJob, updateStage } from '../generation/job-queries.ts';
import { storeDraft } from '../generation/store-draft.ts';
import type { Context } from '../platform/context.ts';

/** Runs a job as the worker does without a model, but without the play test, which needs a browser and time. */
export async function generateUnplayed(ctx: Context, jobId: string): Promise<'done' | 'wait'> {
  const claim = await inTransaction(ctx.db, (tx) => claimJob(tx, jobId, ctx.clock.now()));
  if (claim === 'wait') return 'wait';
  if (claim === 'gone' || claim === 'out of tries') throw new Error('This job has ended already');
  const draft = await builtInGenerator(ctx.helpers).make(await generationRequestOf(ctx, jobId, claim), {
    signal: new AbortController().signal,
    onBuilding: async (understood) => {
      const step = { stage: 'building', detail: null, progress: stages.building, understood } as const;
      await updateStage(ctx.db, jobId, claim.tries, step, ctx.clock.now());
    },
  });
  await storeDraft(ctx, jobId, claim, draft, Buffer.from('a picture'));
  return 'done';
}
