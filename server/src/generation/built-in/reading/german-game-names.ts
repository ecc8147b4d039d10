import { foreignPhrases } from './mechanic-phrases-of-languages.ts';

/** Games whose name German writes together with what they are about. */
const games =
  'memory|quiz|sudoku|puzzle|schiebepuzzle|tetris|labyrinth|rennen|wettrennen|jagd|verteidigung|golf|minigolf|bowling|flipper|pinball|domino|simulator|abenteuer|solitär|kegeln|angeln|werfen|fangen|hüpfen|laufen|fliegen|schach';
/** "Turmverteidigung" names a game as a whole. */
const names = new Set(
  Object.values(foreignPhrases).flatMap((list) => list.split(', ').map((entry) => entry.split('~')[0] ?? '')),
);
const compound = new RegExp(`(?<!\\p{L})(\\p{L}{4,}?)-?(${games})(?!\\p{L})`, 'giu');

/** "Katzenmemory" is a memory about cats. */
export function splitGameNames(text: string, language: string): string {
  if (language !== 'de') return text;
  return text.replace(compound, (whole, about: string, game: string) =>
    names.has(whole.toLowerCase()) ? whole : `${about} ${game}`,
  );
}
