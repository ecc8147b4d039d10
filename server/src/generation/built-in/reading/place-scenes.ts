import type { Scene } from '../../../../../engines/src/plan.ts';
import { singularOf } from './english-plurals.ts';
import { readWordTable } from './word-table.ts';

let table: Map<string, Scene> | undefined;

/** Read with the first prompt that names an unusual place. */
function sceneTable(): Map<string, Scene> {
  if (table) return table;
  table = new Map();
  for (const line of readWordTable('place-scenes')) {
    const [scene = '', ...words] = line.split(' ');
    for (const word of words) table.set(word.replace('_', ' '), scene as Scene);
  }
  return table;
}

let parts: Set<string> | undefined;

/** One of the words of Los Angeles or Buenos Aires. */
export function isPartOfPlace(word: string): boolean {
  parts ??= new Set([...sceneTable().keys()].filter((name) => name.includes(' ')).flatMap((name) => name.split(' ')));
  return parts.has(word);
}

/** The scene of a place by what kind of place it is: Venice is a city, the Alps are mountains. */
export function sceneOfPlace(place: string): Scene | null {
  const last = place.split(' ').at(-1) ?? '';
  const found = [place, last, singularOf(last)].map((name) => sceneTable().get(name)).find((one) => one !== undefined);
  // Of all places with houses only towns have high ones.
  return last === 'village' ? 'farm' : (found ?? null);
}
