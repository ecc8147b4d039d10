import { constants, createWriteStream, type Stats } from 'node:fs';
import { type FileHandle, lstat, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf } from '../process/startup-error.ts';
import { giveToJail, type MediaJail } from './media-jail.ts';

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/**
 * A new folder for one run of a jailed program, with copies of these files in it. It becomes the jail's last of all:
 * until then another program of the same user cannot put a link where a copy goes.
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

/** Removes the folders right below this one in which nothing was made or removed for so long. */
export async function removeOldFolders(parent: string, ageMs: number): Promise<void> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name);
    const facts = await lstat(folder).catch((error) => {
      // Its program has ended meanwhile, and it went with that.
      if (errorCodeOf(error) !== 'ENOENT') throw error;
    });
    if (facts !== undefined && Date.now() - facts.mtimeMs > ageMs) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Opens a file that a jailed program left, or answers undefined when there is none. A program that was taken over may
 * leave a link to a file that only we can read: so this is the one way to read from its folder, and it throws for
 * everything but a plain file with one link.
 */
export async function openJailOutput(folder: string, name: string): Promise<FileHandle | undefined> {
  try {
    requirePlainFile(name, await lstat(placeOf(folder, name)));
    // Non-blocking, because a pipe may have taken the file's place since.
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

/** A text that a jailed program left, of at most this many bytes. */
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

/** A file that was replaced while it was open has no link any more. */
function requirePlainFile(name: string, facts: Stats): void {
  if (!facts.isFile() || facts.nlink > 1)
    throw new Error(`The jailed program left ${name}, which is no plain file with one link`);
}
