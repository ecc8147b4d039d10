import { type ChunkHeader, encodeChunkHeader, needsExtendedTime, parseChunkHeader } from './rtmp-chunk-header.ts';
import { limitExceeded, protocolError } from './rtmp-error.ts';
import { messageType, type RtmpMessage } from './rtmp-message.ts';

export const DEFAULT_CHUNK_BYTES = 128;
const CHUNK_BYTES_MAX = 0xffffff;
const FIRST_ALLOCATION_BYTES = 4096;

/** Memory for incomplete messages, shared by several readers. */
export type BufferBudget = { bytesLeft: number };

export type ChunkReaderLimits = { messageBytesMax: number; bufferedBytesMax: number; chunkStreamsMax: number };

type ChunkStream = {
  timestamp: number;
  /** The timestamp delta of a format 3 chunk that starts a message. */
  step: number;
  extendedTime: number | undefined;
  messageBytes: number;
  typeId: number;
  streamId: number;
  partial: Buffer | undefined;
  receivedBytes: number;
  midMessage: boolean;
};

export type ChunkReader = {
  /**
   * Parses lazily, so that a handled message (accepted publish, changed limits) already applies to the bytes after it.
   * Read it to its end before the next call.
   */
  read(bytes: Buffer): Generator<RtmpMessage, void, undefined>;
  setLimits(limits: ChunkReaderLimits): void;
  bufferedBytes(): number;
  /** Releases the buffered bytes to the shared budget; the reader must not be used afterwards. */
  discard(): void;
};

export function createChunkReader(startLimits: ChunkReaderLimits, budget: BufferBudget): ChunkReader {
  const streams = new Map<number, ChunkStream>();
  let limits = startLimits;
  let chunkBytes = DEFAULT_CHUNK_BYTES;
  let buffered = 0;
  let headerStart: Buffer = Buffer.alloc(0);
  let current: ChunkStream | undefined;
  let chunkBytesLeft = 0;

  function reserve(bytes: number): void {
    if (buffered + bytes > limits.bufferedBytesMax) throw limitExceeded('Too many half-sent messages.');
    if (bytes > budget.bytesLeft) throw limitExceeded('The server holds too many half-sent messages.');
    buffered += bytes;
    budget.bytesLeft -= bytes;
  }

  function release(stream: ChunkStream): void {
    if (stream.partial) {
      buffered -= stream.partial.length;
      budget.bytesLeft += stream.partial.length;
    }
    stream.partial = undefined;
    stream.receivedBytes = 0;
    stream.midMessage = false;
  }

  function openStream(header: ChunkHeader): ChunkStream {
    // Encoders built on librtmp open a chunk stream with format 1, which only lacks the stream number.
    if (header.format > 1) throw protocolError('A chunk refers to a header that was never sent.');
    if (streams.size >= limits.chunkStreamsMax) throw limitExceeded('Too many chunk streams.');
    const stream: ChunkStream = {
      timestamp: 0,
      step: 0,
      extendedTime: undefined,
      messageBytes: 0,
      typeId: 0,
      streamId: 0,
      partial: undefined,
      receivedBytes: 0,
      midMessage: false,
    };
    streams.set(header.chunkStreamId, stream);
    return stream;
  }

  function startChunk(header: ChunkHeader): ChunkStream {
    const stream = streams.get(header.chunkStreamId) ?? openStream(header);
    if (stream.midMessage) {
      if (header.format !== 3) throw protocolError('A message is interrupted by another on its own chunk stream.');
    } else {
      if (header.time !== undefined) {
        stream.step = header.time;
        stream.extendedTime = header.extended ? header.time : undefined;
      }
      stream.timestamp = header.format === 0 ? stream.step : (stream.timestamp + stream.step) >>> 0;
      stream.messageBytes = header.messageBytes ?? stream.messageBytes;
      stream.typeId = header.typeId ?? stream.typeId;
      stream.streamId = header.streamId ?? stream.streamId;
      if (stream.messageBytes > limits.messageBytesMax) {
        throw limitExceeded(`A message of ${stream.messageBytes} bytes is over ${limits.messageBytesMax}.`);
      }
      stream.midMessage = true;
    }
    chunkBytesLeft = Math.min(chunkBytes, stream.messageBytes - stream.receivedBytes);
    return stream;
  }

  /** Grows with what arrives, not with the announced length. */
  function append(stream: ChunkStream, bytes: Buffer): void {
    const needed = stream.receivedBytes + bytes.length;
    const held = stream.partial?.length ?? 0;
    if (needed > held) {
      const size = Math.min(stream.messageBytes, Math.max(needed, 2 * held, FIRST_ALLOCATION_BYTES));
      reserve(size - held);
      const grown = Buffer.allocUnsafe(size);
      stream.partial?.copy(grown, 0, 0, stream.receivedBytes);
      stream.partial = grown;
    }
    if (stream.partial) bytes.copy(stream.partial, stream.receivedBytes);
    stream.receivedBytes = needed;
  }

  function finish(stream: ChunkStream): RtmpMessage {
    const payload = stream.partial?.subarray(0, stream.messageBytes) ?? Buffer.alloc(0);
    release(stream);
    const message = { typeId: stream.typeId, timestamp: stream.timestamp, streamId: stream.streamId, payload };
    applyControl(message);
    return message;
  }

  /** The two control messages that change how the following bytes are split. */
  function applyControl({ typeId, payload }: RtmpMessage): void {
    if (typeId !== messageType.setChunkSize && typeId !== messageType.abort) return;
    if (payload.length < 4) throw protocolError('A control message is too short.');
    const value = payload.readUInt32BE(0);
    if (typeId === messageType.setChunkSize) {
      if (value < 1 || value > 0x7fffffff) throw protocolError('The chunk size is out of range.');
      chunkBytes = Math.min(value, CHUNK_BYTES_MAX);
      return;
    }
    const aborted = streams.get(value);
    if (aborted) release(aborted);
  }

  function* read(bytes: Buffer): Generator<RtmpMessage, void, undefined> {
    const data = headerStart.length > 0 ? Buffer.concat([headerStart, bytes]) : bytes;
    headerStart = Buffer.alloc(0);
    let at = 0;
    while (at < data.length) {
      if (!current) {
        const header = parseChunkHeader(data, at, (id) => streams.get(id));
        if (!header) {
          // Copied, because a view would keep the socket's whole buffer alive for a few bytes.
          headerStart = Buffer.from(data.subarray(at));
          return;
        }
        at += header.headerBytes;
        current = startChunk(header);
      }
      const taken = Math.min(chunkBytesLeft, data.length - at);
      append(current, data.subarray(at, at + taken));
      at += taken;
      chunkBytesLeft -= taken;
      const stream = current;
      if (chunkBytesLeft === 0) current = undefined;
      if (stream.receivedBytes === stream.messageBytes) yield finish(stream);
    }
  }

  return {
    read,
    setLimits(next) {
      limits = next;
    },
    bufferedBytes: () => buffered,
    discard() {
      for (const stream of streams.values()) release(stream);
    },
  };
}

/** One message as chunks with a full header first, which does not depend on earlier messages. */
export function encodeChunks(chunkStreamId: number, message: RtmpMessage, chunkBytes: number): Buffer {
  const { typeId, timestamp, streamId, payload } = message;
  const common = { chunkStreamId, time: timestamp, extended: needsExtendedTime(timestamp) };
  const parts = [encodeChunkHeader({ ...common, format: 0, messageBytes: payload.length, typeId, streamId })];
  for (let at = 0; at < payload.length; at += chunkBytes) {
    if (at > 0) parts.push(encodeChunkHeader({ ...common, format: 3 }));
    parts.push(payload.subarray(at, at + chunkBytes));
  }
  return Buffer.concat(parts);
}
