import type { Mechanic } from './mechanic.ts';

export const helixMechanic: Mechanic = {
  titleNouns: ['Drop', 'Helix', 'Tower Fall', 'Spiral', 'Free Fall', 'Spin Down', 'Bounce Down'],
  openings: [
    '{Hero} bounces down a tower that has no bottom: turn it, and there is a gap for everybody.',
    'Round and round goes the tower of {place}, and {hero} falls from ring to ring, past {foes}.',
    'Three rings in one fall, and {hero} breaks the next: the way down through {place} is a matter of turning.',
    'Turn the tower of {place}, and there is a gap on every floor.',
    'Three rings in one fall, and the next one breaks: all the way down is a matter of turning.',
  ],
  goal: 'Turn the tower, fall through the gaps, keep off the {foes}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Drag left and right to turn the tower', keys: 'Left and right arrow' }),
  rules: ({ lives }) => ({ lives }),
};
