import { encodeChunkHeader, needsExtendedTime } from '../../rtmp/rtmp-chunk-header.ts';
import type { RtmpMessage } from '../../rtmp/rtmp-message.ts';

type Sent = { timestamp: number; step: number; messageBytes: number; typeId: number; streamId: number };

export type ChunkOptions = {
  chunkBytes: number;
  /** The most compressed header wanted; a fuller one is used where the message does not allow it. */
  format: 0 | 1 | 2 | 3;
  /** As old encoders do: no repeat of an extended timestamp inside a message. */
  omitRepeatedTime?: boolean;
};

/** Writes as encoders do, with every header format; the server itself only writes full headers. */
export function createChunkEncoder() {
  const sent = new Map<number, Sent>();

  function formatFor(previous: Sent | undefined, message: RtmpMessage, step: number, wanted: 0 | 1 | 2 | 3) {
    if (!previous || previous.streamId !== message.streamId || wanted === 0) return 0;
    const isLike = previous.messageBytes === message.payload.length && previous.typeId === message.typeId;
    if (!isLike || wanted === 1) return 1;
    return previous.step !== step || wanted === 2 ? 2 : 3;
  }

  /** The chunks of one message, so that a caller can put those of other chunk streams between them. */
  return function encode(chunkStreamId: number, message: RtmpMessage, options: ChunkOptions): Buffer[] {
    const { typeId, streamId, payload, timestamp } = message;
    const previous = sent.get(chunkStreamId);
    const difference = (timestamp - (previous?.timestamp ?? 0)) >>> 0;
    const format = formatFor(previous, message, difference, options.format);
    const step = format === 0 ? timestamp : difference;
    sent.set(chunkStreamId, { timestamp, step, messageBytes: payload.length, typeId, streamId });

    const extended = needsExtendedTime(step);
    const common = { chunkStreamId, time: step, extended };
    const first = encodeChunkHeader({ ...common, format, messageBytes: payload.length, typeId, streamId });
    const repeat = encodeChunkHeader({ ...common, format: 3, extended: extended && !options.omitRepeatedTime });
    const chunks = [Buffer.concat([first, payload.subarray(0, options.chunkBytes)])];
    for (let at = options.chunkBytes; at < payload.length; at += options.chunkBytes) {
      chunks.push(Buffer.concat([repeat, payload.subarray(at, at + options.chunkBytes)]));
    }
    return chunks;
  };
}
