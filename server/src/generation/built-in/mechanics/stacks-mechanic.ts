import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const stacksMechanic: Mechanic = {
  titleNouns: ['Sort It Out', 'Stacks', 'Sort', 'Sort Puzzle', 'Stack Sort'],
  openings: [
    'Everything is mixed up in {place}. Move what is on top, until each stack is of one kind.',
    '{Hero} puts {place} in order: alike comes to alike, and only what is on top can be moved.',
    'Two stacks are empty, all others are a muddle. Think ahead, and take back what went wrong.',
  ],
  goal: 'Move the top {things} until each tube holds one kind',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: ({ discs }) => ({
    gesture: 'tap',
    touch: discs === undefined ? 'Tap a stack, then where it goes' : 'Tap a peg, then where its top disc goes',
    keys: 'Arrows and space, U to undo, H for a hint',
  }),
  rules: ({ numbers, seconds, difficulty, modifiers }) => ({
    ...(modifiers.includes('discs')
      ? { discs: askedNumber(numbers, 'pieces', [2, 9], 0) }
      : {
          colours: (numbers['colours'] ?? 0) > 1 ? askedNumber(numbers, 'colours', [2, 12], 0) : 0,
          stacks: askedNumber(numbers, 'bins', [4, 14], 0),
        }),
    head: difficulty > 3 ? 2 : difficulty > 2 ? 1 : 0,
    moves: numbers['moves'] ?? 0,
    seconds: seconds ?? 0,
  }),
};
