import type { Plan } from '../../../engines/src/plan.ts';
import { documentFromPlan } from './built-in/planning/build-document.ts';
import { engineSourceOf } from './built-in/planning/engine-source.ts';
import { planFromPrompt } from './built-in/planning/make-plan.ts';
import { readPlan, remixPlan } from './built-in/planning/remix-plan.ts';
import type { GameGenerator, Wish } from './generator.ts';

/** Makes games without a model: reads the prompt, plans, and sets one of our engines to work. The same job gives the same game. */
export const builtInGenerator: GameGenerator = {
  make: async (wish, watch) => {
    const plan = planFor(wish);
    await watch.onBuilding();
    const html = documentFromPlan(plan, engineSourceOf(plan.kind));
    return {
      title: plan.title,
      description: plan.description,
      tags: [...plan.tags.filter((tag) => tag.length <= 30), 'generated'],
      orientation: 'any',
      html,
      plan: JSON.stringify(plan),
    };
  },
  // It would make the same game again.
  repair: undefined,
};

/** A remix starts from the plan of its origin; a game that was not made here has only its words to start from. */
function planFor({ prompt, jobId, remix }: Wish): Plan {
  if (remix === undefined) return planFromPrompt(prompt, jobId);
  const origin = readPlan(remix.plan);
  if (origin !== undefined) return remixPlan(origin, prompt, jobId);
  return planFromPrompt(`${prompt}\n${remix.title}. ${remix.description}`, jobId);
}
