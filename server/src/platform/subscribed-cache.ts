import type { Context } from './context.ts';
import type { Topic } from './pubsub.ts';

/** The source of a cache's content. */
export type CacheSource = {
  /** For the log. */
  name: string;
  topic: Topic;
  /** Which subjects of the topic concern this cache; all of them when absent. */
  isSubject?(subject: string): boolean;
  /** Loads everything. A long load calls `loadChanged` from time to time, so that changes do not wait for its end. */
  loadAll(loadChanged: () => Promise<void>): Promise<void>;
  loadThese(subjects: string[]): Promise<void>;
  reloadEveryMs: number;
};

export type SubscribedCache = {
  /** Resolves when everything this node was notified of, and every change up to a second ago, is loaded. */
  upToDate(): Promise<void>;
  /** Whether `upToDate` has nothing to wait for. */
  isUpToDate(): boolean;
  /** For a change made on this node, which need not wait for its own notification. */
  invalidate(subject: string): void;
  /** Loads these, serialized with all other loads. */
  load(subjects: readonly string[]): Promise<void>;
  /** Loads everything again. */
  reload(): Promise<void>;
  close(): void;
};

const batchMs = 20;
const subjectsMax = 1000;

/**
 * Keeps a cache current: everything is loaded at first use, then what notifications name; and everything again every
 * `reloadEveryMs`, and whenever notifications may have been lost.
 */
export function subscribeCache(ctx: Pick<Context, 'pubsub' | 'log'>, source: CacheSource): SubscribedCache {
  const changed = new Set<string>();
  // `generation` is raised when a notification may have been missed; `loadedGeneration` is the last fully loaded one.
  let generation = 1;
  let loadedGeneration = 0;
  let isDue = false;
  let isLoadingAll = false;
  let allLoadedSince = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;
  let pending: NodeJS.Timeout | undefined;

  const loadChanged = async () => {
    const subjects = [...changed];
    changed.clear();
    for (let from = 0; from < subjects.length; from += subjectsMax) {
      await source.loadThese(subjects.slice(from, from + subjectsMax));
    }
  };
  const load = async () => {
    const generationBefore = generation;
    // A full load follows, which includes these changes.
    if (loadedGeneration < generation) changed.clear();
    try {
      if (loadedGeneration < generation || isDue) {
        isDue = false;
        isLoadingAll = true;
        allLoadedSince = performance.now();
        await source.loadAll(loadChanged);
        loadedGeneration = generationBefore;
      } else {
        await loadChanged();
      }
    } catch (error) {
      generation++;
      throw error;
    }
  };
  const refresh = (): Promise<void> => {
    loading ??= load().finally(() => {
      loading = undefined;
      isLoadingAll = false;
      if (changed.size > 0) refreshSoon();
    });
    return loading;
  };
  // In the background; while it fails, every request tries to load and fails with the error.
  const refreshSoon = () => {
    if (loadedGeneration === 0) return;
    pending ??= setTimeout(() => {
      pending = undefined;
      refresh().catch((error: Error) =>
        ctx.log.warn({ reason: error.message }, `${source.name} could not be reloaded`),
      );
    }, batchMs).unref();
  };
  const loadedUpTo = async (wanted: number) => {
    // A load in progress may have started too early; the next one did not.
    while (loadedGeneration < wanted) await refresh();
  };
  // A full load may take long and loads changes on its way, so it is not waited for.
  const changesLoaded = async () => {
    if (loading !== undefined && !isLoadingAll) await loading;
    if (changed.size > 0 && !isLoadingAll) await refresh();
  };
  const invalidate = (subject: string | undefined) => {
    if (subject === undefined) generation++;
    else if (source.isSubject?.(subject) ?? true) changed.add(subject);
    else return;
    refreshSoon();
  };

  ctx.pubsub.subscribe(source.topic, invalidate);
  const timer = setInterval(() => {
    isDue = true;
    refreshSoon();
  }, source.reloadEveryMs).unref();
  return {
    async upToDate() {
      const isNotified = ctx.pubsub.isFresh() || (await ctx.pubsub.catchUp());
      // Without notifications, data may be at most half a second old.
      if (!isNotified && performance.now() - allLoadedSince > 500) generation++;
      await loadedUpTo(generation);
      await changesLoaded();
    },
    isUpToDate: () =>
      ctx.pubsub.isFresh() &&
      loadedGeneration === generation &&
      (isLoadingAll || (loading === undefined && changed.size === 0)),
    invalidate,
    async load(subjects) {
      for (const subject of subjects) changed.add(subject);
      // A load in progress may have started before; the next one did not.
      await loading?.catch(() => undefined);
      await refresh();
    },
    reload: () => loadedUpTo(++generation),
    close() {
      clearInterval(timer);
      clearTimeout(pending);
    },
  };
}
