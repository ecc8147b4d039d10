import path from 'node:path';
import type { Game } from '../catalogue/game.ts';
import type { BuildFolder } from './build-folder.ts';

/** Web app manifests, as Construct and others write them, and where GDevelop keeps its project. */
const manifests = /^(?:app)?manifest\.json$|^[\w-]*\.webmanifest$/i;
const projects = ['data.js'];
const readBytesMax = 4_000_000;

/** Runtimes whose screen has one shape: TIC-80's is 240 by 136, in a canvas that fills any window and starts at a click. */
const landscapeRuntimes = ['tic80.js'];

/** How the build itself says that it is to be held; games that fill any window show it nowhere else. */
export async function declaredOrientation(
  folder: Pick<BuildFolder, 'paths' | 'read'>,
): Promise<Game['orientation'] | undefined> {
  for (const name of folder.paths.filter((one) => manifests.test(one) || projects.includes(one))) {
    const bytes = await folder.read(name);
    if (bytes.length > readBytesMax) continue;
    const [, said] =
      /"orientation"\s*:\s*"(landscape|portrait)(?:-primary|-secondary)?"/.exec(bytes.toString('utf8')) ?? [];
    if (said === 'landscape' || said === 'portrait') return said;
  }
  const hasWideScreen = folder.paths.some((name) => landscapeRuntimes.includes(path.posix.basename(name)));
  return hasWideScreen ? 'landscape' : undefined;
}
