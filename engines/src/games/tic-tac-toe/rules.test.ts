import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { other, type Side } from '../../stage/duel.ts';
import { type Cells, chooseMove, freeCells, linesOf, wonLine } from './rules.ts';

const lines = linesOf(3);
const empty = (size: number): Cells => Array.from({ length: size * size }, () => null);

function play(levels: [number, number], seed: number, size = 3): Side | 'draw' {
  const random = randomFrom(seed);
  const all = linesOf(size);
  const cells = empty(size);
  for (let side: Side = seed % 2 ? 1 : 0; freeCells(cells).length; side = other(side)) {
    cells[chooseMove(cells, all, side, levels[side], random)] = side;
    if (wonLine(cells, all)) return side;
  }
  return 'draw';
}

describe('tic-tac-toe', () => {
  it.each([
    [3, 8],
    [4, 10],
    [5, 28],
  ])('has the winning lines of a board of %i', (size, count) => {
    expect(linesOf(size)).toHaveLength(count);
  });

  it('is never lost by the best opponent, whatever the moves', () => {
    const answers = new Map<string, number>();
    const random = randomFrom(4);
    const explore = (cells: Cells, side: Side): void => {
      if (!freeCells(cells).length) return;
      const known = cells.map((cell) => cell ?? '-').join('');
      if (side === 1 && !answers.has(known)) answers.set(known, chooseMove(cells, lines, 1, 3, random));
      const moves = side === 1 ? [answers.get(known) ?? 0] : freeCells(cells);
      for (const move of moves) {
        expect(cells[move]).toBeNull();
        const next = [...cells];
        next[move] = side;
        if (wonLine(next, lines)) expect(side).toBe(1);
        else explore(next, other(side));
      }
    };
    explore(empty(3), 0);
    explore(empty(3), 1);
  });

  it('is five in a row on a large board, where fours are blocked and fives are set', () => {
    const five = linesOf(9, 5);
    expect(five.every((line) => line.length === 5)).toBe(true);
    const four = (side: Side): Cells => empty(9).map((_, i) => (i >= 37 && i <= 40 ? side : null));
    for (const side of [0, 1] as const) expect([36, 41]).toContain(chooseMove(four(side), five, 1, 3, randomFrom(2)));
    expect([-1, 0, 1, 'draw']).toContain(play([1, 3], 5, 9));
  });

  it('is won more often by a better opponent', () => {
    const wins = (levels: [number, number]) =>
      Array.from({ length: 40 }, (_, seed) => play(levels, seed)).filter((result) => result === 1).length;
    const [careless, watchful, best] = [wins([2, 1]), wins([2, 2]), wins([2, 3])];
    expect(careless).toBeLessThan(watchful + 4);
    expect(best).toBeGreaterThan(careless);
    expect(play([1, 3], 3, 4)).not.toBe(0);
  });
});
