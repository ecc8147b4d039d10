import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDataDir } from './data-dir.ts';
import { errorCodeOf, messageOf, StartupError } from './startup-error.ts';

/** The secret if SECRET_KEY is not set: generated once, stored next to the data it protects. */
export function storedSecret(dataDir: string): string {
  openDataDir(dataDir);
  const file = path.join(dataDir, 'secret');
  try {
    if (!existsSync(file)) makeSecret(file);
    const secret = readFileSync(file, 'utf8').trim();
    if (Buffer.byteLength(secret) < 32) throw new Error('it is shorter than 32 bytes');
    return secret;
  } catch (cause) {
    throw new StartupError(
      `The secret in ${file} cannot be used (${messageOf(cause)}); put the one of a backup there, or set SECRET_KEY.`,
      { cause },
    );
  }
}

/** Atomic: of several processes that start at once only one creates it. */
function makeSecret(file: string): void {
  const made = `${file}.${process.pid}`;
  try {
    writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(made, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
}
