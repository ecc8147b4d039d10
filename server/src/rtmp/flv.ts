import { type AmfValue, encodeAmf0 } from './amf0.ts';
import { protocolError } from './rtmp-error.ts';
import { messageType, type RtmpMessage } from './rtmp-message.ts';

const TAG_HEADER_BYTES = 11;
const TAG_TRAILER_BYTES = 4;

export function flvHeader(has: { audio: boolean; video: boolean }): Buffer {
  const flags = (has.audio ? 4 : 0) | (has.video ? 1 : 0);
  return Buffer.from([0x46, 0x4c, 0x56, 1, flags, 0, 0, 0, 9, 0, 0, 0, 0]);
}

/** `timestamp` in milliseconds; FLV keeps its top byte after the lower three. */
export function flvTag(typeId: number, timestamp: number, payload: Buffer): Buffer {
  const tag = Buffer.allocUnsafe(TAG_HEADER_BYTES + payload.length + TAG_TRAILER_BYTES);
  tag.writeUInt8(typeId, 0);
  tag.writeUIntBE(payload.length, 1, 3);
  tag.writeUIntBE(timestamp & 0xffffff, 4, 3);
  tag.writeUInt8((timestamp >>> 24) & 0xff, 7);
  tag.writeUIntBE(0, 8, 3);
  payload.copy(tag, TAG_HEADER_BYTES);
  tag.writeUInt32BE(TAG_HEADER_BYTES + payload.length, TAG_HEADER_BYTES + payload.length);
  return tag;
}

export function flvMetadataTag(metadata: Map<string, AmfValue>): Buffer {
  return flvTag(messageType.data, 0, encodeAmf0(['onMetaData', metadata]));
}

/**
 * An aggregate contains FLV tags; their times are relative to the first of them, which has the aggregate's own time.
 */
export function* splitAggregate(aggregate: RtmpMessage): Generator<RtmpMessage, void, undefined> {
  const { payload } = aggregate;
  let at = 0;
  let firstTime: number | undefined;
  while (at < payload.length) {
    if (payload.length - at < TAG_HEADER_BYTES) throw protocolError('An aggregate message is cut short.');
    const length = payload.readUIntBE(at + 1, 3);
    const time = (payload.readUIntBE(at + 4, 3) | (payload.readUInt8(at + 7) << 24)) >>> 0;
    firstTime ??= time;
    const start = at + TAG_HEADER_BYTES;
    if (length > payload.length - start) throw protocolError('An aggregate message is cut short.');
    yield {
      typeId: payload.readUInt8(at),
      timestamp: (aggregate.timestamp + time - firstTime) >>> 0,
      streamId: aggregate.streamId,
      payload: payload.subarray(start, start + length),
    };
    // Some encoders leave out the length behind the last tag.
    at = start + length + TAG_TRAILER_BYTES;
  }
}
