import { Type } from 'typebox';
import { gamePlayerOf } from '../access/guards.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import type { App } from '../http/http.ts';
import { Id, Nullable, OneOf, PageQuery, pageLimit } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { readBoard, readBoardAround } from './leaderboard-queries.ts';
import { Entry, viewOfEntry } from './leaderboard-routes.ts';

/** The game's own leaderboard, for the game itself. */
export function sdkLeaderboardRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/sdk/leaderboard/:gameId',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'getGameLeaderboard',
        tags: ['sdk'],
        summary: 'The best scores in this game of all time, or those around the player, and where the player stands',
        params: Type.Object({ gameId: Id }),
        querystring: Type.Object({
          limit: PageQuery.properties.limit,
          around: Type.Optional(OneOf('me')),
          board: Type.Optional(Type.String({ maxLength: 50, description: 'Another board than the main one: empty' })),
        }),
        response: { 200: Type.Object({ entries: Type.Array(Entry), me: Nullable(Entry) }) },
      },
    },
    async (request) => {
      const { accountId, gameId } = gamePlayerOf(request);
      const { around, board } = request.query;
      const limit = pageLimit(request.query);
      await requireGame(ctx.db, accountId, gameId);
      if (board !== undefined) return { entries: [], me: null };
      const main = { gameId, board: 'infinity' };
      const top = await readBoard(ctx.db, main, accountId, undefined, limit);
      const entries =
        around === undefined || top.me === undefined
          ? top.entries
          : await readBoardAround(ctx.db, main, accountId, top.me, limit);
      return { entries: entries.map(viewOfEntry), me: top.me ? viewOfEntry(top.me) : null };
    },
  );
}
