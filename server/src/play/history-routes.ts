import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import type { NewestPlace } from '../database/newest-first.ts';
import { Game, viewOfGame } from '../games/catalogue/game.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { NextCursor, PageQuery, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { listPlayedGames, type PlayedRow } from './history-queries.ts';

const Played = Type.Object({
  game: Game,
  plays: Type.Integer({ description: "The caller's own" }),
  playSeconds: Type.Integer(),
  lastPlayedAt: Time,
});

export function historyRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me/history',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listHistory',
        tags: ['play'],
        summary: 'The games the caller has played and can still open, most recent first',
        querystring: PageQuery,
        response: { 200: Type.Object({ history: Type.Array(Played), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const list = (after: NewestPlace | undefined, limit: number) => listPlayedGames(ctx.db, accountId, after, limit);
      const placeOf = ({ lastPlayedAt, id }: PlayedRow): NewestPlace => [lastPlayedAt.getTime(), id];
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'history', request.query, list, placeOf);
      const history = page.map((row) => ({
        game: viewOfGame(row, ctx.config),
        plays: row.timesPlayed,
        playSeconds: row.playSeconds,
        lastPlayedAt: row.lastPlayedAt.toISOString(),
      }));
      return { history, nextCursor };
    },
  );
}
