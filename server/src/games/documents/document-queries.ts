import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { notFound } from '../../http/errors.ts';
import { isOpenToAll } from '../catalogue/game-queries.ts';

export type DocumentFacts = {
  title: string;
  lowestWins: boolean;
  version: string;
  handle: string;
  name: string | null;
  kind: 'guest' | 'member';
  state: string | null;
  stateVersion: number | null;
  /** Of the build whose single document this is; null for a game without one. */
  adapters: string[] | null;
  rewards: string | null;
  platforms: object | null;
};

export type Opening = { accountId: string; gameId: string };

const selectFacts = preparedStatement<[accountIds: string[], gameIds: string[]], DocumentFacts & { n: number }>(
  (accountIds, gameIds) => sql`
    select q.n, g.title, g.lowest_wins as "lowestWins", encode(d.sha256, 'hex') as version, p.handle, p.name, p.kind, s.state,
      s.version as "stateVersion", v.settings -> 'adapters' as adapters, v.settings ->> 'rewards' as rewards,
      v.settings -> 'platforms' as platforms
    from unnest(${accountIds}::uuid[], ${gameIds}::uuid[])
      with ordinality as q (account_id, game_id, n)
    join games g on g.id = q.game_id join accounts a on a.id = g.creator_id join game_documents d on d.game_id = g.id
    join accounts p on p.id = q.account_id
    left join game_versions v on v.game_id = g.id and v.number = g.active_version
    left join saved_states s on s.account_id = q.account_id and s.game_id = q.game_id
    where g.deleted_at is null and (${isOpenToAll} or g.creator_id = q.account_id)`,
);

/**
 * The data for each of these players' documents, except the HTML, which is cached by its version; undefined where the
 * player may not open the game.
 */
export async function listDocumentFacts(db: Db, openings: Opening[]): Promise<(DocumentFacts | undefined)[]> {
  const rows = await selectFacts(
    db,
    openings.map(({ accountId }) => accountId),
    openings.map(({ gameId }) => gameId),
  );
  const facts = Array<DocumentFacts | undefined>(openings.length).fill(undefined);
  for (const row of rows) facts[row.n - 1] = row;
  return facts;
}

export async function getHtml(db: Db, gameId: string): Promise<{ html: string; version: string }> {
  const { rows } = await sql<{ html: string; version: string }>`
    select html, encode(sha256, 'hex') as version from game_documents where game_id = ${gameId}`.execute(db);
  if (rows[0] === undefined) throw notFound('game');
  return rows[0];
}

export type ThumbnailFacts = { title: string; version: string | null; type: string | null };

export async function getThumbnailFacts(db: Db, gameId: string): Promise<ThumbnailFacts> {
  const { rows } = await sql<ThumbnailFacts>`
    select g.title, left(encode(d.thumbnail_sha256, 'hex'), 16) as version, d.thumbnail_type as type
    from games g join accounts a on a.id = g.creator_id join game_documents d on d.game_id = g.id
    where g.id = ${gameId} and ${isOpenToAll}`.execute(db);
  if (rows[0] === undefined) throw notFound('game');
  return rows[0];
}

export async function getThumbnail(db: Db, gameId: string): Promise<Buffer> {
  const { rows } = await sql<{ thumbnail: Buffer | null }>`
    select thumbnail from game_documents where game_id = ${gameId}`.execute(db);
  if (!rows[0]?.thumbnail) throw notFound('picture');
  return rows[0].thumbnail;
}
