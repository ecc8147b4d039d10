import { sql } from 'kysely';
import { clipSource, isPublicClip } from '../clips/clip-queries.ts';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { isOpenToAll } from '../games/catalogue/game-queries.ts';
import { isShownStream, liveSource } from '../live/live-queries.ts';
import type { FeedType } from './feed-index.ts';

export type FollowedRow = { target: FeedType; id: string; at: Date };

/** What those whom the account follows made, the latest first; a stream stands where it started, while it is live. */
export async function listFollowed(
  db: Db,
  accountId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<FollowedRow[]> {
  const start = startAfter(after);
  const { rows } = await sql<FollowedRow>`
    with followed as materialized (select followee_id as id from follows where follower_id = ${accountId})
    select things.target, things.id, date_trunc('milliseconds', things.at) as at
    from followed cross join lateral (
      (select 'game' as target, g.id, g.created_at as at from games g join accounts a on a.id = g.creator_id
        where g.creator_id = followed.id and g.listed and ${isOpenToAll} and (g.created_at, g.id) < ${start}
        order by g.created_at desc, g.id desc limit ${limit})
      union all
      (select 'clip', c.id, c.created_at from ${clipSource}
        where c.account_id = followed.id and ${isPublicClip} and (c.created_at, c.id) < ${start}
        order by c.created_at desc, c.id desc limit ${limit})
      union all
      (select 'live', l.id, l.started_at from ${liveSource}
        where l.account_id = followed.id and ${isShownStream} and l.status = 'live' and (l.started_at, l.id) < ${start})
    ) as things order by things.at desc, things.id desc limit ${limit}`.execute(db);
  return rows;
}
