import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const breakoutMechanic: Mechanic = {
  titleNouns: ['Breaker', 'Smash', 'Ricochet', 'Shatter', 'Rebound', 'Bouncer'],
  openings: [
    'Keep the ball flying and take {place} apart brick by brick, with {hero} on the paddle.',
    '{Hero} guards the paddle while pictures of {things} burst into pieces.',
    'Keep the ball flying and take {place} apart brick by brick.',
    'Bricks shaped like {things}, one lively ball, and {hero} to keep it in play.',
    'A paddle, a lively ball, and a wall of bricks in {place}: leave nothing standing.',
  ],
  goal: 'Break every brick, catch what drops',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'drag', touch: 'Drag the paddle', keys: 'Arrow keys, space to serve' }),
  rules: ({ lives, pace, numbers }) => ({
    lives,
    balls: askedNumber(numbers, 'balls', [1, 5], 1),
    speed: pace(290, 26),
    paddle: pace(90, -7),
    drops: 0.14,
    ...(numbers['rows'] && { rows: askedNumber(numbers, 'rows', [1, 11], 6) }),
  }),
};
