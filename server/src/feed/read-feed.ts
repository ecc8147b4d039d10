import type { Catalogue } from '../games/catalogue/catalogue.ts';
import { makeCursor, readCursor } from '../http/cursor.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import {
  createFeedIndex,
  type FeedIndex,
  type FeedItem,
  type FeedType,
  feedTypes,
  type Popularity,
  packKeys,
  unpackKeys,
} from './feed-index.ts';
import { nextPage, type Run, startRun, type TailPosition } from './feed-page.ts';
import { openClipWindow, openFeedSources } from './feed-sources.ts';
import { openFeedStore } from './feed-store.ts';
import { type FeedView, viewIndex } from './feed-view.ts';
import { openFeedViewers } from './feed-viewer.ts';
import { openPopularities } from './popularities.ts';
import { createNewItems, followedAgeMsMax, followedMax, type Viewer } from './rank-feed.ts';

export type Feed = {
  /** The next page of the run a cursor carries, or the first of a new run. What it shows is recorded as seen, once a day. */
  read(
    accountId: string,
    cursor: string | undefined,
    limit: number,
  ): Promise<{ items: FeedItem[]; nextCursor: string | null }>;
  /** The first item for a new visitor. Nothing is recorded. */
  first(): Promise<FeedItem | undefined>;
  close(): void;
};

const newViewer: Viewer = { blocked: new Set(), followed: [], seen: new Set(), seenBefore: new Set() };

/** How many batches are read for one page; if they contain nothing new to the viewer, the page is shorter. */
const readsMax = 20;

export function openFeed(ctx: Context, catalogue: Catalogue, heldMax?: number): Feed {
  const newItems = createNewItems();
  const index = createFeedIndex(newItems);
  const sources = openFeedSources(ctx, index, catalogue.window, openClipWindow(ctx, heldMax));
  const popularities = openPopularities(ctx, sources.pin);
  const store = openFeedStore(ctx);
  const viewers = openFeedViewers(ctx);

  const readPage = async (view: FeedView, viewer: Viewer, popularity: Popularity, run: Run, limit: number) => {
    for (let reads = 0; ; reads++) {
      const page = nextPage(view, viewer, popularity, run, limit);
      if (page.below === undefined || reads === readsMax) return page;
      await view.readBelow(page.below.type, page.below.position, viewer.seenBefore);
    }
  };
  const startNew = async (accountId: string, limit: number) => {
    const viewer = await viewers.readNew(accountId);
    const { startedAt, played } = viewer;
    const view = viewIndex(index, store);
    if (viewer.followed.length > 0 && !holdsSince(index, startedAt.getTime() - followedAgeMsMax)) {
      await view.readFollowed(accountId, followedMax);
    }
    const popularity = await popularities.latest();
    const run = startRun(view, newItems, viewer, popularity, startedAt.getTime());
    return { viewer, startedAt, played, ...(await readPage(view, viewer, popularity, run, limit)) };
  };
  const continueRun = async (accountId: string, run: Run, limit: number) => {
    const startedAt = new Date(run.startedAt);
    const viewer = await viewers.read(accountId, startedAt);
    const view = viewIndex(index, store);
    await view.readKeys(run.waiting);
    const popularity = await popularities.at(run.measuredAt);
    return { viewer, startedAt, played: [], ...(await readPage(view, viewer, popularity, run, limit)) };
  };
  return {
    async read(accountId, cursor, limit) {
      const run = runOf(ctx.keys.cursor, accountId, cursor);
      await sources.upToDate();
      const page = await (run ? continueRun(accountId, run, limit) : startNew(accountId, limit));
      const { items, next, viewer, startedAt, played } = page;
      for (const item of items) newItems.markSent(item);
      const keys = items.flatMap(({ key }) => (viewer.recorded.has(key) ? [] : key));
      if (keys.length + played.length > 0)
        await viewers.recordSeen(accountId, keys, { before: startedAt, keys: played });
      return { items, nextCursor: next ? cursorOf(ctx.keys.cursor, accountId, next) : null };
    },
    async first() {
      await sources.upToDate();
      const popularity = await popularities.latest();
      const view = viewIndex(index, store);
      const run = startRun(view, newItems, newViewer, popularity, ctx.clock.now().getTime());
      return nextPage(view, newViewer, popularity, run, 1).items[0];
    },
    close: () => sources.close(),
  };
}

/** Whether everything created since then is in memory. */
function holdsSince(index: FeedIndex, sinceMs: number): boolean {
  return feedTypes.every((type) => (index.reach(type)?.[0] ?? Number.NEGATIVE_INFINITY) <= sinceMs);
}

/** A compact run with its account: for another account it would repeat and skip items. */
type PackedRun = {
  a: string;
  t: number;
  p: number;
  s: string;
  w: string;
  g: [TailPosition['pass'], number, string][];
  m: [FeedType | null, number];
};

function cursorOf(key: Buffer, accountId: string, run: Run): string {
  const positions = [run.tail.game, run.tail.clip, run.tail.live];
  return makeCursor(key, 'feed', {
    a: accountId,
    t: run.startedAt,
    p: run.measuredAt,
    s: packKeys(run.sent).toString('base64url'),
    w: packKeys(run.waiting).toString('base64url'),
    g: positions.map(({ pass, hot, id }) => [pass, hot, id]),
    m: [run.mix.last, run.mix.inARow],
  } satisfies PackedRun);
}

function runOf(key: Buffer, accountId: string, cursor: string | undefined): Run | undefined {
  const packed = readCursor<PackedRun>(key, 'feed', cursor);
  if (packed === undefined) return undefined;
  if (packed.a !== accountId) throw new Refusal('invalid_cursor');
  const [game, clip, live] = packed.g.map(([pass, hot, id]): TailPosition => ({ pass, hot, id }));
  if (!game || !clip || !live) throw new Error('A feed cursor has a position for each type');
  const [last, inARow] = packed.m;
  return {
    startedAt: packed.t,
    measuredAt: packed.p,
    sent: unpackKeys(Buffer.from(packed.s, 'base64url').toString('hex')),
    waiting: unpackKeys(Buffer.from(packed.w, 'base64url').toString('hex')),
    tail: { game, clip, live },
    mix: { last, inARow },
  };
}
