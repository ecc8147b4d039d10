import type { Catalogue } from '../games/catalogue/catalogue.ts';
import type { Context } from '../platform/context.ts';
import { openClipSource } from './clip-source.ts';
import { runOf } from './feed-cursor.ts';
import { nextPage } from './feed-page.ts';
import { readNewViewer, readViewer, recordSeen } from './feed-queries.ts';
import { type Run, startRun } from './feed-run.ts';
import { createFeedIndex } from './feed-shelf.ts';
import type { FeedThing } from './feed-thing.ts';
import { openGameSource } from './game-source.ts';
import { openLiveSource } from './live-source.ts';
import { openPopularities } from './popularity.ts';

export type FeedPage = { things: FeedThing[]; next: Run | undefined };

export type Feed = {
  /** The next page of the run that a cursor carries, or the first of a new one; what it shows is written down as seen. */
  read(accountId: string, cursor: string | undefined, limit: number): Promise<FeedPage>;
  close(): void;
};

export function openFeed(ctx: Context, catalogue: Catalogue): Feed {
  const shelf = createFeedIndex();
  const popularities = openPopularities(ctx);
  /** Every kind of thing in the feed, one line each. */
  const sources = [
    openGameSource(ctx.clock, shelf, catalogue), //
    openClipSource(ctx, shelf),
    openLiveSource(ctx, shelf),
  ];
  const begin = async (accountId: string, limit: number) => {
    const startedAt = ctx.clock.now();
    const [popularity, viewer] = [await popularities.latest(), await readNewViewer(ctx.db, accountId, startedAt)];
    const run = startRun(shelf, viewer, popularity, startedAt.getTime());
    return { startedAt, played: viewer.played, ...nextPage(shelf, viewer, popularity, run, limit) };
  };
  const goOn = async (accountId: string, run: Run, limit: number) => {
    const startedAt = new Date(run.startedAt);
    const [popularity, viewer] = [
      await popularities.at(run.measuredAt),
      await readViewer(ctx.db, accountId, startedAt),
    ];
    return { startedAt, played: [], ...nextPage(shelf, viewer, popularity, run, limit) };
  };
  return {
    async read(accountId, cursor, limit) {
      const run = runOf(ctx.keys.cursor, accountId, cursor);
      for (const source of sources) await source.upToDate();
      const { things, next, startedAt, played } = await (run ? goOn(accountId, run, limit) : begin(accountId, limit));
      for (const thing of things) shelf.rookies.markSent(thing);
      const keys = things.map(({ key }) => key);
      if (keys.length > 0)
        await recordSeen(ctx.db, accountId, ctx.clock.now(), keys, { before: startedAt, keys: played });
      return { things, next };
    },
    close() {
      for (const source of sources) source.close();
    },
  };
}
