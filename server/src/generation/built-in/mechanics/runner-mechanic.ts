import type { Mechanic } from './mechanic.ts';

export const runnerMechanic: Mechanic = {
  titleNouns: ['Dash', 'Run', 'Sprint', 'Rush', 'Scamper', 'Getaway', 'Gallop', 'Scramble'],
  openings: [
    '{Hero} is off and running through {place}, and {foes} are in the way at every turn.',
    'There is no stopping now: {hero} races across {place}, leaping over {foes}.',
    'Run, jump and never look back: {foes} everywhere in {place}, and one very quick {name}.',
    'Jump, land, and on: the way through {place} only gets faster.',
    'Every step through {place} is faster than the last. How far can you run?',
    '{Hero} is off and running through {place}, and whatever is in the way is leapt over.',
    'There is no stopping now: {hero} races across {place} and leaps over whatever comes.',
  ],
  goal: 'Grab {things}, leap over {foes}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: (rules) =>
    rules['flip']
      ? { gesture: 'tap', touch: 'Tap to turn gravity over', keys: 'Space or arrow up' }
      : { gesture: 'tap', touch: 'Tap to jump, twice to jump higher', keys: 'Space or arrow up' },
  rules: ({ lives, pace, modifiers }) => ({
    lives,
    speed: pace(250, 25),
    topSpeed: pace(480, 40),
    flip: modifiers.includes('gravity') ? 1 : 0,
  }),
};
