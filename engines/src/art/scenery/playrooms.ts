import type { Plan } from '../../plan.ts';
import type { SceneArt } from './scene-art.ts';

const playful = /\b(toys?|teddy|dolls?|kids?|child|children|bab(y|ies)|toddlers?|nursery|playroom|blocks?)\b/i;

/** Toys lie about where children are, or where toys are played with; other rooms have furniture. */
export function furnished(plan: Plan, art: SceneArt): SceneArt {
  const { hero, foes, things } = plan.theme;
  const isPlayroom =
    plan.rules['gentle'] === 1 ||
    [plan.title, hero.name, ...[...foes, ...things.slice(0, 2)].map(({ name }) => name)].some((text) =>
      playful.test(text),
    );
  if (isPlayroom) return art;
  return {
    ...art,
    layers: art.layers.map(([name, share]) => (name === 'toys' ? ['furniture', share] : [name, share])),
  };
}
