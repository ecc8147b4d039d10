import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Cache directories for unpacked programs, best first. As root the programs run as other users, who cannot enter the
 * data directory, so the system's cache directory is used.
 */
export function cacheDirsFor(dataDir: string): string[] {
  const isRoot = process.geteuid?.() === 0;
  return isRoot ? ['/var/cache/coinop', join(tmpdir(), 'coinop-cache')] : [join(dataDir, 'cache')];
}

/** Programs run from it, so other users must not be able to write to it. */
export function openCacheDir(cacheDir: string): void {
  mkdirSync(cacheDir, { recursive: true, mode: 0o755 });
  const found = lstatSync(cacheDir);
  if (!found.isDirectory() || found.uid !== process.geteuid?.() || (found.mode & 0o022) !== 0) {
    throw new Error(`${cacheDir} could be changed by other users`);
  }
}
