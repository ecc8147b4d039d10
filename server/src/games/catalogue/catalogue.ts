import { randomBytes } from 'node:crypto';
import type { NewestPlace } from '../../database/newest-first.ts';
import type { Context } from '../../platform/context.ts';
import { type NewestWindow, openNewestWindow } from '../../platform/newest-window.ts';
import { staleWhileRevalidate } from '../../platform/stale-while-revalidate.ts';
import { type Listed, listedOf } from './game.ts';
import { listListedGames, listListedGamesAmong } from './game-queries.ts';
import { createListSerializer, firstAfter, type SerializedList } from './list-serializer.ts';

declare module '../../platform/pubsub.ts' {
  interface Topics {
    games: 'game id';
  }
}

/** The listed games, newest first: the newest in memory (all, while they are few), the others in the database. */
export type Catalogue = {
  /** The response body with all games; only its ETag when they are too many for memory and have to be streamed. */
  all(): Promise<SerializedList | { etag: string }>;
  /** The same, if nothing has to be waited for. */
  current(): SerializedList | undefined;
  /** The games after a position, from memory or from the database. */
  page(after: NewestPlace | undefined, limit: number): Promise<readonly Listed[]>;
  /** The newest games; a new array after every change. */
  inOrder(): Promise<readonly Listed[]>;
  window: NewestWindow<Listed>;
  /** For a change made on this node: the next response shows it. */
  invalidate(gameId: string): void;
  /** Reads the newest again, to update the counts. */
  reload(): Promise<void>;
  close(): void;
};

export function openCatalogue(ctx: Pick<Context, 'config' | 'db' | 'pubsub' | 'log'>, heldMax?: number): Catalogue {
  const listed = (row: Parameters<typeof listedOf>[0]) => listedOf(row, ctx.config);
  const window = openNewestWindow<Listed>(
    ctx,
    {
      name: 'the catalogue',
      topic: 'games',
      listAfter: async (after, limit) => (await listListedGames(ctx.db, after, limit)).map(listed),
      listAmong: async (ids) => (await listListedGamesAmong(ctx.db, ids)).map(listed),
      dependsOn: ({ originId }, ids) => originId !== null && ids.has(originId),
    },
    heldMax,
  );
  let isChangedHere = false;
  const serialize = createListSerializer();
  const serialized = staleWhileRevalidate(() => serialize(window.inOrder()));
  // Counts differ between nodes, so each has its own ETags.
  const nodeTag = randomBytes(6).toString('base64url');

  window.subscribe(() => {
    serialized.invalidate({ allowStale: !isChangedHere });
    isChangedHere = false;
  });
  return {
    async all() {
      await window.upToDate();
      if (window.floor() === undefined) return serialized.get();
      return { etag: `W/"${nodeTag}-${window.version()}"` };
    },
    current: () => (window.isUpToDate() && window.floor() === undefined ? serialized.current() : undefined),
    async page(after, limit) {
      await window.upToDate();
      const games = window.inOrder();
      const start = after === undefined ? 0 : firstAfter(games, after);
      if (window.floor() === undefined || start + limit <= games.length) return games.slice(start, start + limit);
      return (await listListedGames(ctx.db, after, limit)).map(listed);
    },
    async inOrder() {
      await window.upToDate();
      return window.inOrder();
    },
    window,
    invalidate(gameId) {
      // Now, in case the notification was faster than this call, and again once the change is loaded.
      serialized.invalidate({ allowStale: false });
      isChangedHere = true;
      window.invalidate(gameId);
    },
    reload: window.reload,
    close: window.close,
  };
}
