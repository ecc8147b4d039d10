import type { Mechanic } from './mechanic.ts';

export const flightMechanic: Mechanic = {
  titleNouns: ['Flight', 'Wings', 'Skyway', 'Rings', 'Soar', 'Horizon', 'Glide'],
  openings: [
    '{Hero} has the whole sky over {place}, and a trail of golden rings to follow.',
    'Up, round and through: {hero} flies from ring to ring and gathers {things} on the way.',
    'Free as the wind over {place}. Only the {foes} are in the way.',
    'The whole sky over {place}, and a trail of golden rings to follow.',
    'Up, round and through: from ring to ring, gathering {things} on the way.',
    'A trail of golden rings leads through {place}. Follow it to the end!',
    '{Hero} glides from ring to ring through {place}.',
  ],
  goal: 'Fly through the rings, collect {things}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Drag to where you want to fly', keys: 'Arrow keys' }),
  rules: ({ lives, pace, numbers }) => ({
    lives,
    pace: pace(9, 0.7),
    ...(numbers['rings'] && { rings: Math.max(3, Math.min(100, numbers['rings'])) }),
  }),
};
