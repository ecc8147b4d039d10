import type { Mechanic } from './mechanic.ts';

export const choppingMechanic: Mechanic = {
  titleNouns: ['Chop', 'Timber Rush', 'Tree Chop', 'Axe Master', 'Log Rush'],
  openings: [
    'Left, right, left: {hero} fells the tallest tree of {place}. Mind the branches!',
    'One tree without end and hardly any time: {hero} does not stop.',
    'Every chop buys a moment, every branch may be the last. {Hero} swings on.',
    'Left, right, left: fell the tallest tree of {place}, and mind the branches!',
    'Every chop buys a moment, every branch may be the last.',
  ],
  goal: 'Chop fast, keep clear of the branches',
  orientation: 'portrait',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap left or right of the trunk', keys: 'Left and right arrow keys' }),
  rules: ({ lives, seconds }) => ({ lives, ...(seconds && { seconds }) }),
};
