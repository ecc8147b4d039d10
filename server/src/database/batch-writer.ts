import { AsyncLocalStorage } from 'node:async_hooks';
import { type Db, isDatabaseAway, isDatabaseUnreachable, retried } from './db.ts';

export type BatchOptions<Item> = {
  /** Items of one key are written in order: no two concurrent batches of a process contain the same key. */
  keyOf(item: Item): string;
  /** How many items of one key a batch may contain. */
  ofKeyMax?: number;
  itemsMax?: number;
  atOnceMax?: number;
  /** A backstop: a node sheds load at fewer requests. */
  waitingMax?: number;
};

/** Nothing was written: too many writes are waiting for the database. */
export class TooManyWaiting extends Error {}

/** One result for each item; undefined for one that a batch left unwritten, which is then written alone. */
type WriteBatch<Item, Result> = (db: Db, items: Item[]) => Promise<(Result | undefined)[]>;

/**
 * Writes in batches: items that arrive while others are being written go to the database together, in one commit, and
 * get their results after it, in the same order. An idle service writes an item at once; a busy one writes more per
 * commit. What a batch leaves unwritten, because it is refused or locked by somebody else, is written alone beside the
 * next batches, and so is every item of a batch that fails: then only its own request waits or is refused. In a
 * transaction an item is written at once.
 */
export function batchWriter<Item, Result>(
  writeBatch: WriteBatch<Item, Result>,
  options: BatchOptions<Item>,
): (db: Db, item: Item) => Promise<Result | undefined> {
  const queues = new WeakMap<Db, (item: Item) => Promise<Result | undefined>>();
  // A batch belongs to the trace of no single request.
  const outsideRequests = AsyncLocalStorage.snapshot();
  return async (db, item) => {
    if (db.isTransaction) return (await writeBatch(db, [item]))[0];
    const known =
      queues.get(db) ?? queueOf((items) => outsideRequests(() => retried(() => writeBatch(db, items))), options);
    queues.set(db, known);
    return known(item);
  };
}

/** The order in which a statement locks several accounts, so that two of them cannot deadlock. */
export const inOrderOfAccounts = <Item extends { accountId: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));

/** A lock or a statement took too long: one item of the batch may be the cause. */
const isHeldUp = (error: unknown): boolean => /^(55P03|57014)$/.test((error as { code?: string }).code ?? '');

type Waiting<Item, Result> = {
  item: Item;
  resolve(result: Result | undefined): void;
  reject(error: unknown): void;
};

function queueOf<Item, Result>(
  writeBatch: (items: Item[]) => Promise<(Result | undefined)[]>,
  { keyOf, ofKeyMax = 1, itemsMax = 64, atOnceMax = 2, waitingMax = 10_000 }: BatchOptions<Item>,
): (item: Item) => Promise<Result | undefined> {
  let waiting: Waiting<Item, Result>[] = [];
  const busyKeys = new Set<string>();
  let atOnce = 0;
  let isScheduled = false;

  const takeBatch = (): Waiting<Item, Result>[] => {
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
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
  /** Writes a batch and returns what has to be written alone. */
  const writeTogether = async (batch: Waiting<Item, Result>[]): Promise<Waiting<Item, Result>[]> => {
    try {
      const results = await writeBatch(batch.map(({ item }) => item));
      if (batch.length === 1) batch[0]?.resolve(results[0]);
      else for (const [i, { resolve }] of batch.entries()) if (results[i] !== undefined) resolve(results[i]);
      return batch.length === 1 ? [] : batch.filter((_, i) => results[i] === undefined);
    } catch (error) {
      if (batch.length > 1 && (isHeldUp(error) || !isDatabaseAway(error))) return batch;
      // Whoever waits would wait for a connection as well, one batch after the other.
      const rejected = isDatabaseUnreachable(error) ? [...batch, ...waiting.splice(0)] : batch;
      for (const { reject } of rejected) reject(error);
      return [];
    }
  };
  /** One after the other where they have the same key. */
  const writeAlone = async (left: Waiting<Item, Result>[]): Promise<void> => {
    const ofKeys = Map.groupBy(left, ({ item }) => keyOf(item));
    await Promise.all(
      [...ofKeys.values()].map(async (ofKey) => {
        for (const one of ofKey) await writeTogether([one]);
      }),
    );
  };
  const release = (batch: Waiting<Item, Result>[]) => {
    for (const { item } of batch) busyKeys.delete(keyOf(item));
    schedule();
  };
  const writeNext = async (batch: Waiting<Item, Result>[]): Promise<void> => {
    const left = await writeTogether(batch);
    atOnce--;
    const leftKeys = new Set(left.map(({ item }) => keyOf(item)));
    release(batch.filter(({ item }) => !leftKeys.has(keyOf(item))));
    await writeAlone(left);
    release(left);
  };
  const writeWaiting = () => {
    isScheduled = false;
    while (atOnce < atOnceMax && waiting.length > 0) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      atOnce++;
      void writeNext(batch);
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
