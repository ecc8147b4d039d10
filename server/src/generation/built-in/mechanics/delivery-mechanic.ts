import type { Mechanic } from './mechanic.ts';

export const deliveryMechanic: Mechanic = {
  titleNouns: ['Delivery', 'Express', 'Rounds', 'Errand', 'Doorstep', 'Courier', 'Special Delivery'],
  openings: [
    '{Hero} has {things} to deliver all over {place}, and nobody likes to wait.',
    'Doors open, doors close, and {hero} is off again through {place}.',
    'Ding dong! {Hero} brings {things} from door to door, with {foes} on the way.',
    'Every bell in {place} rings for {things}: {hero} knows the way, but the {foes} know it too.',
    'Doors open, doors close: {things} for all of {place}, and nobody likes to wait.',
    'Ding dong! Bring {things} from door to door through {place}, in time.',
  ],
  goal: 'Deliver {things} in time, watch out for {foes}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'stick', touch: 'Drag to steer', keys: 'Arrow keys' }),
  rules: ({ lives, pace }) => ({ lives, pace: pace(1, 0.06) }),
};
