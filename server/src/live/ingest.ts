import { limitedAddress } from '../access/client-address.ts';
import type { Context } from '../platform/context.ts';
import { publishers } from '../platform/metrics.ts';
import { watchCertificate } from '../process/rtmps-certificate.ts';
import { startRtmpServer } from '../rtmp/rtmp-server.ts';
import { publisherAuthorizer } from './authorize-publisher.ts';
import { sweepStreams } from './live-queries.ts';
import type { Publishing } from './run-hls.ts';

export type Ingest = { port: number; tlsPort: number | undefined; close(): Promise<void> };

const sweepMs = 5000;

/** Accepts RTMP publishers, one a stream, and serves what they send as HLS. */
export async function startIngest(ctx: Context): Promise<Ingest> {
  const publishing = new Map<string, Publishing>();
  const { host, rtmpPort, rtmps, rtmpRelays } = ctx.config;
  const certificate = rtmps && (await watchCertificate(rtmps, ctx.log));
  const server = await startRtmpServer({
    host,
    port: rtmpPort,
    tls: rtmps && certificate && { port: rtmps.port, secureContext: certificate.secureContext },
    limitedAddress: (address) => (rtmpRelays.includes(address) ? undefined : limitedAddress(address)),
    authorize: publisherAuthorizer(ctx, publishing),
    log: ({ event, connectionId, detail }) => ctx.log.debug({ event, connectionId, detail }, 'rtmp'),
  });
  // A rotated key, a ban or a closed account disconnects at once; the next heartbeat would find out too.
  ctx.pubsub.subscribe('live', (streamId) => void publishing.get(streamId ?? '')?.check());
  ctx.pubsub.subscribe('access', () => {
    for (const one of publishing.values()) void one.check();
  });
  const sweeper = setInterval(() => {
    publishers.set(publishing.size);
    sweepStreams(ctx.db, ctx.clock.now()).catch((error: Error) =>
      ctx.log.warn({ reason: error.message }, 'ended streams could not be swept'),
    );
  }, sweepMs);
  sweeper.unref();
  return {
    port: server.port,
    tlsPort: server.tlsPort,
    async close() {
      clearInterval(sweeper);
      certificate?.stop();
      for (const one of publishing.values()) one.stop();
      await server.close();
    },
  };
}
