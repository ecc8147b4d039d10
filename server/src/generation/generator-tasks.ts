import path from 'node:path';
import type { Plan } from '../../../engines/src/plan.ts';
import type { Helper, Helpers, Task } from '../platform/helper.ts';
import { programFileOf } from '../process/program-file.ts';
import type { Draft, GameGenerator, GenerationRequest } from './generator.ts';
import type { Understood } from './understood.ts';

/**
 * The generator's tables of words take a hundred megabytes and a second to load, so it reads prompts and builds games in
 * a process of its own (docs/decisions/023).
 */
const generator: Helper = {
  name: 'generator',
  file: programFileOf(path.join(import.meta.dirname, 'generator-program.ts')),
  // What it does never waits.
  concurrency: 1,
  queuedMax: 100,
  // Whoever plays what was made and then asks for a change finds it still there.
  idleSeconds: 180,
  stuckSeconds: 60,
};

/** What a plan is made from: a request without the document of its original. */
export type PlanRequest = Omit<GenerationRequest, 'remix'> & {
  remix: Omit<NonNullable<GenerationRequest['remix']>, 'html'> | undefined;
};
export type Made = { draft: Draft; understood: Understood };
export type PromptVerdict = { isUnderstood: true } | { isUnderstood: false; reason: string; nearest: string[] };

export const readPromptTask: Task<string, PromptVerdict> = { helper: generator, name: 'readPrompt', seconds: 25 };
export const changesGameTask: Task<{ plan: Plan; prompt: string }, boolean> = {
  helper: generator,
  name: 'changesGame',
  seconds: 25,
};
const makeDraftTask: Task<PlanRequest, Made> = { helper: generator, name: 'makeDraft', seconds: 60 };
export const makeFromAnswerTask: Task<
  { answer: string; request: PlanRequest },
  (Made & { plan: Plan }) | { refused: string }
> = { helper: generator, name: 'makeFromAnswer', seconds: 60 };

/** Generates games without a model. */
export function builtInGenerator(helpers: Helpers): GameGenerator {
  return {
    make: async (request, { signal, onBuilding }) => {
      const { draft, understood } = await helpers.run(makeDraftTask, planRequestOf(request), { signal });
      await onBuilding(understood);
      return draft;
    },
    // Deterministic: a second attempt gives the same game.
    repair: undefined,
  };
}

export function planRequestOf({ jobId, prompt, remix, isRefinement }: GenerationRequest): PlanRequest {
  const origin = remix && { title: remix.title, description: remix.description, plan: remix.plan };
  return { jobId, prompt, remix: origin, isRefinement };
}
