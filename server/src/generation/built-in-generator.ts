import type { Plan } from '../../../engines/src/plan.ts';
import { documentFromPlan } from './built-in/planning/build-document.ts';
import { engineSourceOf } from './built-in/planning/engine-source.ts';
import { type Planned, planPrompt } from './built-in/planning/make-plan.ts';
import { planRemix, readPlan } from './built-in/planning/remix-plan.ts';
import type { Draft, GameGenerator, GenerationRequest } from './generator.ts';

/** The maximum any of our engines gives, however well it is played. */
const engineScore = { max: 5_000_000, perSecondMax: 2000 } as const;

/** Generates games without a model: reads the prompt, writes a plan and bundles one of our engines with it. Deterministic for a job id. */
export const builtInGenerator: GameGenerator = {
  make: async (request, watch) => {
    const { plan, understood } = planFor(request);
    await watch.onBuilding(understood);
    return draftFromPlan(plan);
  },
  // Deterministic: a second attempt gives the same game.
  repair: undefined,
};

/** One of our engines with a plan from any source. */
export function draftFromPlan(plan: Plan): Draft {
  return {
    title: plan.title,
    description: plan.description,
    tags: [...plan.tags.filter((tag) => tag.length <= 30), 'generated'],
    orientation: 'any',
    score: engineScore,
    html: documentFromPlan(plan, engineSourceOf(plan.kind)),
    plan: JSON.stringify(plan),
  };
}

/** A remix starts from the original's plan; without one, from its title and description. */
function planFor({ prompt, jobId, remix, isRefinement }: GenerationRequest): Planned {
  if (remix === undefined) return planPrompt(prompt, jobId);
  const origin = readPlan(remix.plan);
  // Its creator may have renamed it since.
  if (origin !== undefined)
    return planRemix({ ...origin, title: remix.title }, prompt, jobId, { keepsTitle: isRefinement });
  return planPrompt(`${prompt}\n${remix.title}. ${remix.description}`, jobId);
}
