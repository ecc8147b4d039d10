import type { Mechanic } from './mechanic.ts';

export const defenceMechanic: Mechanic = {
  titleNouns: ['Siege', 'Stronghold', 'Defenders', 'Bastion', 'Ramparts', 'Defence'],
  openings: [
    '{Foes} march on {place}. Build, upgrade and hold the line for {hero}.',
    '{Hero} needs a wall of friends: plan your defence against the {foes}.',
    'The way through {place} is long, and no {foe} should reach its end.',
    'They are on the march through {place}. Build, upgrade and hold the line!',
    'The way through {place} is long, and nobody should reach its end: choose the right towers.',
    '{Hero} holds {place}: build towers where the way bends, and upgrade them in time.',
  ],
  goal: 'Build towers, stop the {foes}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap a circle to build', keys: 'Arrows to choose, space to build' }),
  rules: ({ lives, pace, random }) => ({
    lives: lives + 2,
    coins: pace(130, -10),
    pads: random.int(8, 10),
    speed: pace(1.02, 0.05),
  }),
};
