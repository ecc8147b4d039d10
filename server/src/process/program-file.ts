import path from 'node:path';

/** Where a program of ours is run from: the bundle if this process runs from it, otherwise its source. */
export function programFileOf(source: string): string {
  const { filename } = import.meta;
  return filename.endsWith('.ts') ? source : path.join(path.dirname(filename), `${path.basename(source, '.ts')}.js`);
}
