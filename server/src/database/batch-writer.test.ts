import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startService } from '../testing/service.ts';
import { batchWriter } from './batch-writer.ts';
import type { Db } from './db.ts';

const { ctx } = await startService();

type Letter = { from: string; text: string };

/** Answers letters in capitals, fails for "bad" ones, and records each batch. */
function post({ failing = 'bad' } = {}) {
  const batches: string[][] = [];
  let [atOnce, most] = [0, 0];
  const deliver = async (_db: Db, letters: Letter[]) => {
    batches.push(letters.map(({ text }) => text));
    most = Math.max(most, ++atOnce);
    await sleep(5);
    atOnce--;
    if (letters.some(({ text }) => text === failing)) throw new Error(`${failing} cannot be delivered`);
    return letters.map(({ text }) => text.toUpperCase());
  };
  return { batches, deliver, atOnceMost: () => most };
}

const keyOf = ({ from }: Letter) => from;
const letters = (...texts: string[]): Letter[] => texts.map((text) => ({ from: text, text }));

describe('a batch writer', () => {
  it('writes together what arrives together or while others are being written, and answers each its own', async () => {
    const { batches, deliver } = post();
    const send = batchWriter(deliver, { keyOf, atOnceMax: 1 });
    const first = letters('a', 'b').map((letter) => send(ctx.db, letter));
    await expect.poll(() => batches.length).toBe(1);
    const rest = letters('c', 'd').map((letter) => send(ctx.db, letter));
    expect(await Promise.all([...first, ...rest])).toEqual(['A', 'B', 'C', 'D']);
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keeps to the size of a batch and to the number of concurrent ones', async () => {
    const { batches, deliver, atOnceMost } = post();
    const send = batchWriter(deliver, { keyOf, itemsMax: 3, atOnceMax: 2 });
    await Promise.all(letters('a', 'b', 'c', 'd', 'e', 'f', 'g').map((letter) => send(ctx.db, letter)));
    expect(batches).toEqual([['a', 'b', 'c'], ['d', 'e', 'f'], ['g']]);
    expect(atOnceMost()).toBe(2);
  });

  it('keeps what comes from one sender in order, one batch after the other', async () => {
    const { batches, deliver } = post();
    const send = batchWriter(deliver, { keyOf, atOnceMax: 4 });
    const fromAda = ['1', '2', '3'].map((text) => send(ctx.db, { from: 'ada', text }));
    const fromBob = send(ctx.db, { from: 'bob', text: 'b' });
    expect(await Promise.all([...fromAda, fromBob])).toEqual(['1', '2', '3', 'B']);
    expect(batches).toEqual([['1', 'b'], ['2'], ['3']]);
  });

  it('fails only the item that cannot be written, and halves its way to it', async () => {
    const { batches, deliver } = post();
    const send = batchWriter(deliver, { keyOf });
    const answers = await Promise.allSettled(letters('a', 'b', 'bad', 'd').map((letter) => send(ctx.db, letter)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['a', 'b', 'bad', 'd'], ['a', 'b'], ['bad', 'd'], ['bad'], ['d']]);
  });

  it('does not try again what the database did not answer', async () => {
    const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    let tries = 0;
    const send = batchWriter(
      async () => {
        tries++;
        throw away;
      },
      { keyOf },
    );
    const answers = await Promise.allSettled(letters('a', 'b', 'c').map((letter) => send(ctx.db, letter)));
    expect(answers).toEqual(Array(3).fill({ status: 'rejected', reason: away }));
    expect(tries).toBe(1);
  });

  it('refuses when too many are waiting', async () => {
    const { deliver } = post();
    const send = batchWriter(deliver, { keyOf, waitingMax: 2 });
    const answers = await Promise.allSettled(letters('a', 'b', 'c').map((letter) => send(ctx.db, letter)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('writes at once in a transaction, and each database apart', async () => {
    const { batches, deliver } = post();
    const send = batchWriter(deliver, { keyOf });
    await ctx.db.transaction().execute(async (tx) => {
      await Promise.all(letters('a', 'b').map((letter) => send(tx, letter)));
    });
    expect(batches).toEqual([['a'], ['b']]);
  });
});
