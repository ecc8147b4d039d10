import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../stage/words.ts';
import { guess, isGuessed, riddleOf, shownLetters } from './riddle.ts';

describe('guessing a word', () => {
  it('reveals every occurrence of a letter, and counts no letter twice', () => {
    const riddle = riddleOf('BALLOON');
    expect(guess(riddle, 'L')).toBe(2);
    expect(guess(riddle, 'L')).toBeNull();
    expect(guess(riddle, 'X')).toBe(0);
    expect(shownLetters(riddle)).toEqual([null, null, 'L', 'L', null, null, null]);
    for (const letter of 'BAON') guess(riddle, letter);
    expect(isGuessed(riddle)).toBe(true);
  });

  it('can be solved by trying the most frequent letters, with few mistakes', () => {
    const words = wordsOf({} as never);
    const wrong = words.map((word) => {
      const riddle = riddleOf(word);
      let misses = 0;
      let left = words.filter((other) => other.length === word.length);
      while (!isGuessed(riddle)) {
        const counts = new Map<string, number>();
        for (const other of left)
          for (const letter of new Set(other))
            if (!riddle.tried.includes(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
        const letter = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'E';
        if (guess(riddle, letter) === 0) misses++;
        const shown = shownLetters(riddle);
        left = left.filter((other) =>
          shown.every((one, i) => (one ? other[i] === one : !riddle.tried.includes(other[i] ?? ''))),
        );
      }
      return misses;
    });
    expect(Math.max(...wrong)).toBeLessThanOrEqual(7);
  });
});
