import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '../../../../../engines/src/plan.ts';

const folder = path.join(import.meta.dirname, '../../../../../engines/dist');
const read = new Map<string, string>();

/** The scripts of a kind of game: the sheet of drawings they share, then the engine. */
export function engineSourceOf(kind: Kind): string {
  return `${textOf('sheet')}${textOf(kind)}`;
}

function textOf(name: string): string {
  const known = read.get(name);
  if (known !== undefined) return known;
  const file = path.join(folder, `${name}.js`);
  try {
    const text = readFileSync(file, 'utf8');
    read.set(name, text);
    return text;
  } catch (cause) {
    throw new Error(`${file} is missing: run npm run build -w engines`, { cause });
  }
}
