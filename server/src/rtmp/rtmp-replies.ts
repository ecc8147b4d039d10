import { type AmfObject, type AmfValue, encodeAmf0 } from './amf0.ts';
import { encodeChunks } from './rtmp-chunks.ts';
import { messageType } from './rtmp-message.ts';

const CONTROL_CHUNK_STREAM = 2;
const COMMAND_CHUNK_STREAM = 3;
const STATUS_CHUNK_STREAM = 5;
const DYNAMIC_LIMIT = 2;

const STREAM_BEGIN = 0;
export const PING_REQUEST = 6;
const PING_RESPONSE = 7;

/** The server's messages are small: these sizes are its half of the negotiation, not a limit on the publisher. */
export const SEND_CHUNK_BYTES = 4096;
export const WINDOW_BYTES = 2_500_000;

export type Status = { level: 'status' | 'error'; code: string; description: string };

function control(typeId: number, payload: Buffer): Buffer {
  return encodeChunks(CONTROL_CHUNK_STREAM, { typeId, timestamp: 0, streamId: 0, payload }, SEND_CHUNK_BYTES);
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value >>> 0, 4 * index);
  });
  return bytes;
}

export function acknowledgement(receivedBytes: number): Buffer {
  return control(messageType.acknowledgement, uint32(receivedBytes % 2 ** 32));
}

export function windowSize(): Buffer {
  return control(messageType.windowSize, uint32(WINDOW_BYTES));
}

/** Sent before any reply that could be longer than the 128 bytes a chunk has at first. */
export function openingControls(): Buffer {
  return Buffer.concat([
    windowSize(),
    control(messageType.peerBandwidth, Buffer.concat([uint32(WINDOW_BYTES), Buffer.from([DYNAMIC_LIMIT])])),
    control(messageType.setChunkSize, uint32(SEND_CHUNK_BYTES)),
  ]);
}

function userControl(event: number, data: Buffer): Buffer {
  return control(messageType.userControl, Buffer.concat([Buffer.from([0, event]), data]));
}

export function streamBegin(streamId: number): Buffer {
  return userControl(STREAM_BEGIN, uint32(streamId));
}

export function pong(time: Buffer): Buffer {
  return userControl(PING_RESPONSE, time);
}

function command(chunkStreamId: number, streamId: number, values: AmfValue[]): Buffer {
  const payload = encodeAmf0(values);
  return encodeChunks(
    chunkStreamId,
    { typeId: messageType.command, timestamp: 0, streamId, payload },
    SEND_CHUNK_BYTES,
  );
}

export function commandResult(transaction: number, ...values: AmfValue[]): Buffer {
  return command(COMMAND_CHUNK_STREAM, 0, ['_result', transaction, ...values]);
}

export function commandError(transaction: number, status: Status): Buffer {
  return command(COMMAND_CHUNK_STREAM, 0, ['_error', transaction, null, statusObject(status)]);
}

function statusObject({ level, code, description }: Status): AmfObject {
  return { level, code, description };
}

/**
 * The object encoding is always 0, so that the client uses AMF0 whatever it offered. No `fourCcList` is sent, so that
 * an enhanced RTMP encoder uses the classic codecs. The version is one that encoders know.
 */
export function connectResult(transaction: number): Buffer {
  return commandResult(
    transaction,
    { fmsVer: 'FMS/3,5,7,7009', capabilities: 31 },
    {
      level: 'status',
      code: 'NetConnection.Connect.Success',
      description: 'Connection succeeded.',
      objectEncoding: 0,
    },
  );
}

export function onStatus(streamId: number, status: Status): Buffer {
  return command(STATUS_CHUNK_STREAM, streamId, ['onStatus', 0, null, statusObject(status)]);
}

/** Adobe's own encoder waits for this after FCPublish and FCUnpublish; others ignore it. */
export function onFc(name: 'onFCPublish' | 'onFCUnpublish', code: string): Buffer {
  return command(COMMAND_CHUNK_STREAM, 0, [name, 0, null, { code, description: 'Received.' }]);
}

export const statuses = {
  publishStart: { level: 'status', code: 'NetStream.Publish.Start', description: 'Publishing.' },
  unpublished: { level: 'status', code: 'NetStream.Unpublish.Success', description: 'Publishing has ended.' },
  denied: { level: 'error', code: 'NetStream.Publish.Denied', description: 'The stream key is not accepted.' },
  inUse: { level: 'error', code: 'NetStream.Publish.BadName', description: 'The stream is already being published.' },
  unavailable: { level: 'error', code: 'NetStream.Failed', description: 'Publishing is not possible at the moment.' },
  unsupportedVideo: {
    level: 'error',
    code: 'NetStream.Publish.Rejected',
    description: 'Only H.264 video of 8 bits, 4:2:0, is accepted.',
  },
  unsupportedAudio: {
    level: 'error',
    code: 'NetStream.Publish.Rejected',
    description: 'Only AAC or MP3 audio is accepted.',
  },
  disconnected: { level: 'error', code: 'NetStream.Publish.Denied', description: 'The server ended the stream.' },
  playRefused: {
    level: 'error',
    code: 'NetStream.Play.Failed',
    description: 'This server takes streams and plays none.',
  },
  callFailed: { level: 'error', code: 'NetConnection.Call.Failed', description: 'There is no such command.' },
} as const satisfies Record<string, Status>;
