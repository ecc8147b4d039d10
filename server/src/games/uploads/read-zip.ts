import { isUtf8 } from 'node:buffer';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import type { BuildSizes } from '../../process/build-settings.ts';
import { BuildRefused, outsideIsLeftOut } from '../builds/build-folder.ts';
import { startPagesOf } from '../builds/start-page.ts';
import { isInPackages, isOfNamedPackage, mayNamePackages, namedPackageFolders } from '../import/named-packages.ts';
import { pathInArchive, requireDistinct } from './zip-names.ts';

/** Authors leave the packages of their build tools inside, which are not unpacked. */
const namesMax = 60_000;

/**
 * Unpacks an untrusted archive into an empty folder, and returns hints for its author. Everything is checked before the
 * first byte is written.
 */
export async function unpackZip(
  file: string,
  folder: string,
  sizes: BuildSizes,
  signal: AbortSignal,
): Promise<string[]> {
  const archive = await openArchive(file);
  try {
    const { entries, notes } = await listEntries(archive, sizes);
    let bytes = 0;
    for (const [name, entry] of entries) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      const counter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          done(bytes > sizes.bytesMax ? tooLarge(bytes, sizes.bytesMax) : null, chunk);
        },
      });
      await pipeline(await archive.openReadStreamPromise(entry), counter, createWriteStream(target, { flags: 'wx' }), {
        signal,
      });
    }
    return notes;
  } catch (error) {
    throw asRefused(error, signal);
  } finally {
    archive.close();
  }
}

async function openArchive(file: string): Promise<ZipFile> {
  const { openPromise } = await import('yauzl');
  try {
    return await openPromise(file, { autoClose: false, strictFileNames: false, validateEntrySizes: true });
  } catch (error) {
    throw new BuildRefused('The upload is not a zip archive, or it is damaged.', { cause: error });
  }
}

async function listEntries(
  archive: ZipFile,
  sizes: BuildSizes,
): Promise<{ entries: Map<string, Entry>; notes: string[] }> {
  const entries = new Map<string, Entry>();
  const packages: Entry[] = [];
  // Folders and skipped files count too, to bound the number of names we read.
  if (archive.entryCount > namesMax) throw tooMany(archive.entryCount, namesMax);
  for await (const entry of archive.eachEntry()) {
    if (isInPackages(nameOf(entry))) {
      packages.push(entry);
      continue;
    }
    const name = pathInArchive(nameOf(entry));
    if (name === undefined) continue;
    if (entries.has(name)) throw new BuildRefused(`The archive holds "${name}" twice.`);
    entries.set(name, entry);
  }
  const { wanted, notes, base } = ofTheGame(entries);
  requireFitting(wanted, sizes);
  if (packages.length > 0) {
    await addNamedPackages(archive, wanted, packages, base);
    requireFitting(wanted, sizes);
  }
  return { entries: wanted, notes };
}

function requireFitting(wanted: Map<string, Entry>, sizes: BuildSizes): void {
  if (wanted.size > sizes.filesMax) throw tooMany(wanted.size, sizes.filesMax);
  requireDistinct([...wanted.keys()]);
  let bytes = 0;
  for (const [name, entry] of wanted) {
    if (isLink(entry)) throw new BuildRefused(`The archive holds a link, "${name}"; put the file itself there.`);
    if (entry.isEncrypted()) throw new BuildRefused('The archive is locked with a password.');
    if (entry.uncompressedSize > sizes.fileBytesMax) {
      throw new BuildRefused(
        `"${name}" has ${entry.uncompressedSize} bytes; a file may have at most ${sizes.fileBytesMax}.`,
      );
    }
    bytes += entry.uncompressedSize;
    if (bytes > sizes.bytesMax) throw tooLarge(bytes, sizes.bytesMax);
  }
}

/**
 * Without the flag for UTF-8 the library reads code page 437, but macOS and other systems write UTF-8 and do not set it.
 */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isPlain = fileNameRaw.every((byte) => byte < 0x80);
  if ((generalPurposeBitFlag & 0x0800) !== 0 || isPlain || !isUtf8(fileNameRaw)) return fileName;
  return fileNameRaw.toString('utf8').replaceAll('\\', '/');
}

/** A whole project may surround the published folder: files outside of it are not unpacked. */
function ofTheGame(entries: Map<string, Entry>): { wanted: Map<string, Entry>; notes: string[]; base: string } {
  const start = startPagesOf([...entries.keys()]);
  const base = start === undefined || start.others.length > 0 ? '.' : path.posix.dirname(start.page);
  if (start === undefined || base === '.') return { wanted: entries, notes: [], base: '' };
  const wanted = new Map([...entries].filter(([name]) => name.startsWith(`${base}/`)));
  const left = entries.size - wanted.size;
  return { wanted, notes: left > 0 ? [outsideIsLeftOut(start.page, left)] : [], base: `${base}/` };
}

/** A page may load a library from the packages beside it, which is then part of the game. */
async function addNamedPackages(
  archive: ZipFile,
  wanted: Map<string, Entry>,
  packages: readonly Entry[],
  base: string,
): Promise<void> {
  const folders = new Set<string>();
  for (const [name, entry] of wanted) {
    if (!mayNamePackages(name, entry.uncompressedSize)) continue;
    const named = namedPackageFolders(await text(await archive.openReadStreamPromise(entry)));
    for (const folder of named) folders.add(folder);
  }
  for (const entry of packages) {
    const raw = nameOf(entry);
    if (!raw.startsWith(base) || !isOfNamedPackage(raw, folders)) continue;
    const name = pathInArchive(raw);
    if (name === undefined) continue;
    if (wanted.has(name)) throw new BuildRefused(`The archive holds "${name}" twice.`);
    wanted.set(name, entry);
  }
}

/** For archives written on Unix, the upper half contains the file's mode. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

const tooLarge = (bytes: number, max: number) =>
  new BuildRefused(`Unpacked, the files have ${bytes} bytes or more; at most ${max} are allowed.`);
const tooMany = (count: number, max: number) =>
  new BuildRefused(`The archive has ${count} files; at most ${max} are allowed.`);

/** Errors in the archive are reported to its author; a full disk is our fault. */
function asRefused(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof BuildRefused || signal.aborted) return error;
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return error;
  // The library's own check of names, which runs before ours.
  const [, name] =
    /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s.exec(message) ?? [];
  if (name !== undefined) {
    return new BuildRefused(`The archive holds the name "${name.slice(0, 80)}", which leads out of the archive.`);
  }
  return new BuildRefused('The zip archive is damaged; make it anew and upload it again.', { cause: error });
}
