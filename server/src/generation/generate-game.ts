import { inTransaction } from '../database/db.ts';
import { getGame } from '../games/catalogue/game-queries.ts';
import { getHtml } from '../games/documents/document-queries.ts';
import { readSdk } from '../games/documents/inject-sdk.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import { programRuns } from '../platform/metrics.ts';
import { browserOf } from '../sandbox/programs.ts';
import { findFault } from './check-draft.ts';
import { failLostJob, wentWrong } from './fail-lost-job.ts';
import { generateGameJob } from './generation-jobs.ts';
import {
  type Draft,
  type GameGenerator,
  GameRefused,
  type GenerationRequest,
  GeneratorUnavailable,
  type Watch,
} from './generator.ts';
import { builtInGenerator } from './generator-tasks.ts';
import { generationLimits, type Stage, stages } from './job.ts';
import {
  type ClaimedJob,
  claimJob,
  countAhead,
  isStillWanted,
  markFailed,
  releaseClaim,
  updateStage,
} from './job-queries.ts';
import { findPlan } from './plan-queries.ts';
import { playTestTask } from './play-test-tasks.ts';
import { refundQuota } from './refund-quota.ts';
import { LeaseLost, storeDraft } from './store-draft.ts';
import type { Understood } from './understood.ts';

/** From a prompt to a listed game: plan and build, check, play, repair, list. */
export const generateGameHandler: JobHandler<{ jobId: string }> = {
  ...generateGameJob,
  run: async (ctx, { jobId }, run) => {
    const claim = await inTransaction(ctx.db, (tx) => claimJob(tx, jobId, ctx.clock.now()));
    if (claim === 'gone') return;
    if (claim === 'out of tries') return failLostJob(ctx, jobId);
    if (claim === 'wait') {
      await ctx.jobs.enqueue(
        ctx.db,
        generateGameJob,
        { jobId },
        { startAfter: secondsAfter(new Date(), 2), ahead: await countAhead(ctx.db, jobId) },
      );
      return;
    }
    const abort = abortSignalFor(ctx, jobId, run.signal);
    try {
      await generate(ctx, jobId, claim, abort.signal);
    } catch (error) {
      await end(ctx, jobId, claim, error as Error, abort.signal);
    } finally {
      abort.dispose();
    }
  },
};

type Enter = (stage: Stage, detail?: string | null, progress?: number, understood?: Understood | null) => Promise<void>;

async function generate(ctx: Context, jobId: string, claimed: ClaimedJob, signal: AbortSignal): Promise<void> {
  const enter: Enter = async (stage, detail = null, progress = stages[stage], understood = null) => {
    signal.throwIfAborted();
    const step = { stage, detail, progress, understood };
    if (!(await updateStage(ctx.db, jobId, claimed.tries, step, ctx.clock.now()))) throw new LeaseLost();
  };
  const generator = ctx.config.ai
    ? // Imported with the first job: its packages are useless to a process that never gets one.
      (await import('./model-generator.ts')).modelGenerator(ctx)
    : builtInGenerator(ctx.helpers);
  const request = await generationRequestOf(ctx, jobId, claimed);
  const watch: Watch = {
    signal,
    onBuilding: (understood) => enter('building', null, stages.building, understood),
  };
  const first = await generator.make(request, watch);
  const { draft, thumbnail } = await testAndRepair(ctx, generator, request, first, signal, enter);
  await enter('listing');
  await storeDraft(ctx, jobId, claimed, draft, thumbnail);
}

/** Checks and play-tests the draft and lets the generator repair it; a recurring problem ends the job. */
async function testAndRepair(
  ctx: Context,
  generator: GameGenerator,
  request: GenerationRequest,
  first: Draft,
  signal: AbortSignal,
  enter: Enter,
): Promise<{ draft: Draft; thumbnail: Buffer }> {
  const browser = await browserOf(ctx.config);
  if ('missing' in browser)
    throw new GeneratorUnavailable('Games cannot be tried out on this server at the moment.', browser.missing);
  const problems = new Set<string>();
  for (let draft = first; ; ) {
    await enter('checking');
    const unfit = (await ctx.screening.isFit(`${draft.title}\n${draft.description}`))
      ? undefined
      : 'Its title or description uses words that are not allowed.';
    let problem = unfit ?? findFault(draft.html);
    if (problem === undefined) {
      await enter('playing');
      const { html, title } = draft;
      const result = await ctx.helpers.run(
        playTestTask,
        { browser, html, sdk: readSdk(), title },
        {
          signal,
          onProgress: ({ what, share }) =>
            enter('playing', what, stages.playing + share * (stages.listing - stages.playing)),
        },
      );
      programRuns.inc({ program: 'browser', outcome: 'started' });
      if ('thumbnail' in result) return { draft, thumbnail: result.thumbnail };
      problem = result.problem;
    }
    if (generator.repair === undefined || problems.size >= generationLimits.repairsMax || problems.has(problem))
      throw new GameRefused(problem);
    problems.add(problem);
    await enter('repairing', problem);
    draft = await generator.repair(request, draft, problem, { signal, onBuilding: async () => undefined });
  }
}

export async function generationRequestOf(
  ctx: Context,
  jobId: string,
  claimed: ClaimedJob,
): Promise<GenerationRequest> {
  const { prompt, refines } = claimed;
  return { jobId, prompt, remix: await originOf(ctx, claimed), isRefinement: refines !== null };
}

/** The original of a remix or refinement. */
async function originOf(
  ctx: Context,
  { accountId, remixOf, refines }: ClaimedJob,
): Promise<GenerationRequest['remix']> {
  const id = refines ?? remixOf;
  if (id === null) return undefined;
  const { title, description } = await getGame(ctx.db, accountId, id);
  const { html } = await getHtml(ctx.db, id);
  return { title, description, html, plan: await findPlan(ctx.db, id) };
}

/** Ends a failed job: the player gets a plain sentence, the log the cause. */
async function end(ctx: Context, jobId: string, claimed: ClaimedJob, error: Error, signal: AbortSignal): Promise<void> {
  if (error instanceof LeaseLost) return;
  const timedOut = signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (ctx.jobs.runs.stopping.aborted) await releaseClaim(ctx.db, jobId, claimed.tries, ctx.clock.now());
  if (signal.aborted && !timedOut) throw error;
  const isRefused = error instanceof GameRefused;
  if (!isRefused) {
    const reason = error instanceof GeneratorUnavailable ? error.reason : error.message;
    ctx.log.warn({ jobId, reason }, 'game generation failed');
    const isFinal = error instanceof GeneratorUnavailable || timedOut || claimed.tries >= generationLimits.triesMax;
    if (!isFinal) throw error;
  }
  const sentence = isRefused
    ? `The game did not pass its test: ${error.message}`
    : timedOut
      ? 'Making the game took too long; please try again.'
      : error instanceof GeneratorUnavailable
        ? error.message
        : wentWrong;
  await inTransaction(ctx.db, async (tx) => {
    const ended = await markFailed(tx, jobId, claimed.tries, sentence, ctx.clock.now());
    if (ended && !isRefused) await refundQuota(tx, ctx, ended);
  });
}

/** Aborts on timeout, on cancellation by the owner and on shutdown of the worker. */
function abortSignalFor(ctx: Context, jobId: string, shutdown: AbortSignal): { signal: AbortSignal; dispose(): void } {
  const canceled = new AbortController();
  watched.set(jobId, canceled);
  if (!listening.has(ctx)) {
    listening.add(ctx);
    ctx.pubsub.subscribe('jobs', (id) => void (id !== undefined && watched.has(id) && abortIfCanceled(ctx, id)));
  }
  const time = AbortSignal.timeout(generationLimits.seconds * 1000);
  return { signal: AbortSignal.any([time, canceled.signal, shutdown]), dispose: () => watched.delete(jobId) };
}

const watched = new Map<string, AbortController>();
const listening = new WeakSet<Context>();

/** A failed query is only logged, because the job's next step checks the same row. */
async function abortIfCanceled(ctx: Context, jobId: string): Promise<void> {
  try {
    if (!(await isStillWanted(ctx.db, jobId))) watched.get(jobId)?.abort(new Error('canceled'));
  } catch (error) {
    ctx.log.warn({ jobId, reason: (error as Error).message }, 'could not check whether a job was canceled');
  }
}
