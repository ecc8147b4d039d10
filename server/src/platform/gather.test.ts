import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

/** Doubles numbers, refuses 13, and writes down what was asked together. */
function doubling() {
  const asked: number[][] = [];
  const ask = async (keys: number[]) => {
    asked.push(keys);
    await sleep(5);
    if (keys.includes(13)) throw new Error('unlucky');
    return keys.map((key) => key * 2);
  };
  return { asked, ask };
}

describe('gathering questions', () => {
  it('serves the first at once and the rest together, each with its own answer', async () => {
    const { asked, ask } = doubling();
    const one = gather(ask, { atOnceMax: 1 });
    const answers = await Promise.all([1, 2, 3, 4].map(one));
    expect(answers).toEqual([2, 4, 6, 8]);
    expect(asked).toEqual([[1], [2, 3, 4]]);
    expect(await one(5)).toBe(10);
  });

  it('never asks for more than it may, nor more often at once', async () => {
    const { asked, ask } = doubling();
    const one = gather(ask, { atOnceMax: 2, keysMax: 3 });
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(one))).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(asked).toEqual([[1], [2], [3, 4, 5], [6, 7]]);
  });

  it('fails for all who asked together, and goes on', async () => {
    const { ask } = doubling();
    const one = gather(ask, { atOnceMax: 1 });
    const results = await Promise.allSettled([1, 13, 2].map(one));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await one(4)).toBe(8);
  });
});
