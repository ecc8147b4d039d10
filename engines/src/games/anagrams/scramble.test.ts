import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { wordsOf } from '../../stage/words.ts';
import { byLength, isAnswer, scramble } from './scramble.ts';

const words = wordsOf({} as never);

describe('anagrams', () => {
  it('mix the letters of every word, and lose none', () => {
    const random = randomFrom(7);
    for (const word of words) {
      const mixed = scramble(word, random);
      expect(mixed.join('')).not.toBe(word);
      expect([...mixed].sort()).toEqual([...word].sort());
    }
    expect(scramble('AAA', random).join('')).toBe('AAA');
  });

  it.each([
    ['LEMON', 'LEMON', true],
    ['MELON', 'LEMON', true],
    ['OLMEN', 'LEMON', false],
    ['LEMO', 'LEMON', false],
  ])('take %s for %s: %s', (made, word, answer) => {
    expect(isAnswer(made, word, ['LEMON', 'MELON'])).toBe(answer);
  });

  it('start with short words', () => {
    const order = byLength(words, randomFrom(3));
    expect([...order].sort()).toEqual([...words].sort());
    expect(order[0]?.length).toBeLessThanOrEqual(4);
    expect(order.at(-1)?.length).toBeGreaterThanOrEqual(7);
  });
});
