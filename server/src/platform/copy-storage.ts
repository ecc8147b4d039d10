import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf } from '../process/startup-error.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** Copies every stored file into a folder, for a backup. Files deleted in the meantime are skipped. */
export async function copyToFolder(storage: Storage, folder: string): Promise<void> {
  for await (const { name } of storage.list('')) {
    const copy = path.join(folder, name);
    await mkdir(path.dirname(copy), { recursive: true });
    try {
      await pipeline(storage.read(name), createWriteStream(copy));
    } catch (error) {
      if (errorCodeOf(error) !== 'ENOENT') throw error;
      await rm(copy, { force: true });
    }
  }
}

/** Copies the files of a backup into any kind of storage. */
export async function copyFromFolder(folder: string, storage: Storage): Promise<void> {
  for await (const { name } of openFolderStorage(folder).list(''))
    await storage.put(name, createReadStream(path.join(folder, name)));
}
