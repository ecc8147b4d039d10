import { type Db, isDatabaseAway, retried } from './db.ts';

export type BatchOptions<Item> = {
  /** Items of one key are written in order: no two concurrent batches of a process contain the same key. */
  keyOf(item: Item): string;
  /** How many items of one key a batch may contain. */
  ofKeyMax?: number;
  itemsMax?: number;
  atOnceMax?: number;
  waitingMax?: number;
};

/** Nothing was written: too many writes are waiting for the database. */
export class TooManyWaiting extends Error {}

/**
 * Writes in batches: items that arrive while others are being written go to the database together, in one commit, and
 * are answered after it, in the same order. An idle service writes an item at once; a busy one writes more per commit.
 * A batch that fails is written again in halves, so that an item that cannot be written fails alone. In a transaction
 * an item is written at once.
 */
export function batchWriter<Item, Answer>(
  writeBatch: (db: Db, items: Item[]) => Promise<Answer[]>,
  options: BatchOptions<Item>,
): (db: Db, item: Item) => Promise<Answer> {
  const queues = new WeakMap<Db, (item: Item) => Promise<Answer>>();
  return async (db, item) => {
    if (db.isTransaction) return (await writeBatch(db, [item]))[0] as Answer;
    const known = queues.get(db) ?? queueOf((items) => retried(() => writeBatch(db, items)), options);
    queues.set(db, known);
    return known(item);
  };
}

/** The order in which a statement locks several accounts, so that two of them cannot deadlock. */
export const inOrderOfAccounts = <Item extends { accountId: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));

type Waiting<Item, Answer> = { item: Item; resolve(answer: Answer): void; reject(error: unknown): void };

function queueOf<Item, Answer>(
  writeBatch: (items: Item[]) => Promise<Answer[]>,
  { keyOf, ofKeyMax = 1, itemsMax = 64, atOnceMax = 2, waitingMax = 10_000 }: BatchOptions<Item>,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  const busyKeys = new Set<string>();
  let atOnce = 0;
  let isScheduled = false;

  const takeBatch = (): Waiting<Item, Answer>[] => {
    const batch: Waiting<Item, Answer>[] = [];
    const rest: Waiting<Item, Answer>[] = [];
    const taken = new Map<string, number>();
    for (const one of waiting) {
      const key = keyOf(one.item);
      const ofKey = taken.get(key) ?? 0;
      if (batch.length === itemsMax || ofKey === ofKeyMax || busyKeys.has(key)) rest.push(one);
      else {
        taken.set(key, ofKey + 1);
        batch.push(one);
      }
    }
    waiting = rest;
    for (const key of taken.keys()) busyKeys.add(key);
    return batch;
  };
  const writeWaiting = () => {
    isScheduled = false;
    while (atOnce < atOnceMax && waiting.length > 0) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      atOnce++;
      void writeOrHalve(writeBatch, batch).finally(() => {
        atOnce--;
        for (const { item } of batch) busyKeys.delete(keyOf(item));
        schedule();
      });
    }
  };
  // Items that arrive in one turn of the event loop share a batch.
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(writeWaiting);
  };
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= waitingMax) throw new TooManyWaiting(`${waitingMax} writes are waiting for the database`);
      waiting.push({ item, resolve, reject });
      schedule();
    });
}

async function writeOrHalve<Item, Answer>(
  writeBatch: (items: Item[]) => Promise<Answer[]>,
  batch: Waiting<Item, Answer>[],
): Promise<void> {
  try {
    const answers = await writeBatch(batch.map(({ item }) => item));
    for (const [i, { resolve }] of batch.entries()) resolve(answers[i] as Answer);
  } catch (error) {
    if (batch.length === 1 || isDatabaseAway(error)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    const middle = batch.length >> 1;
    await writeOrHalve(writeBatch, batch.slice(0, middle));
    await writeOrHalve(writeBatch, batch.slice(middle));
  }
}
