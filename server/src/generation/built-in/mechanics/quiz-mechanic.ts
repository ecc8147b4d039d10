import type { Mechanic } from './mechanic.ts';

export const quizMechanic: Mechanic = {
  titleNouns: ['Quiz', 'Riddles', 'Academy', 'Brainwave', 'Smarts', 'Think Tank'],
  openings: [
    '{Hero} asks, you answer: quick riddles with {things}, shadows and numbers.',
    'Count, compare and spot the odd one out with {hero} in {place}.',
    'A bright little quiz in {place}, faster with every level.',
    'Count, compare and choose: how much do you know?',
  ],
  goal: 'Answer before time is up',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: true,
  controls: () => ({ gesture: 'tap', touch: 'Tap the right answer', keys: 'Arrows to choose, space to answer' }),
  // "10 seconds" is a limit per question, "two minutes" for all of them.
  rules: ({ lives, pace, seconds, isMaths }) => ({
    lives,
    seconds: seconds !== undefined && seconds <= 30 ? seconds : pace(10, -1),
    maths: isMaths ? 1 : 0,
  }),
};
