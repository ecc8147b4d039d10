import { constants, createWriteStream, type Stats } from 'node:fs';
import { type FileHandle, lstat, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf } from '../process/startup-error.ts';
import { giveToJail, type MediaJail } from './media-jail.ts';

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/**
 * Creates a folder for one run of a sandboxed program, with copies of these files. Its owner is changed last, so that
 * another program of the same user cannot place a link where a copy goes.
 */
export async function makeJailFolder(
  jail: MediaJail,
  prefix: string,
  files: Record<string, () => Readable>,
): Promise<string> {
  await mkdir(path.dirname(prefix), { recursive: true });
  const folder = await mkdtemp(prefix);
  for (const [name, read] of Object.entries(files)) {
    const copy = path.join(folder, name);
    await pipeline(read(), createWriteStream(copy, { flags: 'wx' }));
    giveToJail(jail, copy);
  }
  giveToJail(jail, folder);
  return folder;
}

/** Deletes the direct subfolders that have not changed for this long. */
export async function removeOldFolders(parent: string, ageMs: number): Promise<void> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name);
    const facts = await lstat(folder).catch((error) => {
      // Deleted concurrently by the program's own cleanup.
      if (errorCodeOf(error) !== 'ENOENT') throw error;
    });
    if (facts !== undefined && Date.now() - facts.mtimeMs > ageMs) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Opens a file that a sandboxed program wrote; undefined when there is none. A compromised program may leave a link to
 * a file that only we can read: so all reads from its folder go through here, which throws for everything but a plain
 * file with one link.
 */
export async function openJailOutput(folder: string, name: string): Promise<FileHandle | undefined> {
  try {
    requirePlainFile(name, await lstat(placeOf(folder, name)));
    // Non-blocking, because the file may have been replaced by a pipe.
    const file = await open(placeOf(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      requirePlainFile(name, await file.stat());
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Text that a sandboxed program wrote, of at most this many bytes. */
export async function readJailOutput(folder: string, name: string, bytesMax: number): Promise<string | undefined> {
  const file = await openJailOutput(folder, name);
  if (file === undefined) return undefined;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(bytesMax), 0, bytesMax, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function placeOf(folder: string, name: string): string {
  if (path.basename(name) !== name) throw new Error(`${name} is no bare file name`);
  return path.join(folder, name);
}

/** A file that was replaced while open has no links left. */
function requirePlainFile(name: string, facts: Stats): void {
  if (!facts.isFile() || facts.nlink > 1)
    throw new Error(`The jailed program left ${name}, which is no plain file with one link`);
}
