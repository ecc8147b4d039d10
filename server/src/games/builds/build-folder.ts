import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BuildSizes, usualBuildSizes } from '../../process/build-settings.ts';
import { openGameFiles } from '../import/game-files.ts';
import { startPagesOf } from './start-page.ts';

/** Why a build is refused, in one sentence for its author. */
export class BuildRefused extends Error {}

/** The files of a game by their served paths, and where their bytes are. */
export type BuildFolder = {
  root: string;
  /** The folder of index.html, which becomes the root of the game's origin. */
  base: string;
  paths: readonly string[];
  sizeBytes: number;
  notes: string[];
  read(path: string): Promise<Buffer>;
};

/** Sources may be beside the published files; only the latter count against the limit. */
const namesMax = 20_000;

/** `startPage`: the first page of the game, if it is not the one closest to the root. */
export async function openBuildFolder(
  folder: string,
  sizes: BuildSizes = usualBuildSizes,
  startPage?: string,
): Promise<BuildFolder> {
  const { root, names } = await openGameFiles(folder, namesMax);
  const page = startPage ?? pageOf(names);
  const dirname = path.posix.dirname(page);
  const base = dirname === '.' ? '' : dirname;
  const notes: string[] = [];
  const files = new Map<string, string>();
  for (const name of names) {
    if (base === '' || name.startsWith(`${base}/`)) files.set(servedPath(base, name), name);
  }
  if (files.size < names.length) {
    notes.push(outsideIsLeftOut(page, names.length - files.size));
  }
  if (files.size > sizes.filesMax) {
    throw new BuildRefused(`The game has ${files.size} files; at most ${sizes.filesMax} are allowed.`);
  }
  if (!files.has('index.html')) {
    files.set('index.html', page);
    notes.push(`The game begins with ${page}.`);
  }
  addPublicFolder(files, notes);
  let sizeBytes = 0;
  for (const name of new Set(files.values())) {
    const { size } = await stat(path.join(root, name));
    if (size > sizes.fileBytesMax) {
      throw new BuildRefused(`${name} has ${size} bytes; a file may have at most ${sizes.fileBytesMax}.`);
    }
    sizeBytes += size;
  }
  if (sizeBytes === 0) throw new BuildRefused('Its files are empty.');
  if (sizeBytes > sizes.bytesMax) {
    throw new BuildRefused(`The files have ${sizeBytes} bytes together; at most ${sizes.bytesMax} are allowed.`);
  }
  const read = (one: string) => readFile(path.join(root, files.get(one) ?? one));
  return { root, base: path.join(root, base), paths: [...files.keys()].sort(), sizeBytes, notes, read };
}

export function outsideIsLeftOut(page: string, count: number): string {
  const { dir, base } = path.posix.parse(page);
  return `What lies outside of ${dir}/ is left out (${count}): the game is the folder of ${base}.`;
}

/** Archives often contain one folder with everything in it: the index.html closest to the root is the game's. */
function pageOf(names: readonly string[]): string {
  const found = startPagesOf(names);
  if (found === undefined) throw new BuildRefused('There is no index.html in it, so there is nothing to open.');
  const { page, others } = found;
  if (others.length > 0) {
    throw new BuildRefused(`It has several games: ${page}, ${others[0]}. Put one index.html into the top folder.`);
  }
  return page;
}

function servedPath(base: string, name: string): string {
  return (base === '' ? name : name.slice(base.length + 1)).normalize('NFC');
}

/** Vite and others serve the folder public/ as if its files were beside index.html. */
function addPublicFolder(files: Map<string, string>, notes: string[]): void {
  let added = 0;
  for (const [served, name] of [...files]) {
    const plain = served.startsWith('public/') ? served.slice('public/'.length) : '';
    if (plain === '' || files.has(plain)) continue;
    files.set(plain, name);
    added++;
  }
  if (added > 0) notes.push(`What lies in public/ (${added}) is also found without that folder in its path.`);
}
