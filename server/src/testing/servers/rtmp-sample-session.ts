import { encodeAmf0 } from '../../rtmp/amf0.ts';
import { flvTag } from '../../rtmp/flv.ts';
import { messageType, type RtmpMessage } from '../../rtmp/rtmp-message.ts';
import { handshakeBytes, recordedStreamName } from './recorded-rtmp-session.ts';
import { createChunkEncoder } from './rtmp-chunk-encoder.ts';

export const videoSequenceHeader = Buffer.from([0x17, 0, 0, 0, 0, 1, 0x42, 0xc0, 0x0a, 0xff, 0xe1, 0, 0]);
export const audioSequenceHeader = Buffer.from([0xaf, 0, 0x12, 0x10]);

export function videoFrame(kind: 'key' | 'inter', bytes = 40): Buffer {
  return Buffer.concat([Buffer.from([kind === 'key' ? 0x17 : 0x27, 1, 0, 0, 0]), Buffer.alloc(bytes, 0x5a)]);
}

export function audioFrame(bytes = 20): Buffer {
  return Buffer.concat([Buffer.from([0xaf, 1]), Buffer.alloc(bytes, 0xa5)]);
}

export function video(timestamp: number, payload: Buffer, streamId = 1): RtmpMessage {
  return { typeId: messageType.video, timestamp, streamId, payload };
}

export function audio(timestamp: number, payload: Buffer, streamId = 1): RtmpMessage {
  return { typeId: messageType.audio, timestamp, streamId, payload };
}

export function aggregate(timestamp: number, parts: RtmpMessage[]): RtmpMessage {
  const payload = Buffer.concat(parts.map((part) => flvTag(part.typeId, part.timestamp, part.payload)));
  return { typeId: messageType.aggregate, timestamp, streamId: 1, payload };
}

/**
 * Covers what a recording of one encoder lacks: every header format and number size, extended times, AMF3, aggregates,
 * controls.
 */
export function buildSampleSession(): Buffer {
  const encode = createChunkEncoder();
  const parts: Buffer[] = [Buffer.from([3]), Buffer.alloc(handshakeBytes - 1)];
  let chunkBytes = 128;
  const send = (chunkStreamId: number, format: 0 | 1 | 2 | 3, message: Omit<RtmpMessage, 'streamId'>, streamId = 0) => {
    parts.push(...encode(chunkStreamId, { ...message, streamId }, { chunkBytes, format }));
  };
  const command = (...values: Parameters<typeof encodeAmf0>[0]) => ({
    typeId: messageType.command,
    timestamp: 0,
    payload: encodeAmf0(values),
  });
  const control = (typeId: number, ...bytes: number[]) => ({ typeId, timestamp: 0, payload: Buffer.from(bytes) });

  send(2, 0, control(messageType.setChunkSize, 0, 0, 0, 200));
  chunkBytes = 200;
  send(3, 0, command('connect', 1, { app: 'live', tcUrl: 'rtmp://x/live', list: [1, 'a', null, new Date(0)] }));
  send(2, 1, control(messageType.windowSize, 0, 0, 4, 0));
  send(2, 1, control(messageType.peerBandwidth, 0, 0, 4, 0, 2));
  const amf3 = command('createStream', 2, null);
  send(3, 1, { ...amf3, typeId: messageType.commandAmf3, payload: Buffer.concat([Buffer.of(0), amf3.payload]) });
  send(3, 1, command('_checkbw', 3, null));
  send(400, 0, command('publish', 4, null, recordedStreamName, 'live'), 1);
  const metadata = new Map(
    Object.entries({ width: 64, videocodecid: 7, audiocodecid: 10, deep: { a: { b: [true] } } }),
  );
  send(
    4,
    0,
    { typeId: messageType.data, timestamp: 0, payload: encodeAmf0(['@setDataFrame', 'onMetaData', metadata]) },
    1,
  );
  send(70, 0, video(0xffffff00, videoSequenceHeader), 1);
  send(71, 0, audio(0xffffff00, audioSequenceHeader), 1);
  send(2, 1, control(messageType.userControl, 0, 6, 0, 0, 0, 9));
  for (let frame = 0; frame < 12; frame += 1) {
    const time = (0xffffff00 + frame * 40) >>> 0;
    send(70, 3, video(time, videoFrame(frame % 6 === 0 ? 'key' : 'inter', 500)), 1);
    send(71, 3, audio((time + 7) >>> 0, audioFrame()), 1);
  }
  const [halfMessage] = encode(90, video(600, videoFrame('inter', 900)), { chunkBytes, format: 0 });
  if (halfMessage) parts.push(halfMessage);
  send(2, 1, control(messageType.abort, 0, 0, 0, 90));
  send(70, 1, aggregate(700, [video(5000, videoFrame('inter')), audio(5010, audioFrame())]), 1);
  send(3, 1, command('FCUnpublish', 5, null, recordedStreamName));
  send(3, 1, command('deleteStream', 6, null, 1));
  return Buffer.concat(parts);
}
