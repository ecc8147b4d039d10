import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { writtenQuestion } from './questions.ts';

describe("a plan's question", () => {
  const plain = { question: 'Which planet is the largest?', answers: ['Jupiter', 'Mars', 'Venus', 'Earth'] };

  it('keeps its right answer when the answers are shuffled', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const { options, right, written } = writtenQuestion(plain, [], randomFrom(seed * 7919));
      expect(options[right]?.text).toBe('Jupiter');
      expect(options.map(({ text }) => text).sort()).toEqual([...plain.answers].sort());
      expect(written).toBe(true);
      places.add(right);
    }
    expect(places.size).toBe(4);
  });

  it('keeps true on the left and false on the right', () => {
    const statement = { question: 'Mars is the largest planet.', answers: ['False', 'True'], isSecond: true };
    const { options, right } = writtenQuestion(statement, [], randomFrom(7));
    expect(options.map(({ text }) => text)).toEqual(['True', 'False']);
    expect(right).toBe(1);
  });

  it('shows what is to be counted', () => {
    const duck = { sprite: 'duck', name: 'duck', plural: 'ducks', tint: null, wears: null };
    const counted = { question: 'How many ducks?', answers: ['3', '4', '2', '5'], shown: { thing: 0, count: 3 } };
    expect(writtenQuestion(counted, [duck], randomFrom(7)).shown).toMatchObject([{ actor: duck, count: 3 }]);
  });
});
