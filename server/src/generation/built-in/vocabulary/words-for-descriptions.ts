import type { Mood } from '../../../../../engines/src/plan.ts';

export const closings: Record<Mood, string[]> = {
  cheerful: ['Bright, quick and easy to love.', 'One more round never hurts.', 'Made for sunny minutes in between.'],
  calm: [
    'Take a breath and take your time.',
    'A gentle game for quiet moments.',
    'Soft colours, soft sounds, no hurry.',
  ],
  spooky: ['Best played with the lights on.', 'Do not look behind you.', 'A little shiver goes with every round.'],
  epic: ['Legends start with a single round.', 'Songs will be sung about your score.', 'Glory waits for the bold.'],
  silly: ['Expect a giggle or two.', 'Good fun, taken seriously.', 'Warning: may cause giggling.'],
  tense: ['Blink and it is over.', 'Fast hands, cool head.', 'It only ever gets quicker.'],
};

/** Where the prompt asks for no mood. */
export const plainClosings = [
  'One more round never hurts.',
  'Can you beat your own best?',
  'Easy to begin, hard to stop.',
  'A few minutes are enough for a round.',
];

/** A prompt about loneliness is not told to cheer up. */
export const sadClosings = [
  'A quiet game for a grey day.',
  'Nobody has to hurry.',
  'It is all right to be a little sad.',
];
