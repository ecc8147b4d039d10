#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node must still be able to read this far and say what is wrong.
import { readdirSync, statSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Coinop needs Node 24 or newer and this is ${process.version}; start it with "npm start" or "npm run coinop --", which bring the right one along.`,
  );
  process.exit(1);
}
restartWithSmallMalloc();
// Garbage is collected once the heap has grown by a third; by default it may grow several times over on a large machine.
v8.setFlagsFromString('--heap-growing-percent=30');
// What many requests had once outlived is not allocated among old objects from then on: these keep what a request has
// made alive after its response, and a list costs a process that has done other work 40 % more.
v8.setFlagsFromString('--no-allocation-site-pretenuring');
// Compiled code is kept for the next start, beside the packages and not in a folder that others could write to.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/coinop', import.meta.url)));
const { main } = await import(isBuilt() ? './dist/main.js' : './src/main.ts');
await main(process.argv.slice(2));

/**
 * glibc keeps what is freed in a pool for each thread, and reads these settings only when a process begins: 6 MB of an
 * idle service. The process is replaced, so its id and its signals stay the same. One with a channel to its parent
 * would lose it, and has the settings from there.
 */
function restartWithSmallMalloc() {
  const { execve, execPath, execArgv, argv, env, platform } = process;
  if (platform !== 'linux' || env.MALLOC_ARENA_MAX !== undefined || process.send || !execve) return;
  const settings = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
  execve.call(process, execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...settings });
}

/** Whether `npm run build` has bundled these sources; those that were changed since then are run as they are. */
function isBuilt() {
  const here = (file) => fileURLToPath(new URL(file, import.meta.url));
  const changedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtMs = changedMs(here('dist/main.js'));
  if (builtMs === 0) return false;
  const sources = readdirSync(here('src'), { recursive: true, encoding: 'utf8' });
  const files = [
    ...sources.map((file) => path.join(here('src'), file)),
    here('build.js'),
    here('../package-lock.json'),
  ];
  return files.every((file) => changedMs(file) <= builtMs);
}
