const EXTENDED = 0xffffff;
const FIELD_BYTES = [11, 7, 3, 0] as const;

/** The header of one chunk; fields that its format omits are undefined and come from the previous chunk. */
export type ChunkHeader = {
  headerBytes: number;
  format: 0 | 1 | 2 | 3;
  chunkStreamId: number;
  /** Absolute in format 0, a difference in 1 and 2; in format 3 only when it repeats an extended one. */
  time?: number;
  extended: boolean;
  messageBytes?: number;
  typeId?: number;
  streamId?: number;
};

/** The state of the previous chunk on the same chunk stream that decides where a format 3 header ends. */
export type ChunkPredecessor = { extendedTime: number | undefined; midMessage: boolean };

/**
 * The header at `at`, or undefined while bytes are missing. A format 3 chunk repeats an extended timestamp. Older
 * encoders omit the repeat inside a message, so there it is recognized only by its value; at the start of a message it
 * is required.
 */
export function parseChunkHeader(
  bytes: Buffer,
  at: number,
  predecessorOf: (chunkStreamId: number) => ChunkPredecessor | undefined,
): ChunkHeader | undefined {
  const available = bytes.length - at;
  if (available < 1) return undefined;
  const first = bytes.readUInt8(at);
  const format = (first >> 6) as 0 | 1 | 2 | 3;
  const shortId = first & 0x3f;
  const basicBytes = shortId === 0 ? 2 : shortId === 1 ? 3 : 1;
  const fixedBytes = basicBytes + FIELD_BYTES[format];
  if (available < fixedBytes) return undefined;

  let chunkStreamId = shortId;
  if (basicBytes === 2) chunkStreamId = 64 + bytes.readUInt8(at + 1);
  if (basicBytes === 3) chunkStreamId = 64 + bytes.readUInt16LE(at + 1);

  const header: ChunkHeader = { headerBytes: fixedBytes, format, chunkStreamId, extended: false };
  const fields = at + basicBytes;
  if (format === 3) return withRepeatedTime(header, bytes, at, predecessorOf(chunkStreamId));

  header.time = bytes.readUIntBE(fields, 3);
  if (format <= 1) {
    header.messageBytes = bytes.readUIntBE(fields + 3, 3);
    header.typeId = bytes.readUInt8(fields + 6);
  }
  if (format === 0) header.streamId = bytes.readUInt32LE(fields + 7);
  if (header.time === EXTENDED) {
    if (available < fixedBytes + 4) return undefined;
    header.time = bytes.readUInt32BE(at + fixedBytes);
    header.extended = true;
    header.headerBytes += 4;
  }
  return header;
}

function withRepeatedTime(
  header: ChunkHeader,
  bytes: Buffer,
  at: number,
  predecessor: ChunkPredecessor | undefined,
): ChunkHeader | undefined {
  if (predecessor?.extendedTime === undefined) return header;
  const end = at + header.headerBytes;
  if (bytes.length - end < 4) return undefined;
  const time = bytes.readUInt32BE(end);
  if (predecessor.midMessage && time !== predecessor.extendedTime) return header;
  return { ...header, time, extended: true, headerBytes: header.headerBytes + 4 };
}

function basicHeader(format: number, chunkStreamId: number): Buffer {
  const top = format << 6;
  if (chunkStreamId < 64) return Buffer.from([top | chunkStreamId]);
  if (chunkStreamId < 320) return Buffer.from([top, chunkStreamId - 64]);
  const bytes = Buffer.from([top | 1, 0, 0]);
  bytes.writeUInt16LE(chunkStreamId - 64, 1);
  return bytes;
}

/** The inverse of parseChunkHeader; `time` is left out of a format 3 header unless `extended` asks for the repeat. */
export function encodeChunkHeader(header: Omit<ChunkHeader, 'headerBytes'>): Buffer {
  const { format, time = 0, extended } = header;
  const fields = Buffer.alloc(FIELD_BYTES[format]);
  if (format <= 2) fields.writeUIntBE(extended ? EXTENDED : time, 0, 3);
  if (format <= 1) {
    fields.writeUIntBE(header.messageBytes ?? 0, 3, 3);
    fields.writeUInt8(header.typeId ?? 0, 6);
  }
  if (format === 0) fields.writeUInt32LE(header.streamId ?? 0, 7);
  const tail = Buffer.alloc(extended ? 4 : 0);
  if (extended) tail.writeUInt32BE(time);
  return Buffer.concat([basicHeader(format, header.chunkStreamId), fields, tail]);
}

export function needsExtendedTime(time: number): boolean {
  return time >= EXTENDED;
}
