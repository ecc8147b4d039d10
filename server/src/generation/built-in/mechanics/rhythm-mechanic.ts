import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const rhythmMechanic: Mechanic = {
  titleNouns: ['Beat', 'Rhythm', 'Groove', 'Dance', 'Tempo', 'Encore', 'Backbeat'],
  openings: [
    '{Things} come down the lanes to the beat: hit every one, and {hero} dances in {place}.',
    '{Hero} plays in {place} tonight. Keep the beat, keep the crowd.',
    'Feel the pulse, tap the lanes, and do not let {foes} get bored.',
    'Feel the pulse, tap the lanes, and let {place} dance.',
    'Down the lanes they come, right on the beat. Miss none of them!',
  ],
  goal: 'Hit the {things} on the beat',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: true,
  controls: ({ lanes }) => ({
    gesture: 'tap',
    touch: 'Tap the lanes on the beat',
    keys: `Keys ${['', 'H', 'F J', 'G H J', 'F G H J', 'F G H J K', 'F G H J K L'][lanes ?? 4] ?? 'F G H J'} or arrows`,
  }),
  rules: ({ numbers, pace }) => ({
    lanes: askedNumber(
      numbers,
      'lanes',
      [2, 6],
      askedNumber(numbers, 'columns', [2, 6], askedNumber(numbers, 'pads', [2, 6], 4)),
    ),
    seconds: askedNumber(numbers, 'seconds', [15, 300], 0),
    hard: pace(0.4, 0.6),
    secondsAhead: pace(1.75, -0.16),
  }),
};
