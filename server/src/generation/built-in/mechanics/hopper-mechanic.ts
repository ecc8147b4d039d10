import type { Mechanic } from './mechanic.ts';

export const hopperMechanic: Mechanic = {
  titleNouns: ['Crossing', 'Hop', 'Road Hop', 'Crosswalk', 'Crossroads'],
  openings: [
    '{Hero} has to get across {place}, one hop at a time, between busy lanes of {foes}.',
    'Wait, look, hop: the {foes} of {place} stop for nobody, least of all for {hero}.',
    'On the other side there are more {things}. {Hero} starts hopping.',
    'Wait, look, hop: one lane after another, until you reach the other side of {place}.',
    'A busy way, and no crossing in sight: get over {place} in one piece.',
    'Wait, look, hop: {hero} wants to get to the other side of {place}.',
  ],
  goal: 'Hop across and collect {things}',
  orientation: 'portrait',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap to hop on, swipe to step aside', keys: 'Arrow keys' }),
  rules: ({ lives, pace, numbers }) => ({
    lives,
    speed: pace(1, 0.1),
    push: pace(1, 0.2),
    ...(numbers['lanes'] && { lanes: Math.min(9, numbers['lanes']) }),
  }),
};
