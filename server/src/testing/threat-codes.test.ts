import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const rows = read('docs/threats.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, code]) => /^[A-Z]+\d+$/.test(code ?? ''))
  .map(([, code = '', , , files = '']) => ({
    code,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));
const known = new Set(rows.map(({ code }) => code));
const families = new Set([...known].map((code) => code.replace(/\d+$/, '')));

const titlePattern = /(?:\b(?:it|describe)\b[^'"`\n]*\(|\]\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/gm;
/** The first texts of a table's rows, which titles show. */
const rowPattern = /^\s*\[\s*(['"`])((?:\\.|(?!\1).)*)\1/gm;

function codesIn(file: string): string[] {
  const textsOf = (pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, , text = '']) => text);
  const titles = textsOf(titlePattern);
  const leading = titles.flatMap((title) => /^[A-Z]{1,2}\d{1,2}(?=[ ,:])/.exec(title)?.[0] ?? []);
  const ofFamilies = [...titles, ...textsOf(rowPattern)]
    .flatMap((text) => [...text.matchAll(/\b([A-Z]{1,2})\d{1,2}\b/g)])
    .filter(([, family = '']) => families.has(family));
  return [...leading, ...ofFamilies.map(([code]) => code)];
}

describe('the table of threats', () => {
  it('names every code once, with a test', () => {
    expect(rows.length).toBe(known.size);
    expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
  });

  it.each(rows)('$code names files that exist and use it', ({ code, files }) => {
    for (const file of files) {
      expect(existsSync(path.join(root, file)), `${file} does not exist`).toBe(true);
      expect(codesIn(file), `${file} does not use ${code}`).toContain(code);
    }
  });

  it('explains every code that a title carries', () => {
    const testFiles = globSync('{server,sdk,engines,web}/{src,test}/**/*.test.{ts,tsx}', { cwd: root });
    const unexplained = testFiles.flatMap((file) =>
      codesIn(file)
        .filter((code) => !known.has(code))
        .map((code) => `${code} in ${file}`),
    );
    expect(testFiles.length).toBeGreaterThan(100);
    expect(unexplained).toEqual([]);
  });
});
