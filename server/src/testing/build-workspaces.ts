import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../../..');

type Build = { made: string; from: string[]; by: string[]; in: string };

const builds: Build[] = [
  { made: 'sdk/dist/coinop.js', from: ['sdk/src', 'sdk/build.js', 'sdk/package.json'], by: ['build.js'], in: 'sdk' },
  { made: 'engines/dist/sheet.js', from: ['engines/src', 'engines/build.js'], by: ['build.js'], in: 'engines' },
  {
    made: 'web/dist/index.html',
    from: ['web/src', 'web/index.html', 'web/vite.config.ts', 'sdk/src', 'client/src'],
    by: ['../node_modules/vite/bin/vite.js', 'build'],
    in: 'web',
  },
  {
    made: 'server/dist/main.js',
    from: ['server/src', 'server/build.js', 'package-lock.json'],
    by: ['build.js'],
    in: 'server',
  },
];

/** Builds what `npm ci` builds and git ignores, only where the sources are newer: a stale build would test old code. */
export async function buildWorkspaces(): Promise<void> {
  for (const build of builds) {
    if (isFresh(build)) continue;
    await promisify(execFile)(process.execPath, build.by, { cwd: path.join(root, build.in) });
  }
}

function isFresh({ made, from }: Build): boolean {
  const file = path.join(root, made);
  return existsSync(file) && from.every((source) => newestMs(path.join(root, source)) < statSync(file).mtimeMs);
}

/** A folder's time changes when a file is added or removed. */
function newestMs(file: string): number {
  const own = statSync(file);
  if (!own.isDirectory()) return own.mtimeMs;
  const below = readdirSync(file, { recursive: true, encoding: 'utf8' });
  return Math.max(own.mtimeMs, ...below.map((name) => statSync(path.join(file, name)).mtimeMs));
}
