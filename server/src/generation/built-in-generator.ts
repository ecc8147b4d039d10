import type { Plan } from '../../../engines/src/plan.ts';
import { documentFromPlan } from './built-in/planning/build-document.ts';
import { engineSourceOf } from './built-in/planning/engine-source.ts';
import { type Planned, planPrompt } from './built-in/planning/make-plan.ts';
import { changesAnything, planRemix } from './built-in/planning/remix-plan.ts';
import { understandPrompt } from './built-in/reading/understand-prompt.ts';
import { type Draft, GameRefused } from './generator.ts';
import type { Made, PlanRequest, PromptVerdict } from './generator-tasks.ts';
import { planFromAnswer } from './model-plan.ts';
import { readPlan } from './read-plan.ts';

/** The maximum any of our engines gives, however well it is played. */
const engineScore = { max: 5_000_000, perSecondMax: 2000 } as const;

/**
 * Generates games without a model: reads the prompt, writes a plan and bundles one of our engines with it. Deterministic
 * for a job id.
 */
export function makeDraft(request: PlanRequest): Made {
  const { plan, understood } = planFor(request);
  return { draft: draftFromPlan(plan), understood };
}

/** A model's plan as a game. */
export function makeFromAnswer({ answer, request }: { answer: string; request: PlanRequest }) {
  try {
    const { plan, understood } = planFromAnswer(answer, request);
    return { plan, understood, draft: draftFromPlan(plan) };
  } catch (error) {
    if (error instanceof GameRefused) return { refused: error.message };
    throw error;
  }
}

/** One of our engines with a plan from any source. */
export function draftFromPlan(plan: Plan): Draft {
  return {
    title: plan.title,
    description: plan.description,
    tags: [...plan.tags.filter((tag) => tag.length <= 30), 'generated'],
    orientation: 'any',
    score: engineScore,
    html: documentFromPlan(plan, engineSourceOf(plan)),
    plan: JSON.stringify(plan),
  };
}

export function readPrompt(prompt: string): PromptVerdict {
  const read = understandPrompt(prompt);
  return read.understood ? { isUnderstood: true } : { isUnderstood: false, reason: read.reason, nearest: read.nearest };
}

/** Whether a prompt changes anything in the game of this plan. */
export const changesGame = ({ plan, prompt }: { plan: Plan; prompt: string }): boolean => changesAnything(plan, prompt);

/** A remix starts from the original's plan; without one, from its title and description. */
function planFor({ prompt, jobId, remix, isRefinement }: PlanRequest): Planned {
  if (remix === undefined) return planPrompt(prompt, jobId);
  const origin = readPlan(remix.plan);
  // Its creator may have renamed it since.
  if (origin !== undefined)
    return planRemix({ ...origin, title: remix.title }, prompt, jobId, { keepsTitle: isRefinement });
  return planPrompt(`${prompt}\n${remix.title}. ${remix.description}`, jobId);
}
