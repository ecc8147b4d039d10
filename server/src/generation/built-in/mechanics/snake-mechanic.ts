import type { Mechanic } from './mechanic.ts';

export const snakeMechanic: Mechanic = {
  titleNouns: ['Trail', 'Parade', 'Feast', 'Conga', 'Procession', 'Munch', 'Tangle'],
  openings: [
    '{Hero} wanders through {place} and grows longer with every bite.',
    'Hungry {heroes} make long lines: guide yours through {place} and leave no {thing} behind.',
    'Twist and turn through {place} with {hero}, and do not run into your own tail.',
    'Twist and turn through {place}, and do not run into your own tail.',
    'Longer with every bite: wind your way through {place}, and mind the tail.',
  ],
  goal: 'Eat {things}, mind your tail',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'swipe', touch: 'Swipe to turn', keys: 'Arrow keys' }),
  rules: ({ lives, pace, random, difficulty, heroSprite, modifiers }) => ({
    lives,
    stepSeconds: pace(0.17, -0.015),
    foods: random.int(2, 4),
    rocks: random.int(0, 2 + difficulty),
    wrap: (random.chance(0.35) && !modifiers.includes('walled')) || modifiers.includes('open-edges') ? 1 : 0,
    parade: /snake|worm|dragon/.test(heroSprite) ? 0 : random.chance(0.75) ? 1 : 0,
  }),
};
