import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflateAsync = promisify(deflateRaw);

/** Bytes prepared as a part of gzip responses, with what is needed to combine checksums. */
export type GzipPart = { deflated: readonly Buffer[]; length: number; crc: number; factor: number };

function partOf(bytes: Buffer, deflated: readonly Buffer[]): GzipPart {
  return { deflated, length: bytes.length, crc: crc32(bytes), factor: xToTheBitsOf(bytes.length) };
}

/** Compressed once, however many responses contain it. */
export async function compressedPart(bytes: Buffer, level: number): Promise<GzipPart> {
  // A flush instead of an end: it stops at a byte boundary, and any block may follow.
  const deflated = await deflateAsync(bytes, { level, finishFlush: constants.Z_FULL_FLUSH });
  return partOf(bytes, [deflated]);
}

const storedMax = 65_535;

/** An uncompressed deflate block: a zero, the length, its complement, the bytes. */
export function storedPart(bytes: Buffer): GzipPart {
  const deflated: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += storedMax) {
    const piece = bytes.subarray(start, start + storedMax);
    const block = Buffer.alloc(5 + piece.length);
    block.writeUInt16LE(piece.length, 1);
    block.writeUInt16LE(piece.length ^ 0xffff, 3);
    piece.copy(block, 5);
    deflated.push(block);
  }
  return partOf(bytes, deflated);
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const emptyLastBlock = [3, 0];

/** One gzip member that joins these parts without compressing, reading or copying their bytes again. */
export function gzipOf(parts: readonly GzipPart[]): Buffer[] {
  let crc = 0;
  let length = 0;
  for (const part of parts) {
    crc = (times(part.factor, crc) ^ part.crc) >>> 0;
    length += part.length;
  }
  const end = Buffer.alloc(10);
  end.set(emptyLastBlock);
  end.writeUInt32LE(crc, 2);
  end.writeUInt32LE(length % 2 ** 32, 6);
  return [gzipHead, ...parts.flatMap(({ deflated }) => deflated), end];
}

/* A CRC-32 is the remainder of the bytes, as a polynomial over single bits, divided by a fixed one. Appending n
   bytes multiplies the preceding polynomial by x^8n, so the remainders of two parts are enough to compute that of
   both together. */
const divisor = 0xedb88320;
const one = 0x80000000;
const xToThe8 = 0x00800000;

function times(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  // The highest bit, which makes a number negative, is the lowest power.
  for (let rest = a | 0; rest !== 0; rest <<= 1) {
    if (rest < 0) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ divisor : shifted >>> 1;
  }
  return product >>> 0;
}

function xToTheBitsOf(bytes: number): number {
  let product = one;
  let power = xToThe8;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) product = times(product, power);
    power = times(power, power);
  }
  return product;
}
