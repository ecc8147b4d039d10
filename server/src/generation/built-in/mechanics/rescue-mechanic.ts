import type { Mechanic } from './mechanic.ts';

export const rescueMechanic: Mechanic = {
  titleNouns: ['Rescue', 'Airlift', 'Mission', 'Lifeline', 'Evacuation', 'Pickup'],
  openings: [
    '{Things} are stranded all over {place}. {Hero} sets out to bring every one of them home.',
    'Low over {place}, rope down, {things} up: {hero} has four seats and little time.',
    'The {foes} are in the air, the {things} on the ground, and {hero} in between.',
    '{Things} are waiting all over {place}. Bring every one of them home!',
    'Low over {place}, rope down, {things} up: four seats and little time.',
  ],
  goal: 'Pick up {things} and bring them home',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'stick', touch: 'Drag to fly, hover low to pick up', keys: 'Arrow keys' }),
  rules: ({ lives, numbers }) => ({
    lives,
    crowd: Math.max(1, Math.min(8, numbers['people'] ?? numbers['animals'] ?? 3)),
    ...(numbers['levels'] && { levels: Math.max(1, Math.min(20, numbers['levels'])) }),
  }),
};
