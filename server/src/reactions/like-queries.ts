import { sql } from 'kysely';
import { limits, type Spent } from '../access/limits.ts';
import type { ClipRow } from '../clips/clip.ts';
import { clipColumns, clipSource } from '../clips/clip-queries.ts';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { GameRow } from '../games/catalogue/game.ts';
import { gameColumns, gameSource } from '../games/catalogue/game-queries.ts';
import { notFound } from '../http/errors.ts';
import { liveColumns, liveSource } from '../live/live-queries.ts';
import type { LiveRow } from '../live/live-stream.ts';
import { type TargetName, targets, thingsFor } from './thing.ts';

type LikeCall = [accountId: string, id: string, max: number, windowSeconds: number, now: Date];

const likeStatement = (target: TargetName) =>
  preparedStatement<LikeCall, { likes: number; remaining: number; resetSeconds: number }>(
    (accountId, id, max, windowSeconds, now) => sql`
      select l.likes, l.remaining, l.reset_seconds as "resetSeconds"
      from ${thingsFor(accountId, target)} cross join lateral
        reactions_like(${accountId}, ${target}, t.id, ${max}, ${windowSeconds}, ${now}) as l
      where t.id = ${id}`,
  );
const likeStatements = { game: likeStatement('game'), clip: likeStatement('clip'), live: likeStatement('live') };

/**
 * Likes a target that the account may see, within the limit, and counts it, in one statement. Repeating it changes
 * nothing.
 */
export async function likeThing(
  db: Db,
  accountId: string,
  target: TargetName,
  id: string,
  now: Date,
): Promise<{ likes: number; spent: Spent }> {
  const { max, windowSeconds } = limits.like;
  const [liked] = await likeStatements[target](db, accountId, id, max, windowSeconds, now);
  if (liked === undefined) throw notFound(targets[target].noun);
  const { likes, remaining, resetSeconds } = liked;
  return { likes, spent: { limit: 'like', remaining, resetSeconds } };
}

export async function unlikeThing(db: Db, accountId: string, target: TargetName, id: string): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    select reactions_unlike(${accountId}, t.id) as likes from ${thingsFor(accountId, target)} where t.id = ${id}`.execute(
    db,
  );
  if (rows[0] === undefined) throw notFound(targets[target].noun);
  return rows[0].likes;
}

export type LikeRow = { target: TargetName; id: string; likedAt: Date };

/** The likes of an account whose targets it can still see, the latest first. */
export async function listLikes(
  db: Db,
  accountId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<LikeRow[]> {
  const stillSees = (target: TargetName) =>
    sql`(k.target = ${sql.lit(target)} and exists (select from ${thingsFor(accountId, target)} where t.id = k.thing_id))`;
  const { rows } = await sql<LikeRow>`
    select k.target, k.thing_id as id, k.created_at as "likedAt" from likes k
    where k.account_id = ${accountId} and (k.created_at, k.thing_id) < ${startAfter(after)}
      and (${stillSees('game')} or ${stillSees('clip')} or ${stillSees('live')})
    order by k.created_at desc, k.thing_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Those of these targets that the account likes. */
export async function listLikedAmong(db: Db, accountId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select thing_id as id from likes where account_id = ${accountId} and thing_id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** The targets with these ids; the caller has checked that they may be seen. */
export async function listThings(
  db: Db,
  things: readonly Pick<LikeRow, 'target' | 'id'>[],
  now: Date,
): Promise<{ games: GameRow[]; clips: ClipRow[]; streams: LiveRow[] }> {
  const idsOf = (wanted: TargetName) => things.filter(({ target }) => target === wanted).map(({ id }) => id);
  const games = sql<GameRow>`select ${gameColumns} from ${gameSource} where g.id = any(${idsOf('game')}::uuid[])`;
  const clips = sql<ClipRow>`select ${clipColumns} from ${clipSource} where c.id = any(${idsOf('clip')}::uuid[])`;
  const streams = sql<LiveRow>`
    select ${liveColumns(now)} from ${liveSource} where l.id = any(${idsOf('live')}::uuid[])`;
  return {
    games: idsOf('game').length === 0 ? [] : (await games.execute(db)).rows,
    clips: idsOf('clip').length === 0 ? [] : (await clips.execute(db)).rows,
    streams: idsOf('live').length === 0 ? [] : (await streams.execute(db)).rows,
  };
}
