import type { Mechanic } from './mechanic.ts';

export const memoryMechanic: Mechanic = {
  titleNouns: ['Pairs', 'Memory', 'Twins', 'Lookalikes', 'Match-Up'],
  openings: [
    'Look closely, remember well: {things} hide in pairs.',
    'Turn two cards at a time and find every pair for {hero}.',
    '{Hero} has mixed up all the cards. Can you find the twins?',
  ],
  goal: 'Find the pairs',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'tap', touch: 'Tap two cards', keys: 'Arrows to choose, space to turn' }),
  rules: ({ lives, pace, difficulty, numbers }) => ({
    // With more cards even somebody who forgets none turns more of them in vain.
    lives: Math.max(lives + 3, numbers['lives'] === undefined ? Math.round((pairsAsked(numbers).pairs ?? 0) * 0.9) : 0),
    peekSeconds: pace(1.8, -0.3),
    ...pairsAsked(numbers),
    head: difficulty > 3 ? 2 : difficulty > 1 ? 1 : 0,
  }),
};

/** As many cards as fit on a telephone. */
export const pairsMax = 18;

/** The requested pairs, or as many as a board of that size has: "4x4" is eight. */
function pairsAsked(numbers: Record<string, number>): { pairs?: number } {
  const { columns = 0, rows = 0, pairs = Math.floor((columns * rows) / 2) } = numbers;
  return pairs > 0 ? { pairs: Math.max(2, Math.min(pairsMax, pairs)) } : {};
}
