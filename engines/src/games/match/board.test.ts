import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import {
  type Board,
  blastOf,
  findMatches,
  findMove,
  newBoard,
  refill,
  setTile,
  swap,
  type Tile,
  tileAt,
} from './board.ts';
import { holesIn, type OutlineName, outlines } from './shape.ts';

/** Letters are kinds, a dot is empty. */
function boardOf(...lines: string[]): Board {
  const tiles = lines.flatMap((line) =>
    [...line].map((letter): Tile | null =>
      letter === '.' ? null : { kind: letter.charCodeAt(0) - 97, special: 'none', x: 0, y: 0, dying: false },
    ),
  );
  return { columns: lines[0]?.length ?? 0, rows: lines.length, tiles };
}

describe('the board of the match game', () => {
  it('starts without matches and with a move, whatever the seed', () => {
    for (let seed = 0; seed < 50; seed++) {
      const board = newBoard(7, 9, 5, randomFrom(seed));
      expect(findMatches(board)).toEqual([]);
      expect(findMove(board)).not.toBeNull();
    }
  });

  it.each([
    { lines: ['aaab', 'bcbc', 'cbcb'], special: 'none', length: 3 },
    { lines: ['aaaab', 'bcbcb', 'cbcbc'], special: 'row', length: 4 },
    { lines: ['aaaaa', 'bcbcb', 'cbcbc'], special: 'kind', length: 5 },
    { lines: ['ab', 'ac', 'ab', 'ac'], special: 'column', length: 4 },
  ])('finds $length in a line and what it makes', ({ lines, special, length }) => {
    const [match, ...others] = findMatches(boardOf(...lines));
    expect(others).toEqual([]);
    expect(match).toMatchObject({ kind: 0, special });
    expect(match?.spots).toHaveLength(length);
  });

  it('finds the only swap that matches, and leaves the board unchanged', () => {
    const board = boardOf('abaa', 'cdcd', 'dcdc');
    const before = JSON.stringify(board);
    const move = findMove(board);
    expect(JSON.stringify(board)).toBe(before);
    if (!move) throw new Error('there is a move');
    swap(board, ...move);
    expect(findMatches(board)).toHaveLength(1);
  });

  it.each(Object.keys(outlines) as OutlineName[])(
    'can be a %s: nothing lies outside, and it is always full again',
    (name) => {
      for (const [columns, rows] of [
        [7, 8],
        [7, 11],
        [9, 7],
      ] as const) {
        const holes = holesIn(name, columns, rows);
        for (let seed = 0; seed < 6; seed++) {
          const random = randomFrom(seed);
          const board = newBoard(columns, rows, 6, random, holes);
          expect(findMove(board)).not.toBeNull();
          for (let i = 0; i < board.tiles.length; i++) if (random.chance(0.4)) board.tiles[i] = null;
          refill(board, 6, random);
          expect(board.tiles.map((tile) => tile === null)).toEqual(holes);
        }
      }
    },
  );

  it('reports that no move is left', () => {
    expect(findMove(boardOf('abc', 'bca', 'cab'))).toBeNull();
  });

  it('clears a line, a column or a kind with a special tile', () => {
    const board = boardOf('abc', 'bca', 'cab');
    const spot = { column: 0, row: 0 };
    const tile = tileAt(board, spot);
    if (!tile) throw new Error('a tile stands there');
    expect(blastOf(board, spot, { ...tile, special: 'row' }).map((s) => s.row)).toEqual([0, 0, 0]);
    expect(blastOf(board, spot, { ...tile, special: 'column' }).map((s) => s.column)).toEqual([0, 0, 0]);
    expect(blastOf(board, spot, { ...tile, special: 'kind' })).toHaveLength(3);
  });

  it('lets tiles fall and fills up', () => {
    const board = boardOf('ab', '.b', '..');
    setTile(board, { column: 1, row: 1 }, null);
    expect(refill(board, 3, randomFrom(1))).toBe(4);
    expect(tileAt(board, { column: 0, row: 2 })?.kind).toBe(0);
    expect(tileAt(board, { column: 1, row: 2 })?.kind).toBe(1);
    expect(board.tiles.every((tile) => tile !== null)).toBe(true);
  });
});
