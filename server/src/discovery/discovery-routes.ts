import { type Static, Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { placeOf } from '../database/newest-first.ts';
import { Game, type GameRow, viewOfGame } from '../games/catalogue/game.ts';
import { makeCursor, pageOf, readCursor, readPage } from '../http/cursor.ts';
import { invalid } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Line, NextCursor, OneOf, PageQuery, pageLimit } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import {
  countTags,
  findLatestMeasurement,
  listFeaturedGames,
  listGamesAlike,
  listGamesOfFriends,
  listNewGames,
  listTrendingGames,
  type RankedGameRow,
  type RankedPlace,
  type TagCount,
  type TrendingPlace,
} from './discovery-queries.ts';

const tagsMax = 50;
const tagsKeptMs = 60_000;

const SearchQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Line(1, 50, 'Words of the title, the tags or the description; typing errors are forgiven')),
  tag: Type.Optional(Line(1, 30, 'Only games with this tag')),
  by: Type.Optional(
    Type.Unsafe<'following' | 'friends'>({
      ...OneOf('following', 'friends'),
      description: 'Only games of members the caller follows, or of friends',
    }),
  ),
  sort: Type.Optional(
    Type.Unsafe<'new' | 'trending' | 'friends_played' | 'featured'>({
      ...OneOf('new', 'trending', 'friends_played', 'featured'),
      description: 'Without q: newest first (the default), popular now, played by friends, or featured by operators',
    }),
  ),
});
const Games = Type.Object({ games: Type.Array(Game), nextCursor: NextCursor });
const Tags = Type.Object({
  tags: Type.Array(Type.Object({ tag: Type.String(), games: Type.Integer() })),
});

type Found = { page: GameRow[]; nextCursor: string | null };

export function discoveryRoutes(app: App, ctx: Context): void {
  const topTags = keepTopTags(ctx);

  app.get(
    '/api/games/search',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'searchGames',
        tags: ['games'],
        summary: 'Listed games by words, tag or creator: best match, newest or currently popular first',
        querystring: SearchQuery,
        response: { 200: Games },
      },
    },
    async (request) => {
      const { page, nextCursor } = await findGames(ctx, sessionOf(request).accountId, request.query);
      return { games: page.map((row) => viewOfGame(row, ctx.config)), nextCursor };
    },
  );

  app.get(
    '/api/tags',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listTags',
        tags: ['games'],
        summary: `The ${tagsMax} most used tags of listed games; up to a minute old`,
        response: { 200: Tags },
      },
    },
    async () => ({ tags: await topTags() }),
  );
}

function findGames(ctx: Context, accountId: string, query: Static<typeof SearchQuery>): Promise<Found> {
  const { q, tag, by, sort = 'new' } = query;
  if (q !== undefined && query.sort !== undefined) throw invalid('"sort" is for lists without "q".');
  const filter = { tag, by };
  const key = ctx.keys.cursor;
  const db = ctx.reads.of(accountId);
  const name = `games ${JSON.stringify([q?.trim(), tag, by, sort])}`;
  if (q !== undefined)
    return readPage(
      key,
      name,
      query,
      (after, limit) => listGamesAlike(db, accountId, q.trim(), filter, after, limit),
      rankedPlaceOf,
    );
  if (sort === 'trending') return listTrending(ctx, accountId, query, name);
  if (sort === 'friends_played')
    return readPage(
      key,
      name,
      query,
      (after, limit) => listGamesOfFriends(db, accountId, filter, after, limit),
      rankedPlaceOf,
    );
  if (sort === 'featured') {
    const now = ctx.clock.now();
    return readPage(
      key,
      name,
      query,
      (after, limit) => listFeaturedGames(db, accountId, filter, after, limit, now),
      rankedPlaceOf,
    );
  }
  return readPage(key, name, query, (after, limit) => listNewGames(db, accountId, filter, after, limit), placeOf);
}

/** Every page uses the measurement of the first one, so that nothing is listed twice. */
async function listTrending(
  ctx: Context,
  accountId: string,
  query: Static<typeof SearchQuery>,
  name: string,
): Promise<Found> {
  const limit = pageLimit(query);
  const db = ctx.reads.of(accountId);
  const from = readCursor<TrendingPlace>(ctx.keys.cursor, name, query.cursor);
  const measuredAt = from?.measuredAt ?? (await findLatestMeasurement(db));
  if (measuredAt === undefined) return { page: [], nextCursor: null };
  const { tag, by } = query;
  const place = { measuredAt, after: from?.after };
  const rows = await listTrendingGames(db, accountId, { tag, by }, place, limit + 1);
  return pageOf(rows, limit, (last) =>
    makeCursor(ctx.keys.cursor, name, { measuredAt, after: rankedPlaceOf(last) } satisfies TrendingPlace),
  );
}

function rankedPlaceOf({ rank, id }: RankedGameRow): RankedPlace {
  return [rank, id];
}

/** Counting reads every listed game, so the result is cached for a while. */
function keepTopTags({ db, clock }: Context): () => Promise<TagCount[]> {
  let kept: { at: number; tags: Promise<TagCount[]> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept === undefined || now - kept.at > tagsKeptMs) {
      const counted = { at: now, tags: countTags(db, tagsMax) };
      kept = counted;
      counted.tags.catch(() => {
        if (kept === counted) kept = undefined;
      });
    }
    return kept.tags;
  };
}
