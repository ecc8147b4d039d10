import { setTimeout as sleep } from 'node:timers/promises';
import type { FlvSink, PublishEnding } from '../rtmp/flv-sink.ts';
import { createPublishMeter } from '../rtmp/publish-meter.ts';
import type { RefusalReason } from '../rtmp/publish-types.ts';
import type { CutCause } from '../rtmp/rtmp-error.ts';
import { createTransportStreamReader } from './transport-stream.ts';

export type SrtPublisher = { bitsPerSecond(): number; disconnect(): void };

/** The sink accepts an MPEG transport stream. */
export type SrtDecision =
  | { accept: true; open(publisher: SrtPublisher): FlvSink }
  | { accept: false; reason: RefusalReason };

export type SrtPublish = {
  push(payload: Buffer): void;
  queuedPackets(): number;
  end(ending: PublishEnding): Promise<void>;
};

/** The buffer until the codecs are known: as much as a long key frame interval. */
const heldBytesMax = 8 * 1024 * 1024;
/** The maximum backlog of the sink. */
const queuedBytesMax = 8 * 1024 * 1024;
const flushMsMax = 5000;

/** Writes a caller's stream to its sink, once it is known that viewers can play it. */
export function openSrtPublish(
  open: Extract<SrtDecision, { accept: true }>['open'],
  nowMs: () => number,
  cut: (cause: CutCause) => void,
): SrtPublish {
  const reader = createTransportStreamReader();
  const meter = createPublishMeter(nowMs);
  const sink = open({ bitsPerSecond: meter.bitsPerSecond, disconnect: () => cut('disconnected') });
  let held: Buffer[] = [];
  let heldBytes = 0;
  let isPlayable = false;
  let queued = { packets: 0, bytes: 0 };
  let writing = Promise.resolve();
  let hasEnded = false;

  function write(bytes: Buffer): void {
    queued = { packets: queued.packets + 1, bytes: queued.bytes + bytes.length };
    if (queued.bytes > queuedBytesMax) cut('sink_stalled');
    writing = writing
      .then(() => (hasEnded ? undefined : sink.write(bytes)))
      .catch(() => cut('sink_failed'))
      .finally(() => {
        queued = { packets: queued.packets - 1, bytes: queued.bytes - bytes.length };
      });
  }

  return {
    push(payload) {
      meter.add(payload.length);
      if (isPlayable) return write(payload);
      held.push(payload);
      heldBytes += payload.length;
      const look = reader.push(payload);
      if (look === 'playable') {
        isPlayable = true;
        write(Buffer.concat(held));
        held = [];
      } else if (look !== 'unknown') cut(look);
      else if (heldBytes > heldBytesMax) cut('protocol_error');
    },
    queuedPackets: () => queued.packets,
    async end(ending) {
      // Received data is written before a clean end; a sink that hangs is not waited for.
      if (ending.how === 'unpublished') await Promise.race([writing, sleep(flushMsMax, undefined, { ref: false })]);
      hasEnded = true;
      await sink.end(ending);
    },
  };
}
