/** The packets of SRT over UDP: a header of 16 bytes, whose first bit distinguishes data from control packets. */
export const headerBytes = 16;

export const controlType = {
  handshake: 0,
  keepAlive: 1,
  acknowledgement: 2,
  lossReport: 3,
  shutdown: 5,
  acknowledged: 6,
  dropRequest: 7,
} as const;

export type SrtPacket =
  | { kind: 'data'; sequence: number; isEncrypted: boolean; socketId: number; payload: Buffer }
  | { kind: 'control'; type: number; info: number; socketId: number; body: Buffer };

const keyBits = 0x18;

/** Undefined for bytes that are not a packet. */
export function readPacket(bytes: Buffer): SrtPacket | undefined {
  if (bytes.length < headerBytes) return undefined;
  const first = bytes.readUInt32BE(0);
  const socketId = bytes.readUInt32BE(12);
  const rest = bytes.subarray(headerBytes);
  if (first >= 0x80000000)
    return { kind: 'control', type: (first >>> 16) & 0x7fff, info: bytes.readUInt32BE(4), socketId, body: rest };
  const isEncrypted = (bytes.readUInt8(4) & keyBits) !== 0;
  return { kind: 'data', sequence: first, isEncrypted, socketId, payload: rest };
}

export type ControlPacket = { type: number; info?: number; timestampUs: number; socketId: number; body?: Buffer };

export function writeControl({ type, info = 0, timestampUs, socketId, body }: ControlPacket): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE((0x80000000 | (type << 16)) >>> 0, 0);
  header.writeUInt32BE(info >>> 0, 4);
  header.writeUInt32BE(timestampUs % 2 ** 32, 8);
  header.writeUInt32BE(socketId, 12);
  // libsrt rejects a control packet without a body.
  return Buffer.concat([header, body ?? Buffer.alloc(4)]);
}

const sequences = 2 ** 31;

export const nextSequence = (sequence: number, by = 1): number => (sequence + by) % sequences;

/** How far `later` is ahead of `earlier`, with wraparound; negative if it is behind. */
export function sequenceDistance(later: number, earlier: number): number {
  const distance = (later - earlier + sequences) % sequences;
  return distance < sequences / 2 ? distance : distance - sequences;
}
