import type { Mechanic } from './mechanic.ts';

export const golfMechanic: Mechanic = {
  titleNouns: ['Golf', 'Putt', 'Links', 'Fairway', 'Open', 'Greens', 'Masters'],
  openings: [
    '{Hero} plays a round of golf in {place}: past walls, ponds and {foes}, with as few strokes as can be.',
    'Pull back, aim, strike. {Hero} knows every slope of {place}.',
    'A quiet round in {place}, if it were not for the {foes} on the fairway.',
    'A round of golf in {place}: past walls and ponds, with as few strokes as can be.',
    'Pull back, aim, strike: every slope of {place} has its own mind.',
  ],
  goal: 'Into the hole with the fewest strokes',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Pull back, aim and let go', keys: 'Arrow keys aim, space strikes' }),
  rules: ({ numbers }) => ({
    holes: Math.max(1, Math.min(18, numbers['holes'] ?? numbers['levels'] ?? numbers['rounds'] ?? 6)),
  }),
};
