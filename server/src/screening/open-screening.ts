import type { Db } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import type { Topic } from '../platform/pubsub.ts';
import { subscribeCache } from '../platform/subscribed-cache.ts';
import { findRefusedWord, type WordList, wordListWith } from './text-screening.ts';

/** Where the operators' changes to the built-in list are stored, and the topic that announces them. */
export type WordSource = { topic: Topic; list(db: Db): Promise<{ word: string; isRefused: boolean }[]> };

/**
 * Screens texts with a list of words; an external service can replace it where the context is opened. The operators'
 * changes reach every node within a second.
 */
export function openScreening(ctx: Pick<Context, 'db' | 'pubsub' | 'log'>, source: WordSource) {
  let list: WordList | undefined;
  const load = async () => {
    const words = await source.list(ctx.db);
    const named = (isRefused: boolean) => words.filter((one) => one.isRefused === isRefused).map(({ word }) => word);
    list = wordListWith(named(true), named(false));
  };
  const cache = subscribeCache(ctx, {
    name: 'screening words',
    topic: source.topic,
    loadAll: load,
    loadThese: load,
    reloadEveryMs: 60_000,
  });
  return {
    async isFit(text: string): Promise<boolean> {
      await cache.upToDate();
      return findRefusedWord(text, list) === undefined;
    },
    close: () => cache.close(),
  };
}
