import { limitedAddress } from '../access/client-address.ts';
import type { Context } from '../platform/context.ts';
import { publishers } from '../platform/metrics.ts';
import { watchCertificate } from '../process/rtmps-certificate.ts';
import type { Publisher } from '../rtmp/publish-types.ts';
import { startRtmpServer } from '../rtmp/rtmp-server.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { startSrtServer } from '../srt/srt-server.ts';
import { publisherAuthorizer } from './authorize-publisher.ts';
import { flvSource, transportSource } from './hls-arguments.ts';
import { sweepStreams } from './live-queries.ts';
import { finishAbandonedRecordings } from './recordings/sweep-recordings.ts';
import type { Publishing } from './run-hls.ts';
import { sweepBucket } from './sweep-bucket.ts';
import { measureTranscoding, openTranscodeCapacity, type TranscodeCapacity } from './transcode-capacity.ts';
import { deleteOldWatchers } from './viewer-queries.ts';

export type Ingest = {
  port: number;
  tlsPort: number | undefined;
  srtPort: number | undefined;
  close(): Promise<void>;
};

const sweepMs = 5000;

/** Measured in the background: the start does not wait for it. */
function openCapacity(ctx: Context): TranscodeCapacity | undefined {
  const { liveRenditions } = ctx.config;
  if (liveRenditions === 0) return undefined;
  const measured = ffmpegOf(ctx.config)
    .then((ffmpeg) => ('missing' in ffmpeg ? 0 : measureTranscoding(ctx, ffmpeg, liveRenditions)))
    .catch((error: Error) => {
      ctx.log.warn({ reason: error.message }, 'transcoding capacity could not be measured');
      return 0;
    });
  return openTranscodeCapacity(liveRenditions, measured);
}

async function sweep(ctx: Context): Promise<void> {
  await sweepStreams(ctx.db, ctx.clock.now());
  await deleteOldWatchers(ctx.db, ctx.clock.now());
  await sweepBucket(ctx);
  await finishAbandonedRecordings(ctx);
}

/** Accepts publishers over RTMP and SRT, one per stream, and serves their streams as HLS. */
export async function startIngest(ctx: Context, capacity = openCapacity(ctx)): Promise<Ingest> {
  const publishing = new Map<string, Publishing>();
  const { host, rtmpPort, rtmps, srtPort } = ctx.config;
  const certificate = rtmps && (await watchCertificate(rtmps, ctx.log));
  const authorize = publisherAuthorizer(ctx, publishing, capacity);
  const ofOneAddress = (address: string) =>
    ctx.config.rtmpRelays.includes(address) ? undefined : limitedAddress(address);
  const server = await startRtmpServer({
    host,
    port: rtmpPort,
    tls: rtmps && certificate && { port: rtmps.port, secureContext: certificate.secureContext },
    limitedAddress: ofOneAddress,
    async authorize(request) {
      const decision = await authorize(request, flvSource);
      if (!decision.accept) return decision;
      const open = ({ stats, disconnect }: Publisher) =>
        decision.open({ bitsPerSecond: () => stats().bitsPerSecond, disconnect });
      return { accept: true, open };
    },
    log: ({ event, connectionId, detail }) => ctx.log.debug({ event, connectionId, detail }, 'rtmp'),
  });
  const srt =
    srtPort === undefined
      ? undefined
      : await startSrtServer({
          host,
          port: srtPort,
          limitedAddress: ofOneAddress,
          authorize: (request) => authorize(request, transportSource),
          log: (event, detail) => ctx.log.debug({ event, detail }, 'srt'),
        }).catch(async (error) => {
          await server.close();
          throw error;
        });
  // A rotated key, a ban or a closed account disconnects at once; the next heartbeat would find out too.
  ctx.pubsub.subscribe('live', (streamId) => void publishing.get(streamId ?? '')?.check());
  ctx.pubsub.subscribe('access', () => {
    for (const one of publishing.values()) void one.check();
  });
  const sweeper = setInterval(() => {
    publishers.set(publishing.size);
    sweep(ctx).catch((error: Error) => ctx.log.warn({ reason: error.message }, 'cleanup of ended streams failed'));
  }, sweepMs);
  sweeper.unref();
  return {
    port: server.port,
    tlsPort: server.tlsPort,
    srtPort: srt?.port,
    async close() {
      clearInterval(sweeper);
      certificate?.stop();
      for (const one of publishing.values()) one.stop();
      await Promise.all([server.close(), srt?.close()]);
    },
  };
}
