import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodeOf, messageOf, StartupError } from './startup-error.ts';

/** Creates the data directory with mode 0700 if needed; a StartupError when it is not writable. */
export function openDataDir(dataDir: string): void {
  try {
    makeDir(dataDir, 0o700);
    const probe = join(dataDir, `.writable.${process.pid}`);
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
  } catch (cause) {
    throw new StartupError(
      `The data directory ${dataDir} cannot be written to (${reasonOf(cause)}); correct that or choose another DATA_DIR.`,
      { cause },
    );
  }
}

/** Not Node's own recursive mkdir: where the kernel says ENOENT below a directory that exists, as in /proc, it never ends. */
function makeDir(dir: string, mode: number): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(dir) !== dir) makeDir(dirname(dir), 0o777);
  try {
    mkdirSync(dir, { mode });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (errorCodeOf(error) !== 'EEXIST' || !statSync(dir).isDirectory()) throw error;
  }
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'it cannot be made there',
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place',
  EROFS: 'read-only file system',
  ENOSPC: 'no space left',
};

function reasonOf(error: unknown): string {
  const code = errorCodeOf(error);
  return (code && reasons[code]) ?? code ?? messageOf(error);
}
