import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import type { Db } from '../database/db.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import { makeCursor, pageOf, readCursor } from '../http/cursor.ts';
import { httpErrors, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, Nullable, OneOf, PageQuery, pageLimit, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import {
  type Board,
  type BoardEntry,
  findEntryOf,
  type Place,
  placeOf,
  readBoard,
  readBoardOfFriends,
} from './leaderboard-queries.ts';
import { findNamedBoard, getDeclaredBoard, listDeclaredBoards } from './named-board-queries.ts';
import { utcDay } from './utc-day.ts';

export const Entry = Type.Object(
  {
    rank: Type.Integer({ description: 'From 1. Of equal scores the earlier one ranks higher' }),
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
  frozen: Type.Boolean({ description: "True while an operator has frozen the game's boards" }),
});

export const BoardName = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,40}$',
  description: 'A board that game.json declares, by its name; the main one when left out',
});

const NamedBoard = Type.Object(
  { name: Type.String(), title: Type.String({ description: 'Its name where game.json has no title' }) },
  { title: 'NamedBoard' },
);

const LeaderboardQuery = Type.Object({
  ...PageQuery.properties,
  board: Type.Optional(BoardName),
  period: Type.Optional(
    Type.Unsafe<'all' | 'today'>({ ...OneOf('all', 'today'), description: 'Named boards are for all time only' }),
  ),
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
      config: { access: 'session', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'getLeaderboard',
        tags: ['play'],
        summary: "The best score of each player in a game, of all time or of this UTC day, and the caller's own",
        params: Type.Object({ id: Id }),
        querystring: LeaderboardQuery,
        response: { 200: Leaderboard },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const { id: gameId } = request.params;
      const { period = 'all', among = 'everyone', board: name, cursor } = request.query;
      const limit = pageLimit(request.query);
      const list = `leaderboard ${gameId} ${period} ${among} ${name ?? ''}`;
      // Pages of today's board stay on the day of the first page.
      const { board: day, after } = readCursor<{ board: string; after: Place }>(ctx.keys.cursor, list, cursor) ?? {
        board: period === 'all' || name !== undefined ? 'infinity' : utcDay(ctx.clock.now()),
        after: undefined,
      };
      const db = ctx.reads.of(accountId);
      const { areBoardsFrozen: frozen } = await requireGame(db, accountId, gameId);
      const board = await boardOf(db, gameId, name, day);
      if (board === undefined) return { entries: [], me: null, nextCursor: null, frozen };
      const { entries, me } =
        among === 'friends'
          ? await readBoardOfFriends(db, board, accountId, after?.[3] ?? 0, limit + 1)
          : await readBoard(db, board, accountId, after, limit + 1);
      const { page, nextCursor } = pageOf(entries, limit, (last) =>
        makeCursor(ctx.keys.cursor, list, { board: day, after: placeOf(last) }),
      );
      return { entries: page.map(viewOfEntry), me: me ? viewOfEntry(me) : null, nextCursor, frozen };
    },
  );

  app.get(
    '/api/games/:id/boards',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listBoards',
        tags: ['play'],
        summary: "The game's named boards, without its main one",
        params: Type.Object({ id: Id }),
        response: { 200: Type.Object({ boards: Type.Array(NamedBoard) }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await requireGame(ctx.db, sessionOf(request).accountId, id);
      const boards = await listDeclaredBoards(ctx.db, id);
      return { boards: boards.map(({ name, title = name }) => ({ name, title })) };
    },
  );

  app.get(
    '/api/games/:id/leaderboard/:handle',
    {
      config: { access: 'session', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'getLeaderboardEntry',
        tags: ['play'],
        summary: "A player's best score of all time in a game, which a challenge asks others to beat",
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
      const db = ctx.reads.of(accountId);
      await requireGame(db, accountId, gameId);
      const entry = await findEntryOf(db, gameId, accountId, handle);
      if (entry === undefined) throw notFound('score');
      return { entry: viewOfEntry(entry) };
    },
  );
}

/**
 * The board that holds the scores; undefined before its first score. A name that the game does not declare is not
 * found.
 */
export async function boardOf(
  db: Db,
  gameId: string,
  name: string | undefined,
  day: string,
): Promise<Board | undefined> {
  if (name === undefined) return { gameId, board: day };
  await getDeclaredBoard(db, gameId, name);
  const found = await findNamedBoard(db, gameId, name);
  return found && { gameId: found.id, board: 'infinity' };
}

export function viewOfEntry({ rank, handle, name, score, achievedAt }: BoardEntry) {
  return { rank, handle, name, score, achievedAt: achievedAt.toISOString() };
}
