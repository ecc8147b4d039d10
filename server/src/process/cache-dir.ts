import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where copies of programs may lie that can be made again at any time. As root they are run by other users, who could
 * not enter the data directory, so they lie in the system's own place for such things.
 */
export function cacheDirsFor(dataDir: string): string[] {
  const isRoot = process.geteuid?.() === 0;
  return isRoot ? ['/var/cache/coinop', join(tmpdir(), 'coinop-cache')] : [join(dataDir, 'cache')];
}

/** Programs are run from it: nobody else may be able to change what it holds. */
export function openCacheDir(cacheDir: string): void {
  mkdirSync(cacheDir, { recursive: true, mode: 0o755 });
  const found = lstatSync(cacheDir);
  if (!found.isDirectory() || found.uid !== process.geteuid?.() || (found.mode & 0o022) !== 0) {
    throw new Error(`${cacheDir} could be changed by other users`);
  }
}
