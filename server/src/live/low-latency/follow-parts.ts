import path from 'node:path';
import { findVersion } from '../../platform/own-files.ts';
import type { Log } from '../../process/log.ts';
import type { PartsList } from './parts-list.ts';
import { listName, readPartsList } from './write-parts.ts';

export type PartsFollower = {
  /** The list of a stream's parts; undefined when it has none, or they are not written on this machine. */
  find(folder: string): Promise<PartsList | undefined>;
  /**
   * The first list that is ready; undefined when there is none in time or no list any more. `busy`: too many requests
   * are waiting already.
   */
  wait(folder: string, isReady: (list: PartsList) => boolean, wait: Wait): Promise<PartsList | undefined | 'busy'>;
  /** Releases all waiting requests. */
  close(): void;
};

export type Wait = { msMax: number; signal: AbortSignal };

type Waiter = (list: PartsList | undefined) => boolean;
type Followed = {
  list: PartsList | undefined;
  version: string | undefined;
  waiters: Set<Waiter>;
  usedAt: number;
  isReading: boolean;
};

/** The polling interval while there are viewers: a shared folder sends no events. */
const lookMs = 40;
const forgetMs = 5000;

/**
 * Follows the lists that ingests write, in this process or beside it, each read once for all viewers. One timer polls
 * them, while there are any.
 */
export function followParts(waitersMax: number, log: Pick<Log, 'warn'>): PartsFollower {
  const followed = new Map<string, Followed>();
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;

  const look = async (folder: string, one: Followed) => {
    if (one.isReading) return;
    one.isReading = true;
    try {
      const version = await findVersion(path.join(folder, listName));
      if (version === one.version) return;
      one.list = version === undefined ? undefined : await readPartsList(folder);
      one.version = version;
      for (const waiter of one.waiters) if (waiter(one.list)) one.waiters.delete(waiter);
    } finally {
      one.isReading = false;
    }
  };
  const lookAtAll = () => {
    for (const [folder, one] of followed) {
      if (one.waiters.size === 0 && performance.now() - one.usedAt > forgetMs) followed.delete(folder);
      else look(folder, one).catch((error: Error) => log.warn({ reason: error.message }, 'parts could not be read'));
    }
    if (followed.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const follow = async (folder: string): Promise<Followed> => {
    const known = followed.get(folder);
    if (known !== undefined) {
      known.usedAt = performance.now();
      return known;
    }
    const one: Followed = {
      list: undefined,
      version: undefined,
      waiters: new Set(),
      usedAt: performance.now(),
      isReading: false,
    };
    await look(folder, one);
    // A missing list is not followed, because clients can ask for anything.
    if (one.list === undefined) return one;
    const other = followed.get(folder);
    if (other !== undefined) return other;
    followed.set(folder, one);
    timer ??= setInterval(lookAtAll, lookMs).unref();
    return one;
  };

  return {
    find: async (folder) => (await follow(folder)).list,
    async wait(folder, isReady, { msMax, signal }) {
      const one = await follow(folder);
      if (one.list === undefined || isReady(one.list)) return one.list;
      // Aborted, or closed, while the list was read.
      if (signal.aborted || followed.get(folder) !== one) return undefined;
      if (waiting >= waitersMax) return 'busy';
      waiting += 1;
      return new Promise<PartsList | undefined>((resolve) => {
        const settle = (list: PartsList | undefined) => {
          one.waiters.delete(waiter);
          clearTimeout(tooLong);
          signal.removeEventListener('abort', giveUp);
          waiting -= 1;
          resolve(list);
        };
        const waiter: Waiter = (list) => {
          const isOver = list === undefined || isReady(list);
          if (isOver) settle(list);
          return isOver;
        };
        const giveUp = () => settle(undefined);
        const tooLong = setTimeout(giveUp, msMax);
        signal.addEventListener('abort', giveUp, { once: true });
        one.waiters.add(waiter);
      });
    },
    close() {
      clearInterval(timer);
      timer = undefined;
      for (const { waiters } of followed.values()) for (const waiter of waiters) waiter(undefined);
      followed.clear();
    },
  };
}
