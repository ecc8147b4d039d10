import { listLiveNow } from '../live/live-queries.ts';
import { viewOfLive } from '../live/live-stream.ts';
import type { Context } from '../platform/context.ts';
import type { FeedIndex } from './feed-shelf.ts';
import type { FeedSource } from './feed-source.ts';
import { keyOf } from './feed-thing.ts';

/** Streams are few, and one whose ingest died ends without a word: so they are all read anew, at most once a second. */
const readEveryMs = 1000;

/** Every stream that plays right now. */
export function openLiveSource(ctx: Pick<Context, 'config' | 'db' | 'clock' | 'pubsub'>, shelf: FeedIndex): FeedSource {
  let known: string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  for (const topic of ['live', 'feed'] as const) {
    ctx.pubsub.subscribe(topic, () => {
      readAt = Number.NEGATIVE_INFINITY;
    });
  }
  const read = async () => {
    const startedAt = performance.now();
    readAt = startedAt;
    const now = ctx.clock.now();
    try {
      const rows = await listLiveNow(ctx.db, now);
      const things = rows.map(({ accountId, ...row }) => ({
        id: row.id,
        key: keyOf(row.id),
        type: 'live' as const,
        creatorId: accountId,
        createdAt: row.startedAt?.getTime() ?? now.getTime(),
        json: JSON.stringify(viewOfLive(row, ctx.config.baseUrl)),
      }));
      shelf.put(things, now.getTime());
      const playing = new Set(things.map(({ id }) => id));
      shelf.remove(known.filter((id) => !playing.has(id)));
      known = [...playing];
    } catch (error) {
      readAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  };
  return {
    async upToDate() {
      if (performance.now() - readAt < readEveryMs) return reading;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    close: () => undefined,
  };
}
