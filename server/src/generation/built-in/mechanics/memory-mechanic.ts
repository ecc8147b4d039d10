import type { Mechanic } from './mechanic.ts';

export const memoryMechanic: Mechanic = {
  titleNouns: ['Pairs', 'Recall', 'Twins', 'Lookalikes', 'Flip', 'Remember Me'],
  openings: [
    'Look closely, remember well: {things} and {foes} hide in pairs in {place}.',
    'Turn two cards at a time and find every pair for {hero}.',
    '{Hero} has mixed up all the cards. Can you find the twins?',
  ],
  goal: 'Find the pairs',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'tap', touch: 'Tap two cards', keys: 'Arrows to choose, space to turn' }),
  rules: ({ lives, pace, difficulty, numbers }) => ({
    lives: lives + 3,
    peekSeconds: pace(1.8, -0.3),
    ...(numbers['pairs'] && { pairs: Math.max(2, Math.min(15, numbers['pairs'])) }),
    head: difficulty > 3 ? 2 : difficulty > 1 ? 1 : 0,
  }),
};
