import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Files by name (`folder/<id>/video.mp4`). Writes are atomic: to a temporary file, flushed to disk, then renamed.
 */
export type Storage = {
  put(name: string, content: Readable): Promise<void>;
  size(name: string): Promise<number | undefined>;
  read(name: string, range?: { start: number; end: number }): Readable;
  remove(name: string): Promise<void>;
  /** A local path of the stored file, for programs that read files. */
  localPath(name: string): string;
};

export function openStorage(root: string): Storage {
  const place = (name: string) => {
    const full = path.resolve(root, name);
    if (!full.startsWith(root + path.sep)) throw new Error('A stored file must lie in the storage folder');
    return full;
  };
  const settle = async (part: string, name: string) => {
    const file = await open(part, 'r+');
    await file.sync();
    await file.close();
    const target = place(name);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(part, target);
    const folder = await open(path.dirname(target), 'r');
    await folder.sync();
    await folder.close();
  };
  return {
    async put(name, content) {
      const part = `${place(name)}.${crypto.randomUUID()}.part`;
      await mkdir(path.dirname(part), { recursive: true });
      try {
        await pipeline(content, createWriteStream(part));
        await settle(part, name);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async size(name) {
      try {
        return (await stat(place(name))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    read: (name, range) => createReadStream(place(name), range),
    remove: (name) => rm(place(name), { recursive: true, force: true }),
    localPath: place,
  };
}
