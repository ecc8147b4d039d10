import type { Mechanic } from './mechanic.ts';

export const dartsMechanic: Mechanic = {
  titleNouns: ['Darts', 'Bullseye', 'Target', 'Sharpshooter', 'Marksman', 'Aim'],
  openings: [
    '{Hero} has a steady hand and all the time in the world. How many bullseyes in {place} today?',
    'Wait for it, wait for it, now: {hero} takes aim in {place}.',
    'One breath, one target: {hero} looks at nothing but the middle.',
    'A steady hand, a calm eye, and the middle of the target: how many bullseyes in {place} today?',
  ],
  goal: 'Take aim and let go at the right moment',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: (rules) =>
    rules['knives']
      ? { gesture: 'tap', touch: 'Tap to throw', keys: 'Space throws' }
      : rules['arrows']
        ? { gesture: 'tap', touch: 'Tap to shoot', keys: 'Arrow keys aim, space shoots' }
        : { gesture: 'tap', touch: 'Tap to throw', keys: 'Arrow keys aim, space throws' },
  rules: ({ lives, seconds, numbers, modifiers }) => ({
    lives,
    ...(modifiers.includes('knives') && { knives: 1 }),
    ...(seconds && { seconds }),
    // Counted down to nothing: 301, 501.
    ...(numbers['points'] && { points: Math.max(50, Math.min(1001, numbers['points'])) }),
    ...(numbers['shots'] && { shots: Math.max(1, Math.min(100, numbers['shots'])) }),
    ...(numbers['rounds'] && { rounds: Math.max(1, Math.min(30, numbers['rounds'])) }),
  }),
};
