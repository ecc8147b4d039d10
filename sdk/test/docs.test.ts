import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

it('every message of the host protocol is in its table, with direction and revision', () => {
  const types = [...read('sdk/src/host-protocol.ts').matchAll(/type: '([\w.]+)'/g)].map(([, type]) => type);
  const rows = read('docs/host-protocol.md')
    .split('\n')
    .filter((line) => /^\| `.*(game → host|host → game)/.test(line));
  expect(types.length).toBeGreaterThan(25);
  expect(types.filter((type) => !rows.some((row) => row.includes(`\`${type}\``)))).toEqual([]);
});

it('every call of the SDK is in its reference', () => {
  const types = read('sdk/src/coinop.d.ts');
  const members = types.slice(types.indexOf('type Sdk = {')).matchAll(/^ {4}(?:readonly )?(\w+)[:(<]/gm);
  const guide = read('docs/sdk.md');
  const missing = [...members]
    .map(([, name]) => name ?? '')
    .filter((name) => !new RegExp(`\`${name}[(\`.]`).test(guide));
  expect(missing).toEqual([]);
});
