import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `npm run bench -- NAME …` runs the `run(args)` of server/bench/NAME.ts. */
export type Bench = { run(args: string[]): Promise<void> };

const fileOf = (name: string) => path.join(import.meta.dirname, `${name}.ts`);

const [name = '', ...args] = process.argv.slice(2);
if (/^[a-z-]+$/.test(name) && existsSync(fileOf(name)) && isBench(name)) {
  const bench = (await import(`./${name}.ts`)) as Bench;
  await bench.run(args);
} else {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts'));
  const names = files.map((file) => path.basename(file, '.ts'));
  console.error(`npm run bench -- NAME, where the name is one of: ${names.filter(isBench).join(', ')}.`);
  process.exitCode = 1;
}

function isBench(name: string): boolean {
  return /^export (async )?(function|const) run\b/m.test(readFileSync(fileOf(name), 'utf8'));
}
