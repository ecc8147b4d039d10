import { documentFromPlan } from './built-in/build-document.ts';
import { engineSourceOf } from './built-in/engine-source.ts';
import { planFromPrompt } from './built-in/make-plan.ts';
import type { GameMaker } from './maker.ts';

/** Makes games without a model: reads the prompt, plans, and sets one of our engines to work. The same job gives the same game. */
export const builtInMaker: GameMaker = {
  make: async (wish, watch) => {
    const plan = planFromPrompt(
      wish.remix ? `${wish.prompt}\n${wish.remix.title}. ${wish.remix.description}` : wish.prompt,
      wish.jobId,
    );
    await watch.onBuilding();
    const html = documentFromPlan(plan, engineSourceOf(plan.kind));
    return {
      title: plan.title,
      description: plan.description,
      tags: [plan.kind, 'generated'],
      orientation: 'any',
      html,
      plan: JSON.stringify(plan),
    };
  },
  // It would make the same game again.
  repair: undefined,
};
