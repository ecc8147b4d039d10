import type { FlvSink, PublishEnding } from './flv-sink.ts';
import { createFlvWriter, type FlvWriter } from './flv-writer.ts';
import { createPublishMeter, type PublishMeter } from './publish-meter.ts';
import type { PublishDecision, Publisher, PublishStats } from './publish-types.ts';
import type { Connection } from './rtmp-connection.ts';
import { RtmpError } from './rtmp-error.ts';

export type ActivePublish = {
  streamId: number;
  flv: FlvWriter;
  meter: PublishMeter;
  /** Resolves when the sink accepts more. */
  deliver(bytes: Buffer | undefined): Promise<void>;
  isWaitingForSink(): boolean;
  end(ending: PublishEnding): Promise<void>;
};

export type ActivePublishOptions = {
  decision: Extract<PublishDecision, { accept: true }>;
  streamId: number;
  connection: Connection;
  publisher: Omit<Publisher, 'stats'>;
  now: () => number;
  onSinkError(error: unknown): void;
};

/** Throws when the owner cannot open its sink. */
export function openPublish(options: ActivePublishOptions): ActivePublish {
  const { decision, streamId, connection, onSinkError } = options;
  const flv = createFlvWriter();
  const meter = createPublishMeter(options.now);
  const stats = (): PublishStats => ({
    receivedBytes: meter.bytes(),
    bitsPerSecond: meter.bitsPerSecond(),
    ...flv.counts(),
  });
  const sink: FlvSink = decision.open({ ...options.publisher, stats });
  let waiting = false;

  return {
    streamId,
    flv,
    meter,
    async deliver(bytes) {
      if (!bytes) return;
      waiting = true;
      try {
        const written = sink.write(bytes);
        if (written) await connection.whileOpen(written);
      } catch (error) {
        if (!connection.stopCause()) onSinkError(error);
        throw new RtmpError('sink_failed', 'The stream cannot be delivered.');
      } finally {
        waiting = false;
      }
    },
    isWaitingForSink: () => waiting,
    async end(ending) {
      try {
        await sink.end(ending);
      } catch (error) {
        onSinkError(error);
      }
    },
  };
}
