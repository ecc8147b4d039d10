import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf, StartupError } from '../../process/startup-error.ts';
import { mayNamePackages, namedPackageFolders } from './named-packages.ts';

/** The target of an address in a game: a file of its folder, an external address, or nothing. */
export type Destination =
  | { to: 'file'; name: string }
  | { to: 'itself' }
  | { to: 'outside' }
  | { to: 'above' }
  | { to: 'nothing' };

export type GameFiles = {
  root: string;
  /**
   * Every file, by its path in the folder, with slashes; neither hidden ones nor links, and of packages only what the
   * game itself names.
   */
  names: readonly string[];
  /** Its bytes, or a sentence that says why it is not available. */
  read(name: string): Promise<Buffer | { problem: string }>;
};

/** Far more than a document may have: sources shrink when they are bundled. */
const fileBytesMax = 16 * 1024 * 1024;

export async function openGameFiles(folder: string, filesMax = 5000): Promise<GameFiles> {
  const root = await realFolder(folder);
  const names = await listFiles(root, filesMax);
  const known = new Map<string, Buffer>();
  const read = async (name: string) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Vite and others serve public/ as if its files were beside index.html.
    const isPublic = !names.includes(name) && names.includes(`public/${name}`);
    const found = await readInside(root, isPublic ? `public/${name}` : name, names);
    if (Buffer.isBuffer(found)) known.set(name, found);
    return found;
  };
  return { root, names, read };
}

/** Resolved as by a browser that shows the folder's index.html; `from` is the file that contains the address. */
export function destinationOf(address: string, from: string): Destination {
  const plain = address.trim();
  if (plain === '') return { to: 'nothing' };
  if (/^(?:data|blob|about|javascript|mailto|tel):/i.test(plain) || plain.startsWith('#')) return { to: 'itself' };
  if (/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(plain)) return { to: 'outside' };
  const bare = decoded(plain.replace(/[?#].*$/s, '')).replaceAll('\\', '/');
  if (bare === '') return { to: 'itself' };
  const joined = bare.startsWith('/') ? bare.slice(1) : path.posix.join(path.posix.dirname(from), bare);
  const name = path.posix.normalize(joined);
  return name === '..' || name.startsWith('../') ? { to: 'above' } : { to: 'file', name };
}

export function isInside(root: string, file: string): boolean {
  return file.startsWith(root + path.sep);
}

async function realFolder(folder: string): Promise<string> {
  try {
    const root = await realpath(folder);
    if ((await stat(root)).isDirectory()) return root;
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT' && errorCodeOf(error) !== 'ENOTDIR') throw error;
  }
  throw new StartupError(`${folder} is not a folder.`);
}

async function listFiles(root: string, filesMax: number): Promise<string[]> {
  const names: string[] = [];
  const packages: string[] = [];
  const pending = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const name = path.posix.join(folder, entry.name);
      if (entry.name === 'node_modules') {
        if (entry.isDirectory()) packages.push(name);
        continue;
      }
      if (entry.isDirectory()) pending.push(name);
      else if (entry.isFile()) names.push(name);
      if (names.length > filesMax) {
        throw new StartupError(`${root} has more than ${filesMax} files; say the folder of one game.`);
      }
    }
  }
  return [...names, ...(await namedPackageFiles(root, names, packages))].sort();
}

async function namedPackageFiles(
  root: string,
  names: readonly string[],
  packages: readonly string[],
): Promise<string[]> {
  if (packages.length === 0) return [];
  const folders = new Set<string>();
  for (const name of names) {
    const file = path.join(root, name);
    if (!mayNamePackages(name, (await stat(file)).size)) continue;
    for (const folder of namedPackageFolders(await readFile(file, 'utf8'))) folders.add(folder);
  }
  const found: string[] = [];
  for (const folder of folders) {
    for (const modules of packages) {
      const inside = path.posix.join(path.posix.dirname(modules), folder);
      if (!existsSync(path.join(root, inside))) continue;
      for (const entry of await readdir(path.join(root, inside), { withFileTypes: true })) {
        if (entry.isFile() && !entry.name.startsWith('.')) found.push(path.posix.join(inside, entry.name));
      }
    }
  }
  return found;
}

async function readInside(root: string, name: string, names: readonly string[]): Promise<Buffer | { problem: string }> {
  let file: string;
  try {
    file = await realpath(path.join(root, name));
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(errorCodeOf(error) ?? '')) throw error;
    const similar = names.find((one) => one.toLowerCase() === name.toLowerCase());
    return { problem: `is not in the folder${similar ? ` (but "${similar}" is: capitals count)` : ''}` };
  }
  if (!isInside(root, file)) return { problem: 'is a link that leads out of the folder' };
  const { size, isFile } = await stat(file).then((found) => ({ size: found.size, isFile: found.isFile() }));
  if (!isFile) return { problem: 'is not a file' };
  if (size > fileBytesMax)
    return { problem: `has ${size} bytes; no file of a game may have more than ${fileBytesMax}` };
  return readFile(file);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign is literal, in browsers too.
    return text;
  }
}
