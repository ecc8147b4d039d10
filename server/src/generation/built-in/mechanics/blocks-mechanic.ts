import type { Mechanic } from './mechanic.ts';

export const blocksMechanic: Mechanic = {
  titleNouns: ['Stack', 'Tumble', 'Drop', 'Pile-Up', 'Blocks', 'Tower'],
  openings: [
    'Blocks full of {things} tumble into {place}; fit them together row by row.',
    'Turn, drop and clear the rows while {hero} cheers you on.',
    'A well, a heap of {things}, and {hero} who likes things tidy.',
  ],
  goal: 'Fill whole rows to clear them',
  orientation: 'portrait',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({
    gesture: 'drag',
    touch: 'Drag to move, tap to turn, flick to drop',
    keys: 'Arrow keys, space to drop',
  }),
  rules: ({ pace, random, difficulty, numbers, lives }) => ({
    fallSeconds: pace(0.75, -0.1),
    ...(numbers['lives'] && { lives }),
    litter: random.int(0, Math.max(0, difficulty)),
  }),
};
