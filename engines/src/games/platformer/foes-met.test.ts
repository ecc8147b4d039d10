import { expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { randomFrom } from '../../math/random.ts';
import { newLevel } from './level.ts';

const seeds = Array.from({ length: 30 }, (_, i) => i);

it('lets those who were named be met from the first level on', () => {
  const plan = planFromPrompt('a wizard shoots fireballs at slimes, platformer', 'ada');
  for (const seed of seeds) expect(newLevel(plan, 1, randomFrom(seed)).walkers.length).toBeGreaterThanOrEqual(2);
});

it('puts nobody in the way where nobody is wanted', () => {
  const plan = planFromPrompt('a platformer with a frog, no enemies', 'ada');
  for (const seed of seeds) expect(newLevel(plan, 1, randomFrom(seed)).walkers).toEqual([]);
});
