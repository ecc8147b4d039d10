import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { batchLines } from './batched-lines.ts';

function recorder() {
  const written: string[][] = [];
  const write = (text: string) =>
    written.push(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg as string),
    );
  const destination = { write };
  return { written, destination, log: pino({}, batchLines(destination)) };
}

it('writes lines that follow each other together, and all in their order', async () => {
  const { written, log } = recorder();
  for (const text of ['one', 'two', 'three']) log.info(text);
  expect(written).toEqual([]);
  await expect.poll(() => written).toEqual([['one', 'two', 'three']]);
});

it('writes a warning at once, with what waited before it', () => {
  const { written, log } = recorder();
  log.info('one');
  log.warn('two');
  expect(written).toEqual([['one', 'two']]);
});

it('does not wait when there is much to write', () => {
  const { written, log } = recorder();
  for (let i = 0; i < 40; i++) log.info('x'.repeat(1000));
  expect(written.flat().length).toBeGreaterThan(20);
});

it('is the same for two logs of one destination', () => {
  const { written, destination, log } = recorder();
  log.info('one');
  pino({}, batchLines(destination)).error('two');
  expect(written).toEqual([['one', 'two']]);
});

it('writes what waits when the process ends', () => {
  const file = path.join(import.meta.dirname, 'batched-lines.ts');
  const script = `const { batchLines } = await import(${JSON.stringify(file)});
    batchLines(process.stdout).write('last words'); process.exit(3)`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: 'last words', status: 3 });
});
