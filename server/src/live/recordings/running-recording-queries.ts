import { sql } from 'kysely';
import type { Db, Tx } from '../../database/db.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { recordingLimits } from './recording.ts';
import type { RecordedSegment } from './recording-playlist.ts';

/** Whether the owner wants the stream to be recorded right now. */
export async function isToBeRecorded(db: Db, streamId: string): Promise<boolean> {
  const { rows } = await sql<{ record: boolean }>`select record from live_streams where id = ${streamId}`.execute(db);
  return rows[0]?.record ?? false;
}

export async function findRunningRecording(db: Db, streamId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from recordings where stream_id = ${streamId} and status = 'recording'`.execute(db);
  return rows[0]?.id;
}

/** A recording of the current broadcast was stopped early, so there will be no second one. */
export async function hasStoppedRecording(db: Db, streamId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from recordings r join live_streams l on l.id = r.stream_id
    where l.id = ${streamId} and r.stopped_because is not null and r.created_at >= l.started_at`.execute(db);
  return rows.length > 0;
}

/** With the stream's current title; undefined when the member has reached the maximum. */
export async function insertRecording(
  db: Db,
  recording: { id: string; streamId: string; countMax: number; createdAt: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into recordings (id, account_id, stream_id, title, game_id, created_at)
    select ${recording.id}, l.account_id, l.id, l.title, l.game_id, ${recording.createdAt} from live_streams l
    where l.id = ${recording.streamId}
      and (select count(*) from recordings r where r.account_id = l.account_id) < ${recording.countMax}
    on conflict (stream_id) where status = 'recording' do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export type RunningRecording = { durationSeconds: number; usedBytes: number };

/** The size of a running recording and of all its owner's, locked until the transaction ends. */
export async function lockRunningRecording(tx: Tx, id: string): Promise<RunningRecording | undefined> {
  const { rows } = await sql<RunningRecording>`
    select r.duration_seconds as "durationSeconds",
      (select sum(o.size_bytes)::bigint from recordings o where o.account_id = r.account_id) as "usedBytes"
    from recordings r where r.id = ${id} and r.status = 'recording' for update of r`.execute(tx);
  return rows[0];
}

export async function insertSegment(
  tx: Tx,
  recordingId: string,
  { name, seconds, sizeBytes }: RecordedSegment & { sizeBytes: number },
): Promise<void> {
  await sql`
    with added as (
      insert into recording_segments (recording_id, name, seconds, size_bytes)
      values (${recordingId}, ${name}, ${seconds}, ${sizeBytes}) on conflict do nothing returning recording_id)
    update recordings r set duration_seconds = r.duration_seconds + ${seconds}, size_bytes = r.size_bytes + ${sizeBytes}
    from added where r.id = added.recording_id`.execute(tx);
}

/** From recording to ready; an empty one is deleted. */
export async function finishRecording(
  db: Db,
  id: string,
  stoppedBecause: 'length' | 'quota' | null = null,
): Promise<void> {
  await sql`
    with empty as (
      delete from recordings r where r.id = ${id} and r.status = 'recording' and ${stoppedBecause}::text is null
        and not exists (select from recording_segments s where s.recording_id = r.id) returning r.id)
    update recordings set status = 'ready', stopped_because = ${stoppedBecause}
    where id = ${id} and status = 'recording' and id not in (select empty.id from empty)`.execute(db);
}

/** Unfinished recordings whose stream ended a while ago. */
export async function listAbandonedRecordings(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from recordings r join live_streams l on l.id = r.stream_id
    where r.status = 'recording' and live_status(l, ${now}) = 'offline'
      and greatest(l.ended_at, l.cut_at, l.heartbeat_at, r.created_at)
        < ${secondsAfter(now, -recordingLimits.finishAfterSeconds)}`.execute(db);
  return rows.map(({ id }) => id);
}
