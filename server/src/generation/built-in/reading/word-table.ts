import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The lines of one of the tables in `server/words`, without its heading. */
export function readWordTable(
  name: 'noun-classes' | 'verb-classes' | 'modifier-words' | 'emoji-words' | 'picture-words' | 'place-scenes',
): string[] {
  const file = path.join(import.meta.dirname, `../../../../words/${name}.txt`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
