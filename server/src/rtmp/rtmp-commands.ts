import { type AmfValue, decodeAmf0 } from './amf0.ts';
import { limitExceeded, protocolError } from './rtmp-error.ts';
import { messageType, type RtmpMessage } from './rtmp-message.ts';

export type RtmpCommand = {
  name: string;
  transaction: number;
  streamId: number;
  /** The third value of every command: an object or null. */
  subject: AmfValue;
  argument: AmfValue;
};

const NAME_LENGTH_MAX = 255;

/** AMF3 messages of the encoders in use are AMF0 behind a zero byte; no command starts with a number, AMF0's zero. */
function valuesOf({ typeId, payload }: RtmpMessage, bytesMax: number): AmfValue[] {
  if (payload.length > bytesMax) throw limitExceeded(`A command of ${payload.length} bytes is over ${bytesMax}.`);
  const isAmf3 = typeId === messageType.commandAmf3 || typeId === messageType.dataAmf3;
  return decodeAmf0(isAmf3 && payload[0] === 0 ? payload.subarray(1) : payload);
}

export function parseCommand(message: RtmpMessage, bytesMax: number): RtmpCommand {
  const [name, transaction, subject, argument] = valuesOf(message, bytesMax);
  if (typeof name !== 'string') throw protocolError('A command has no name.');
  return {
    name,
    transaction: typeof transaction === 'number' ? transaction : 0,
    streamId: message.streamId,
    subject,
    argument,
  };
}

/** The publisher's metadata, sent bare or wrapped in @setDataFrame; undefined for other data. */
export function parseMetadata(message: RtmpMessage, bytesMax: number): AmfValue {
  const values = valuesOf(message, bytesMax);
  const [name, value] = values[0] === '@setDataFrame' ? values.slice(1) : values;
  return name === 'onMetaData' ? value : undefined;
}

/** An app or stream name as sent; undefined when invalid. */
export function nameOf(value: AmfValue): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= NAME_LENGTH_MAX ? value : undefined;
}
