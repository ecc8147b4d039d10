import type { Mechanic } from './mechanic.ts';

export const mazeMechanic: Mechanic = {
  titleNouns: ['Maze', 'Labyrinth', 'Corridors', 'Hideaway', 'Passages', 'Prowl'],
  openings: [
    '{Hero} sneaks through the winding ways of {place} with {foes} close behind.',
    'Clean out the maze before the {foes} corner {hero}; then turn the chase around.',
    'Every corner of {place} may hide a {foe}. {Hero} goes in anyway.',
    'The ways of {place} wind and turn, and somebody is always close behind.',
    'Left, right or straight on? {Place} is full of corners, and not all of them are safe.',
    '{Hero} goes into the winding ways of {place}, and is not alone there.',
    '{Hero} knows that there is a way through {place}. Which turn is the right one?',
  ],
  goal: 'Eat every dot, keep away from {foes}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ bombs }) =>
    bombs
      ? { gesture: 'stick', touch: 'Drag to walk, tap to lay a bomb', keys: 'Arrow keys, space lays a bomb' }
      : { gesture: 'swipe', touch: 'Swipe to turn', keys: 'Arrow keys' },
  rules: ({ lives, pace, difficulty, numbers, modifiers }) => ({
    lives,
    foes: numbers['foes'] ? Math.min(6, numbers['foes']) : Math.min(4, 2 + Math.ceil(difficulty / 2)),
    speed: pace(5.4, 0.1),
    scareSeconds: laysBombs(modifiers) ? 0 : pace(7.5, -0.6),
    ...(laysBombs(modifiers) && { bombs: 1 }),
  }),
};

/** A maze that is left by its door has none. */
export const laysBombs = (modifiers: readonly string[]): boolean =>
  modifiers.includes('bombs') && !modifiers.includes('exit');
