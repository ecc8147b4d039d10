import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const curlingMechanic: Mechanic = {
  titleNouns: ['Last Throw', 'Slide', 'Masters', 'Cup', 'Final'],
  openings: [
    '{Hero} and the {foe} meet in {place}, one throw after the other. The nearest ones count.',
    'A calm hand, a long slide and a little knock at the right moment: {hero} plays against the {foe}.',
    'The last throw decides in {place}, and it belongs to {hero}.',
    'A calm hand, a long slide and a little knock at the right moment.',
    'The last throw decides in {place}. The nearest ones count.',
  ],
  goal: 'Slide your stones nearer to the middle than the {foe}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ surface }) => ({
    gesture: 'drag',
    touch: surface ? 'Pull back, aim and let go' : 'Pull back and let go, then hold to sweep',
    keys: surface ? 'Arrow keys aim, space throws' : 'Arrow keys aim, space throws and sweeps',
  }),
  rules: ({ numbers, difficulty }) => ({
    shots: askedNumber(numbers, 'shots', [2, 16], 8),
    rounds: askedNumber(numbers, 'rounds', [1, 10], 3),
    players: askedNumber(numbers, 'players', [1, 2], 1),
    level: difficulty >= 4 ? 3 : difficulty >= 3 ? 2 : 1,
  }),
};
