import type { Mechanic } from './mechanic.ts';

export const catcherMechanic: Mechanic = {
  titleNouns: ['Catch', 'Catcher', 'Shower', 'Downpour', 'Bounty'],
  openings: [
    'It is raining {things} over {place}! {Hero} runs to catch them all.',
    '{Things} fall from above, {foes} too. Keep {hero} under the right ones.',
    'Left, right, and under it: {hero} wants every {thing} that falls on {place}.',
    '{Things} fall all over {place}. Be in the right spot at the right time!',
    'It is raining {things} over {place}. Catch as many as you can!',
  ],
  goal: 'Catch {things}, let {foes} fall',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Drag left and right', keys: 'Arrow keys' }),
  rules: ({ lives, pace }) => ({ lives, speed: pace(150, 16) }),
};
