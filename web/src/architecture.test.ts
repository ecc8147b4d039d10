import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Bottom to top: a folder may import the folders before it and nothing after it. First the layers that every screen
 * uses, then the screens, then the shell that shows them.
 */
const order = [
  'messages',
  'ui',
  'api',
  'state',
  'routing',
  'sign-in',
  'shop',
  'people',
  'wallet',
  'find',
  'reactions',
  'notifications',
  'account',
  'clips',
  'recording',
  'live',
  'play',
  'create',
  'feed',
  'shell',
  // A separate page, for operators.
  'console',
  // A separate script, which opens the app offline.
  'service-worker',
];

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('.d.ts') && file !== 'architecture.test.ts')
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
const code = files.filter(({ file }) => !file.endsWith('.css'));

describe('the layout of the web app', () => {
  it('knows every folder', () => {
    const folders = new Set(files.map(({ file }) => folderOf(file)));
    expect([...folders].filter((folder) => folder !== 'main.tsx' && !order.includes(folder))).toEqual([]);
  });

  it('lets a folder import only the folders before it', () => {
    const wrong = code
      .filter(({ file }) => file !== 'main.tsx')
      .flatMap(({ file, source }) =>
        importsOf(file, source)
          .filter((imported) => order.indexOf(folderOf(imported)) > order.indexOf(folderOf(file)))
          .map((imported) => `${file} imports ${imported}`),
      );
    expect(wrong).toEqual([]);
  });

  it('imports nothing of the other workspaces but the host protocol', () => {
    const wrong = code
      .filter(({ file }) => !file.endsWith('.test.ts'))
      .flatMap(({ file, source }) =>
        importsOf(file, source)
          .filter((imported) => imported.startsWith('..') && imported !== '../../sdk/src/host-protocol.ts')
          .map((imported) => `${file} imports ${imported}`),
      );
    expect(wrong).toEqual([]);
  });

  it('styles by the direction of reading, not by left and right', () => {
    const wrong = files
      .filter(({ file }) => file.endsWith('.css'))
      .flatMap(({ file, source }) => physicalIn(source).map((line) => `${file}: ${line}`));
    expect(wrong).toEqual([]);
  });

  it('has no import cycle', () => {
    expect(findCycle(new Map(code.map(({ file, source }) => [file, importsOf(file, source)])))).toBeUndefined();
  });

  it('names every file only once', () => {
    const names = files.map(({ file }) => path.basename(file));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('keeps files short enough to read', () => {
    const long = files
      .filter(({ file }) => !file.includes('.generated.') && !/messages\/(create\/create-)?english\.ts$/.test(file))
      .filter(({ source }) => source.split('\n').length > 300)
      .map(({ file }) => file);
    expect(long).toEqual([]);
  });
});

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** A shorthand of four values is physical too, unless both sides are the same. */
function physicalIn(source: string): string[] {
  const named =
    source.match(/(?:^|[\s;{])(?:(?:margin|padding|border)-)?(?:left|right)\s*:.*|text-align:\s*(?:left|right).*/g) ??
    [];
  const four = [...source.matchAll(/(?:margin|padding|inset):\s*([^;]+);/g)]
    .filter(([, values = '']) => {
      const [, right, , left] = values.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()').split(/\s+/);
      return left !== undefined && left !== right;
    })
    .map(([whole]) => whole);
  return [...named, ...four];
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
