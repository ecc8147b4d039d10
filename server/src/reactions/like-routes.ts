import { type Static, Type } from 'typebox';
import { memberOf, sessionOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { Clip, viewOfClip } from '../clips/clip.ts';
import type { NewestPlace } from '../database/newest-first.ts';
import { Game, viewOfGame } from '../games/catalogue/game.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, PageQuery, Time } from '../http/schemas.ts';
import { Live, viewOfLive } from '../live/live-stream.ts';
import type { Context } from '../platform/context.ts';
import { type LikeRow, likeThing, listLikedAmong, listLikes, listThings, unlikeThing } from './like-queries.ts';
import { type TargetName, ThingPath, targets } from './thing.ts';

const tags = ['reactions'];
const LikeAnswer = Type.Object({ liked: Type.Boolean(), likes: Type.Integer() });
const Liked = Type.Union([
  Type.Object({ type: Type.Literal('game'), game: Game, likedAt: Time }),
  Type.Object({ type: Type.Literal('clip'), clip: Clip, likedAt: Time }),
  Type.Object({ type: Type.Literal('live'), live: Live, likedAt: Time }),
]);
/** The largest page of any list. */
const idsMax = 100;
const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const AmongQuery = Type.Object({
  ids: Type.String({
    pattern: `^${id}(,${id}){0,${idsMax - 1}}$`,
    description: `1 to ${idsMax} ids, with commas between them`,
  }),
});

export function likeRoutes(app: App, ctx: Context): void {
  for (const target of Object.keys(targets) as TargetName[]) likeRoutesOf(app, ctx, target);

  app.get(
    '/api/me/likes',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listMyLikes',
        tags,
        summary: "The caller's likes that are still visible, most recent first",
        querystring: PageQuery,
        response: { 200: Type.Object({ likes: Type.Array(Liked), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const list = (after: NewestPlace | undefined, limit: number) => listLikes(ctx.db, accountId, after, limit);
      const placeOf = ({ likedAt, id }: LikeRow): NewestPlace => [likedAt.getTime(), id];
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'likes', request.query, list, placeOf);
      return { likes: await viewOfLikes(ctx, page), nextCursor };
    },
  );

  app.get(
    '/api/me/likes/among',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listLikedAmong',
        tags,
        summary: 'Which of these ids the caller likes, for a page of any list',
        querystring: AmongQuery,
        response: { 200: Type.Object({ liked: Type.Array(Id) }) },
      },
    },
    async (request) => ({
      liked: await listLikedAmong(ctx.db, sessionOf(request).accountId, request.query.ids.split(',')),
    }),
  );
}

function likeRoutesOf(app: App, ctx: Context, target: TargetName): void {
  const { path, noun } = targets[target];
  app.put(
    `/api/${path}/:id/like`,
    {
      config: { access: 'member', limit: 'like' },
      schema: {
        operationId: `like${nameOf(target)}`,
        tags,
        summary: `Like a ${noun}`,
        params: ThingPath,
        response: { 200: LikeAnswer },
      },
    },
    async (request, reply) => {
      const { accountId } = memberOf(request);
      const { likes, spent } = await likeThing(ctx.db, accountId, target, request.params.id, ctx.clock.now());
      reply.headers(rateLimitHeaders(spent));
      return { liked: true, likes };
    },
  );

  app.delete(
    `/api/${path}/:id/like`,
    {
      config: { access: 'member' },
      schema: {
        operationId: `unlike${nameOf(target)}`,
        tags,
        summary: `Unlike a ${noun}`,
        params: ThingPath,
        response: { 200: LikeAnswer },
      },
    },
    async (request) => ({
      liked: false,
      likes: await unlikeThing(ctx.db, memberOf(request).accountId, target, request.params.id),
    }),
  );
}

async function viewOfLikes(ctx: Context, likes: readonly LikeRow[]): Promise<Static<typeof Liked>[]> {
  const { games, clips, streams } = await listThings(ctx.db, likes, ctx.clock.now());
  return likes.flatMap(({ id, likedAt: at }): Static<typeof Liked>[] => {
    const likedAt = at.toISOString();
    const game = games.find((one) => one.id === id);
    if (game) return [{ type: 'game', game: viewOfGame(game, ctx.config), likedAt }];
    const clip = clips.find((one) => one.id === id);
    if (clip) return [{ type: 'clip', clip: viewOfClip(clip, ctx.config), likedAt }];
    const stream = streams.find((one) => one.id === id);
    if (stream) return [{ type: 'live', live: viewOfLive(stream, ctx.config), likedAt }];
    return [];
  });
}

const nameOf = (target: TargetName) => target.replace(/^./, (letter) => letter.toUpperCase());
