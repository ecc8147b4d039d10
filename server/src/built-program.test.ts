import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';

const program = path.join(import.meta.dirname, '../coinop.js');

/** A checkout with the real entry, whose bundle and sources print which of them runs. */
function makeCheckout(): { run(): string; changed(file: string, at: number): void; server: string } {
  const checkout = mkdtempSync(path.join(inject('runDir'), 'checkout-'));
  const server = path.join(checkout, 'server');
  for (const folder of ['src/shop', 'dist']) mkdirSync(path.join(server, folder), { recursive: true });
  cpSync(program, path.join(server, 'coinop.js'));
  const files = {
    'package.json': '{ "type": "module" }',
    'build.js': '',
    '../package-lock.json': '{}',
    'dist/main.js': "export const main = () => console.log('bundle');",
    'src/main.ts': "export const main = (): void => console.log('sources');",
    'src/shop/buy.ts': '',
  };
  const changed = (file: string, at: number) => utimesSync(path.join(server, file), at, at);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(server, file), text);
  for (const file of [...Object.keys(files), 'src', 'src/shop']) changed(file, 1000);
  return {
    server,
    changed,
    run: () => execFileSync(process.execPath, ['coinop.js'], { cwd: server }).toString().trim(),
  };
}

it('runs the bundle of its sources, and the sources themselves where one was changed later', () => {
  const { run, changed } = makeCheckout();
  expect(run()).toBe('bundle');
  changed('src/shop/buy.ts', 2000);
  expect(run()).toBe('sources');
  changed('dist/main.js', 3000);
  expect(run()).toBe('bundle');
  changed('../package-lock.json', 4000);
  expect(run()).toBe('sources');
});
