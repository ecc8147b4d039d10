import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { gameTokenSeconds, signGameToken } from '../access/tokens.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { makeCursor, pageOf, readCursor } from '../platform/cursor.ts';
import type { App } from '../platform/http.ts';
import { Id, NextCursor, PageQuery, pageLimit, Time } from '../platform/schemas.ts';
import { sendIfChanged } from '../platform/send-json.ts';
import type { Catalogue } from './catalogue.ts';
import { editGame } from './edit-game.ts';
import { Game, GameDescription, GameTags, GameTitle, htmlUrlOf, OwnGame, viewOfGame, viewOfOwnGame } from './game.ts';
import { getGame, getOwnGame, listOwnGames, type OwnGamePlace, requireGame } from './game-queries.ts';
import { createListPages } from './list-pages.ts';
import { sendPrepared } from './prepared-list.ts';

const GamePath = Type.Object({ id: Id });
const tags = ['games'];

export function gameRoutes(app: App, ctx: Context, catalogue: Catalogue): void {
  const pageOfList = createListPages(ctx.keys.cursor);
  app.addHook('onClose', async () => catalogue.close());

  app.get(
    '/api/games',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'All listed games, newest first; with limit or cursor a page of them',
        querystring: PageQuery,
        response: { 200: Type.Object({ games: Type.Array(Game), nextCursor: NextCursor }) },
      },
    },
    async (request, reply) => {
      const { limit, cursor } = request.query;
      if (limit === undefined && cursor === undefined) return sendPrepared(request, reply, await catalogue.all());
      return sendPrepared(request, reply, pageOfList(await catalogue.inOrder(), cursor, pageLimit(request.query)));
    },
  );

  app.get(
    '/api/games/mine',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'The games the caller made, newest first, with those that others cannot see',
        querystring: PageQuery,
        response: { 200: Type.Object({ games: Type.Array(OwnGame), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const limit = pageLimit(request.query);
      const after = readCursor<OwnGamePlace>(ctx.keys.cursor, 'own-games', request.query.cursor);
      const rows = await listOwnGames(ctx.db, sessionOf(request).accountId, after, limit + 1);
      const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) =>
        makeCursor(ctx.keys.cursor, 'own-games', { createdAt: createdAt.toISOString(), id } satisfies OwnGamePlace),
      );
      return { games: page.map((row) => viewOfOwnGame(row, ctx.config)), nextCursor };
    },
  );

  app.get(
    '/api/games/mine/:id',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'One of the games the caller made, with who else can see it',
        params: GamePath,
        response: { 200: Type.Object({ game: OwnGame }) },
      },
    },
    async (request) => {
      const row = await getOwnGame(ctx.db, sessionOf(request).accountId, request.params.id);
      return { game: viewOfOwnGame(row, ctx.config) };
    },
  );

  app.get(
    '/api/games/:id',
    {
      config: { access: 'session' },
      schema: { tags, summary: 'One game', params: GamePath, response: { 200: Type.Object({ game: Game }) } },
    },
    async (request, reply) => {
      const row = await getGame(ctx.db, sessionOf(request).accountId, request.params.id);
      return sendIfChanged(request, reply, JSON.stringify({ game: viewOfGame(row, ctx.config) }));
    },
  );

  app.patch(
    '/api/games/:id',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'Its creator changes how a game is shown',
        params: GamePath,
        body: Type.Object({
          title: Type.Optional(GameTitle),
          description: Type.Optional(GameDescription),
          tags: Type.Optional(GameTags),
          listed: Type.Optional(Type.Boolean({ description: 'Whether it stands in lists and the feed' })),
        }),
        response: { 200: Type.Object({ game: Game }) },
      },
    },
    async (request) => {
      const { title, description, tags, listed } = request.body;
      const changes = {
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
        ...(tags !== undefined && { tags }),
        ...(listed !== undefined && { listed }),
      };
      const game = await editGame(ctx, sessionOf(request), request.params.id, changes);
      catalogue.changed(game.id);
      return { game };
    },
  );

  app.post(
    '/api/games/:id/session',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'Opens a play session: a token for this game alone, and the address of the document with it',
        params: GamePath,
        response: { 201: Type.Object({ token: Type.String(), expiresAt: Time, htmlUrl: Type.String() }) },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = sessionOf(request);
      const { id: gameId } = request.params;
      await requireGame(ctx.db, accountId, gameId);
      const expiresAt = secondsAfter(ctx.clock.now(), gameTokenSeconds);
      const token = signGameToken(ctx.keys, { accountId, gameId, sessionId, expiresAt });
      const htmlUrl = `${htmlUrlOf(ctx.config, gameId)}?token=${token}`;
      return reply.code(201).send({ token, expiresAt: expiresAt.toISOString(), htmlUrl });
    },
  );
}
