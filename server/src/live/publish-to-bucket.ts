import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { openJailOutput } from '../sandbox/jail-output.ts';
import { segmentsIn } from './hls-playlist.ts';
import { playlistName, readPlaylist, segmentPattern, segmentPlace, segmentsPlace } from './live-files.ts';
import { upsertPlaylist } from './live-playlist-queries.ts';
import { renditionNames } from './renditions.ts';

export type BucketPublishing = {
  /** How many segments are available to viewers. */
  segmentCount(): number;
  /** Publishes the last segments, once nothing more is written. */
  end(): Promise<void>;
};

const playlistNames = [playlistName, ...renditionNames.map((name) => `${name}.m3u8`)];
const everyMs = 300;
const afterFailureMs = 2000;
/** A player may ask for a segment some time after it left the playlist. */
const removedAfterSeconds = 60;

/**
 * Copies the finished segments of one publisher to the bucket and then updates the database, so that playlists never
 * list a missing segment. While the bucket does not answer, the stream freezes for viewers and then continues with what
 * ffmpeg still has.
 */
export function publishToBucket(
  ctx: Context,
  held: { streamId: string; lease: string },
  folder: string,
): BucketPublishing {
  const { streamId } = held;
  const stopping = new AbortController();
  const published = new Map<string, string>();
  /** The files in the bucket, and since when no playlist lists them. */
  const stored = new Map<string, Date | undefined>();
  let isListed = false;

  const publishPlaylist = async (name: string) => {
    const content = await readPlaylist(folder, name);
    if (content === undefined || content === published.get(name)) return;
    for (const segment of namesIn(content)) {
      if (stored.has(segment)) continue;
      const file = await openJailOutput(folder, segment);
      // It has left the playlist, which the next round reads.
      if (file === undefined) return;
      const bytes = file.createReadStream();
      try {
        await ctx.storage.put(segmentPlace(streamId, segment), bytes);
      } finally {
        bytes.destroy();
      }
      stored.set(segment, undefined);
    }
    await upsertPlaylist(ctx.db, held, { name, content, changedAt: ctx.clock.now() });
    published.set(name, content);
  };
  const removeOld = async () => {
    const named = new Set([...published.values()].flatMap(namesIn));
    const removedBefore = secondsAfter(ctx.clock.now(), -removedAfterSeconds);
    for (const [segment, unnamedSince] of stored) {
      if (named.has(segment)) stored.set(segment, undefined);
      else if (unnamedSince === undefined) stored.set(segment, ctx.clock.now());
      else if (unnamedSince <= removedBefore) {
        await ctx.storage.remove(segmentPlace(streamId, segment));
        stored.delete(segment);
      }
    }
  };
  const round = async () => {
    if (!isListed) {
      for await (const { name } of ctx.storage.list(segmentsPlace(streamId)))
        stored.set(path.basename(name), undefined);
      isListed = true;
    }
    await Promise.all(playlistNames.map(publishPlaylist));
    await removeOld();
  };
  const tryRound = async () => {
    try {
      await round();
      return true;
    } catch (error) {
      ctx.log.warn({ streamId, reason: (error as Error).message }, 'segments could not be stored');
      return false;
    }
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const ms = (await tryRound()) ? everyMs : afterFailureMs;
      await sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    segmentCount: () => namesIn(published.get(playlistName) ?? '').length,
    async end() {
      stopping.abort();
      await running;
      await tryRound();
    },
  };
}

function namesIn(content: string): string[] {
  return segmentsIn(content).flatMap(({ name }) => (segmentPattern.test(name) ? [name] : []));
}
