import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Catalogue } from '../games/catalogue/catalogue.ts';
import { type Curation, curateGame, findCuration } from '../games/catalogue/curate-game.ts';
import { type GameRating, GameTags, gameRatings } from '../games/catalogue/game.ts';
import { httpErrors, invalid, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { moderators } from './operator.ts';
import { act, Reason } from './record-action.ts';

const tags = ['operators'];
const params = Type.Object({ id: Id });
const config = { access: 'operator', roles: moderators, errors: [httpErrors.not_found] } as const;
const Rating = Nullable(Type.Unsafe<GameRating>(OneOf(...gameRatings)));

export const CuratedGame = Type.Object(
  { tags: Type.Array(Type.String()), rating: Rating, featuredUntil: Nullable(Time), listed: Type.Boolean() },
  { title: 'CuratedGame' },
);
const response = { 200: Type.Object({ game: CuratedGame }) };

/** Curation of a game: featured for a time, its tags, its age rating. */
export function curateGameRoutes(app: App, ctx: Context, catalogue: Catalogue): void {
  const curate = async (
    request: FastifyRequest,
    what: string,
    id: string,
    reason: string,
    change: Partial<Curation>,
  ) => {
    await act(ctx, request, { action: what, target: 'game', targetId: id, reason }, async (tx) => {
      const before = await curateGame(tx, id, change, ctx.clock.now());
      if (before === undefined) throw notFound('game');
      const [name] = Object.keys(change) as (keyof Curation)[];
      return { result: undefined, before: name ? { [name]: before[name] } : null, after: change };
    });
    catalogue.invalidate(id);
    const game = await findCuration(ctx.db, id);
    if (game === undefined) throw notFound('game');
    return { game: viewOfCuration(game) };
  };

  app.put(
    '/api/admin/games/:id/featured',
    {
      config,
      schema: {
        operationId: 'featureGame',
        tags,
        summary: 'Feature a game until a time, or stop featuring it',
        params,
        body: Type.Object({ until: Nullable(Time), reason: Reason }),
        response,
      },
    },
    async (request) => {
      const { until, reason } = request.body;
      const featuredUntil = until === null ? null : new Date(until);
      if (featuredUntil !== null && !(featuredUntil > ctx.clock.now()))
        throw invalid('"until" must be a time to come.');
      const what = featuredUntil === null ? 'feature no longer' : 'feature';
      return curate(request, what, request.params.id, reason, { featuredUntil });
    },
  );

  app.put(
    '/api/admin/games/:id/tags',
    {
      config,
      schema: {
        operationId: 'retagGame',
        tags,
        summary: 'Change the tags of a game',
        params,
        body: Type.Object({ tags: GameTags, reason: Reason }),
        response,
      },
    },
    async (request) => curate(request, 'tag', request.params.id, request.body.reason, { tags: request.body.tags }),
  );

  app.put(
    '/api/admin/games/:id/rating',
    {
      config,
      schema: {
        operationId: 'rateGame',
        tags,
        summary: "Set a game's age rating; with AGE_GATE on, players known to be younger cannot open it",
        params,
        body: Type.Object({ rating: Rating, reason: Reason }),
        response,
      },
    },
    async (request) => curate(request, 'rate', request.params.id, request.body.reason, { rating: request.body.rating }),
  );
}

export function viewOfCuration({ featuredUntil, ...game }: Curation & { listed: boolean }) {
  return { ...game, featuredUntil: featuredUntil?.toISOString() ?? null };
}
