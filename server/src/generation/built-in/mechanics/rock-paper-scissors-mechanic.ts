import { askedNumber, matchPoints } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const rockPaperScissorsMechanic: Mechanic = {
  titleNouns: ['Rock Paper Scissors', 'Showdown', 'Three Signs', 'One Two Three'],
  openings: [
    '{Hero} and the {foe} count to three. Who can read whose mind?',
    'One, two, three: {hero} shows what the {foe} did not expect, or just what was expected.',
    'It is no luck at all. {Hero} watches what the {foe} has in mind, until the very last moment.',
    'One, two, three: show what nobody expects, or just what everybody does.',
    "Rock, paper or scissors? Read the other side's mind before it reads yours.",
    '{Hero} counts to three. Who can read whose mind?',
  ],
  goal: 'Beat what the {foe} has in mind',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ players }) =>
    players === 2
      ? { gesture: 'tap', touch: 'Tap a sign of your own, unseen', keys: '1, 2, 3 against 8, 9, 0' }
      : { gesture: 'tap', touch: 'Tap one of the three signs', keys: 'Left, up, right, or 1, 2, 3' },
  rules: ({ lives, numbers }) => ({
    lives,
    players: askedNumber(numbers, 'players', [1, 2], 1),
    // So many wins: "first to 3", "best of 5".
    points: Math.min(11, matchPoints(numbers)),
    match: matchPoints(numbers),
  }),
};
