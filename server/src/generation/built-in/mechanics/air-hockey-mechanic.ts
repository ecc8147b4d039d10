import { askedNumber, matchPoints } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const airHockeyMechanic: Mechanic = {
  titleNouns: ['Air Hockey', 'Face-Off', 'Puck', 'Slapshot', 'Power Play', 'Table Top'],
  openings: [
    '{Hero} and a {foe} meet at the air hockey table in {place}. Fast hands win.',
    'Guard your goal, bank it off the wall, and strike: {hero} against a {foe}.',
    'A table, two mallets, and a {thing} that hardly touches the ground.',
    'Guard your goal, bank it off the wall, and strike!',
    '{Hero} stands at the air hockey table in {place}. Fast hands win.',
  ],
  goal: 'Strike the {thing} into the goal',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ players }) =>
    players === 2
      ? { gesture: 'drag', touch: 'Each drags in their own half', keys: 'Arrows against WASD' }
      : { gesture: 'drag', touch: 'Drag your mallet', keys: 'Arrow keys' },
  rules: ({ numbers, lives, pace }) => ({
    lives: askedNumber(numbers, 'lives', [1, 7], lives),
    players: askedNumber(numbers, 'players', [1, 2], 1),
    points: matchPoints(numbers) || 7,
    match: matchPoints(numbers),
    skill: pace(230, 45),
  }),
};
