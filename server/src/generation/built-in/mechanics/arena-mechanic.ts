import type { Mechanic } from './mechanic.ts';

export const arenaMechanic: Mechanic = {
  titleNouns: ['Last Stand', 'Onslaught', 'Swarm', 'Frenzy', 'Rumble', 'Outbreak', 'Melee', 'Showdown'],
  openings: [
    'One {foe}, as strong as many, waits for {hero} in {place}.',
    'Surrounded in {place}: {foes} close in from all sides on {hero}.',
    '{Hero} against the crowd. In {place} the {foes} never stop coming.',
    'How long can {hero} hold out in {place} when the {foes} come running?',
    '{Foes} close in from all sides of {place}. How long can you hold out?',
    '{Foes} are all over {place}. Keep moving, keep firing, and stay alive.',
  ],
  goal: 'Keep away from {foes}, collect {things}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ drift }) =>
    drift
      ? { gesture: 'stick', touch: 'Drag to turn and fly, firing is automatic', keys: 'Arrows to turn and thrust' }
      : { gesture: 'stick', touch: 'Drag to move, firing is automatic', keys: 'Arrow keys' },
  rules: ({ lives, pace, modifiers }) => ({
    lives: modifiers.includes('drift') ? lives : Math.min(6, lives + 2),
    pace: pace(1, 0.1),
    fireSeconds: pace(0.52, 0.03),
    ...(modifiers.includes('drift') && { drift: 1 }),
  }),
};
