import type { Mechanic } from './mechanic.ts';

export const pinballMechanic: Mechanic = {
  titleNouns: ['Pinball', 'Flipper', 'Tilt', 'Bumper', 'Multiball', 'Arcade'],
  openings: [
    'A pinball table in {place}: {foes} for bumpers, {things} for targets, {hero} in the middle.',
    'Keep the ball up, hit the {foes}, light every one of the {things}.',
    '{Hero} cheers for every bounce. Do not let the ball drain!',
    'Bumpers, targets and a ball that never rests: a pinball table in {place}.',
    'Keep the ball up, light every target, and do not let it drain!',
  ],
  goal: 'Keep the ball up, hit {foes} and {things}',
  orientation: 'portrait',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap left and right to flip', keys: 'Left and right arrow keys flip' }),
  rules: ({ lives, numbers }) => ({ lives: Math.max(1, Math.min(5, numbers['balls'] ?? lives)) }),
};
