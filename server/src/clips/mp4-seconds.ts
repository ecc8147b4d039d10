import type { FileHandle } from 'node:fs/promises';

const boxesMax = 32;

/** The duration of one of our MP4 files, from the header of its index; undefined without one. */
export async function readMp4Seconds(file: Pick<FileHandle, 'read'>): Promise<number | undefined> {
  let at = 0;
  for (let boxes = 0; boxes < boxesMax; boxes++) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(48), 0, 48, at);
    if (bytesRead < 8) return undefined;
    const name = buffer.toString('latin1', 4, 8);
    if (name === 'mvhd') return secondsIn(buffer);
    // The header comes first in the index.
    const size = buffer.readUInt32BE(0);
    if (name !== 'moov' && size < 8) return undefined;
    at += name === 'moov' ? 8 : size;
  }
  return undefined;
}

/** Version 1 uses eight bytes for fields that take four in version 0. */
function secondsIn(header: Buffer): number | undefined {
  const isLong = header[8] === 1;
  const scale = header.readUInt32BE(isLong ? 28 : 20);
  const duration = isLong ? Number(header.readBigUInt64BE(32)) : header.readUInt32BE(24);
  return scale > 0 && duration > 0 ? duration / scale : undefined;
}
