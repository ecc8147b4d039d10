import type { Mechanic } from './mechanic.ts';

export const battingMechanic: Mechanic = {
  titleNouns: ['Slugger', 'Home Run', 'Big Hitters', 'Sluggers', 'Power Hitter'],
  openings: [
    '{Hero} steps up with the bat, and the {foes} throw {things} faster and faster.',
    'Keep your eye on it: a good swing of {hero} sends {things} right out of {place}.',
    'Here it comes! {Hero} has one swing for each of the {things}, and the crowd of {place} holds its breath.',
    'Keep your eye on it: a good swing sends {things} right out of {place}.',
    'Here it comes! One swing for each, and {place} holds its breath.',
  ],
  goal: 'Swing at the right moment and hit the {things}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap to swing', keys: 'Space swings' }),
  rules: ({ lives, numbers, pace, modifiers }) => ({
    lives,
    pace: pace(1, 0.04),
    cricket: modifiers.includes('cricket') ? 1 : 0,
    ...(numbers['homers'] && { homers: Math.max(1, Math.min(50, numbers['homers'])) }),
    ...(numbers['shots'] && { shots: Math.max(1, Math.min(100, numbers['shots'])) }),
  }),
};
