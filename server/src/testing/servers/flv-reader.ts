export type FlvTag = { typeId: number; timestamp: number; payload: Buffer };

/** Reads an FLV stream strictly: every length and back pointer must be right, and nothing may be left over. */
export function readFlv(bytes: Buffer): { flags: number; tags: FlvTag[] } {
  if (bytes.toString('latin1', 0, 4) !== 'FLV\u0001' || bytes.readUInt32BE(5) !== 9) throw new Error('no FLV header');
  if (bytes.readUInt32BE(9) !== 0) throw new Error('the first back pointer is not zero');
  const tags: FlvTag[] = [];
  let at = 13;
  while (at < bytes.length) {
    const length = bytes.readUIntBE(at + 1, 3);
    const end = at + 11 + length;
    if (bytes.readUInt32BE(end) !== 11 + length) throw new Error('a back pointer is wrong');
    const timestamp = bytes.readUIntBE(at + 4, 3) + bytes.readUInt8(at + 7) * 2 ** 24;
    tags.push({ typeId: bytes.readUInt8(at), timestamp, payload: bytes.subarray(at + 11, end) });
    at = end + 4;
  }
  return { flags: bytes.readUInt8(4), tags };
}

export function assertTimesNeverGoBack(tags: FlvTag[]): void {
  const last = new Map<number, number>();
  for (const { typeId, timestamp } of tags) {
    if (timestamp < (last.get(typeId) ?? 0)) throw new Error(`a tag of type ${typeId} goes back to ${timestamp}`);
    last.set(typeId, timestamp);
  }
}
