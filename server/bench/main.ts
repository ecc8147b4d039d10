import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** `npm run bench -- NAME …` runs the `run(args)` of server/bench/NAME.ts. */
export type Bench = { run(args: string[]): Promise<void> };

const [name = '', ...args] = process.argv.slice(2);
const file = path.join(import.meta.dirname, `${name}.ts`);
if (/^[a-z-]+$/.test(name) && name !== 'main' && existsSync(file)) {
  const bench = (await import(file)) as Bench;
  await bench.run(args);
} else {
  const names = (await readdir(import.meta.dirname)).filter((entry) => entry.endsWith('.ts') && entry !== 'main.ts');
  console.error(`Say which: ${names.map((entry) => entry.slice(0, -3)).join(', ')}.`);
  process.exitCode = 1;
}
