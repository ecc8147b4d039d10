import type { PublicClipRow } from '../clips/clip.ts';
import { listPublicClips, listPublicClipsAmong, listPublicClipsByKeys } from '../clips/public-clip-queries.ts';
import { type ListedGameRow, listedOf } from '../games/catalogue/game.ts';
import { listListedGames, listListedGamesAmong, listListedGamesByKeys } from '../games/catalogue/game-queries.ts';
import type { Context } from '../platform/context.ts';
import type { FeedItem, FeedType } from './feed-index.ts';
import { feedItemOf, listedClipOf } from './feed-sources.ts';
import type { FeedStore } from './feed-view.ts';
import { listFollowed } from './following-queries.ts';

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
