import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { chooseMove, standingOf } from './opponent.ts';
import { after, isInCheck, legalMoves, type PieceName, type Position, startPosition, stateOf } from './position.ts';

const names: Record<string, PieceName> = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };
const cellOf = (name: string) => (8 - Number(name[1])) * 8 + name.charCodeAt(0) - 97;
const moveOf = (text: string) => ({ from: cellOf(text.slice(0, 2)), to: cellOf(text.slice(2)) });

/** A position in FEN. */
function positionOf(text: string): Position {
  const [board = '', turn, castling = '-', passant = '-'] = text.split(' ');
  const cells = [...board.replaceAll('/', '')].flatMap((sign) => {
    if (/\d/.test(sign)) return Array.from({ length: Number(sign) }, () => null);
    return [
      { name: names[sign.toLowerCase()] ?? 'pawn', side: sign === sign.toLowerCase() ? (1 as const) : (0 as const) },
    ];
  });
  return {
    cells,
    turn: turn === 'b' ? 1 : 0,
    castling: [
      [castling.includes('K'), castling.includes('Q')],
      [castling.includes('k'), castling.includes('q')],
    ],
    passant: passant === '-' ? -1 : cellOf(passant),
    quiet: 0,
  };
}

function countMoves(position: Position, depth: number): number {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countMoves(after(position, move), depth - 1), 0);
}

describe('chess', () => {
  it.each([
    ['the start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', [20, 400, 8902]],
    ['castling and pins', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', [48, 2039]],
    ['taking in passing', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', [14, 191, 2812]],
  ])('has as many positions as are known after each ply: %s', (_, text, counts) => {
    counts.forEach((count, i) => {
      expect(countMoves(positionOf(text), i + 1)).toBe(count);
    });
  });

  it('starts from the standard position', () => {
    expect(startPosition()).toEqual(positionOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'));
    expect(standingOf(startPosition())).toBe(0);
  });

  it('moves the rook when castling, and removes the right to castle', () => {
    const castled = after(positionOf('r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'), moveOf('e1g1'));
    expect(castled.cells[cellOf('f1')]?.name).toBe('rook');
    expect(castled.castling).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it.each([
    ['a back-rank mate', '6k1/5ppp/8/8/8/8/8/R3K3 w - -', 'a1a8'],
    ['a hanging queen', '4k3/8/8/3q4/4P3/8/8/4K3 w - -', 'e4d5'],
    ['a defence against mate', 'r5k1/5ppp/8/8/8/8/5PPP/1R4K1 b - -', null],
  ])('sees %s', (_, text, wanted) => {
    const position = positionOf(text);
    const move = chooseMove(position, 3, randomFrom(1));
    if (wanted) expect(move).toMatchObject(moveOf(wanted));
    else expect(legalMoves(position)).toContainEqual(move);
  });

  it('recognizes mate and stalemate', () => {
    expect(stateOf(positionOf('R5k1/5ppp/8/8/8/8/8/4K3 b - -'))).toBe('mate');
    expect(stateOf(positionOf('7k/5Q2/6K1/8/8/8/8/8 b - -'))).toBe('draw');
    expect(stateOf(startPosition())).toBeNull();
  });

  it('is played by the rules to its end, and the better level wins', () => {
    const random = randomFrom(2);
    let position = startPosition();
    for (let n = 0; n < 120 && stateOf(position) === null; n++) {
      const move = chooseMove(position, position.turn === 0 ? 3 : 1, random);
      expect(legalMoves(position)).toContainEqual(move);
      if (move) position = after(position, move);
      expect(isInCheck(position, position.turn === 0 ? 1 : 0)).toBe(false);
    }
    expect(stateOf(position)).toBe('mate');
    expect(position.turn).toBe(1);
  });
});
