import type { Mechanic } from './mechanic.ts';

export const whackMechanic: Mechanic = {
  titleNouns: ['Bop', 'Pop-Up', 'Bonk', 'Thump', 'Peekaboo', 'Mischief'],
  openings: [
    '{Foes} pop up all over {place}. Bop them before they duck, but leave the bombs alone!',
    'Quick hands wanted: the {foes} of {place} are up to mischief again.',
    '{Hero} only wanted a quiet day in {place}. Then the {foes} moved in.',
    '{Foes} are up to mischief all over {place}. Quick hands wanted!',
  ],
  goal: 'Bop the {foes}, leave the bombs alone',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ flock }) =>
    flock
      ? { gesture: 'tap', touch: 'Tap them as they fly by', keys: 'Arrows to aim, space to shoot' }
      : { gesture: 'tap', touch: 'Tap them as they pop up', keys: 'Arrows to aim, space to bop' },
  rules: ({ lives, pace, seconds, numbers, modifiers }) => ({
    lives,
    seconds: seconds ?? pace(30, -2),
    staySeconds: pace(1.5, -0.12),
    ...(modifiers.includes('flock') && { flock: 1 }),
    ...(numbers['holes'] && !modifiers.includes('flock') && { holes: Math.max(3, Math.min(24, numbers['holes'])) }),
    ...(numbers['shots'] && { shots: Math.max(1, Math.min(100, numbers['shots'])) }),
  }),
};
