import type { Mechanic } from './mechanic.ts';

export const mazeMechanic: Mechanic = {
  titleNouns: ['Maze', 'Labyrinth', 'Corridors', 'Hideaway', 'Passages', 'Prowl'],
  openings: [
    '{Hero} sneaks through the winding ways of {place} with {foes} close behind.',
    'Clean out the maze before the {foes} corner {hero}; then turn the chase around.',
    'Every corner of {place} may hide a {foe}. {Hero} goes in anyway.',
  ],
  goal: 'Eat every dot, keep away from {foes}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'swipe', touch: 'Swipe to turn', keys: 'Arrow keys' }),
  rules: ({ lives, pace, difficulty, numbers }) => ({
    lives,
    foes: numbers['foes'] ? Math.min(6, numbers['foes']) : Math.min(4, 2 + Math.ceil(difficulty / 2)),
    speed: pace(5.4, 0.1),
    scareSeconds: pace(7.5, -0.6),
  }),
};
