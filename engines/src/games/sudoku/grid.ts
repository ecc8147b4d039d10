import type { Random } from '../../math/random.ts';

/** Digits row by row, 0 for an empty cell. */
export type Digits = number[];

/** Width and height of the boxes of a board: 2 by 2, 3 by 2, 3 by 3. */
export const boxOf = (size: number): [number, number] => (size === 4 ? [2, 2] : size === 6 ? [3, 2] : [3, 3]);

export function boxAt(size: number, cell: number): number {
  const [w, h] = boxOf(size);
  return Math.floor(Math.floor(cell / size) / h) * (size / w) + Math.floor((cell % size) / w);
}

/** The digits still possible in a cell, as bits. */
function freeAt(digits: Digits, size: number, cell: number): number {
  const [row, column, box] = [Math.floor(cell / size), cell % size, boxAt(size, cell)];
  let free = (1 << (size + 1)) - 2;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits[i];
    if (digit && (Math.floor(i / size) === row || i % size === column || boxAt(size, i) === box)) free &= ~(1 << digit);
  }
  return free;
}

const countBits = (bits: number) => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count++;
  return count;
};

/** Counts solutions, up to `most`; with `most` 1 the solution stays in `digits`. */
export function solve(digits: Digits, size: number, most: number, order?: Random): number {
  let cell = -1;
  let options = 0;
  let fewest = size + 1;
  for (let i = 0; i < digits.length && fewest > 1; i++) {
    if (digits[i]) continue;
    const free = freeAt(digits, size, i);
    const count = countBits(free);
    if (count < fewest) [cell, options, fewest] = [i, free, count];
  }
  if (cell < 0) return 1;
  const choices = Array.from({ length: size }, (_, i) => i + 1).filter((digit) => options & (1 << digit));
  let found = 0;
  for (const digit of order ? order.shuffle(choices) : choices) {
    digits[cell] = digit;
    found += solve(digits, size, most - found, order);
    if (found >= most) {
      if (most > 1) digits[cell] = 0;
      return found;
    }
  }
  digits[cell] = 0;
  return found;
}

/** A puzzle with one solution, with as many digits removed as requested and possible. */
export function newSudoku(size: number, holes: number, random: Random): { given: Digits; solution: Digits } {
  const solution: Digits = Array.from({ length: size * size }, () => 0);
  solve(solution, size, 1, random);
  const given = [...solution];
  let left = holes;
  for (const cell of random.shuffle(given.map((_, i) => i))) {
    if (left <= 0) break;
    const digit = given[cell] ?? 0;
    given[cell] = 0;
    if (solve([...given], size, 2) === 1) left--;
    else given[cell] = digit;
  }
  return { given, solution };
}
