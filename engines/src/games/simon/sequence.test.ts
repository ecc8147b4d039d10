import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { isNextRight, longer, showSeconds } from './sequence.ts';

describe('the sequence', () => {
  it.each([3, 4, 9])('grows by one of %i pads, keeps what it was, and has no pad three times in a row', (pads) => {
    const random = randomFrom(pads);
    let sequence: number[] = [];
    for (let i = 0; i < 200; i++) {
      const next = longer(sequence, pads, random);
      expect(next.slice(0, -1)).toEqual(sequence);
      sequence = next;
    }
    expect(new Set(sequence).size).toBe(pads);
    expect(sequence.some((pad, i) => pad === sequence[i + 1] && pad === sequence[i + 2])).toBe(false);
  });

  it('accepts the pads in their order only', () => {
    expect(isNextRight([2, 0], 0, 2)).toBe(true);
    expect(isNextRight([2, 0], 1, 2)).toBe(false);
    expect(isNextRight([2, 0], 2, 0)).toBe(false);
  });

  it('is shown faster and faster, but never too fast to see', () => {
    expect(showSeconds(10, 0.6)).toBeLessThan(showSeconds(2, 0.6));
    expect(showSeconds(100, 0.6)).toBeGreaterThanOrEqual(0.2);
  });
});
