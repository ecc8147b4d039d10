import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { limitedAddress } from '../access/client-address.ts';
import { asRefusal } from '../http/as-refusal.ts';
import type { Context } from '../platform/context.ts';
import { sinkInto } from '../rtmp/flv-sink.ts';
import type { PublishDecision, Publisher, PublishRequest } from '../rtmp/publish-types.ts';
import { startRtmpServer } from '../rtmp/rtmp-server.ts';
import { type Ffmpeg, runFfmpeg } from '../sandbox/ffmpeg.ts';
import { giveToJail } from '../sandbox/media-jail.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { guessGuard } from './guess-guard.ts';
import { countSegments, playlistName, streamFolder } from './live-files.ts';
import { beat, endLease, hasStream, type Lease, markLive, sweepStreams, takeLease } from './live-queries.ts';
import { liveLimits } from './live-stream.ts';
import { hashOfKey } from './manage-stream.ts';

export type Ingest = { port: number; close(): Promise<void> };
type Publishing = { check(): Promise<void>; stop(): void };

/** Takes RTMP publishers in, one a stream, and turns what they send into HLS with ffmpeg, without encoding anew. */
export async function startIngest(ctx: Context): Promise<Ingest> {
  const guesses = guessGuard(ctx.clock);
  const publishing = new Map<string, Publishing>();

  const authorize = async ({ app, streamName, remoteAddress }: PublishRequest): Promise<PublishDecision> => {
    const ffmpeg = await ffmpegOf(ctx.config);
    if ('missing' in ffmpeg) return { accept: false, reason: 'unavailable' };
    const address = limitedAddress(remoteAddress);
    if (app !== 'live' || guesses.isBarred(address)) return { accept: false, reason: 'denied' };
    const lease = randomUUID();
    try {
      const taken = await takeLease(ctx.db, hashOfKey(streamName), lease, ctx.clock.now());
      if (taken === 'wrong_key') {
        guesses.wrong(address);
        return { accept: false, reason: 'denied' };
      }
      if (taken === 'in_use') return { accept: false, reason: 'in_use' };
      await prepareFolder(ctx, ffmpeg, taken);
      return { accept: true, open: (publisher) => openSink(ctx, ffmpeg, taken, lease, publisher, publishing) };
    } catch (error) {
      if (asRefusal(error)) return { accept: false, reason: 'unavailable' };
      throw error;
    }
  };

  const server = await startRtmpServer({
    host: ctx.config.host,
    port: ctx.config.rtmpPort,
    limitedAddress,
    authorize,
    log: ({ event, connectionId, detail }) => ctx.log.debug({ event, connectionId, detail }, 'rtmp'),
  });
  // A rotated key, a ban or a closed account is heard at once; the heartbeat would find out too.
  ctx.pubsub.subscribe('live', (streamId) => void publishing.get(streamId ?? '')?.check());
  ctx.pubsub.subscribe('access', () => {
    for (const one of publishing.values()) void one.check();
  });
  const sweeper = setInterval(() => void quietly(ctx, () => sweepStreams(ctx.db, ctx.clock.now())), 5000);
  sweeper.unref();
  return {
    port: server.port,
    async close() {
      clearInterval(sweeper);
      for (const one of publishing.values()) one.stop();
      await server.close();
    },
  };
}

/** A stream that goes on keeps its segments, so that players go on too; a new one starts from an empty folder. */
async function prepareFolder(ctx: Context, ffmpeg: Ffmpeg, { streamId, continues }: Lease): Promise<void> {
  const folder = streamFolder(ctx.config, streamId);
  if (!continues) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  giveToJail(ffmpeg.jail, folder);
}

function openSink(
  ctx: Context,
  ffmpeg: Ffmpeg,
  { streamId, continues }: Lease,
  lease: string,
  publisher: Publisher,
  publishing: Map<string, Publishing>,
) {
  const folder = streamFolder(ctx.config, streamId);
  const input = new PassThrough({ highWaterMark: 1024 * 1024 });
  input.on('error', () => undefined);
  const startedAt = ctx.clock.now().getTime();
  let isLive = false;
  let isOver = false;

  const check = async () => {
    if (isOver) return;
    const held = await beat(ctx.db, streamId, lease, ctx.clock.now());
    const { bitsPerSecond } = publisher.stats();
    const isTooLong = ctx.clock.now().getTime() - startedAt > liveLimits.hoursMax * 3_600_000;
    if (!held || bitsPerSecond > liveLimits.bitsPerSecondMax || isTooLong) publisher.disconnect();
  };
  const look = async () => {
    if (isLive || isOver || (await countSegments(folder)) < liveLimits.segmentsBeforeLive) return;
    isLive = true;
    await markLive(ctx.db, streamId, lease, continues, ctx.clock.now());
  };
  const heartbeat = setInterval(() => void quietly(ctx, check), liveLimits.heartbeatSeconds * 1000);
  const lookout = setInterval(() => void quietly(ctx, look), 300);
  publishing.set(streamId, { check: () => quietly(ctx, check), stop: () => publisher.disconnect() });

  const converting = runFfmpeg(ffmpeg, hlsArguments, { cwd: folder, stdin: input, limits: { fileBytes: 200_000_000 } });
  converting.then(
    ({ outcome, stderr }) => {
      if (!isOver)
        ctx.log.warn({ streamId, outcome, reason: stderr.trim().split('\n').at(-1) }, 'ffmpeg ended before its stream');
      publisher.disconnect();
    },
    (error: Error) => {
      ctx.log.error({ err: error, streamId }, 'ffmpeg could not be run');
      publisher.disconnect();
    },
  );

  return sinkInto(input, async (ending) => {
    isOver = true;
    clearInterval(heartbeat);
    clearInterval(lookout);
    publishing.delete(streamId);
    await quietly(ctx, () => endLease(ctx.db, streamId, lease, ending.how, ctx.clock.now()));
    void quietly(ctx, async () => {
      await Promise.allSettled([converting]);
      // Its account was closed while it was sent: what was written meanwhile goes as well.
      if (!(await hasStream(ctx.db, streamId))) await rm(folder, { recursive: true, force: true });
    });
  });
}

const hlsArguments = [
  ...['-fflags', '+genpts', '-f', 'flv', '-i', 'pipe:0', '-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy'],
  ...[
    '-f',
    'hls',
    '-hls_time',
    String(liveLimits.segmentSeconds),
    '-hls_list_size',
    String(liveLimits.playlistSegments),
  ],
  ...['-hls_delete_threshold', String(liveLimits.keptSegments)],
  ...['-hls_flags', 'delete_segments+append_list+discont_start+independent_segments+temp_file'],
  ...['-hls_segment_filename', 'segment-%06d.ts', playlistName],
];

/** The database may be away for a moment; the stream goes on, and the next beat tries again. */
async function quietly(ctx: Context, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.log.warn({ reason: (error as Error).message }, 'a stream could not be noted');
  }
}
