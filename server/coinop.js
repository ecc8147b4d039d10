#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node must still be able to read this far and say what is wrong.
import module from 'node:module';
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
const { main } = await import('./src/main.ts');
await main(process.argv.slice(2));
