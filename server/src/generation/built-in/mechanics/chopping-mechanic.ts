import type { Mechanic } from './mechanic.ts';

export const choppingMechanic: Mechanic = {
  titleNouns: ['Chop', 'Timber', 'Axe', 'Lumber', 'Woodland', 'Log'],
  openings: [
    'Left, right, left: {hero} fells the tallest tree of {place}. Mind the branches!',
    'One tree without end and hardly any time: {hero} does not stop.',
    'Every chop buys a moment, every branch may be the last. {Hero} swings on.',
  ],
  goal: 'Chop fast, keep clear of the branches',
  orientation: 'portrait',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap left or right of the trunk', keys: 'Left and right arrow keys' }),
  rules: ({ lives, seconds }) => ({ lives, ...(seconds && { seconds }) }),
};
