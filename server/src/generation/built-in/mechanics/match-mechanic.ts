import type { Mechanic } from './mechanic.ts';

export const matchMechanic: Mechanic = {
  titleNouns: ['Medley', 'Mix', 'Cascade', 'Swap', 'Jumble', 'Harmony', 'Switch'],
  openings: [
    'Swap {things} in {place}, line up three and set off a cascade.',
    '{Hero} loves order: bring {things} together before the clock runs dry.',
    'Rows of {things}, a ticking clock, and chains that go on and on.',
  ],
  goal: 'Line up three of a kind',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'swipe', touch: 'Swipe to swap neighbours', keys: 'Arrows to choose, space to pick' }),
  rules: ({ pace, difficulty, seconds, numbers }) => {
    const moves = Math.min(200, numbers['moves'] ?? 0);
    // A game with a limit of moves has no time limit.
    const time = moves > 0 ? 86_400 : pace(42, -4);
    return { kinds: difficulty > 3 ? 6 : 5, seconds: seconds ?? time, ...(moves > 0 && { moves }) };
  },
};
