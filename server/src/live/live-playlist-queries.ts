import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export type StoredPlaylist = { name: string; content: string; changedAt: Date };

export async function listPlaylists(db: Db, streamId: string): Promise<StoredPlaylist[]> {
  const { rows } = await sql<StoredPlaylist>`
    select name, content, changed_at as "changedAt" from live_playlists where stream_id = ${streamId}`.execute(db);
  return rows;
}

export async function findPlaylist(db: Db, streamId: string, name: string): Promise<StoredPlaylist | undefined> {
  const { rows } = await sql<StoredPlaylist>`
    select name, content, changed_at as "changedAt" from live_playlists
    where stream_id = ${streamId} and name = ${name}`.execute(db);
  return rows[0];
}

/** Writes nothing once another publisher has the stream; the last playlist comes after the lease has ended. */
export async function upsertPlaylist(
  db: Db,
  { streamId, lease }: { streamId: string; lease: string },
  { name, content, changedAt }: StoredPlaylist,
): Promise<void> {
  await sql`
    insert into live_playlists (stream_id, name, content, changed_at)
    select id, ${name}, ${content}, ${changedAt} from live_streams
    where id = ${streamId} and (lease = ${lease} or lease is null)
    on conflict (stream_id, name) do update set content = excluded.content, changed_at = excluded.changed_at`.execute(
    db,
  );
}

/** Streams whose playlists have not changed since. */
export async function listStreamsUnchangedSince(db: Db, since: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.stream_id as id from live_playlists p
    where p.changed_at < ${since} and not exists (
      select 1 from live_playlists q where q.stream_id = p.stream_id and q.changed_at >= ${since})
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deletePlaylists(db: Db, streamId: string, changedBefore: Date): Promise<void> {
  await sql`delete from live_playlists where stream_id = ${streamId} and changed_at < ${changedBefore}`.execute(db);
}
