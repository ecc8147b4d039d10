import { Type } from 'typebox';
import { gamePlayerOf, memberOf } from '../access/guards.ts';
import { rateLimitHeaders, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import { getOwnGame } from '../games/catalogue/game-queries.ts';
import type { App } from '../http/http.ts';
import { Id, Nullable, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { addFigures, findDeclaredEvents, listFigures } from './author-figure-queries.ts';
import { sumFigures } from './author-figures.ts';
import { figureDaysKept } from './sweep-play.ts';
import { utcDay } from './utc-day.ts';
import { viewOfFigures } from './view-of-figures.ts';

const eventsMax = 100;
const daysUsual = 28;

const EventFigures = Type.Object(
  {
    name: Type.String(),
    count: Type.Integer({ description: 'How often it happened' }),
    days: Type.Array(Type.Object({ day: Type.String({ description: 'A UTC day' }), count: Type.Integer() })),
    fields: Type.Array(
      Type.Object({
        name: Type.String(),
        count: Type.Integer({ description: 'In how many events it was sent' }),
        mean: Nullable(Type.Number({ description: 'Null for words' })),
        lowest: Nullable(Type.Number()),
        highest: Nullable(Type.Number()),
        words: Type.Array(Type.Object({ word: Type.String(), count: Type.Integer() })),
      }),
    ),
  },
  { title: 'EventFigures' },
);

/** Statistics that games report to their authors: sums that identify no player. */
export function authorFigureRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/sdk/events/:gameId',
    {
      config: { access: 'game', limit: 'author_event' },
      schema: {
        operationId: 'reportToAuthor',
        tags: ['sdk'],
        summary: "Report events to the game's author; those that game.json does not declare are dropped",
        params: Type.Object({ gameId: Id }),
        body: Type.Object({
          events: Type.Array(
            Type.Object({
              name: Type.String({ maxLength: 100 }),
              data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
              at: Type.Optional(
                Type.String({ ...Time, description: 'When it happened, up to 24 h back; now when left out' }),
              ),
            }),
            { maxItems: eventsMax },
          ),
        }),
        response: { 200: Type.Object({ accepted: Type.Integer({ description: 'Events whose name is declared' }) }) },
      },
    },
    async (request, reply) => {
      const { accountId, gameId } = gamePlayerOf(request);
      const { accepted, spent } = await inTransaction(ctx.db, async (tx) => {
        await requireOpen(tx, accountId);
        const spent = await spend(tx, ctx.clock, 'author_event', accountId, accountId);
        const declared = await findDeclaredEvents(tx, gameId);
        const { figures, accepted } = sumFigures(declared, request.body.events, ctx.clock.now());
        if (figures.length > 0) await addFigures(tx, gameId, figures);
        return { accepted, spent };
      });
      reply.headers(rateLimitHeaders(spent));
      return { accepted };
    },
  );

  app.get(
    '/api/games/:id/figures',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getGameFigures',
        tags: ['creators'],
        summary: "The events reported by one of the caller's games, summed by name; they identify no player",
        params: Type.Object({ id: Id }),
        querystring: Type.Object({
          days: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: figureDaysKept,
              description: `Up to today, 1 to ${figureDaysKept}; ${daysUsual} when left out`,
            }),
          ),
        }),
        response: { 200: Type.Object({ events: Type.Array(EventFigures) }) },
      },
    },
    async (request) => {
      const { id } = await getOwnGame(ctx.db, memberOf(request).accountId, request.params.id);
      const from = utcDay(ctx.clock.now(), 1 - (request.query.days ?? daysUsual));
      return { events: viewOfFigures(await listFigures(ctx.db, id, from)) };
    },
  );
}
