import type { Mechanic } from './mechanic.ts';

export const trafficMechanic: Mechanic = {
  titleNouns: ['Rush Hour', 'Traffic', 'Highway', 'Lanes', 'Motorway', 'Detour'],
  openings: [
    '{Hero} is late, and the road through {place} is full. Weave past the {foes} without a scratch.',
    'Lane by lane through the rush hour of {place}: the closer you pass, the more it counts.',
    'Left, right and straight on: {hero} finds a way between the {foes} of {place}.',
    'Foot down! {Hero} picks up {things} in the middle of the traffic.',
    'Lane by lane through {place}: find the gap and slip through.',
    'Left, right and straight on: there is always a way through {place}.',
    'The open water of {place} is full. Left, right, and on through every gap!',
    '{Hero} has somewhere to be, and {place} is full. Find the gaps!',
  ],
  goal: 'Weave through the traffic, collect {things}',
  orientation: 'portrait',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Drag left and right to steer', keys: 'Left and right arrow keys' }),
  rules: ({ lives, pace, seconds, numbers }) => ({
    lives,
    lanes: Math.max(2, Math.min(7, numbers['lanes'] ?? 4)),
    pace: pace(330, 22),
    ...(seconds && { seconds }),
  }),
};
