import { sql } from 'kysely';
import type { PublicClipRow } from '../clips/clip.ts';
import { clipSource, isPublicClip } from '../clips/clip-queries.ts';
import { listPublicClips, listPublicClipsAmong, listPublicClipsByKeys } from '../clips/public-clip-queries.ts';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { type ListedGameRow, listedOf } from '../games/catalogue/game.ts';
import {
  isOpenToAll,
  listListedGames,
  listListedGamesAmong,
  listListedGamesByKeys,
} from '../games/catalogue/game-queries.ts';
import { isShownStream, liveSource } from '../live/live-queries.ts';
import type { Context } from '../platform/context.ts';
import type { FeedItem, FeedType } from './feed-index.ts';
import { feedItemOf, listedClipOf } from './feed-sources.ts';
import type { FeedStore } from './feed-view.ts';

/** The games and clips of the database as the feed shows them. All live streams are in memory. */
export function openFeedStore({ db, config }: Pick<Context, 'db' | 'config'>): FeedStore {
  const ofGame = (row: ListedGameRow): FeedItem => feedItemOf('game')(listedOf(row, config));
  const ofClip = (row: PublicClipRow): FeedItem => feedItemOf('clip')(listedClipOf(row, config));
  return {
    async listAfter(type, after, limit) {
      if (type === 'game') return (await listListedGames(db, after, limit)).map(ofGame);
      if (type === 'clip') return (await listPublicClips(db, after, limit)).map(ofClip);
      return [];
    },
    async listByKeys(keys) {
      const games = await listListedGamesByKeys(db, keys);
      return [...games.map(ofGame), ...(await listPublicClipsByKeys(db, keys)).map(ofClip)];
    },
    async listFollowed(accountId, limit) {
      const rows = await listFollowed(db, accountId, undefined, limit);
      const idsOf = (wanted: FeedType) => rows.filter(({ target }) => target === wanted).map(({ id }) => id);
      const games = await listListedGamesAmong(db, idsOf('game'));
      return [...games.map(ofGame), ...(await listPublicClipsAmong(db, idsOf('clip'), undefined)).map(ofClip)];
    },
  };
}

export type FollowedRow = { target: FeedType; id: string; at: Date };

/** Content of followed accounts, the latest first; a live stream is placed by its start. */
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
