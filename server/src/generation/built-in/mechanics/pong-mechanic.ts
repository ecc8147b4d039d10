import { askedNumber, matchPoints } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const pongMechanic: Mechanic = {
  titleNouns: ['Pong', 'Rally', 'Ping-Pong', 'Volley', 'Paddles', 'Match Point'],
  openings: [
    '{Hero} and a {foe} send a {thing} back and forth in {place}.',
    'Back and forth flies the {thing}: let {hero} send it past the {foe}.',
    'One {thing}, two paddles, and a rally that gets faster and faster.',
    'Back and forth over {place}: send the {thing} where nobody can reach it.',
    '{Hero} sends the {thing} back and forth in {place}, faster with every hit.',
  ],
  goal: 'Get the {thing} past the {foe}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ players }) =>
    players === 2
      ? { gesture: 'drag', touch: 'Each drags on their own half', keys: 'Arrows against WASD' }
      : { gesture: 'drag', touch: 'Drag your paddle', keys: 'Arrow keys' },
  rules: ({ numbers, lives, pace }) => ({
    lives,
    players: askedNumber(numbers, 'players', [1, 2], 1),
    balls: askedNumber(numbers, 'balls', [1, 3], 1),
    points: matchPoints(numbers) || 7,
    match: matchPoints(numbers),
    speed: pace(330, 28),
    skill: pace(220, 40),
    paddle: pace(98, -8),
  }),
};
