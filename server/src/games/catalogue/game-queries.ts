import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { creatorJson } from '../../accounts/account-queries.ts';
import type { Db } from '../../database/db.ts';
import { type NewestPlace, startAfter } from '../../database/newest-first.ts';
import { notFound } from '../../http/errors.ts';
import type { Game, GameRow, ListedGameRow, OwnGameRow } from './game.ts';
import type { ScoreRules } from './score-rules.ts';

/** The columns of the `game` JSON over `gameSource`. */
export const gameColumns = sql`g.id, g.title, g.description, g.tags, g.orientation,
  ${creatorJson} as creator,
  coalesce(left(encode(d.thumbnail_sha256, 'hex'), 16), 'drawn') as "thumbnailVersion", g.plays,
  coalesce((select n.likes from reaction_counts n where n.thing_id = g.id), 0) as likes,
  case when o.id is null then null else json_build_object('id', o.id, 'title', o.title) end as "remixOf",
  g.rating,
  g.created_at as "createdAt"`;

/** A game, its creator, its document and, while that is open, the original of a remix. */
export const gameSource = sql`games g join accounts a on a.id = g.creator_id and g.deleted_at is null
  join game_documents d on d.game_id = g.id
  left join (games o join accounts m on m.id = o.creator_id)
    on o.id = g.remix_of and games_is_open(o.hidden_at, o.deleted_at, m.banned_at)`;

/** Whether the game aliased `g` by the account aliased `a` is open to everyone. Lists also check `g.listed`. */
export const isOpenToAll = sql<boolean>`games_is_open(g.hidden_at, g.deleted_at, a.banned_at)`;

const listedColumns = sql`${gameColumns}, g.creator_id as "creatorId", g.remix_of as "originId"`;

/** Of all listed games, newest first. */
export async function listListedGames(db: Db, after: NewestPlace | undefined, limit: number): Promise<ListedGameRow[]> {
  const { rows } = await sql<ListedGameRow>`
    select ${listedColumns} from ${gameSource}
    where ${isOpenToAll} and g.listed and (g.created_at, g.id) < ${startAfter(after)}
    order by g.created_at desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Those of these games that are listed. */
export async function listListedGamesAmong(db: Db, ids: readonly string[]): Promise<ListedGameRow[]> {
  const { rows } = await sql<ListedGameRow>`
    select ${listedColumns} from ${gameSource}
    where g.id = any(${ids}::uuid[]) and ${isOpenToAll} and g.listed`.execute(db);
  return rows;
}

/** The listed games by the random half of their ids. */
export async function listListedGamesByKeys(db: Db, keys: readonly string[]): Promise<ListedGameRow[]> {
  const { rows } = await sql<ListedGameRow>`
    select ${listedColumns} from ${gameSource}
    where substring(uuid_send(g.id) from 9) = any(${keys.map((key) => Buffer.from(key, 'hex'))}::bytea[])
      and ${isOpenToAll} and g.listed`.execute(db);
  return rows;
}

/** The newest games of a creator, as this account sees them: its own also when unlisted or hidden. */
export async function listGamesOf(
  db: Db,
  creatorId: string,
  accountId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from ${gameSource}
    where g.creator_id = ${creatorId} and ((${isOpenToAll} and g.listed) or g.creator_id = ${accountId})
      and (g.created_at, g.id) < ${startAfter(after)}
    order by g.created_at desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

const ownGameColumns = sql`${gameColumns}, g.listed, g.hidden_at is not null as hidden`;

export async function getOwnGame(db: Db, accountId: string, gameId: string): Promise<OwnGameRow> {
  const game = await findOwnGame(db, accountId, gameId);
  if (game === undefined) throw notFound('game of yours');
  return game;
}

export async function findOwnGame(db: Db, accountId: string, gameId: string): Promise<OwnGameRow | undefined> {
  const { rows } = await sql<OwnGameRow>`
    select ${ownGameColumns} from ${gameSource}
    where g.id = ${gameId} and g.creator_id = ${accountId}`.execute(db);
  return rows[0];
}

/** All games of a creator, newest first, whether visible to others or not. */
export async function listOwnGames(
  db: Db,
  accountId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<OwnGameRow[]> {
  const { rows } = await sql<OwnGameRow>`
    select ${ownGameColumns} from ${gameSource}
    where g.creator_id = ${accountId}
      and (g.created_at, g.id) < ${startAfter(after)}
    order by g.created_at desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A game this account may open: any that is not hidden, and its own. */
export async function getGame(db: Db, accountId: string, gameId: string): Promise<GameRow & { creatorId: string }> {
  const { rows } = await sql<GameRow & { creatorId: string }>`
    select ${gameColumns}, g.creator_id as "creatorId" from ${gameSource}
    where g.id = ${gameId} and (${isOpenToAll} or g.creator_id = ${accountId})`.execute(db);
  if (rows[0] === undefined) throw notFound('game');
  return rows[0];
}

/** A game that everyone may open. */
export async function findOpenGame(db: Db, gameId: string): Promise<GameRow | undefined> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from ${gameSource} where g.id = ${gameId} and ${isOpenToAll}`.execute(db);
  return rows[0];
}

export async function requireGame(db: Db, accountId: string, gameId: string): Promise<{ areBoardsFrozen: boolean }> {
  const { rows } = await sql<{ areBoardsFrozen: boolean }>`
    select g.boards_frozen_at is not null as "areBoardsFrozen" from games g join accounts a on a.id = g.creator_id
    where g.id = ${gameId} and g.deleted_at is null and (${isOpenToAll} or g.creator_id = ${accountId})`.execute(db);
  if (rows[0] === undefined) throw notFound('game');
  return rows[0];
}

export type Picture = { bytes: Buffer; type: string };

export type NewGame = Pick<Game, 'id' | 'title' | 'description' | 'tags' | 'orientation'> & {
  creatorId: string;
  remixOf: string | null;
  score: ScoreRules;
  html: string;
  thumbnail: Picture | null;
  createdAt: Date;
};

/** Inserts a game with its document and counts it for its creator; listed by default. */
export async function insertGame(db: Db, game: NewGame, { listed = true }: { listed?: boolean } = {}): Promise<void> {
  await sql`
    with made as (
      insert into games (id, creator_id, title, description, tags, orientation, remix_of, listed, score_max,
        score_per_second_max, lowest_wins, created_at, updated_at)
      values (${game.id}, ${game.creatorId}, ${game.title}, ${game.description}, ${game.tags}, ${game.orientation},
        ${game.remixOf}, ${listed}, ${game.score.max ?? null}, ${game.score.perSecondMax ?? null},
        ${game.score.lowestWins ?? false}, ${game.createdAt}, ${game.createdAt}) returning id, creator_id),
    document as (
      insert into game_documents (game_id, html, sha256, thumbnail, thumbnail_type)
      select id, ${game.html}, ${sha256(game.html)}, ${game.thumbnail?.bytes ?? null}, ${game.thumbnail?.type ?? null}
      from made)
    select accounts_add_stat(creator_id, 'games_created', 1) from made`.execute(db);
}

export type GameChanges = Partial<Pick<Game, 'title' | 'description' | 'tags' | 'orientation'> & { listed: boolean }>;

export async function updateOwnGame(
  db: Db,
  accountId: string,
  gameId: string,
  changes: GameChanges,
  now: Date,
): Promise<void> {
  await sql`
    update games set title = coalesce(${changes.title ?? null}, title),
      description = coalesce(${changes.description ?? null}, description),
      tags = coalesce(${changes.tags ?? null}::text[], tags), listed = coalesce(${changes.listed ?? null}, listed),
      orientation = coalesce(${changes.orientation ?? null}, orientation), updated_at = ${now}
    where id = ${gameId} and creator_id = ${accountId}`.execute(db);
}

export function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
