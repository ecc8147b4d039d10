import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const mahjongMechanic: Mechanic = {
  titleNouns: ['Mahjong', 'Tiles', 'Solitaire', 'Shanghai', 'Tile Tower'],
  openings: [
    'A pile of tiles with {things} in {place}: take them off two by two, from the outside in.',
    '{Hero} has built a tower of tiles. Find the pairs that are free, and leave nothing on the table.',
    'Layer upon layer of {things}. Only what is free can be taken, so look twice.',
  ],
  goal: 'Take pairs of free tiles',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'tap', touch: 'Tap two equal free tiles', keys: 'Arrows and space, H for a hint' }),
  rules: ({ lives, numbers, difficulty }) => ({
    lives,
    ...(numbers['pairs'] !== undefined && { pairs: askedNumber(numbers, 'pairs', [4, 40], 0) }),
    head: difficulty > 3 ? 2 : difficulty > 2 ? 1 : 0,
  }),
};
