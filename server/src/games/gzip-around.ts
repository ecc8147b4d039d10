import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflateAsync = promisify(deflateRaw);

/** Two pieces compressed once, so that a gzip answer with something small between them costs no compression. */
export type CompressedPieces = { before: Buffer; after: Buffer };

export async function compressPieces(before: Buffer, after: Buffer): Promise<CompressedPieces> {
  const [first, last] = await Promise.all([
    // A full flush ends on a byte and forgets what came before, so that any block may follow.
    deflateAsync(before, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
    deflateAsync(after, { level: 9 }),
  ]);
  return { before: first, after: last };
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** One gzip member: the compressed pieces with `between` stored as it is. */
export function gzipAround(
  plain: { before: Buffer; after: Buffer },
  compressed: CompressedPieces,
  between: Buffer,
): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(plain.after, crc32(between, crc32(plain.before))), 0);
  end.writeUInt32LE(plain.before.length + between.length + plain.after.length, 4);
  return Buffer.concat([gzipHead, compressed.before, ...storedBlocks(between), compressed.after, end]);
}

const storedMax = 65_535;

/** Deflate's own way to carry bytes uncompressed: a zero, the length, its complement, the bytes. */
function storedBlocks(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += storedMax) {
    const part = bytes.subarray(start, start + storedMax);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ 0xffff, 3);
    blocks.push(head, part);
  }
  return blocks;
}
