import { type PublicClipRow, viewOfClip } from '../clips/clip.ts';
import { listPublicClips, listPublicClipsAmong } from '../clips/public-clip-queries.ts';
import type { Listed } from '../games/catalogue/game.ts';
import { listLiveNow } from '../live/live-queries.ts';
import { viewOfLive } from '../live/live-stream.ts';
import type { Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { type NewestWindow, openNewestWindow } from '../platform/newest-window.ts';
import type { MediaAddresses } from '../process/media-origin.ts';
import { type FeedIndex, type FeedItem, keyOf } from './feed-index.ts';

/** Keeps the items of one type in the index current. */
type FeedSource = {
  /** Resolves when all changes up to a second ago are in the index. */
  upToDate(): Promise<void>;
  close(): void;
};

export type FeedSources = FeedSource & {
  /** Keeps these games and clips in the index, besides the newest. */
  pin(ids: ReadonlySet<string>): Promise<void>;
};

export function openFeedSources(
  ctx: Context,
  index: FeedIndex,
  games: NewestWindow<Listed>,
  clips: NewestWindow<ListedClip>,
): FeedSources {
  indexWindow(ctx, index, games, 'game');
  indexWindow(ctx, index, clips, 'clip');
  const sources = [games, clips, openStreams(ctx, index)];
  return {
    async upToDate() {
      for (const source of sources) await source.upToDate();
    },
    async pin(ids) {
      await games.pin(ids);
      await clips.pin(ids);
    },
    close() {
      // The catalogue closes its window itself.
      clips.close();
    },
  };
}

function indexWindow<Item extends Listed | ListedClip>(
  ctx: Context,
  index: FeedIndex,
  window: NewestWindow<Item>,
  type: 'game' | 'clip',
): void {
  window.subscribe((changed, removed, floor) => {
    index.put(changed.map(feedItemOf(type)), ctx.clock.now().getTime());
    index.remove(removed);
    index.setFloor(type, floor);
  });
}

export function feedItemOf(type: 'game' | 'clip') {
  return ({ id, creatorId, createdAt, json }: Listed | ListedClip): FeedItem => ({
    id,
    key: keyOf(id),
    type,
    creatorId,
    createdAt,
    json,
  });
}

export type ListedClip = { id: string; creatorId: string; createdAt: number; json: string };

export function listedClipOf({ creatorId, ...row }: PublicClipRow, config: MediaAddresses): ListedClip {
  const json = JSON.stringify(viewOfClip(row, config));
  return { id: row.id, creatorId, createdAt: row.createdAt.getTime(), json };
}

/** Public, ready clips. A notification names a clip, or a creator all of whose clips changed. */
export function openClipWindow(ctx: Context, heldMax?: number): NewestWindow<ListedClip> {
  const listed = (row: PublicClipRow) => listedClipOf(row, ctx.config);
  return openNewestWindow<ListedClip>(
    ctx,
    {
      name: "the feed's clips",
      topic: 'feed',
      isSubject: isId,
      listAfter: async (after, limit) => (await listPublicClips(ctx.db, after, limit)).map(listed),
      listAmong: async (ids, floor) => (await listPublicClipsAmong(ctx.db, ids, floor)).map(listed),
      dependsOn: ({ creatorId }, ids) => ids.has(creatorId),
    },
    heldMax,
  );
}

/** There are few streams, and one whose ingest died publishes nothing: all are read again, at most once a second. */
const streamsReadEveryMs = 1000;

/** Every stream that is live now. */
function openStreams(ctx: Context, index: FeedIndex): FeedSource {
  let known: string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const invalidate = () => {
    readAt = Number.NEGATIVE_INFINITY;
  };
  ctx.pubsub.subscribe('live', invalidate);
  ctx.pubsub.subscribe('feed', invalidate);
  const read = async () => {
    readAt = performance.now();
    const now = ctx.clock.now();
    try {
      const rows = await listLiveNow(ctx.db, now);
      const items = rows.map(({ accountId, ...row }): FeedItem => {
        const json = JSON.stringify(viewOfLive(row, ctx.config));
        const createdAt = row.startedAt?.getTime() ?? now.getTime();
        return { id: row.id, key: keyOf(row.id), type: 'live', creatorId: accountId, createdAt, json };
      });
      index.put(items, now.getTime());
      const live = new Set(items.map(({ id }) => id));
      index.remove(known.filter((id) => !live.has(id)));
      known = [...live];
    } catch (error) {
      invalidate();
      throw error;
    }
  };
  return {
    async upToDate() {
      if (performance.now() - readAt < streamsReadEveryMs) return reading;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    close: () => undefined,
  };
}
