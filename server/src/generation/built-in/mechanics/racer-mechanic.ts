import type { Mechanic } from './mechanic.ts';

export const racerMechanic: Mechanic = {
  titleNouns: ['Rally', 'Grand Prix', 'Circuit', 'Drift', 'Speedway', 'Showdown', 'Racers'],
  openings: [
    'Over the hills and bends of {place}, against the clock: nobody is as fast as {hero}.',
    'Overtake the {foes}, collect {things} for a boost and reach the next gate in time.',
    'A winding way through {place}, and {hero} in a great hurry.',
    'Over the hills and bends of {place}, against the clock.',
    'A winding way through {place}, and not a second to lose. Foot down!',
  ],
  goal: 'Reach the next gate in time',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Hold left or right to steer', keys: 'Arrow keys' }),
  rules: ({ pace, random, seconds, numbers }) => ({
    seconds: seconds ?? pace(23, -1.5),
    speed: pace(0.9, 0.03),
    wild: random.int(7, 14) / 10,
    ...(numbers['rounds'] && { rounds: Math.max(1, Math.min(20, numbers['rounds'])) }),
  }),
};
