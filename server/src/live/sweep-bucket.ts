import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { segmentsPlace } from './live-files.ts';
import { deletePlaylists, listStreamsUnchangedSince } from './live-playlist-queries.ts';
import { liveLimits } from './live-stream.ts';

const streamsAtOnce = 10;
/** Longer than an ended stream can become a clip. */
const keptSeconds = liveLimits.clipAfterSeconds + 300;

/**
 * Deletes the segments of streams that ended a while ago. They are listed first: what a reconnecting publisher writes
 * meanwhile has other names and stays.
 */
export async function sweepBucket(ctx: Context): Promise<void> {
  if (ctx.config.s3 === undefined) return;
  const before = secondsAfter(ctx.clock.now(), -keptSeconds);
  for (const streamId of await listStreamsUnchangedSince(ctx.db, before, streamsAtOnce)) {
    const names = await Array.fromAsync(ctx.storage.list(segmentsPlace(streamId)), ({ name }) => name);
    for (const name of names) await ctx.storage.remove(name);
    await deletePlaylists(ctx.db, streamId, before);
  }
}
