import type { Random } from '../../math/random.ts';

/** Four in a row leave a tile that clears its line, five one that clears its kind. */
type Special = 'none' | 'row' | 'column' | 'kind';

export type Tile = {
  kind: number;
  special: Special;
  /** Where it is drawn, in cells; it falls towards its cell. */
  x: number;
  y: number;
  dying: boolean;
};

export type Board = {
  columns: number;
  rows: number;
  tiles: (Tile | null)[];
  /** Cells that are not part of the board: nothing is there, and falling tiles pass them. */
  holes?: boolean[];
};
export type Spot = { column: number; row: number };
export type Match = { spots: Spot[]; special: Special; kind: number };

export function tileAt(board: Board, { column, row }: Spot): Tile | null {
  if (column < 0 || row < 0 || column >= board.columns || row >= board.rows) return null;
  return board.tiles[row * board.columns + column] ?? null;
}

export function setTile(board: Board, { column, row }: Spot, tile: Tile | null): void {
  board.tiles[row * board.columns + column] = tile;
}

export const isHole = ({ holes, columns }: Board, { column, row }: Spot): boolean =>
  holes?.[row * columns + column] ?? false;

/** A full board without matches in which at least one move makes one. */
export function newBoard(columns: number, rows: number, kinds: number, random: Random, holes: boolean[] = []): Board {
  for (;;) {
    const board: Board = { columns, rows, tiles: Array.from({ length: columns * rows }, () => null), holes };
    eachSpot(board, (spot) => {
      const wanted = random.shuffle(Array.from({ length: kinds }, (_, i) => i));
      const kind = wanted.find((k) => !makesLine(board, spot, k)) ?? 0;
      // They start above the board and fall in, the lower rows first.
      setTile(board, spot, {
        kind,
        special: 'none',
        x: spot.column,
        y: spot.row - rows - 2 + (spot.row - rows) * 0.2,
        dying: false,
      });
    });
    if (findMove(board)) return board;
  }
}

/** Every cell that is part of the board. */
export function eachSpot(board: Board, visit: (spot: Spot) => void): void {
  for (let row = 0; row < board.rows; row++)
    for (let column = 0; column < board.columns; column++) if (!isHole(board, { column, row })) visit({ column, row });
}

function makesLine(board: Board, { column, row }: Spot, kind: number): boolean {
  const same = (dx: number, dy: number) => tileAt(board, { column: column + dx, row: row + dy })?.kind === kind;
  return (same(-1, 0) && same(-2, 0)) || (same(0, -1) && same(0, -2));
}

export function swap(board: Board, a: Spot, b: Spot): void {
  const first = tileAt(board, a);
  setTile(board, a, tileAt(board, b));
  setTile(board, b, first);
}

export function findMatches(board: Board): Match[] {
  const matches: Match[] = [];
  const scan = (length: number, lines: number, spotAt: (line: number, i: number) => Spot, special: Special) => {
    for (let line = 0; line < lines; line++) {
      let from = 0;
      for (let i = 1; i <= length; i++) {
        const first = tileAt(board, spotAt(line, from));
        const here = i < length ? tileAt(board, spotAt(line, i)) : null;
        if (first && here && first.kind === here.kind) continue;
        const run = i - from;
        if (first && run >= 3) {
          const spots = Array.from({ length: run }, (_, k) => spotAt(line, from + k));
          matches.push({ spots, kind: first.kind, special: run >= 5 ? 'kind' : run === 4 ? special : 'none' });
        }
        from = i;
      }
    }
  };
  scan(board.columns, board.rows, (row, column) => ({ column, row }), 'row');
  scan(board.rows, board.columns, (column, row) => ({ column, row }), 'column');
  return matches;
}

/** A swap that would match, for a hint; none if no move is left. */
export function findMove(board: Board): [Spot, Spot] | null {
  let found: [Spot, Spot] | null = null;
  eachSpot(board, (spot) => {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const other = { column: spot.column + dx, row: spot.row + dy };
      if (found || !tileAt(board, spot) || !tileAt(board, other)) continue;
      swap(board, spot, other);
      if (findMatches(board).length) found = [spot, other];
      swap(board, spot, other);
    }
  });
  return found;
}

/** The tiles that a special tile clears. */
export function blastOf(board: Board, spot: Spot, tile: Tile): Spot[] {
  const spots: Spot[] = [];
  eachSpot(board, (other) => {
    const sameRow = tile.special === 'row' && other.row === spot.row;
    const sameColumn = tile.special === 'column' && other.column === spot.column;
    const sameKind = tile.special === 'kind' && tileAt(board, other)?.kind === tile.kind;
    if (sameRow || sameColumn || sameKind) spots.push(other);
  });
  return spots;
}

/** Lets tiles fall into the gaps and fills up from above; returns the number of new tiles. */
export function refill(board: Board, kinds: number, random: Random): number {
  let came = 0;
  for (let column = 0; column < board.columns; column++) {
    const spots = Array.from({ length: board.rows }, (_, row) => ({ column, row })).filter((s) => !isHole(board, s));
    const kept = spots.map((spot) => tileAt(board, spot)).filter((tile) => tile !== null);
    const empty = spots.length - kept.length;
    const top = spots[0]?.row ?? 0;
    spots.forEach((spot, i) => {
      const fresh = (): Tile => ({
        kind: random.int(0, kinds - 1),
        special: 'none',
        x: column,
        y: top - 1.2 - (empty - 1 - i),
        dying: false,
      });
      setTile(board, spot, i < empty ? fresh() : (kept[i - empty] ?? null));
    });
    came += empty;
  }
  return came;
}
