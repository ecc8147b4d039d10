import { type PublicClipRow, viewOfClip } from '../clips/clip.ts';
import { eachBatchOfPublicClips, listPublicClipsAmong } from '../clips/clip-queries.ts';
import type { Context } from '../platform/context.ts';
import type { FeedIndex } from './feed-shelf.ts';
import { type FeedSource, openSource } from './feed-source.ts';
import { type FeedThing, keyOf } from './feed-thing.ts';

/** Every clip that is ready and anybody may watch. */
export function openClipSource(
  ctx: Pick<Context, 'config' | 'db' | 'clock' | 'pubsub' | 'log'>,
  shelf: FeedIndex,
): FeedSource {
  const thingOf = ({ creatorId, ...row }: PublicClipRow): FeedThing => ({
    id: row.id,
    key: keyOf(row.id),
    type: 'clip',
    creatorId,
    createdAt: row.createdAt.getTime(),
    json: JSON.stringify(viewOfClip(row, ctx.config.baseUrl)),
  });
  return openSource(ctx, shelf, {
    type: 'clip',
    topic: 'feed',
    async *all() {
      for await (const rows of eachBatchOfPublicClips(ctx.db)) yield rows.map(thingOf);
    },
    among: async (ids) => (await listPublicClipsAmong(ctx.db, ids)).map(thingOf),
  });
}
