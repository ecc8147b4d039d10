import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import { makeCursor, pageOf, readCursor } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, Nullable, OneOf, PageQuery, pageLimit, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { type BoardEntry, type Place, placeOf, readBoard } from './leaderboard-queries.ts';
import { utcDay } from './utc-day.ts';

export const Entry = Type.Object(
  {
    rank: Type.Integer({ description: 'From 1. Of equal scores the earlier one stands higher' }),
    handle: Type.String(),
    name: Nullable(Type.String()),
    score: Type.Number(),
    achievedAt: Time,
  },
  { title: 'LeaderboardEntry' },
);

const Leaderboard = Type.Object({
  entries: Type.Array(Entry),
  me: Nullable(Entry),
  nextCursor: NextCursor,
});

const LeaderboardQuery = Type.Object({
  ...PageQuery.properties,
  period: Type.Optional(OneOf('all', 'today')),
});

export function leaderboardRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/games/:id/leaderboard',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getLeaderboard',
        tags: ['play'],
        summary: 'The best score of each player in a game, of all time or of this UTC day, and where the caller stands',
        params: Type.Object({ id: Id }),
        querystring: LeaderboardQuery,
        response: { 200: Leaderboard },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const { id: gameId } = request.params;
      const { period = 'all', cursor } = request.query;
      const limit = pageLimit(request.query);
      const list = `leaderboard ${gameId} ${period}`;
      // A run through today's board stays on the day it began on.
      const { board, after } = readCursor<{ board: string; after: Place }>(ctx.keys.cursor, list, cursor) ?? {
        board: period === 'all' ? 'infinity' : utcDay(ctx.clock.now()),
        after: undefined,
      };
      await requireGame(ctx.db, accountId, gameId);
      const { entries, me } = await readBoard(ctx.db, { gameId, board }, accountId, after, limit + 1);
      const { page, nextCursor } = pageOf(entries, limit, (last) =>
        makeCursor(ctx.keys.cursor, list, { board, after: placeOf(last) }),
      );
      return { entries: page.map(viewOfEntry), me: me ? viewOfEntry(me) : null, nextCursor };
    },
  );
}

export function viewOfEntry({ rank, handle, name, score, achievedAt }: BoardEntry) {
  return { rank, handle, name, score, achievedAt: achievedAt.toISOString() };
}
