import { sql } from 'kysely';
import type { Db, Tx } from '../../database/db.ts';
import { notFound } from '../../http/errors.ts';
import { isOpenToAll } from '../catalogue/game-queries.ts';
import { type BuildFile, type BuildSettings, digestOf, type Manifest, sizeOf, storedFilesOf } from './manifest.ts';

export type Report = {
  /** Hints for the author, one sentence each. */
  notes: string[];
  fileCount: number;
  sizeBytes: number;
};

export type NewVersion = {
  gameId: string;
  manifest: Manifest;
  settings: BuildSettings;
  html: string;
  report: Report;
};

/** Adds the version, or finds the one with the same files, and returns its number. Callers lock the game's row. */
export async function insertVersion(tx: Tx, version: NewVersion, now: Date): Promise<number> {
  const { gameId, manifest, settings, html, report } = version;
  const stored = storedFilesOf(manifest).map((sha256) => Buffer.from(sha256, 'hex'));
  const { rows } = await sql<{ number: number }>`
    insert into game_versions
      (game_id, number, sha256, files, stored, file_count, size_bytes, html, settings, report, created_at)
    values (${gameId}, (select coalesce(max(number), 0) + 1 from game_versions where game_id = ${gameId}),
      ${digestOf(manifest, settings)}, ${JSON.stringify(Object.fromEntries(manifest))}::jsonb, ${stored}::bytea[],
      ${manifest.size}, ${sizeOf(manifest)}, ${html}, ${JSON.stringify(settings)}::jsonb,
      ${JSON.stringify(report)}::jsonb, ${now})
    on conflict (game_id, sha256) do update set report = excluded.report, html = excluded.html
    returning number`.execute(tx);
  if (rows[0] === undefined) throw new Error('An insert answers one row');
  return rows[0].number;
}

/** Activates a version; its document becomes what htmlUrl serves. */
export async function activateVersion(tx: Tx, gameId: string, number: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with chosen as (
      select html, thumbnail, thumbnail_type from game_versions where game_id = ${gameId} and number = ${number}),
    document as (
      update game_documents d set html = chosen.html, sha256 = sha256(convert_to(chosen.html, 'UTF8')),
        thumbnail = case when d.is_picture_chosen then d.thumbnail else coalesce(chosen.thumbnail, d.thumbnail) end,
        thumbnail_type = case when d.is_picture_chosen then d.thumbnail_type
          else coalesce(chosen.thumbnail_type, d.thumbnail_type) end
      from chosen where d.game_id = ${gameId})
    update games set active_version = ${number}, updated_at = ${now} from chosen
    where id = ${gameId} and deleted_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Deletes versions beyond the last `max`, except the active one; their files are swept later. */
export async function deleteOldVersions(tx: Tx, gameId: string, max: number): Promise<void> {
  await sql`
    delete from game_versions v using games g
    where v.game_id = ${gameId} and g.id = v.game_id and v.number is distinct from g.active_version
      and v.number <= (select number from game_versions where game_id = ${gameId} order by number desc offset ${max} limit 1)`.execute(
    tx,
  );
}

export type VersionRow = {
  number: number;
  fileCount: number;
  sizeBytes: number;
  report: Report;
  isActive: boolean;
  createdAt: Date;
};

export async function listOwnVersions(db: Db, accountId: string, gameId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.file_count as "fileCount", v.size_bytes as "sizeBytes", v.report,
      v.number = g.active_version as "isActive", v.created_at as "createdAt"
    from game_versions v join games g on g.id = v.game_id
    where g.id = ${gameId} and g.creator_id = ${accountId} and g.deleted_at is null
    order by v.number desc`.execute(db);
  return rows;
}

export type PlayableVersion = { sha256: string | null; needsIsolation: boolean; isRatedAbove: boolean };

/**
 * The version that an account permitted to open the game plays (null: its document), and whether its age band is below
 * the rating.
 */
export async function getPlayableVersion(db: Db, accountId: string, gameId: string): Promise<PlayableVersion> {
  const { rows } = await sql<PlayableVersion>`
    select encode(v.sha256, 'hex') as sha256, coalesce((v.settings ->> 'threads')::boolean, false) as "needsIsolation",
      coalesce((select case g.rating when 'adult' then p.age_band <> 'adult' when 'teen' then p.age_band = 'under_13' end
        from accounts p where p.id = ${accountId}), false) as "isRatedAbove"
    from games g join accounts a on a.id = g.creator_id
    left join game_versions v on v.game_id = g.id and v.number = g.active_version and v.file_count > 0
    where g.id = ${gameId} and g.deleted_at is null and (${isOpenToAll} or g.creator_id = ${accountId})`.execute(db);
  if (rows[0] === undefined) throw notFound('game');
  return rows[0];
}

export type HostedGame = {
  title: string;
  lowestWins: boolean;
  creatorId: string;
  isOpen: boolean;
  documentVersion: string;
  /** Of the active version. */
  activeSha256: string | null;
};

export async function findHostedGame(db: Db, gameId: string): Promise<HostedGame | undefined> {
  const { rows } = await sql<HostedGame>`
    select g.title, g.lowest_wins as "lowestWins", g.creator_id as "creatorId", ${isOpenToAll} as "isOpen",
      encode(d.sha256, 'hex') as "documentVersion", encode(v.sha256, 'hex') as "activeSha256"
    from games g join accounts a on a.id = g.creator_id join game_documents d on d.game_id = g.id
    left join game_versions v on v.game_id = g.id and v.number = g.active_version and v.file_count > 0
    where g.id = ${gameId} and g.deleted_at is null`.execute(db);
  return rows[0];
}

export type LoadedVersion = { manifest: Manifest; settings: BuildSettings };

export async function findVersion(db: Db, gameId: string, sha256: string): Promise<LoadedVersion | undefined> {
  const { rows } = await sql<{ files: Record<string, BuildFile>; settings: BuildSettings }>`
    select files, settings from game_versions
    where game_id = ${gameId} and sha256 = ${Buffer.from(sha256, 'hex')}`.execute(db);
  const [row] = rows;
  return row && { manifest: new Map(Object.entries(row.files)), settings: row.settings };
}

/** A file by its path in the newest of the game's versions that has it. */
export async function findFileInAnyVersion(db: Db, gameId: string, path: string): Promise<BuildFile | undefined> {
  const { rows } = await sql<{ file: BuildFile }>`
    select files -> ${path}::text as file from game_versions
    where game_id = ${gameId} and files ? ${path}::text order by number desc limit 1`.execute(db);
  return rows[0]?.file;
}

/** The total of all versions of a member's games. */
export async function measureBuildsOf(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(v.size_bytes), 0)::bigint as bytes
    from game_versions v join games g on g.id = v.game_id where g.creator_id = ${accountId}`.execute(db);
  return rows[0]?.bytes ?? 0;
}
