import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodeOf, messageOf, StartupError } from './startup-error.ts';

/**
 * Creates the data directory with mode 0700 if needed and removes access for others; throws a StartupError when it is
 * not writable.
 */
export function openDataDir(dataDir: string): void {
  try {
    makeDir(dataDir, 0o700);
    closeToOthers(dataDir);
    const probe = join(dataDir, `.writable.${process.pid}`);
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(
      `The data directory ${dataDir} cannot be written to (${reasonOf(cause)}); correct that or choose another DATA_DIR.`,
      { cause },
    );
  }
}

/** Entries that only a data directory of ours contains. */
const marks = ['secret', 'postgres', 'files', 'outbox'];

/**
 * A directory created by someone else may be readable to other users, who could read the secret or a database dump in
 * it. One with foreign content, or with another owner, is refused instead, because its mode may be intended.
 */
function closeToOthers(dataDir: string): void {
  const mode = statSync(dataDir).mode & 0o777;
  if ((mode & 0o077) === 0) return;
  const names = readdirSync(dataDir).filter((name) => name !== 'lost+found');
  const isOurs = names.length === 0 || names.some((name) => marks.includes(name));
  const { uid } = statSync(dataDir);
  if (!isOurs || ![0, uid].includes(process.geteuid?.() ?? uid)) {
    throw new StartupError(
      `The data directory ${dataDir} is open to other users (mode ${mode.toString(8)}) and is not ours to close; run "chmod 700" on it or choose another DATA_DIR.`,
    );
  }
  chmodSync(dataDir, mode & 0o700);
}

/**
 * Not Node's own recursive mkdir: where the kernel returns ENOENT below an existing directory, as in /proc, it never
 * ends.
 */
function makeDir(dir: string, mode: number): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(dir) !== dir) makeDir(dirname(dir), 0o777);
  try {
    mkdirSync(dir, { mode });
  } catch (error) {
    // Another process may have created it in the meantime.
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
