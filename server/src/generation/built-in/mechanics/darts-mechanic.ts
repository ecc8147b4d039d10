import type { Mechanic } from './mechanic.ts';

export const dartsMechanic: Mechanic = {
  titleNouns: ['Darts', 'Bullseye', 'Sharpshooter', 'Marksman', 'Bullseye Club'],
  openings: [
    '{Hero} has a steady hand and all the time in the world. How many bullseyes in {place} today?',
    'Wait for it, wait for it, now: {hero} takes aim in {place}.',
    'One breath, one target: {hero} looks at nothing but the middle.',
    'One breath, one target: look at nothing but the middle.',
    'Wait for it, wait for it, now! How many bullseyes can you hit in {place}?',
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
