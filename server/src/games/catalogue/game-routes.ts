import { Type } from 'typebox';
import { isKnownSession, sessionOf } from '../../access/guards.ts';
import type { Callers } from '../../access/known-callers.ts';
import { gameTokenSeconds, sealGameToken } from '../../access/tokens.ts';
import { Refusal } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { Id, NextCursor, Nullable, PageQuery, pageLimit, Time } from '../../http/schemas.ts';
import { sendIfChanged } from '../../http/send-json.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getPlayableVersion } from '../builds/version-queries.ts';
import { playUrlOf } from '../hosts/game-host.ts';
import type { Catalogue } from './catalogue.ts';
import { Game, htmlUrlOf, viewOfGame } from './game.ts';
import { gameErrors } from './game-errors.ts';
import { getGame } from './game-queries.ts';
import { preparedList, sendSerialized } from './list-serializer.ts';
import { createPageSerializer } from './page-serializer.ts';
import { createListStream } from './stream-list.ts';

const GamePath = Type.Object({ id: Id });
const tags = ['games'];

export function gameRoutes(app: App, ctx: Context, catalogue: Catalogue, callers: Callers): void {
  const serializePage = createPageSerializer(ctx.keys.cursor, catalogue);
  const streamAll = createListStream(ctx);
  app.addHook('onClose', async () => catalogue.close());
  app.preparedResponses.set('/api/games', (request) => {
    const list = isKnownSession(callers, request) ? catalogue.current() : undefined;
    return list && preparedList(list, request.headers['accept-encoding']);
  });

  app.get(
    '/api/games',
    {
      config: { access: 'session', answers: { 304: { description: 'Unchanged since the ETag that was sent.' } } },
      schema: {
        operationId: 'listGames',
        tags,
        summary: 'All listed games, newest first; with limit or cursor, one page of them',
        querystring: PageQuery,
        response: { 200: Type.Object({ games: Type.Array(Game), nextCursor: NextCursor }) },
      },
    },
    async (request, reply) => {
      const { limit, cursor } = request.query;
      if (limit !== undefined || cursor !== undefined) {
        return sendSerialized(request, reply, await serializePage(cursor, pageLimit(request.query)));
      }
      const all = await catalogue.all();
      return 'plain' in all ? sendSerialized(request, reply, all) : streamAll(request, reply, all.etag);
    },
  );

  app.get(
    '/api/games/:id',
    {
      config: { access: 'session', answers: { 304: { description: 'Unchanged since the ETag that was sent.' } } },
      schema: {
        operationId: 'getGame',
        tags,
        summary: 'One game',
        params: GamePath,
        response: { 200: Type.Object({ game: Game }) },
      },
    },
    async (request, reply) => {
      const row = await getGame(ctx.db, sessionOf(request).accountId, request.params.id);
      return sendIfChanged(request, reply, JSON.stringify({ game: viewOfGame(row, ctx.config) }));
    },
  );

  app.post(
    '/api/games/:id/session',
    {
      config: { access: 'session', errors: [gameErrors.age_below_rating] },
      schema: {
        operationId: 'startPlaySession',
        tags,
        summary: 'Open a play session: a token for this game only, and the address of the document with the token',
        params: GamePath,
        response: {
          201: Type.Object({
            token: Type.String(),
            expiresAt: Time,
            htmlUrl: Type.String({ description: 'The document on an opaque origin, with the token in its address' }),
            playUrl: Nullable(
              Type.String({
                description: 'The game on its own origin, without the token, which the host sends by postMessage',
              }),
            ),
            needsIsolation: Type.Boolean({
              description:
                'Whether it uses threads, which browsers allow only on a cross-origin isolated page such as /play/:gameId',
            }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = sessionOf(request);
      const { id: gameId } = request.params;
      const { sha256, needsIsolation, isRatedAbove } = await getPlayableVersion(ctx.db, accountId, gameId);
      if (ctx.config.ageGate && isRatedAbove) throw new Refusal(gameErrors.age_below_rating);
      const expiresAt = secondsAfter(ctx.clock.now(), gameTokenSeconds);
      const token = sealGameToken(ctx.keys, { accountId, gameId, sessionId, expiresAt });
      const htmlUrl = `${htmlUrlOf(ctx.config, gameId)}?token=${token}`;
      const playUrl = playUrlOf(ctx, gameId, accountId, sha256);
      return reply.code(201).send({ token, expiresAt: expiresAt.toISOString(), htmlUrl, playUrl, needsIsolation });
    },
  );
}
