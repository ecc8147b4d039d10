import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { hideWords, lineOf, wordIn } from './letters.ts';

const words = ['LEMON', 'APPLE', 'PEAR', 'FIG', 'MELON', 'PLUM', 'CHERRY'];

describe('the word search', () => {
  it.each([2, 4, 8])('hides every word so that it can be found, in %i directions', (directions) => {
    for (let seed = 0; seed < 30; seed++) {
      const grid = hideWords(words, 9, directions, randomFrom(seed));
      expect(grid.letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
      expect(grid.hidden).toHaveLength(words.length);
      for (const { word, cells } of grid.hidden) {
        const [first = 0, last = 0] = [cells[0], cells.at(-1)];
        expect(lineOf(9, first, last)).toEqual(cells);
        expect(wordIn(grid, lineOf(9, last, first))?.word).toBe(word);
      }
    }
  });

  it('recognizes straight and diagonal lines', () => {
    expect(lineOf(5, 0, 3)).toEqual([0, 1, 2, 3]);
    expect(lineOf(5, 12, 0)).toEqual([12, 6, 0]);
    expect(lineOf(5, 0, 7)).toEqual([]);
  });

  it('leaves out a word that is too long', () => {
    expect(hideWords(['STRAWBERRIES', 'FIG'], 6, 2, randomFrom(1)).hidden.map(({ word }) => word)).toEqual(['FIG']);
  });
});
