import type { Mechanic } from './mechanic.ts';

export const defenceMechanic: Mechanic = {
  titleNouns: ['Siege', 'Stronghold', 'Guard', 'Bastion', 'Watch', 'Rampart', 'Holdout'],
  openings: [
    '{Foes} march on {place}. Build, upgrade and hold the line for {hero}.',
    '{Hero} needs a wall of friends: plan your defence against the {foes}.',
    'The way through {place} is long, and no {foe} should reach its end.',
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
