import type { Mechanic } from './mechanic.ts';

export const platformerMechanic: Mechanic = {
  titleNouns: ['Quest', 'Odyssey', 'Journey', 'Trek', 'Escapade', 'Adventure', 'Expedition'],
  openings: [
    'Run, leap and stomp through {place} as {hero}, past pits, spikes and {foes}.',
    '{Hero} sets out across {place}, where {foes} guard every ledge.',
    'A long way to the flag: {hero} crosses {place} one daring jump at a time.',
    'Run and leap through {place}, all the way to the flag.',
    'Pits, ledges and a flag at the far end of {place}: jump well and do not look down.',
    '{Hero} runs, leaps and climbs through {place}, all the way to the flag.',
  ],
  goal: 'Reach the flag, stomp on {foes}',
  orientation: 'landscape',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'hold', touch: 'Hold the arrows, tap to jump', keys: 'Arrow keys and space' }),
  // A boss stands at the end, so there is one.
  rules: ({ lives, modifiers, numbers }) => ({
    lives,
    ...(modifiers.includes('boss') && { levels: numbers['levels'] ?? 3 }),
  }),
};
