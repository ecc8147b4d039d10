import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

/** The engine's number for each way of fighting; without one, with fists. */
const styleOf: Record<string, number> = { swords: 1, tug: 2, pushing: 3, 'arm-wrestling': 4, tanks: 5, pistols: 6 };
const ofPistols = 6;

/** Tanks drive and shoot. */
const ofTanks = 5;

const isInRhythm = (style = 0): boolean => style >= 2 && style !== ofTanks && style !== ofPistols;

export const duelMechanic: Mechanic = {
  titleNouns: ['Duel', 'Match', 'Showdown', 'Title Fight', 'Face-Off', 'Challenge'],
  openings: [
    '{Hero} against a {foe} in {place}: watch, wait, and do the right thing at the right moment.',
    'One ring, two champions, no excuses: {hero} meets a {foe}.',
    'The crowd in {place} is on its feet. {Hero} looks a {foe} in the eye.',
    'Two tanks, a few walls and hardly any cover: {hero} against a {foe} in {place}.',
    'Watch, wait, and do the right thing at the right moment.',
    '{Hero} waits in {place}: watch for the blow, dodge it, strike back.',
    'Two tanks, a few walls and hardly any cover in {place}.',
  ],
  goal: 'Dodge the blow you see coming, then strike back',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ players, style }) => {
    if (style === ofTanks)
      return players === 2
        ? { gesture: 'stick', touch: 'Pull to drive, tap to shoot', keys: 'WASD and F against arrows and enter' }
        : { gesture: 'stick', touch: 'Pull to drive, tap to shoot', keys: 'Arrow keys drive, space shoots' };
    if (isInRhythm(style))
      return players === 2
        ? { gesture: 'tap', touch: 'Each taps on their side with the beat', keys: 'WASD against the arrows' }
        : { gesture: 'tap', touch: 'Tap with the beat', keys: 'Space with the beat' };
    if (style === ofPistols && players !== 2)
      return { gesture: 'tap', touch: 'Jump, duck and shoot', keys: 'Arrow keys dodge, space shoots' };
    return players === 2
      ? { gesture: 'tap', touch: 'Each has two buttons', keys: 'W and S against the arrows' }
      : { gesture: 'tap', touch: 'Jump, duck and strike', keys: 'Arrow keys dodge, space strikes' };
  },
  rules: ({ numbers, lives, modifiers, pace }) => ({
    lives,
    players: askedNumber(numbers, 'players', [1, 2], 1),
    ...(numbers['rounds'] && { rounds: Math.max(1, Math.min(12, numbers['rounds'])) }),
    style: modifiers.map((one) => styleOf[one]).find((one) => one !== undefined) ?? 0,
    pace: pace(1, 0.07),
  }),
};
