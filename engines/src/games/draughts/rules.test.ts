import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { afterMove, chooseDraughts, type Draughts, isDark, type Man, movesOf, startDraughts } from './rules.ts';

function positionOf(men: Record<number, Man>, turn: 0 | 1 = 0): Draughts {
  return { cells: Array.from({ length: 64 }, (_, cell) => men[cell] ?? null), turn, quiet: 0 };
}
const man = (side: 0 | 1, isKing = false): Man => ({ side, isKing });

function countMoves(position: Draughts, depth: number): number {
  const moves = movesOf(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countMoves(afterMove(position, move), depth - 1), 0);
}

describe('draughts', () => {
  it('has the known number of positions after each ply', () => {
    expect([1, 2, 3, 4, 5].map((depth) => countMoves(startDraughts(), depth))).toEqual([7, 49, 302, 1469, 7361]);
  });

  it('must capture if it can, and complete the chain of jumps', () => {
    const moves = movesOf(positionOf({ 42: man(0), 35: man(1), 21: man(1), 56: man(0) }));
    expect(moves).toEqual([{ from: 42, path: [28, 14], taken: [35, 21] }]);
  });

  it('crowns at the far row, which ends the move, and lets kings move backwards', () => {
    const crowned = afterMove(positionOf({ 10: man(0) }), { from: 10, path: [1], taken: [] });
    expect(crowned.cells[1]).toEqual(man(0, true));
    expect(movesOf({ ...crowned, turn: 0 }).map(({ path }) => path[0])).toEqual([8, 10]);
  });

  it('is played by the rules, on dark cells, and the better level wins', () => {
    let lead = 0;
    for (const seed of [1, 2]) {
      const random = randomFrom(seed);
      let position = startDraughts();
      for (let n = 0; n < 110 && movesOf(position).length; n++) {
        const move = chooseDraughts(position, position.turn === 0 ? 3 : 1, random);
        if (move) position = afterMove(position, move);
        expect(position.cells.every((one, cell) => !one || isDark(cell))).toBe(true);
      }
      const count = (side: 0 | 1) => position.cells.filter((one) => one?.side === side).length;
      lead += count(0) - count(1);
    }
    expect(lead).toBeGreaterThan(4);
  });
});
