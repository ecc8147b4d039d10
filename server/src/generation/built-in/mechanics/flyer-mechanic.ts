import type { Mechanic } from './mechanic.ts';

export const flyerMechanic: Mechanic = {
  titleNouns: ['Flight', 'Flutter', 'Glide', 'Wings', 'Takeoff', 'Updraft', 'Skyway'],
  openings: [
    '{Hero} takes to the air above {place}, where the gaps are narrow and {foes} cross your path.',
    'Slip through one gap after another with {hero}, high over {place}.',
    'Every beat counts when {hero} sets out across {place}.',
    'One gap after another, high over {place}. How far can you fly?',
    'The gaps in {place} are narrow, and every one of them counts.',
    'The gaps in {place} are narrow. Swim through one after another, and do not touch the sides.',
  ],
  goal: 'Slip through the gaps and grab {things}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: (rules) =>
    rules['glide']
      ? { gesture: 'hold', touch: 'Hold to rise, let go to sink', keys: 'Hold space or arrow up' }
      : { gesture: 'tap', touch: 'Tap to flap', keys: 'Space or arrow up' },
  rules: ({ lives, pace, modifiers }) => ({
    lives,
    speed: pace(160, 14),
    gap: pace(196, -10),
    glide: modifiers.includes('hold') ? 1 : 0,
  }),
};
