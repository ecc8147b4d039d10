import type { Mechanic } from './mechanic.ts';

export const growingMechanic: Mechanic = {
  titleNouns: ['Feast', 'Appetite', 'Frenzy', 'Gulp', 'Growth', 'Mouthful', 'Big Bite'],
  openings: [
    '{Hero} starts small in {place}: every {thing} is a bite, and every bite makes it bigger.',
    'Eat or be eaten! {Hero} swallows {things} and grows, while {foes} are looking for a meal of their own.',
    'What is smaller is food, what is bigger is trouble: {hero} has to grow up fast in {place}.',
    'What is smaller is food, what is bigger is trouble: grow up fast in {place}.',
    'Every bite in {place} makes you bigger. Start small, end huge!',
  ],
  goal: 'Eat {things} and grow, flee from bigger {foes}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'stick', touch: 'Drag to move', keys: 'Arrow keys' }),
  rules: ({ lives, pace }) => ({ lives, pace: pace(1, 0.07) }),
};
