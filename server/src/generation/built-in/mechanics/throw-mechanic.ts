import type { Mechanic } from './mechanic.ts';

export const throwMechanic: Mechanic = {
  titleNouns: ['Throw', 'Toss', 'Shot', 'Fling', 'Slingshot'],
  openings: [
    '{Hero} has a strong arm and plenty of {things}. {Place} had better watch out.',
    'Pull back, aim, let go: {hero} throws {things} in high arcs over {place}.',
    '{Foes} to the right, {things} at hand: {hero} knows what to do.',
    'The ball on the spot, the keeper on the line: {hero} takes a deep breath.',
    'A run-up, a shot, a roar from the stands of {place}: beat the keeper!',
    'Down the lane it rolls: {hero} takes aim, and the pins huddle together.',
    'Ten steps, one swing: {hero} sends {things} down the lane at {place}.',
    'Pull back, aim, let go: {things} fly in high arcs over {place}.',
    'The ball on the spot, the keeper on the line. Take a deep breath!',
    'Down the lane it rolls, and the pins huddle together.',
  ],
  goal: 'Pull back, aim and throw {things}',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Pull back, aim and let go', keys: 'Arrow keys aim, space throws' }),
  rules: ({ lives, seconds, numbers, modifiers }) => ({
    lives,
    goal: modifiers.includes('goal') ? 1 : 0,
    pins: modifiers.includes('pins') ? 1 : 0,
    ...(modifiers.includes('pins') && { pinCount: Math.max(1, Math.min(15, numbers['pins'] ?? 10)) }),
    // Where nobody comes nearer, only misses cost lives.
    ...(numbers['lives'] && { misses: lives }),
    ...(seconds && { seconds }),
    ...(numbers['shots'] && { shots: Math.max(1, Math.min(100, numbers['shots'])) }),
    ...(!numbers['rounds'] && (numbers['foes'] ?? 0) > 1 && { rounds: Math.min(50, numbers['foes'] ?? 0) }),
    // The best of five is five kicks.
    ...(numbers['rounds'] && {
      [modifiers.includes('goal') ? 'shots' : 'rounds']: Math.max(1, Math.min(50, numbers['rounds'])),
    }),
  }),
};
