import type { Mechanic } from './mechanic.ts';

export const catcherMechanic: Mechanic = {
  titleNouns: ['Catch', 'Shower', 'Harvest', 'Downpour', 'Basket', 'Bounty'],
  openings: [
    'It is raining {things} over {place}! {Hero} runs to catch them all.',
    '{Things} fall from above, {foes} too. Keep {hero} under the right ones.',
    'Left, right, and under it: {hero} wants every {thing} that falls on {place}.',
  ],
  goal: 'Catch {things}, let {foes} fall',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Drag left and right', keys: 'Arrow keys' }),
  rules: ({ lives, pace }) => ({ lives, speed: pace(150, 16) }),
};
