import type { Mechanic } from './mechanic.ts';

export const diggingMechanic: Mechanic = {
  titleNouns: ['Dig', 'Diggings', 'Underground', 'Burrow', 'Tunnels', 'Deep Down'],
  openings: [
    '{Hero} digs for {things} deep under {place}, and the {foes} hear every stroke.',
    '{Hero} digs tunnels through {place} in search of {things}. Every tunnel is open to the {foes} too.',
    'Dig here, not there: rocks fall where nothing holds them, on {foes} and on {hero} alike.',
    'Dig for {things} deep under {place}, and mind what hangs above you.',
    'Every tunnel leads somewhere. Dig through {place}, and let no rock fall on you!',
    '{Hero} digs for {things} deep under {place}. Mind what hangs above!',
  ],
  goal: 'Dig up {things}, keep away from {foes} and falling rocks',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Tap or drag where to dig', keys: 'Arrow keys' }),
  rules: ({ lives, pace, difficulty, numbers }) => ({
    lives,
    foes: numbers['foes'] ? Math.min(5, numbers['foes']) : difficulty >= 4 ? 3 : 2,
    speed: pace(2.3, 0.15),
  }),
};
