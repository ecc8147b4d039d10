import type { Mechanic } from './mechanic.ts';

export const jumperMechanic: Mechanic = {
  titleNouns: ['Leap', 'Bounce', 'Climb', 'Ascent', 'Stairway', 'Springs', 'Heights'],
  openings: [
    'Up, up and away: {hero} bounces from step to step above {place}.',
    'The only way is up for {hero}, high above {place}.',
    '{Hero} wants to see {place} from above, and there is no ladder.',
    'The only way is up: bounce from step to step, high above {place}.',
    'Step by step into the sky above {place}. How high can you get?',
  ],
  goal: 'Climb as high as you can',
  orientation: 'portrait',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Hold left or right to steer', keys: 'Arrow keys' }),
  rules: ({ lives, modifiers }) => ({
    lives: Math.max(1, lives - (modifiers.includes('barrels') ? 0 : 1)),
    ...(modifiers.includes('barrels') && !modifiers.includes('no-enemies') && { barrels: 1 }),
  }),
};
