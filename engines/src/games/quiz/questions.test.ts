import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { writtenQuestion } from './questions.ts';

describe("a plan's question", () => {
  const plain = { question: 'Which planet is the largest?', answers: ['Jupiter', 'Mars', 'Venus', 'Earth'] };

  it('keeps its right answer when the answers are shuffled', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const { options, right, written } = writtenQuestion(plain, randomFrom(seed * 7919));
      expect(options[right]?.text).toBe('Jupiter');
      expect(options.map(({ text }) => text).sort()).toEqual([...plain.answers].sort());
      expect(written).toBe(true);
      places.add(right);
    }
    expect(places.size).toBe(4);
  });
});
