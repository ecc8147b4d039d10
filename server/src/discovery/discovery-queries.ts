import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import type { GameRow } from '../games/catalogue/game.ts';
import { gameColumns, gameSource, isOpenToAll } from '../games/catalogue/game-queries.ts';
import { notBlockedFor } from '../social/profile-queries.ts';

export type GameFilter = { tag?: string | undefined; by?: 'following' | 'friends' | undefined };
/** A position in a list ordered by a number; ids break ties. */
export type RankedPlace = [rank: number, id: string];
export type RankedGameRow = GameRow & { rank: number };

const friendIds = (accountId: string) => sql`
  select f.followee_id from follows f join follows b on b.follower_id = f.followee_id and b.followee_id = f.follower_id
  where f.follower_id = ${accountId}`;

function isWanted(accountId: string, { tag, by }: GameFilter): RawBuilder<unknown> {
  const tagged = tag === undefined ? sql`true` : sql`g.tags @> ${[tag]}::text[]`;
  const makers =
    by === undefined
      ? sql`true`
      : by === 'friends'
        ? sql`g.creator_id in (${friendIds(accountId)})`
        : sql`g.creator_id in (select followee_id from follows where follower_id = ${accountId})`;
  return sql`${isOpenToAll} and g.listed and ${notBlockedFor(accountId)} and ${tagged} and ${makers}`;
}

const isAfter = (rank: RawBuilder<unknown>, after: RankedPlace | undefined) =>
  after === undefined ? sql`true` : sql`(${rank}, g.id) < (${after[0]}::double precision, ${after[1]}::uuid)`;

export async function listNewGames(
  db: Db,
  accountId: string,
  filter: GameFilter,
  after: NewestPlace | undefined,
  limit: number,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from ${gameSource}
    where ${isWanted(accountId, filter)} and (g.created_at, g.id) < ${startAfter(after)}
    order by g.created_at desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Short queries are similar to too much: nearly all of their letters must match. */
const shortLength = 4;
const likenessMin = { short: 0.6, long: 0.4 };

export async function listGamesAlike(
  db: Db,
  accountId: string,
  q: string,
  filter: GameFilter,
  after: RankedPlace | undefined,
  limit: number,
): Promise<RankedGameRow[]> {
  const rank = sql`found.likeness::double precision`;
  const least = q.length <= shortLength ? likenessMin.short : likenessMin.long;
  const { rows } = await sql<RankedGameRow>`
    with query as materialized (select games_spell(${q}) as text),
    words as (
      select array_agg('% ' || word || '%') as patterns
      from query, regexp_split_to_table(btrim(query.text), ' ') as word where length(word) >= 3),
    found as materialized (
      select alike.* from query, words, games_find_alike(query.text, words.patterns, ${least}) as alike)
    select ${gameColumns}, ${rank} as rank from found join (${gameSource}) on g.id = found.game_id
    where ${isWanted(accountId, filter)} and ${isAfter(rank, after)}
    order by ${rank} desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A position in the list of popular games, in the measurement it started with. */
export type TrendingPlace = { measuredAt: string; after: RankedPlace };

export async function findLatestMeasurement(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select max(measured_at)::text as at from feed_popularity`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Games played or liked within the last days, the most popular first. */
export async function listTrendingGames(
  db: Db,
  accountId: string,
  filter: GameFilter,
  { measuredAt, after }: { measuredAt: string; after: RankedPlace | undefined },
  limit: number,
): Promise<RankedGameRow[]> {
  const rank = sql`popular.weight`;
  const { rows } = await sql<RankedGameRow>`
    with popular as materialized (
      select thing.id, thing.weight from feed_popularity p, unnest(p.game_ids, p.players) as thing (id, weight)
      where p.measured_at = ${measuredAt}::timestamptz)
    select ${gameColumns}, ${rank} as rank from popular join (${gameSource}) on g.id = popular.id
    where ${isWanted(accountId, filter)} and ${isAfter(rank, after)}
    order by ${rank} desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Games that operators feature now, the longest featured first. */
export async function listFeaturedGames(
  db: Db,
  accountId: string,
  filter: GameFilter,
  after: RankedPlace | undefined,
  limit: number,
  now: Date,
): Promise<RankedGameRow[]> {
  const rank = sql`extract(epoch from g.featured_until)::double precision`;
  const { rows } = await sql<RankedGameRow>`
    select ${gameColumns}, ${rank} as rank from ${gameSource}
    where g.featured_until > ${now} and ${isWanted(accountId, filter)} and ${isAfter(rank, after)}
    order by ${rank} desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many of each friend's latest games are considered. */
const perFriendMax = 20;

/** Games that the account's friends played, the latest play first, without saying who played. */
export async function listGamesOfFriends(
  db: Db,
  accountId: string,
  filter: GameFilter,
  after: RankedPlace | undefined,
  limit: number,
): Promise<RankedGameRow[]> {
  const rank = sql`played.day`;
  const { rows } = await sql<RankedGameRow>`
    with played as materialized (
      select recent.game_id, max(extract(epoch from recent.last_played_on))::double precision as day
      from (${friendIds(accountId)}) as friends (id) cross join lateral (
        select game_id, last_played_on from played_games where account_id = friends.id
        order by last_played_on desc limit ${perFriendMax}) as recent
      group by recent.game_id)
    select ${gameColumns}, ${rank} as rank from played join (${gameSource}) on g.id = played.game_id
    where ${isWanted(accountId, filter)} and g.creator_id <> ${accountId} and ${isAfter(rank, after)}
    order by ${rank} desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

export type TagCount = { tag: string; games: number };

export async function countTags(db: Db, limit: number): Promise<TagCount[]> {
  const { rows } = await sql<TagCount>`
    select tag, count(*)::int as games from games g join accounts a on a.id = g.creator_id, unnest(g.tags) as tag
    where ${isOpenToAll} and g.listed group by tag order by 2 desc, 1 limit ${limit}`.execute(db);
  return rows;
}
