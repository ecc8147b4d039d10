import { Type } from 'typebox';
import type { Caller } from '../access/caller.ts';
import { memberOf } from '../access/guards.ts';
import { getOwnGame } from '../games/catalogue/game-queries.ts';
import type { App } from '../http/http.ts';
import { Id, Nullable } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import {
  listClipFigures,
  listedMax,
  listGameDays,
  listItemSales,
  type StatsRange,
  sumDaysAndGames,
} from './creator-queries.ts';
import { daysUpTo, toCsv, withEmptyDays } from './creator-stats.ts';

const daysMax = 90;
const daysUsual = 28;
const tags = ['creators'];

const StatsQuery = Type.Object({
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: daysMax,
      description: `Up to today, 1 to ${daysMax}; ${daysUsual} when left out`,
    }),
  ),
  gameId: Type.Optional(Type.String({ ...Id, description: 'Only this game of the caller' })),
});

const numbers = {
  plays: Type.Integer(),
  players: Type.Integer({ description: 'Distinct players per day' }),
  returningPlayers: Type.Integer({ description: 'Players who also played on one of the 7 days before' }),
  playSeconds: Type.Integer(),
  likes: Type.Integer(),
  sales: Type.Integer({ description: 'Without refunded ones' }),
  coins: Type.Integer({ description: "The creator's share" }),
};
const CreatorStats = Type.Object(
  {
    days: Type.Array(Type.Object({ day: Type.String({ description: 'A UTC day' }), ...numbers })),
    games: Type.Array(Type.Object({ gameId: Id, title: Type.String(), ...numbers }), {
      description: `The ${listedMax} most played ones`,
    }),
    items: Type.Array(
      Type.Object({ itemId: Id, gameId: Id, name: Type.String(), sales: Type.Integer(), coins: Type.Integer() }),
    ),
    clips: Type.Array(
      Type.Object({ clipId: Id, title: Nullable(Type.String()), views: Type.Integer(), likes: Type.Integer() }),
    ),
  },
  { title: 'CreatorStats' },
);

export function creatorRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me/creator',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getCreatorStats',
        tags,
        summary: "Statistics of the caller's games, items and clips by day; plays are up to an hour old",
        querystring: StatsQuery,
        response: { 200: CreatorStats },
      },
    },
    async (request) => {
      const { range, days } = await rangeOf(ctx, memberOf(request), request.query);
      const summed = await sumDaysAndGames(ctx.db, range);
      return {
        days: withEmptyDays(summed.days, days),
        games: summed.games,
        items: await listItemSales(ctx.db, range),
        clips: await listClipFigures(ctx.db, range),
      };
    },
  );

  app.get(
    '/api/me/creator.csv',
    {
      config: {
        access: 'member',
        answers: { 200: { description: 'One line for each game and day with any activity.', types: ['text/csv'] } },
      },
      schema: {
        operationId: 'getCreatorStatsCsv',
        tags,
        summary: 'The statistics by game and day, as CSV',
        querystring: StatsQuery,
      },
    },
    async (request, reply) => {
      const { range } = await rangeOf(ctx, memberOf(request), request.query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="coinop-stats.csv"')
        .send(toCsv(await listGameDays(ctx.db, range)));
    },
  );
}

async function rangeOf(
  ctx: Context,
  { accountId }: Caller,
  { days: count = daysUsual, gameId }: { days?: number | undefined; gameId?: string | undefined },
): Promise<{ range: StatsRange; days: string[] }> {
  if (gameId !== undefined) await getOwnGame(ctx.db, accountId, gameId);
  const days = daysUpTo(ctx.clock.now(), count);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return { range: { creatorId: accountId, gameId: gameId ?? null, from, to }, days };
}
