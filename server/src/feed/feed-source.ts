import type { Context } from '../platform/context.ts';
import type { Topic } from '../platform/signals.ts';
import type { FeedShelf } from './feed-shelf.ts';
import type { FeedThing, FeedType } from './feed-thing.ts';

/** Keeps the shelf filled with one type of thing. */
export type FeedSource = {
  /** Whatever changed up to a second ago is on the shelf when this is done. */
  upToDate(): Promise<void>;
  close(): void;
};

export type SourceReader = {
  type: FeedType;
  topic: Topic;
  /** Everything that can be shown now. */
  all(): AsyncIterable<FeedThing[]>;
  /** Of these ids, of things or of creators, what can be shown now. */
  among(ids: string[]): Promise<FeedThing[]>;
};

const gatherMs = 20;
const readAllEveryMs = 300_000;
const oneByOneMax = 500;
const isThing = /^[0-9a-f-]{36}$/;

/** Reads everything once, then what signals tell of; and everything again now and then, and when signals were lost. */
export function openSource(
  ctx: Pick<Context, 'clock' | 'signals' | 'log'>,
  shelf: FeedShelf,
  reader: SourceReader,
): FeedSource {
  const known = new Map<string, string>();
  const changed = new Set<string>();
  let mustReadAll = true;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;

  const put = (things: readonly FeedThing[]) => {
    for (const { id, creatorId } of things) known.set(id, creatorId);
    shelf.put(things, ctx.clock.now().getTime());
  };
  const drop = (ids: readonly string[]) => {
    for (const id of ids) known.delete(id);
    shelf.remove(ids);
  };
  const readAll = async () => {
    const found = new Set<string>();
    for await (const things of reader.all()) {
      for (const { id } of things) found.add(id);
      put(things);
    }
    drop([...known.keys()].filter((id) => !found.has(id)));
  };
  const readSome = async (ids: string[]) => {
    const things = await reader.among(ids);
    put(things);
    const found = new Set(things.map(({ id }) => id));
    const asked = new Set(ids);
    const gone = [...known].filter(([id, creatorId]) => (asked.has(id) || asked.has(creatorId)) && !found.has(id));
    drop(gone.map(([id]) => id));
  };
  const readNews = async () => {
    while (mustReadAll || changed.size > 0) {
      const ids = [...changed];
      const all = mustReadAll || ids.length > oneByOneMax;
      const startedAt = performance.now();
      mustReadAll = false;
      changed.clear();
      try {
        await (all ? readAll() : readSome(ids));
        if (all) readAt = startedAt;
      } catch (error) {
        mustReadAll = true;
        throw error;
      }
    }
  };
  const refresh = (): Promise<void> => {
    reading ??= readNews().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  // Nobody awaits this one; while it fails, every request reads by itself and tells its caller.
  const refreshSoon = () => {
    if (readAt === Number.NEGATIVE_INFINITY) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      refresh().catch((error: Error) => ctx.log.warn({ reason: error.message }, 'the feed could not be refreshed'));
    }, gatherMs).unref();
  };
  ctx.signals.on(reader.topic, (subject) => {
    if (subject === undefined) mustReadAll = true;
    else if (isThing.test(subject)) changed.add(subject);
    else return;
    refreshSoon();
  });
  const timer = setInterval(() => {
    mustReadAll = true;
    refreshSoon();
  }, readAllEveryMs).unref();
  return {
    async upToDate() {
      // While the node cannot hear the others, what was read half a second ago is as old as an answer may be.
      if (!ctx.signals.isFresh() && performance.now() - readAt > 500) mustReadAll = true;
      if (mustReadAll) await refresh();
    },
    close() {
      clearInterval(timer);
      clearTimeout(gathering);
    },
  };
}
