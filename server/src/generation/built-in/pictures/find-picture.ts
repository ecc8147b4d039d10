import { readWordTable } from '../reading/word-table.ts';

/** An icon of a public set, or a similar sprite of our own. */
export type FoundPicture = { picture: string } | { sprite: string; tint: string | null };

let table: Map<string, string> | undefined;

/** Read with the first prompt: a process without generation never needs it. */
function pictureTable(): Map<string, string> {
  if (table) return table;
  table = new Map();
  for (const line of readWordTable('picture-words')) {
    const [icon = '', ...words] = line.split(' ');
    for (const word of words) table.set(word.replaceAll('_', ' '), icon);
  }
  return table;
}

/** The picture for an English noun in the singular. */
export function findPicture(noun: string): FoundPicture | undefined {
  const icon = pictureTable().get(noun);
  if (icon === undefined) return undefined;
  const [set, name = ''] = icon.split(':');
  if (set !== 'own') return { picture: icon };
  const [sprite = '', tint] = name.split('#');
  return { sprite, tint: tint ? `#${tint}` : null };
}
