import type { Mechanic } from './mechanic.ts';

export const fishingMechanic: Mechanic = {
  titleNouns: ['Catch', 'Hook', 'Angler', 'Big Catch', 'Fishing Trip'],
  openings: [
    '{Hero} goes fishing in {place}. Let the line down, wait for a bite, reel it in.',
    'The best {things} swim deep, and so do the {foes}. {Hero} lets the line down anyway.',
    'A quiet day in {place}, a boat, a rod, and {things} that will not wait.',
    'Let the line down in {place}, wait for a bite, reel it in.',
  ],
  goal: 'Hook {things}, keep off the {foes}',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({
    gesture: 'hold',
    touch: 'Hold to sink the line, let go to reel in',
    keys: 'Arrows to move, down or space to sink',
  }),
  rules: ({ lives }) => ({ lives }),
};
