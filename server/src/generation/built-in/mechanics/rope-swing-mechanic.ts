import type { Mechanic } from './mechanic.ts';

export const ropeSwingMechanic: Mechanic = {
  titleNouns: ['Swing', 'Rope', 'Vine', 'Pendulum', 'Swinger', 'Trapeze'],
  openings: [
    '{Hero} swings from rope to rope through {place} and never touches the ground.',
    'Hold on, swing, let go, fly: {hero} gathers {things} in mid-air.',
    'The higher the swing, the farther the flight. {Hero} leaves the {foes} below.',
    'Hold on, swing, let go, fly: from rope to rope through {place}.',
    'The higher the swing, the farther the flight. Never touch the ground of {place}!',
  ],
  goal: 'Swing from rope to rope, collect {things}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'hold', touch: 'Hold to hang on, let go to fly', keys: 'Hold space' }),
  rules: ({ lives }) => ({ lives }),
};
