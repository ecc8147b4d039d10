import { listLiveNow } from '../live/live-queries.ts';
import { viewOfLive } from '../live/live-stream.ts';
import type { Context } from '../platform/context.ts';
import type { FeedShelf } from './feed-shelf.ts';
import type { FeedSource } from './feed-source.ts';
import { type FeedThing, keyOf } from './feed-thing.ts';

const oldMs = 1000;

/**
 * Streams that play right now. They are few and end without a word when their ingest is killed, so they are read anew
 * once a second while anybody asks.
 */
export function openLiveSource(
  ctx: Pick<Context, 'config' | 'db' | 'clock' | 'signals'>,
  shelf: FeedShelf,
): FeedSource {
  let shown: string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  ctx.signals.on('live', () => {
    readAt = Number.NEGATIVE_INFINITY;
  });

  const read = async () => {
    const startedAt = performance.now();
    const now = ctx.clock.now();
    const things = (await listLiveNow(ctx.db, now)).map(
      ({ accountId, ...row }): FeedThing => ({
        id: row.id,
        key: keyOf(row.id),
        type: 'live',
        creatorId: accountId,
        createdAt: row.startedAt?.getTime() ?? now.getTime(),
        json: JSON.stringify(viewOfLive(row, ctx.config.baseUrl)),
      }),
    );
    const ids = things.map(({ id }) => id);
    shelf.remove(shown.filter((id) => !ids.includes(id)));
    shelf.put(things, now.getTime());
    shown = ids;
    readAt = startedAt;
  };
  return {
    async upToDate() {
      if (performance.now() - readAt < oldMs) return;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    },
    close: () => undefined,
  };
}
