import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../stage/words.ts';
import { knownLetters, marksOf } from './guess.ts';

const signs = { right: '!', near: '?', absent: '.' };
const signsOf = (word: string, guess: string) =>
  marksOf(word, guess)
    .map((mark) => signs[mark])
    .join('');

describe('a guess at a hidden word', () => {
  it.each([
    ['TIGER', 'TIGER', '!!!!!'],
    ['TIGER', 'GREAT', '???.?'],
    ['APPLE', 'PAPER', '??!?.'],
    ['LEMON', 'LLAMA', '!..?.'],
    ['BREAD', 'EERIE', '?.?..'],
  ])('of %s with %s is marked %s', (word, guess, marks) => {
    expect(signsOf(word, guess)).toBe(marks);
  });

  it('keeps the best that is known of each letter', () => {
    const known = knownLetters('TIGER', ['GREAT', 'TREES']);
    expect([...'TREGAS'].map((letter) => known.get(letter))).toEqual([
      'right',
      'near',
      'right',
      'near',
      'absent',
      'absent',
    ]);
  });

  it('finds nearly every word within six tries, if only words that still fit are tried', () => {
    const words = wordsOf({} as never).filter((word) => word.length === 5);
    const tries = words.map((word) => {
      let left = words;
      for (let n = 1; ; n++) {
        const guess = left[0] ?? word;
        if (guess === word) return n;
        left = left.filter((one) => one !== guess && signsOf(one, guess) === signsOf(word, guess));
      }
    });
    expect(tries.filter((n) => n <= 6).length / tries.length).toBeGreaterThan(0.9);
  });
});
