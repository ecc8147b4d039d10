import { randomUUID } from 'node:crypto';
import { appendFile, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { errorCodeOf } from '../process/startup-error.ts';

/* Files in folders that only this service writes to; some of its processes write while others read. Output of
   sandboxed programs is opened only by sandbox/jail-output.ts. */

export const appendToFile = (file: string, bytes: Buffer): Promise<void> => appendFile(file, bytes);

/** Renamed into place, so that a reader gets either the old or the new content. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

export const findText = (file: string): Promise<string | undefined> => ifThere(() => readFile(file, 'utf8'));

/** Changes with every replacement, because each is a new file; undefined while there is none. */
export function findVersion(file: string): Promise<string | undefined> {
  return ifThere(async () => {
    const { ino, mtimeMs, size } = await stat(file);
    return `${ino} ${mtimeMs} ${size}`;
  });
}

/** A range of a file, or all of it; undefined when the file or a part of the range does not exist. */
export function findBytes(file: string, piece?: { start: number; length: number }): Promise<Buffer | undefined> {
  return ifThere(async () => {
    const handle = await open(file);
    try {
      if (piece === undefined) return await handle.readFile();
      const bytes = Buffer.alloc(piece.length);
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, piece.start);
      return bytesRead === bytes.length ? bytes : undefined;
    } finally {
      await handle.close();
    }
  });
}

async function ifThere<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
