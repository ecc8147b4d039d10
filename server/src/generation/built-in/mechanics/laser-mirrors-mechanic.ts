import type { Mechanic } from './mechanic.ts';

export const laserMirrorsMechanic: Mechanic = {
  titleNouns: ['Mirrors', 'Reflections', 'Beam', 'Optics', 'Ricochet', 'Prism'],
  openings: [
    'Turn the mirrors of {place} until the light of {hero} finds the {thing}.',
    'One beam, many mirrors: bend it past the {foes} and light the {thing}.',
    'Light goes straight until {hero} says otherwise. Every board has more mirrors than the last.',
    'One beam, many mirrors: bend it through {place} and light the {thing}.',
    'Light goes straight until a mirror says otherwise. Every board has more of them than the last.',
  ],
  goal: 'Turn mirrors, light the {thing}',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap a mirror to turn it', keys: 'Arrows and space' }),
  rules: ({ pace, seconds }) => ({ secondsEach: seconds ?? pace(32, -4) }),
};
