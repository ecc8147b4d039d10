import { sql } from 'kysely';
import { creatorJson } from '../../accounts/account-queries.ts';
import type { Db, Tx } from '../../database/db.ts';
import { type NewestPlace, startAfter } from '../../database/newest-first.ts';
import { notFound } from '../../http/errors.ts';
import type { RecordingRow } from './recording.ts';
import type { RecordedSegment } from './recording-playlist.ts';

/** Whether the recording aliased `r`, of the stream `l` by `a`, is public. */
const isShownRecording = sql`r.status = 'ready' and r.is_public and r.hidden_at is null and l.hidden_at is null
  and a.banned_at is null and a.closed_at is null`;
const recordingSource = sql`recordings r join live_streams l on l.id = r.stream_id join accounts a on a.id = r.account_id`;
const recordingColumns = sql`r.id, r.status, r.title, r.game_id as "gameId", r.is_public as "isPublic",
  r.duration_seconds as "durationSeconds", r.size_bytes as "sizeBytes", r.stopped_because as "stoppedBecause",
  ${isShownRecording} as "isShown", ${creatorJson} as creator, r.created_at as "createdAt"`;

/** The caller's own recording, or a public one. */
export async function getRecording(db: Db, accountId: string, id: string): Promise<RecordingRow> {
  const { rows } = await sql<RecordingRow>`
    select ${recordingColumns} from ${recordingSource}
    where r.id = ${id} and (r.account_id = ${accountId} or (${isShownRecording}))`.execute(db);
  if (rows[0] === undefined) throw notFound('recording');
  return rows[0];
}

export async function getOwnRecording(db: Db, accountId: string, id: string): Promise<RecordingRow> {
  const { rows } = await sql<RecordingRow>`
    select ${recordingColumns} from ${recordingSource} where r.id = ${id} and r.account_id = ${accountId}`.execute(db);
  if (rows[0] === undefined) throw notFound('recording');
  return rows[0];
}

export async function findShownRecording(db: Db, id: string): Promise<RecordingRow | undefined> {
  const { rows } = await sql<RecordingRow>`
    select ${recordingColumns} from ${recordingSource} where r.id = ${id} and ${isShownRecording}`.execute(db);
  return rows[0];
}

/** A member's recordings, newest first; `shownOnly`: the public ones. */
export async function listRecordingsOf(
  db: Db,
  accountId: string,
  { shownOnly }: { shownOnly: boolean },
  after: NewestPlace | undefined,
  limit: number,
): Promise<RecordingRow[]> {
  const { rows } = await sql<RecordingRow>`
    select ${recordingColumns} from ${recordingSource}
    where r.account_id = ${accountId} and (${!shownOnly} or (${isShownRecording}))
      and (r.created_at, r.id) < ${startAfter(after)}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

export type RecordingUse = { count: number; sizeBytes: number };

export async function getRecordingUse(db: Db, accountId: string): Promise<RecordingUse> {
  const { rows } = await sql<RecordingUse>`
    select count(*) as count, coalesce(sum(size_bytes), 0)::bigint as "sizeBytes"
    from recordings where account_id = ${accountId}`.execute(db);
  return rows[0] ?? { count: 0, sizeBytes: 0 };
}

/** Whether a recording may be played: by its owner, or by everyone. A banned member's never. */
export async function isPlayable(db: Db, id: string, { byOwner }: { byOwner: boolean }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${recordingSource} where r.id = ${id} and r.status = 'ready'
      and a.banned_at is null and a.closed_at is null and (${byOwner} or (${isShownRecording}))`.execute(db);
  return rows.length === 1;
}

/** Whether it is ready, regardless of who may watch it. */
export async function isReady(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from recordings where id = ${id} and status = 'ready'`.execute(db);
  return rows.length === 1;
}

export async function listSegments(db: Db, recordingId: string): Promise<RecordedSegment[]> {
  const { rows } = await sql<RecordedSegment>`
    select name, seconds from recording_segments where recording_id = ${recordingId} order by name`.execute(db);
  return rows;
}

export type RecordingChange = { title?: string | null; isPublic?: boolean };

export async function updateOwnRecording(
  db: Db,
  accountId: string,
  id: string,
  { title, isPublic }: RecordingChange,
): Promise<boolean> {
  const { rows } = await sql`
    update recordings set title = case when ${title !== undefined} then ${title?.trim() ?? null} else title end,
      is_public = coalesce(${isPublic ?? null}::boolean, is_public)
    where id = ${id} and account_id = ${accountId} returning id`.execute(db);
  return rows.length === 1;
}

/** Deletes one recording, or all of a member; returns their ids. */
export async function deleteRecordings(tx: Tx, accountId: string, id: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from recordings where account_id = ${accountId} and (${id}::uuid is null or id = ${id}::uuid)
    returning id`.execute(tx);
  return rows.map((row) => row.id);
}
