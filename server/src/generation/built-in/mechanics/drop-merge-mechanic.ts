import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const dropMergeMechanic: Mechanic = {
  titleNouns: ['Drop', 'Jar', 'Tumble', 'Drop and Merge', 'Plop', 'Pile-Up'],
  openings: [
    '{Hero} drops {things} into a jar, and two of a kind become something bigger.',
    'Plop! Two alike touch and grow: how big can {things} get before the jar is full?',
    'Roll, bump, merge: small {things} become giants, as long as {hero} finds room for them.',
  ],
  goal: 'Drop {things}: two alike become a bigger one',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'drag', touch: 'Drag and let go', keys: 'Arrow keys aim, space drops' }),
  rules: ({ numbers }) => ({ lives: askedNumber(numbers, 'lives', [1, 9], 1) }),
};
