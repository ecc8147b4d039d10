import { Type } from 'typebox';
import { gamePlayerOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import type { Db } from '../database/db.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Nullable, OneOf, PageQuery, pageLimit } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { scoreMax } from './event.ts';
import { type Board, readBoard, readBoardAround } from './leaderboard-queries.ts';
import { BoardName, boardOf, Entry, viewOfEntry } from './leaderboard-routes.ts';
import { scoreNamedBoard } from './score-named-board.ts';

const tags = ['sdk'];
const params = Type.Object({ gameId: Id });

/** The game's own leaderboards, for the game itself. */
export function sdkLeaderboardRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/sdk/leaderboard/:gameId',
    {
      config: { access: 'game', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'getGameLeaderboard',
        tags,
        summary: "The best scores in this game of all time, or those around the player, and the player's own",
        params,
        querystring: Type.Object({
          limit: PageQuery.properties.limit,
          around: Type.Optional(OneOf('me')),
          board: Type.Optional(BoardName),
        }),
        response: { 200: Type.Object({ entries: Type.Array(Entry), me: Nullable(Entry) }) },
      },
    },
    async (request) => {
      const { accountId, gameId } = gamePlayerOf(request);
      const db = ctx.reads.of(accountId);
      await requireGame(db, accountId, gameId);
      const board = await boardOf(db, gameId, request.query.board, 'infinity');
      if (board === undefined) return { entries: [], me: null };
      const { entries, me } = await readFor(db, board, accountId, request.query.around, pageLimit(request.query));
      return { entries: entries.map(viewOfEntry), me: me ? viewOfEntry(me) : null };
    },
  );

  app.post(
    '/api/sdk/leaderboard/:gameId',
    {
      config: { access: 'game', limit: 'board_score', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'scoreOnBoard',
        tags,
        summary: 'Submit a score to a named board of the game; scores of the main board are sent by the app',
        params,
        body: Type.Object({
          board: BoardName,
          score: Type.Number({ minimum: -scoreMax, maximum: scoreMax, description: 'A number within ±1e15' }),
        }),
        response: {
          200: Type.Object({
            ranked: Type.Boolean({
              description: 'Whether it belongs to a play and is within the bounds that game.json declares',
            }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { isRanked, spent } = await scoreNamedBoard(ctx, gamePlayerOf(request), request.body);
      reply.headers(rateLimitHeaders(spent));
      return { ranked: isRanked };
    },
  );
}

async function readFor(db: Db, board: Board, accountId: string, around: 'me' | undefined, limit: number) {
  const top = await readBoard(db, board, accountId, undefined, limit);
  if (around === undefined || top.me === undefined) return top;
  return { entries: await readBoardAround(db, board, accountId, top.me, limit), me: top.me };
}
