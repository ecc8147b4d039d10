import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from '../../../../../engines/src/plan.ts';

const folder = path.join(import.meta.dirname, '../../../../../engines/dist');
const read = new Map<string, string>();

type Drawn = { kind: Plan['kind']; theme: Pick<Plan['theme'], 'site'> };

/** The scripts of a game: the sheet of drawings they all share, that of its site, then its engine. */
export function engineSourceOf({ kind, theme }: Drawn): string {
  return `${textOf('sheet')}${theme.site ? textOf(`site-${theme.site}`) : ''}${textOf(kind)}`;
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
