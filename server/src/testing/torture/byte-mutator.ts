/** Numbers from 0 to below 1, the same for the same seed everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TELLING_BYTES = [0x00, 0x01, 0x02, 0x03, 0x08, 0x09, 0x14, 0x7f, 0x80, 0xc0, 0xfe, 0xff];

type Mutation = (bytes: Buffer, at: number, pick: (below: number) => number) => Buffer;

const mutations: Mutation[] = [
  function flipBit(bytes, at, pick) {
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << pick(8)), at);
    return bytes;
  },
  function setTellingByte(bytes, at, pick) {
    bytes.writeUInt8(TELLING_BYTES[pick(TELLING_BYTES.length)] ?? 0, at);
    return bytes;
  },
  function setAnyByte(bytes, at, pick) {
    bytes.writeUInt8(pick(256), at);
    return bytes;
  },
  function fillWithOnes(bytes, at, pick) {
    return bytes.fill(0xff, at, Math.min(bytes.length, at + 1 + pick(4)));
  },
  function remove(bytes, at, pick) {
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + pick(64))]);
  },
  function repeat(bytes, at, pick) {
    const end = at + 1 + pick(512);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]);
  },
  function insert(bytes, at, pick) {
    const extra = Buffer.from(Array.from({ length: 1 + pick(32) }, () => pick(256)));
    return Buffer.concat([bytes.subarray(0, at), extra, bytes.subarray(at)]);
  },
  function cut(bytes, at) {
    return bytes.subarray(0, at);
  },
  function move(bytes, at, pick) {
    const end = at + 1 + pick(256);
    const to = pick(bytes.length);
    bytes.copy(bytes, to, at, end);
    return bytes;
  },
];

/**
 * One to six changes. Positions are mostly after `quietBytes`, where the structure is, and half of those near its
 * start, where the commands are.
 */
export function mutateBytes(original: Buffer, quietBytes: number, random: () => number): Buffer {
  const pick = (below: number) => Math.floor(random() * below);
  let bytes: Buffer = Buffer.from(original);
  for (let left = 1 + pick(6); left > 0 && bytes.length > 0; left -= 1) {
    const start = pick(10) === 0 || quietBytes >= bytes.length ? 0 : quietBytes;
    const span = bytes.length - start;
    const at = start + pick(pick(2) === 0 ? Math.min(span, 1024) : span);
    bytes = mutations[pick(mutations.length)]?.(bytes, at, pick) ?? bytes;
  }
  return bytes;
}

const SMALL_PIECES_MAX = 100;

/** Up to a hundred pieces of a few bytes in one place, with the rest before and after them unsplit. */
export function splitAtRandom(bytes: Buffer, random: () => number): Buffer[] {
  const pick = (below: number) => Math.floor(random() * below);
  const sizeMax = [1, 8, 64, 1460][pick(4)] ?? 1460;
  let at = pick(bytes.length);
  const pieces = [bytes.subarray(0, at)];
  for (let count = pick(SMALL_PIECES_MAX); count > 0 && at < bytes.length; count -= 1) {
    const size = 1 + pick(sizeMax);
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  pieces.push(bytes.subarray(at));
  return pieces.filter((piece) => piece.length > 0);
}
