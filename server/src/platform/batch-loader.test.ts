import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchLoader } from './batch-loader.ts';

/** Doubles numbers, fails for 13, and records each batch. */
function doubling() {
  const asked: number[][] = [];
  let [atOnce, most] = [0, 0];
  const ask = async (keys: number[]) => {
    asked.push(keys);
    most = Math.max(most, ++atOnce);
    await sleep(5);
    atOnce--;
    if (keys.includes(13)) throw new Error('unlucky');
    return keys.map((key) => key * 2);
  };
  return { asked, ask, atOnceMost: () => most };
}

describe('a batch loader', () => {
  it('loads in one batch what is asked together or while a batch is under way', async () => {
    const { asked, ask } = doubling();
    const one = batchLoader(ask, { atOnceMax: 1 });
    const first = [1, 2].map(one);
    await expect.poll(() => asked.length).toBe(1);
    const rest = [3, 4, 5].map(one);
    expect(await Promise.all([...first, ...rest])).toEqual([2, 4, 6, 8, 10]);
    expect(asked).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    expect(await one(6)).toBe(12);
  });

  it('keeps to the size of a batch and to the number of concurrent ones', async () => {
    const { asked, ask, atOnceMost } = doubling();
    const one = batchLoader(ask, { atOnceMax: 2, keysMax: 3 });
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(one))).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(asked).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(atOnceMost()).toBe(2);
  });

  it('fails every key of a failed batch, and loads the next', async () => {
    const { ask } = doubling();
    const one = batchLoader(ask, { atOnceMax: 1 });
    const results = await Promise.allSettled([1, 13].map(one));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await one(4)).toBe(8);
  });
});
