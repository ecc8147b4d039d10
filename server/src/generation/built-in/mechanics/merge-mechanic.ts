import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const mergeMechanic: Mechanic = {
  titleNouns: ['Merge', 'Doubles', '2048', 'Merger'],
  openings: [
    'Push the board, and two equal {things} become one that is bigger. How big can they get in {place}?',
    '{Things} double whenever two of a kind meet: 2, 4, 8 and on to 2048, while {hero} looks on.',
    'Slide, meet, grow: small {things} become giants, as long as there is room.',
  ],
  goal: 'Push equal {things} together',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'swipe', touch: 'Swipe to push all tiles', keys: 'Arrow keys' }),
  rules: ({ numbers, difficulty }) => ({
    ...tileAsked(numbers.max),
    size: askedNumber(numbers, 'rows', [3, 6], askedNumber(numbers, 'columns', [3, 6], difficulty <= 1 ? 5 : 4)),
  }),
};

/** "Up to 1024": the tile that ends the round as won. */
const tileAsked = (max: number | undefined): Record<string, number> =>
  max !== undefined && max >= 16 && max <= 131_072 && Number.isInteger(Math.log2(max)) ? { tile: max } : {};
