import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf } from '../process/startup-error.ts';
import type { Storage, StoredFile } from './storage.ts';

/** Writes go to a temporary file in the same folder, which is flushed to disk and then renamed. */
export function openFolderStorage(root: string): Storage {
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
  async function* list(folder: string): AsyncGenerator<StoredFile> {
    for (const entry of await entriesOf(folder === '' ? root : place(folder))) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) yield* list(name);
      else {
        const facts = await found(stat(place(name)));
        if (facts !== undefined) yield { name, sizeBytes: facts.size, changedAt: facts.mtime };
      }
    }
  }
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
    size: async (name) => (await found(stat(place(name))))?.size,
    read: (name, range) => createReadStream(place(name), range),
    remove: (name) => rm(place(name), { force: true }),
    removeFolder: (folder) => rm(place(folder), { recursive: true, force: true }),
    async *folders(parent) {
      for (const entry of await entriesOf(place(parent))) if (entry.isDirectory()) yield entry.name;
    },
    list,
    downloadAddress: async () => undefined,
  };
}

/** A file may be deleted while others are listed. */
async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return (await found(readdir(folder, { withFileTypes: true }))) ?? [];
}
