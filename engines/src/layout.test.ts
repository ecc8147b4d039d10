import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Bottom to top: a folder may import those listed for it and `plan.ts`, which imports nothing. */
const mayImport: Record<string, string[]> = {
  math: [],
  canvas: ['math'],
  art: ['math', 'canvas'],
  stage: ['math', 'canvas', 'art'],
  games: ['math', 'canvas', 'art', 'stage'],
  testing: ['math', 'stage'],
  'sheet.ts': ['art'],
  sites: ['math', 'art'],
};

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
const code = files.filter(({ file }) => !file.endsWith('.test.ts') && file !== 'plan.ts');

describe('the engines', () => {
  it('import only folders below them', () => {
    const wrong = code.flatMap(({ file, source }) =>
      importsOf(file, source)
        .filter((imported) => !isBelow(folderOf(file), folderOf(imported)))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });

  it('share nothing with each other', () => {
    const wrong = code
      .filter(({ file }) => folderOf(file) === 'games')
      .flatMap(({ file, source }) =>
        importsOf(file, source)
          .filter((imported) => folderOf(imported) === 'games' && gameOf(imported) !== gameOf(file))
          .map((imported) => `${file} imports ${imported}`),
      );
    expect(wrong).toEqual([]);
  });

  it('are a folder each, whose first file has its name', () => {
    const entries = readdirSync(path.join(root, 'games'), { withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))).toEqual([]);
    const games = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(games.filter((name) => !existsSync(path.join(root, 'games', name, `${name}.ts`)))).toEqual([]);
  });

  it('import nothing of another workspace and no package, but for the test runner where they are tested', () => {
    const wrong = [...code, ...files.filter(({ file }) => file === 'plan.ts')].flatMap(({ file, source }) =>
      [...source.matchAll(/\bfrom '([^']+)'/g)]
        .map((match) => match[1] ?? '')
        .filter((name) => name !== 'vitest' || folderOf(file) !== 'testing')
        .filter((name) => !name.startsWith('.') || path.join(path.dirname(file), name).startsWith('..'))
        .map((name) => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have no import cycle', () => {
    expect(findCycle(new Map(files.map(({ file, source }) => [file, importsOf(file, source)])))).toBeUndefined();
  });

  it('have files short enough to read', () => {
    expect(code.filter(({ source }) => source.split('\n').length > 300).map(({ file }) => file)).toEqual([]);
  });
});

function isBelow(from: string, to: string): boolean {
  return from === to || to === 'plan.ts' || (mayImport[from] ?? []).includes(to);
}

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function gameOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g)].map((match) =>
    path.normalize(path.join(path.dirname(file), match[1] ?? '')),
  );
}

function findCycle(graph: Map<string, string[]>): string | undefined {
  const done = new Set<string>();
  const walk = (file: string, trail: string[]): string | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file].join(' → ');
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
