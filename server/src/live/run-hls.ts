import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import type { Context } from '../platform/context.ts';
import { type FlvSink, type PublishEnding, sinkInto } from '../rtmp/flv-sink.ts';
import type { CutCause } from '../rtmp/rtmp-error.ts';
import { type Ffmpeg, runFfmpeg } from '../sandbox/ffmpeg.ts';
import { flvSource, hlsArguments, type LiveSource, transportSource } from './hls-arguments.ts';
import { keyFrameSecondsOf, segmentsIn } from './hls-playlist.ts';
import { countSegments, readPlaylist, removeStreamFiles } from './live-files.ts';
import { endLease, hasStream, markLive, renewLease } from './live-queries.ts';
import { liveLimits, type RefusedBecause } from './live-stream.ts';
import { removeParts, runParts } from './low-latency/run-parts.ts';
import { publishToBucket } from './publish-to-bucket.ts';
import type { HeldLease } from './publisher-folder.ts';
import { recordStream } from './recordings/record-stream.ts';
import { runRenditions } from './run-renditions.ts';
import type { TranscodeCapacity } from './transcode-capacity.ts';

/** A stream published through this node, which holds its lease. */
export type Publishing = { check(): Promise<void>; stop(): void };

/** What a stream needs of its publisher. */
export type LivePublisher = { bitsPerSecond(): number; disconnect(): void };

/** Pipes the publisher's data into ffmpeg, which writes HLS, and renews the lease meanwhile. */
export function runHls(
  ctx: Context,
  ffmpeg: Ffmpeg,
  held: HeldLease & { folder: string },
  publisher: LivePublisher,
  publishing: Map<string, Publishing>,
  options: { source?: LiveSource; capacity?: TranscodeCapacity | undefined } = {},
): FlvSink {
  const { source = flvSource, capacity } = options;
  const { streamId, lease, folder } = held;
  const input = new PassThrough({ highWaterMark: 1024 * 1024 });
  input.on('error', () => undefined);
  const bucket = ctx.config.s3 && publishToBucket(ctx, held, folder);
  const shownSegments = async () => bucket?.segmentCount() ?? (await countSegments(folder));
  let refusedBecause: RefusedBecause | undefined;
  const refuse = (because: RefusedBecause) => {
    refusedBecause ??= because;
    publisher.disconnect();
  };
  const timers = startTimers(ctx, held, { ...publisher, refuse }, folder, shownSegments);
  const own = { check: timers.checkNow, stop: () => publisher.disconnect() };
  publishing.set(streamId, own);

  const recorder = recordStream(ctx, { streamId, folder, continues: held.continues });
  const renditions = capacity && runRenditions(ctx, ffmpeg, capacity, { streamId, folder, source });

  const killing = new AbortController();
  // A browser's recording may be transcoded, which must happen only once; with a bucket any node may be asked for any
  // part.
  const parts =
    source.isPassedThrough && ctx.config.s3 === undefined ? runParts(ctx, held, source === transportSource) : undefined;
  if (parts === undefined) void logFailure(ctx, streamId, () => removeParts(ctx, streamId));
  const converting = runFfmpeg(ffmpeg, [...hlsArguments(ctx.clock.now(), source), ...(parts?.args ?? [])], {
    cwd: folder,
    stdin: input,
    signal: killing.signal,
    limits: { fileBytes: 200_000_000 },
    // Passing through costs very little, and viewers freeze while it waits for a busy machine; transcoding keeps low
    // priority.
    urgent: source.isPassedThrough,
    ...(parts && { onOutput: parts.read }),
  });
  converting.then(
    ({ outcome, stderr }) => {
      if (timers.isStopped()) return publisher.disconnect();
      const reason = stderr.trim().split('\n').at(-1);
      ctx.log.warn({ streamId, outcome, reason }, 'ffmpeg exited before the stream ended');
      refuse('unreadable');
    },
    (error: Error) => {
      ctx.log.error({ err: error, streamId }, 'ffmpeg could not be started');
      publisher.disconnect();
    },
  );

  const sink = sinkInto(input, async (ending) => {
    timers.stop();
    // Destroyed before it was ended: ffmpeg has exited, and a write failed first.
    const because = refusedBecause ?? refusalOf(ending) ?? (input.destroyed ? 'unreadable' : null);
    parts?.end(ending.how);
    // A publisher that reconnected has an entry of its own.
    if (publishing.get(streamId) === own) publishing.delete(streamId);
    await logFailure(ctx, streamId, () => endLease(ctx.db, streamId, lease, ending.how, ctx.clock.now(), because));
    // Its input has ended, so it writes what is left; a hanging one is killed. Nothing is written afterwards.
    const killer = setTimeout(() => {
      killing.abort();
      renditions?.kill();
    }, liveLimits.flushSecondsMax * 1000);
    await logFailure(ctx, streamId, async () => {
      await Promise.allSettled([converting, renditions?.end(), parts?.written()]);
      clearTimeout(killer);
      await recorder.end(ending.how);
      await bucket?.end();
      if (bucket) await rm(folder, { recursive: true, force: true });
      // The account was closed during the stream: segments written since then are deleted as well.
      if (!(await hasStream(ctx.db, streamId))) await removeStreamFiles(ctx, streamId);
    });
  });
  return {
    write(bytes) {
      renditions?.write(bytes);
      return sink.write(bytes);
    },
    end(ending) {
      void renditions?.end();
      return sink.end(ending);
    },
  };
}

const refusals: Partial<Record<CutCause, RefusedBecause>> = {
  unsupported_video: 'video_codec',
  unsupported_audio: 'audio_codec',
  protocol_error: 'unreadable',
};
const refusalOf = (ending: PublishEnding) => (ending.how === 'cut' ? refusals[ending.cause] : undefined);

/** Renews the lease and enforces the limits every few seconds, and marks the stream live once it can be played. */
function startTimers(
  ctx: Context,
  { streamId, lease, continues }: HeldLease,
  publisher: LivePublisher & { refuse(because: RefusedBecause): void },
  folder: string,
  shownSegments: () => Promise<number>,
) {
  const startedAt = ctx.clock.now().getTime();
  let isLive = false;
  let isStopped = false;

  const check = async () => {
    if (isStopped) return;
    const keyFrameSeconds = keyFrameSecondsOf(segmentsIn((await readPlaylist(folder)) ?? ''));
    const isHeld = await renewLease(ctx.db, streamId, lease, ctx.clock.now(), keyFrameSeconds);
    const isTooLong = ctx.clock.now().getTime() - startedAt > liveLimits.hoursMax * 3_600_000;
    if (!isHeld || isTooLong) publisher.disconnect();
    else if (publisher.bitsPerSecond() > liveLimits.bitsPerSecondMax) publisher.refuse('bitrate');
  };
  const markLiveWhenPlayable = async () => {
    if (isLive || isStopped || (await shownSegments()) < liveLimits.segmentsBeforeLive) return;
    isLive = true;
    await markLive(ctx.db, streamId, lease, continues, ctx.clock.now());
  };
  const checkNow = () => logFailure(ctx, streamId, check);
  const heartbeat = setInterval(() => void checkNow(), liveLimits.heartbeatSeconds * 1000);
  const playable = setInterval(() => void logFailure(ctx, streamId, markLiveWhenPlayable), 300);
  return {
    checkNow,
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
      clearInterval(heartbeat);
      clearInterval(playable);
    },
  };
}

/** The database may be unavailable for a moment; the stream continues, and the next heartbeat retries. */
async function logFailure(ctx: Context, streamId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.log.warn({ streamId, reason: (error as Error).message }, 'stream state could not be updated');
  }
}
