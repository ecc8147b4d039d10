import { sql } from 'kysely';
import { type Viewer, viewersOfPlaceMax } from '../access/viewer.ts';
import type { Db } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import { liveLimits } from './live-stream.ts';

/** All nodes write one count per stream, over the viewers that all of them received. */
const allNodes = '00000000-0000-0000-0000-000000000000';

/**
 * Stores who watches, and recounts the viewers of those streams. In a fixed order, so that two nodes with the same
 * viewers do not deadlock.
 */
export async function writeWatchers(
  db: Db,
  watchers: readonly (Viewer & { streamId: string })[],
  now: Date,
): Promise<void> {
  const streamIds = watchers.map(({ streamId }) => streamId);
  const places = watchers.map(({ place }) => place);
  const viewers = watchers.map(({ viewer }) => viewer);
  await sql`
    with seen as materialized (
      select s.* from unnest(${streamIds}::uuid[], ${places}::uuid[], ${viewers}::uuid[]) as s (stream_id, place, viewer)
      join live_streams l on l.id = s.stream_id),
    noted as (
      insert into live_watchers (stream_id, place, viewer, seen_at)
      select stream_id, place, viewer, ${now} from seen order by 1, 2, 3
      on conflict (stream_id, place, viewer) do update set seen_at = excluded.seen_at),
    watching as (
      select stream_id, place, viewer from live_watchers
      where stream_id in (select stream_id from seen) and seen_at > ${secondsAfter(now, -liveLimits.watchingSeconds)}
      union select stream_id, place, viewer from seen),
    places as (
      select stream_id, least(count(*), ${viewersOfPlaceMax}::int) as viewers from watching group by stream_id, place)
    insert into live_viewers (stream_id, node_id, viewers, counted_at)
    select stream_id, ${allNodes}, sum(viewers), ${now} from places group by stream_id order by stream_id
    on conflict (stream_id, node_id) do update set viewers = excluded.viewers, counted_at = excluded.counted_at`.execute(
    db,
  );
}

/** Deletes viewers who left; rows locked by a node are left for the next time. */
export async function deleteOldWatchers(db: Db, now: Date): Promise<void> {
  await sql`
    delete from live_watchers where ctid in (
      select ctid from live_watchers where seen_at < ${secondsAfter(now, -2 * liveLimits.watchingSeconds)}
      for update skip locked)`.execute(db);
}
