import type { Mechanic } from './mechanic.ts';

export const anagramsMechanic: Mechanic = {
  titleNouns: ['Anagrams', 'Scramble', 'Letter Mix', 'Word Jumble', 'Letters'],
  openings: [
    'The letters have run wild in {place}. Put them in order for {hero}, before time is up.',
    'Which word is it? {Hero} has mixed up all the letters.',
    'Tap the letters in the right order: short words first, then longer and longer.',
    'The letters have run wild. Put them in order before time is up!',
  ],
  goal: 'Put the letters in order',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap letters in order', keys: 'Type, space takes back' }),
  rules: ({ seconds, difficulty, pace }) => ({ seconds: seconds ?? pace(30, -3), skip: difficulty >= 4 ? 20 : 0 }),
};
