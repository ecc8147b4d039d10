import { protocolError } from './rtmp-error.ts';

/** An object decodes to a record without a prototype, an ECMA array to a Map; both encode back to what they were. */
export type AmfValue =
  | number
  | boolean
  | string
  | null
  | undefined
  | Date
  | AmfValue[]
  | Map<string, AmfValue>
  | AmfObject;
export type AmfObject = { [key: string]: AmfValue };

const DEPTH_MAX = 16;
const VALUES_MAX = 4096;

const NUMBER = 0;
const BOOLEAN = 1;
const STRING = 2;
const OBJECT = 3;
const NULL = 5;
const UNDEFINED = 6;
const REFERENCE = 7;
const ECMA_ARRAY = 8;
const OBJECT_END = 9;
const STRICT_ARRAY = 10;
const DATE = 11;
const LONG_STRING = 12;
const UNSUPPORTED = 13;
const XML_DOCUMENT = 15;
const TYPED_OBJECT = 16;

type Cursor = { bytes: Buffer; at: number; valuesLeft: number; complex: AmfValue[] };

function take(cursor: Cursor, count: number): number {
  const at = cursor.at;
  if (count > cursor.bytes.length - at) throw protocolError('An AMF0 value is cut short.');
  cursor.at = at + count;
  return at;
}

function takeString(cursor: Cursor, lengthBytes: 2 | 4): string {
  const length = cursor.bytes.readUIntBE(take(cursor, lengthBytes), lengthBytes);
  const start = take(cursor, length);
  return cursor.bytes.toString('utf8', start, start + length);
}

function takeProperties(cursor: Cursor, depth: number, put: (key: string, value: AmfValue) => void): void {
  for (;;) {
    const key = takeString(cursor, 2);
    if (key === '' && cursor.bytes[cursor.at] === OBJECT_END) {
      cursor.at += 1;
      return;
    }
    put(key, takeValue(cursor, depth + 1));
  }
}

function takeObject(cursor: Cursor, depth: number): AmfObject {
  const object: AmfObject = Object.create(null);
  cursor.complex.push(object);
  takeProperties(cursor, depth, (key, value) => {
    object[key] = value;
  });
  return object;
}

function takeEcmaArray(cursor: Cursor, depth: number): Map<string, AmfValue> {
  const map = new Map<string, AmfValue>();
  cursor.complex.push(map);
  // The count before the entries is a hint that encoders get wrong; the end marker decides.
  take(cursor, 4);
  takeProperties(cursor, depth, (key, value) => {
    map.set(key, value);
  });
  return map;
}

function takeStrictArray(cursor: Cursor, depth: number): AmfValue[] {
  const count = cursor.bytes.readUInt32BE(take(cursor, 4));
  const array: AmfValue[] = [];
  cursor.complex.push(array);
  for (let index = 0; index < count; index += 1) array.push(takeValue(cursor, depth + 1));
  return array;
}

function takeDate(cursor: Cursor): Date {
  const at = take(cursor, 10);
  return new Date(cursor.bytes.readDoubleBE(at));
}

function takeReference(cursor: Cursor): AmfValue {
  const index = cursor.bytes.readUInt16BE(take(cursor, 2));
  if (index >= cursor.complex.length) throw protocolError('An AMF0 reference points nowhere.');
  return cursor.complex[index];
}

function takeValue(cursor: Cursor, depth: number): AmfValue {
  if (depth > DEPTH_MAX) throw protocolError('An AMF0 value is nested too deeply.');
  if (cursor.valuesLeft === 0) throw protocolError('An AMF0 message holds too many values.');
  cursor.valuesLeft -= 1;
  const marker = cursor.bytes.readUInt8(take(cursor, 1));
  switch (marker) {
    case NUMBER:
      return cursor.bytes.readDoubleBE(take(cursor, 8));
    case BOOLEAN:
      return cursor.bytes.readUInt8(take(cursor, 1)) !== 0;
    case STRING:
      return takeString(cursor, 2);
    case OBJECT:
      return takeObject(cursor, depth);
    case NULL:
      return null;
    case UNDEFINED:
    case UNSUPPORTED:
      return undefined;
    case REFERENCE:
      return takeReference(cursor);
    case ECMA_ARRAY:
      return takeEcmaArray(cursor, depth);
    case STRICT_ARRAY:
      return takeStrictArray(cursor, depth);
    case DATE:
      return takeDate(cursor);
    case LONG_STRING:
    case XML_DOCUMENT:
      return takeString(cursor, 4);
    case TYPED_OBJECT:
      takeString(cursor, 2);
      return takeObject(cursor, depth);
    default:
      throw protocolError(`AMF0 has no readable type ${marker}.`);
  }
}

/** All values of one message, in order. Throws for anything malformed, too deep or too many. */
export function decodeAmf0(bytes: Buffer): AmfValue[] {
  const cursor: Cursor = { bytes, at: 0, valuesLeft: VALUES_MAX, complex: [] };
  const values: AmfValue[] = [];
  while (cursor.at < bytes.length) values.push(takeValue(cursor, 0));
  return values;
}

function marked(marker: number, size: number): Buffer {
  const bytes = Buffer.alloc(1 + size);
  bytes[0] = marker;
  return bytes;
}

function encodeNumber(marker: number, value: number, tailBytes: number): Buffer {
  const bytes = marked(marker, 8 + tailBytes);
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

function encodeText(text: string): Buffer {
  const utf8 = Buffer.from(text, 'utf8');
  const long = utf8.length > 0xffff;
  const head = marked(long ? LONG_STRING : STRING, long ? 4 : 2);
  head.writeUIntBE(utf8.length, 1, long ? 4 : 2);
  return Buffer.concat([head, utf8]);
}

function encodeProperties(entries: Iterable<[string, AmfValue]>, depth: number): Buffer {
  const parts: Buffer[] = [];
  for (const [key, value] of entries) {
    const name = Buffer.from(key, 'utf8');
    if (name.length > 0xffff) throw protocolError('An AMF0 property name is too long.');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(name.length);
    parts.push(length, name, encodeValue(value, depth + 1));
  }
  return Buffer.concat([...parts, Buffer.from([0, 0, OBJECT_END])]);
}

function encodeCounted(marker: number, count: number, body: Buffer): Buffer {
  const head = marked(marker, 4);
  head.writeUInt32BE(count, 1);
  return Buffer.concat([head, body]);
}

function encodeValue(value: AmfValue, depth: number): Buffer {
  if (depth > DEPTH_MAX) throw protocolError('An AMF0 value is nested too deeply.');
  if (value === null) return marked(NULL, 0);
  if (value === undefined) return marked(UNDEFINED, 0);
  if (typeof value === 'number') return encodeNumber(NUMBER, value, 0);
  if (typeof value === 'boolean') return Buffer.from([BOOLEAN, value ? 1 : 0]);
  if (typeof value === 'string') return encodeText(value);
  // The two bytes after a date are a time zone that the format says to leave at zero.
  if (value instanceof Date) return encodeNumber(DATE, value.getTime(), 2);
  if (value instanceof Map) return encodeCounted(ECMA_ARRAY, value.size, encodeProperties(value, depth));
  if (Array.isArray(value)) {
    return encodeCounted(STRICT_ARRAY, value.length, Buffer.concat(value.map((item) => encodeValue(item, depth + 1))));
  }
  return Buffer.concat([marked(OBJECT, 0), encodeProperties(Object.entries(value), depth)]);
}

export function encodeAmf0(values: readonly AmfValue[]): Buffer {
  return Buffer.concat(values.map((value) => encodeValue(value, 0)));
}

/** A named property of an object or ECMA array; undefined for anything else. */
export function amfProperty(value: AmfValue, key: string): AmfValue {
  if (value instanceof Map) return value.get(key);
  if (typeof value !== 'object' || value === null || value instanceof Date || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
