import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { notFound } from '../../http/errors.ts';
import type { Report } from '../builds/version-queries.ts';
import type { Game } from '../catalogue/game.ts';
import type { UploadRow } from './upload.ts';

export type RequestedUpload = {
  gameId: string | null;
  title: string | null;
  description: string | null;
  tags: string[] | null;
  orientation: Game['orientation'] | null;
  listed: boolean;
};

export async function insertUpload(
  db: Db,
  id: string,
  accountId: string,
  requested: RequestedUpload,
  now: Date,
): Promise<void> {
  await sql`
    insert into game_uploads
      (id, account_id, game_id, title, description, tags, orientation, listed, created_at, changed_at)
    values (${id}, ${accountId}, ${requested.gameId}, ${requested.title}, ${requested.description}, ${requested.tags},
      ${requested.orientation}, ${requested.listed}, ${now}, ${now})`.execute(db);
}

const columns = sql`id, account_id as "accountId", status, received_bytes as "receivedBytes",
  jsonb_array_length(parts) as "partCount", report, error,
  game_id as "gameId", created_at as "createdAt"`;

export async function getUpload(db: Db, id: string): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`select ${columns} from game_uploads where id = ${id}`.execute(db);
  if (rows[0] === undefined) throw notFound('upload');
  return rows[0];
}

export async function getOwnUpload(db: Db, accountId: string, id: string): Promise<UploadRow> {
  const upload = await getUpload(db, id);
  if (upload.accountId !== accountId) throw notFound('upload');
  return upload;
}

export type Part = { name: string; sizeBytes: number };

/** Adds a part that starts where the last one ended; false when a concurrent part was faster. */
export async function addPart(db: Db, id: string, offset: number, part: Part, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update game_uploads set parts = parts || ${JSON.stringify([part])}::jsonb,
      received_bytes = received_bytes + ${part.sizeBytes}, changed_at = ${now}
    where id = ${id} and status = 'awaiting_upload' and received_bytes = ${offset} returning id`.execute(db);
  return rows.length > 0;
}

export async function markArrived(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update game_uploads set status = 'processing', changed_at = ${now}
    where id = ${id} and status = 'awaiting_upload' returning id`.execute(db);
  return rows.length > 0;
}

export type ClaimedUpload = RequestedUpload & { accountId: string; parts: Part[]; tries: number };

/** Claims the upload for another attempt, if any is left. The attempt number is the fencing token. */
export async function claimUpload(db: Db, id: string, max: number, now: Date): Promise<ClaimedUpload | undefined> {
  const { rows } = await sql<ClaimedUpload>`
    update game_uploads set tries = tries + 1, changed_at = ${now}
    where id = ${id} and status = 'processing' and tries < ${max}
    returning account_id as "accountId", game_id as "gameId", title, description, tags, orientation, listed, parts,
      tries`.execute(db);
  return rows[0];
}

/** Refunds the attempt of a worker that had to stop. */
export async function releaseClaim(db: Db, id: string, tries: number, now: Date): Promise<void> {
  await sql`
    update game_uploads set tries = tries - 1, changed_at = ${now}
    where id = ${id} and status = 'processing' and tries = ${tries}`.execute(db);
}

/** Uploads in processing that no worker has updated since. */
export async function listUntouched(db: Db, before: Date): Promise<{ id: string; tries: number }[]> {
  const { rows } = await sql<{ id: string; tries: number }>`
    select id, tries from game_uploads where status = 'processing' and changed_at < ${before} limit 1000`.execute(db);
  return rows;
}

export async function markReady(
  db: Db,
  id: string,
  tries: number,
  made: { gameId: string; report: Report },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update game_uploads set status = 'ready', game_id = ${made.gameId}, report = ${JSON.stringify(made.report)}::jsonb,
      parts = '[]', changed_at = ${now}
    where id = ${id} and status = 'processing' and tries = ${tries} returning id`.execute(db);
  return rows.length > 0;
}

/** `tries`: the attempt of the worker that failed; null fails it whichever worker has it. */
export async function markFailed(
  db: Db,
  id: string,
  tries: number | null,
  failure: { error: string; report: Report | null },
  now: Date,
): Promise<void> {
  await sql`
    update game_uploads set status = 'failed', error = ${failure.error}, parts = '[]', changed_at = ${now},
      report = ${failure.report === null ? null : JSON.stringify(failure.report)}::jsonb
    where id = ${id} and status = 'processing' and tries = coalesce(${tries}::int, tries)`.execute(db);
}
