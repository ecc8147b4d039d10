import { type Static, Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { viewOfClip } from '../clips/clip.ts';
import type { NewestPlace } from '../database/newest-first.ts';
import { FeedItem } from '../feed/feed-routes.ts';
import { type FollowedRow, listFollowed } from '../feed/feed-store.ts';
import { viewOfGame } from '../games/catalogue/game.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { NextCursor, PageQuery } from '../http/schemas.ts';
import { viewOfLive } from '../live/live-stream.ts';
import type { Context } from '../platform/context.ts';
import { listThings } from '../reactions/like-queries.ts';

export function followingRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/feed/following',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getFollowingFeed',
        tags: ['feed'],
        summary: 'Games, clips and streams of the members the caller follows, newest first',
        querystring: PageQuery,
        response: { 200: Type.Object({ items: Type.Array(FeedItem), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const list = (after: NewestPlace | undefined, limit: number) => listFollowed(ctx.db, accountId, after, limit);
      const placeOf = ({ at, id }: FollowedRow): NewestPlace => [at.getTime(), id];
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'following', request.query, list, placeOf);
      return { items: await viewOfFollowed(ctx, page), nextCursor };
    },
  );
}

async function viewOfFollowed(ctx: Context, rows: readonly FollowedRow[]): Promise<Static<typeof FeedItem>[]> {
  const { games, clips, streams } = await listThings(ctx.db, rows, ctx.clock.now());
  return rows.flatMap(({ id }): Static<typeof FeedItem>[] => {
    const game = games.find((one) => one.id === id);
    if (game) return [{ type: 'game', game: viewOfGame(game, ctx.config) }];
    const clip = clips.find((one) => one.id === id);
    if (clip) return [{ type: 'clip', clip: viewOfClip(clip, ctx.config) }];
    const stream = streams.find((one) => one.id === id);
    return stream ? [{ type: 'live', live: viewOfLive(stream, ctx.config) }] : [];
  });
}
