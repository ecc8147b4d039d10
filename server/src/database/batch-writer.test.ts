import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startService } from '../testing/service.ts';
import { batchWriter, TooManyWaiting } from './batch-writer.ts';
import type { Db } from './db.ts';

const { ctx } = await startService();

type Note = { by: string; text: string };

/** Returns notes in capitals, leaves "refused" ones to be written alone, fails for "bad" ones, and records each batch. */
function notebook() {
  const batches: string[][] = [];
  let [atOnce, most] = [0, 0];
  const write = async (_db: Db, notes: Note[]) => {
    batches.push(notes.map(({ text }) => text));
    most = Math.max(most, ++atOnce);
    await sleep(5);
    atOnce--;
    if (notes.some(({ text }) => text === 'bad')) throw new Error('bad cannot be written');
    if (notes.length === 1 && notes[0]?.text === 'refused') throw new Error('refused');
    return notes.map(({ text }) => (text === 'refused' ? undefined : text.toUpperCase()));
  };
  return { batches, write, atOnceMost: () => most };
}

const keyOf = ({ by }: Note) => by;
const notes = (...texts: string[]): Note[] => texts.map((text) => ({ by: text, text }));
const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

describe('a batch writer', () => {
  it('writes together what arrives together or while others are being written, each with its own result', async () => {
    const { batches, write } = notebook();
    const add = batchWriter(write, { keyOf, atOnceMax: 1 });
    const first = notes('a', 'b').map((note) => add(ctx.db, note));
    await expect.poll(() => batches.length).toBe(1);
    const rest = notes('c', 'd').map((note) => add(ctx.db, note));
    expect(await Promise.all([...first, ...rest])).toEqual(['A', 'B', 'C', 'D']);
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keeps to the size of a batch and to the number of concurrent ones', async () => {
    const { batches, write, atOnceMost } = notebook();
    const add = batchWriter(write, { keyOf, itemsMax: 3, atOnceMax: 2 });
    await Promise.all(notes('a', 'b', 'c', 'd', 'e', 'f', 'g').map((note) => add(ctx.db, note)));
    expect(batches).toEqual([['a', 'b', 'c'], ['d', 'e', 'f'], ['g']]);
    expect(atOnceMost()).toBe(2);
  });

  it('keeps the items of one account in order, one batch after the other', async () => {
    const { batches, write } = notebook();
    const add = batchWriter(write, { keyOf, atOnceMax: 4 });
    const ofAda = ['1', '2', '3'].map((text) => add(ctx.db, { by: 'ada', text }));
    const ofBob = add(ctx.db, { by: 'bob', text: 'b' });
    expect(await Promise.all([...ofAda, ofBob])).toEqual(['1', '2', '3', 'B']);
    expect(batches).toEqual([['1', 'b'], ['2'], ['3']]);
  });

  it('writes alone what a batch left unwritten, beside the next batch and before the next of its account', async () => {
    const { batches, write } = notebook();
    const add = batchWriter(write, { keyOf, atOnceMax: 1 });
    const ofAda = ['refused', 'again'].map((text) => add(ctx.db, { by: 'ada', text }));
    const others = notes('b', 'c').map((note) => add(ctx.db, note));
    const results = await Promise.allSettled([...ofAda, ...others]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(batches).toEqual([['refused', 'b', 'c'], ['refused'], ['again']]);
  });

  it('writes each item of a batch that fails alone, so that one fails', async () => {
    const { batches, write } = notebook();
    const add = batchWriter(write, { keyOf });
    const results = await Promise.allSettled(notes('a', 'bad', 'c').map((note) => add(ctx.db, note)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  });

  it('does not try again what no database answers, and rejects those who wait for one', async () => {
    let tries = 0;
    const add = batchWriter(
      async () => {
        tries++;
        await sleep(5);
        return failing('ECONNREFUSED')();
      },
      { keyOf, itemsMax: 2, atOnceMax: 1 },
    );
    const results = await Promise.allSettled(notes('a', 'b', 'c', 'd', 'e').map((note) => add(ctx.db, note)));
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(tries).toBe(1);
  });

  it('lets those who wait try another connection when one is lost', async () => {
    const add = batchWriter(
      async (_db: Db, batch: Note[]) =>
        batch[0]?.text === 'a' ? failing('ECONNRESET')() : batch.map(({ text }) => text),
      { keyOf, itemsMax: 2, atOnceMax: 1 },
    );
    const results = await Promise.allSettled(notes('a', 'b', 'c').map((note) => add(ctx.db, note)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('writes each alone when one of them is locked for too long', async () => {
    const add = batchWriter(
      async (_db: Db, batch: Note[]) => (batch.length > 1 ? failing('55P03')() : batch.map(({ text }) => text)),
      { keyOf },
    );
    expect(await Promise.all(notes('a', 'b').map((note) => add(ctx.db, note)))).toEqual(['a', 'b']);
  });

  it('refuses when too many are waiting', async () => {
    const { write } = notebook();
    const add = batchWriter(write, { keyOf, waitingMax: 2 });
    const results = await Promise.allSettled(notes('a', 'b', 'c').map((note) => add(ctx.db, note)));
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { status: 'rejected', reason: expect.any(TooManyWaiting) },
    ]);
  });

  it('writes at once in a transaction', async () => {
    const { batches, write } = notebook();
    const add = batchWriter(write, { keyOf });
    await ctx.db.transaction().execute(async (tx) => {
      await Promise.all(notes('a', 'b').map((note) => add(tx, note)));
    });
    expect(batches).toEqual([['a'], ['b']]);
  });
});
