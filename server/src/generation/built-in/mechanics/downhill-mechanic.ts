import type { Mechanic } from './mechanic.ts';

export const downhillMechanic: Mechanic = {
  titleNouns: ['Downhill', 'Slalom', 'Slide', 'Descent', 'Slope', 'Piste', 'Glide', 'Current', 'Voyage'],
  openings: [
    '{Hero} races down {place}: through the gates, over the ramps, round the {foes}.',
    'All the way down {place} without a brake. {Hero} gathers {things} on the run.',
    'The slope gets steeper and {hero} gets faster. Mind the {foes}!',
    'The current carries {hero} through {place}, past the {foes} and on.',
    '{Hero} keeps to the open water of {place} and gathers {things} on the way.',
    'All the way down through {place}, and no brake in sight.',
    'The slope of {place} gets steeper, and you get faster.',
    'The current carries you over the open water of {place}. Keep clear of everything that floats there.',
    '{Hero} rides the current through {place} and on.',
  ],
  goal: 'Steer down through the gates, collect {things}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Hold where you want to go', keys: 'Left and right arrow keys' }),
  rules: ({ lives, pace, seconds, numbers }) => ({
    lives,
    pace: pace(225, 20),
    ...(seconds && { seconds }),
    ...(numbers['gates'] && { gates: Math.max(3, Math.min(60, numbers['gates'])) }),
  }),
};
