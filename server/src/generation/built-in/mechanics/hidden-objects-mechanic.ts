import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const hiddenObjectsMechanic: Mechanic = {
  titleNouns: ['Hide and Seek', 'Search Party', 'Seek and Find', 'Secrets', 'Hunt'],
  openings: [
    'What a mess! Somewhere in {place} hide {things}, and {hero} needs sharp eyes like yours.',
    'Behind this, under that: {hero} knows that they are here somewhere. Every picture is fuller than the last.',
    'Look twice: between everything that lies about in {place} are the {things} that {hero} is looking for.',
    'Somewhere in {place} it all lies hidden. Look closely, and tap what is on the list.',
    'What a mess! {Place} is full of things, and a few of them are on your list.',
  ],
  goal: 'Find everything on the list before time is up',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'tap', touch: 'Tap what is on the list', keys: 'Arrows move the lens, space taps' }),
  rules: ({ numbers, seconds, pace }) => ({
    // Time is what runs out; another life fills the clock again.
    lives: askedNumber(numbers, 'lives', [1, 5], 1),
    rounds: askedNumber(numbers, 'rounds', [1, 30], 0),
    seconds: seconds ?? pace(24, -1.5),
    // Each find gives time, unless it was limited.
    gain: seconds ? 0 : pace(2.4, -0.2),
  }),
};
