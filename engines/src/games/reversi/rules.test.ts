import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { other, type Side } from '../../stage/duel.ts';
import { chooseDisc } from './opponent.ts';
import { countOf, type Discs, enclosedBy, movesFor, put, startDiscs, takeBack, winnerOf } from './rules.ts';

/** "x" is the player, "o" the opponent. */
function boardOf(...rows: string[]): Discs {
  const sides: Record<string, Side> = { x: 0, o: 1 };
  return { size: rows.length, cells: [...rows.join('')].map((letter) => sides[letter] ?? null) };
}

function countMoves(discs: Discs, side: Side, depth: number): number {
  const moves = movesFor(discs, side);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    put(discs, move, side);
    const count = countMoves(discs, other(side), depth - 1);
    takeBack(discs, move, side);
    return sum + count;
  }, 0);
}

function play(levels: [number, number], seed: number, size = 8): Discs {
  const random = randomFrom(seed);
  const discs = startDiscs(size);
  let side: Side = seed % 2 ? 1 : 0;
  while (movesFor(discs, 0).length + movesFor(discs, 1).length > 0) {
    const move = chooseDisc(discs, side, levels[side], random);
    if (move) put(discs, move, side);
    side = other(side);
  }
  return discs;
}

describe('reversi', () => {
  it('has the known number of positions after each ply', () => {
    expect([1, 2, 3, 4, 5].map((depth) => countMoves(startDiscs(8), 0, depth))).toEqual([4, 12, 56, 244, 1396]);
  });

  it('turns over what is enclosed in every direction, and nothing beyond', () => {
    const discs = boardOf('x--x', '-oo-', '.oo.', 'xoox');
    expect(enclosedBy(boardOf('xo--', '----', '----', '----'), 2, 0)).toEqual([1]);
    expect(enclosedBy(boardOf('-oo-', '----', '----', '----'), 0, 0)).toEqual([]);
    expect(enclosedBy(discs, 1, 0)).toEqual([]);
    expect(enclosedBy(boardOf('x---', '-o--', '----', 'xo--'), 10, 0)).toEqual([5]);
  });

  it('is won by the most discs', () => {
    expect(winnerOf(boardOf('xx', 'xo'))).toBe(0);
    expect(winnerOf(boardOf('xo', 'ox'))).toBe('draw');
  });

  it('takes a corner when it can, from the second level on', () => {
    const discs = boardOf('-xo---', '--xo--', '--ox--', '--xo--', '------', '------');
    expect(chooseDisc(discs, 1, 2, randomFrom(1))?.cell).toBe(0);
  });

  it('gets stronger by level, on every board', () => {
    const lead = (discs: Discs) => countOf(discs, 1) - countOf(discs, 0);
    const won = [1, 2, 3, 4].map((seed) => winnerOf(play([1, 2], seed)));
    expect(won.filter((side) => side === 1).length).toBeGreaterThanOrEqual(3);
    expect([1, 2].reduce((sum, seed) => sum + lead(play([2, 3], seed)), 0)).toBeGreaterThan(0);
    expect(lead(play([1, 3], 1, 6))).toBeGreaterThan(0);
  });
});
