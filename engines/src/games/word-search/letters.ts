import type { Random } from '../../math/random.ts';

export type Hidden = { word: string; cells: number[] };
export type LetterGrid = { size: number; letters: string[]; hidden: Hidden[] };

const ways = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** The cells from one to another in a straight or diagonal line, or none. */
export function lineOf(size: number, from: number, to: number): number[] {
  const [x, y] = [from % size, Math.floor(from / size)];
  const [dx, dy] = [(to % size) - x, Math.floor(to / size) - y];
  if (dx && dy && Math.abs(dx) !== Math.abs(dy)) return [];
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: length + 1 }, (_, i) => (y + Math.sign(dy) * i) * size + x + Math.sign(dx) * i);
}

/** Hides words in a square of letters, in the first `directions` directions, the easy ones first. */
export function hideWords(words: string[], size: number, directions: number, random: Random): LetterGrid {
  const letters: string[] = Array.from({ length: size * size }, () => '');
  const hidden: Hidden[] = [];
  // Long words first, while there is much space.
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const cells = word.length <= size ? placeFor(word, letters, size, directions, random) : null;
    if (!cells) continue;
    cells.forEach((cell, i) => {
      letters[cell] = word[i] ?? '';
    });
    hidden.push({ word, cells });
  }
  // Filled with letters of the words themselves, so that the words do not stand out.
  const pool = [...words.join('')];
  for (let i = 0; i < letters.length; i++) letters[i] ||= random.pick(pool);
  return { size, letters, hidden };
}

function placeFor(word: string, letters: string[], size: number, directions: number, random: Random): number[] | null {
  for (let attempt = 0; attempt < 400; attempt++) {
    const [dx, dy] = random.pick(ways.slice(0, directions));
    const [x, y] = [random.int(0, size - 1), random.int(0, size - 1)];
    const [endX, endY] = [x + dx * (word.length - 1), y + dy * (word.length - 1)];
    if (endX < 0 || endY < 0 || endX >= size || endY >= size) continue;
    const cells = lineOf(size, y * size + x, endY * size + endX);
    if (cells.every((cell, i) => letters[cell] === '' || letters[cell] === word[i])) return cells;
  }
  return null;
}

/** The hidden word in these cells, read from either end. */
export function wordIn({ hidden, letters }: LetterGrid, cells: number[]): Hidden | undefined {
  const read = cells.map((cell) => letters[cell]).join('');
  const back = [...read].reverse().join('');
  return hidden.find(({ word }) => word === read || word === back);
}
