import type { Context } from '../platform/context.ts';
import type { Topic } from '../platform/pubsub.ts';
import { subscribeCache } from '../platform/subscribed-cache.ts';
import type { FeedIndex } from './feed-shelf.ts';
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

const reloadEveryMs = 300_000;
const isThing = /^[0-9a-f-]{36}$/;

export function openSource(
  ctx: Pick<Context, 'clock' | 'pubsub' | 'log'>,
  shelf: FeedIndex,
  reader: SourceReader,
): FeedSource {
  const known = new Map<string, string>();

  const put = (things: readonly FeedThing[]) => {
    for (const { id, creatorId } of things) known.set(id, creatorId);
    shelf.put(things, ctx.clock.now().getTime());
  };
  const loadThese = async (ids: string[]) => {
    const things = await reader.among(ids);
    put(things);
    const found = new Set(things.map(({ id }) => id));
    const asked = new Set(ids);
    const gone = [...known].filter(([id, creatorId]) => (asked.has(id) || asked.has(creatorId)) && !found.has(id));
    for (const [id] of gone) known.delete(id);
    shelf.remove(gone.map(([id]) => id));
  };
  const loadAll = async (loadChanged: () => Promise<void>) => {
    const notMet = new Set(known.keys());
    for await (const things of reader.all()) {
      for (const { id } of things) notMet.delete(id);
      put(things);
      await loadChanged();
    }
    // They are gone, unless they came back after their place was passed.
    if (notMet.size > 0) await loadThese([...notMet]);
  };
  return subscribeCache(ctx, {
    name: `the feed's ${reader.type}s`,
    topic: reader.topic,
    isSubject: (subject) => isThing.test(subject),
    loadAll,
    loadThese,
    reloadEveryMs,
  });
}
