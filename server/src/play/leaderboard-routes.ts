import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import { makeCursor, pageOf, readCursor } from '../http/cursor.ts';
import { httpErrors, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, Nullable, OneOf, PageQuery, pageLimit, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import {
  type BoardEntry,
  findEntryOf,
  type Place,
  placeOf,
  readBoard,
  readBoardOfFriends,
} from './leaderboard-queries.ts';
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
  among: Type.Optional(
    Type.Unsafe<'everyone' | 'friends'>({
      ...OneOf('everyone', 'friends'),
      description: 'friends: the caller and their friends, ranked among themselves',
    }),
  ),
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
      const { period = 'all', among = 'everyone', cursor } = request.query;
      const limit = pageLimit(request.query);
      const list = `leaderboard ${gameId} ${period} ${among}`;
      // A run through today's board stays on the day it began on.
      const { board, after } = readCursor<{ board: string; after: Place }>(ctx.keys.cursor, list, cursor) ?? {
        board: period === 'all' ? 'infinity' : utcDay(ctx.clock.now()),
        after: undefined,
      };
      await requireGame(ctx.db, accountId, gameId);
      const { entries, me } =
        among === 'friends'
          ? await readBoardOfFriends(ctx.db, { gameId, board }, accountId, after?.[3] ?? 0, limit + 1)
          : await readBoard(ctx.db, { gameId, board }, accountId, after, limit + 1);
      const { page, nextCursor } = pageOf(entries, limit, (last) =>
        makeCursor(ctx.keys.cursor, list, { board, after: placeOf(last) }),
      );
      return { entries: page.map(viewOfEntry), me: me ? viewOfEntry(me) : null, nextCursor };
    },
  );

  app.get(
    '/api/games/:id/leaderboard/:handle',
    {
      config: { access: 'session', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'getLeaderboardEntry',
        tags: ['play'],
        summary: "A player's best of all time in a game: what a challenge asks others to beat",
        params: Type.Object({
          id: Id,
          handle: Type.String({ pattern: '^[A-Za-z0-9_]{1,50}$', description: 'a handle, in any case' }),
        }),
        response: { 200: Type.Object({ entry: Entry }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const { id: gameId, handle } = request.params;
      await requireGame(ctx.db, accountId, gameId);
      const entry = await findEntryOf(ctx.db, gameId, accountId, handle);
      if (entry === undefined) throw notFound('score');
      return { entry: viewOfEntry(entry) };
    },
  );
}

export function viewOfEntry({ rank, handle, name, score, achievedAt }: BoardEntry) {
  return { rank, handle, name, score, achievedAt: achievedAt.toISOString() };
}
