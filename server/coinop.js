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
// Garbage is collected once the heap has grown by a third; by default it may grow several times over on a large machine.
v8.setFlagsFromString('--heap-growing-percent=30');
// Compiled code is kept for the next start, beside the packages and not in a folder that others could write to.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/coinop', import.meta.url)));
const { main } = await import(isBuilt() ? './dist/main.js' : './src/main.ts');
await main(process.argv.slice(2));

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
