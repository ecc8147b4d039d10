import type { FlvSink, PublishEnding } from '../../rtmp/flv-sink.ts';
import type { PublishDecision, Publisher, PublishRequest, RtmpLogEntry } from '../../rtmp/publish-types.ts';
import type { RtmpLimits } from '../../rtmp/rtmp-limits.ts';
import { type RtmpServer, startRtmpServer } from '../../rtmp/rtmp-server.ts';

export type KeptPublish = {
  publisher: Publisher;
  /** The data delivered so far. */
  flv(): Buffer;
  ended: Promise<PublishEnding>;
};

export type Ingest = {
  server: RtmpServer;
  requests: PublishRequest[];
  log: RtmpLogEntry[];
  /** The next accepted publish not yet taken. */
  nextPublish(): Promise<KeptPublish>;
};

export type IngestOptions = {
  limits?: Partial<RtmpLimits>;
  /** Returned instead of an acceptance; undefined accepts. */
  decide?(request: PublishRequest): Promise<PublishDecision | undefined>;
  /** Wraps the sink that keeps everything in memory. */
  wrapSink?(sink: FlvSink, publisher: Publisher): FlvSink;
};

/** A server on a free local port that keeps everything published to it. */
export async function startIngest(options: IngestOptions = {}): Promise<Ingest> {
  const requests: PublishRequest[] = [];
  const log: RtmpLogEntry[] = [];
  const kept: KeptPublish[] = [];
  const waiting: ((publish: KeptPublish) => void)[] = [];

  function keep(publisher: Publisher): FlvSink {
    const parts: Buffer[] = [];
    const { promise: ended, resolve } = Promise.withResolvers<PublishEnding>();
    const publish: KeptPublish = { publisher, flv: () => Buffer.concat(parts), ended };
    const next = waiting.shift();
    if (next) next(publish);
    else kept.push(publish);
    return {
      write(bytes) {
        parts.push(bytes);
      },
      end: resolve,
    };
  }

  const server = await startRtmpServer({
    host: '127.0.0.1',
    port: 0,
    limits: { ...options.limits },
    limitedAddress: (address) => address,
    log: (entry) => log.push(entry),
    async authorize(request) {
      requests.push(request);
      const open = (publisher: Publisher) => {
        const sink = keep(publisher);
        return options.wrapSink?.(sink, publisher) ?? sink;
      };
      return (await options.decide?.(request)) ?? { accept: true, open };
    },
  });

  return {
    server,
    requests,
    log,
    nextPublish() {
      const publish = kept.shift();
      return publish ? Promise.resolve(publish) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}
