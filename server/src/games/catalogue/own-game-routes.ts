import { Type } from 'typebox';
import { sessionOf } from '../../access/guards.ts';
import { rateLimitHeaders } from '../../access/limits.ts';
import { accountErrors } from '../../accounts/account-errors.ts';
import { type NewestPlace, placeOf } from '../../database/newest-first.ts';
import { readPage } from '../../http/cursor.ts';
import type { App } from '../../http/http.ts';
import { Id, NextCursor, PageQuery } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { screeningErrors } from '../../screening/screening-errors.ts';
import type { Catalogue } from './catalogue.ts';
import { choosePicture, pictureLimits } from './choose-picture.ts';
import { editGame } from './edit-game.ts';
import { Game, GameDescription, GameTags, GameTitle, Orientation, OwnGame, viewOfOwnGame } from './game.ts';
import { gameErrors } from './game-errors.ts';
import { getOwnGame, listOwnGames } from './game-queries.ts';

const GamePath = Type.Object({ id: Id });
const tags = ['games'];

/** Routes for creators to view and change their own games. */
export function ownGameRoutes(app: App, ctx: Context, catalogue: Catalogue): void {
  app.get(
    '/api/games/mine',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listMyGames',
        tags,
        summary: "The caller's games, newest first, including those that others cannot see",
        querystring: PageQuery,
        response: { 200: Type.Object({ games: Type.Array(OwnGame), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const list = (after: NewestPlace | undefined, limit: number) =>
        listOwnGames(ctx.db, sessionOf(request).accountId, after, limit);
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'own-games', request.query, list, placeOf);
      return { games: page.map((row) => viewOfOwnGame(row, ctx.config)), nextCursor };
    },
  );

  app.get(
    '/api/games/mine/:id',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getMyGame',
        tags,
        summary: "One of the caller's games, and whether others can see it",
        params: GamePath,
        response: { 200: Type.Object({ game: OwnGame }) },
      },
    },
    async (request) => {
      const row = await getOwnGame(ctx.db, sessionOf(request).accountId, request.params.id);
      return { game: viewOfOwnGame(row, ctx.config) };
    },
  );

  app.patch(
    '/api/games/:id',
    {
      config: { access: 'session', errors: [gameErrors.not_creator, screeningErrors.text_refused] },
      schema: {
        operationId: 'changeGame',
        tags,
        summary: "Change how one of the caller's games is presented",
        params: GamePath,
        body: Type.Object({
          title: Type.Optional(GameTitle),
          description: Type.Optional(GameDescription),
          tags: Type.Optional(GameTags),
          orientation: Type.Optional(Orientation),
          listed: Type.Optional(Type.Boolean({ description: 'Whether it is shown in lists and the feed' })),
        }),
        response: { 200: Type.Object({ game: Game }) },
      },
    },
    async (request) => {
      const { title, description, tags, orientation, listed } = request.body;
      const changes = {
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
        ...(tags !== undefined && { tags }),
        ...(orientation !== undefined && { orientation }),
        ...(listed !== undefined && { listed }),
      };
      const game = await editGame(ctx, sessionOf(request), request.params.id, changes);
      catalogue.invalidate(game.id);
      return { game };
    },
  );

  app.put(
    '/api/games/:id/picture',
    {
      bodyLimit: 2_100_000,
      config: {
        access: 'session',
        limit: 'game_picture',
        errors: [gameErrors.not_creator, accountErrors.picture_unreadable],
      },
      schema: {
        operationId: 'chooseGamePicture',
        tags,
        summary: "Set the picture of one of the caller's games; it is re-encoded without its metadata",
        params: GamePath,
        body: Type.Object({
          image: Type.String({
            maxLength: 2_050_000,
            description: `A data: address of a PNG, JPEG or WebP of at most ${pictureLimits.uploadBytesMax} bytes`,
          }),
        }),
        response: { 200: Type.Object({ game: OwnGame }) },
      },
    },
    async (request, reply) => {
      const caller = sessionOf(request);
      const { id } = request.params;
      reply.headers(rateLimitHeaders(await choosePicture(ctx, caller, id, request.body.image)));
      catalogue.invalidate(id);
      return { game: viewOfOwnGame(await getOwnGame(ctx.db, caller.accountId, id), ctx.config) };
    },
  );
}
