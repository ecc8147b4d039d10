import type { Random } from '../../math/random.ts';

/** The rules of the well and its pieces, without drawing. */
export const columns = 10;
export const rows = 18;

/** Cells hold the piece's number, -1 for empty. */
export type Well = number[][];
export type Piece = { shape: number; turned: number; x: number; y: number };

/** The four rotations of a shape are these cells rotated about the middle of a square of that size. */
const shapes: { size: number; cells: [number, number][] }[] = [
  {
    size: 4,
    cells: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  },
  {
    size: 2,
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    size: 3,
    cells: [
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  {
    size: 3,
    cells: [
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    size: 3,
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ],
  },
  {
    size: 3,
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  {
    size: 3,
    cells: [
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
];
export const shapeCount = shapes.length;

export const emptyWell = (): Well => Array.from({ length: rows }, () => Array.from({ length: columns }, () => -1));

export function cellsOf(piece: Piece): { x: number; y: number }[] {
  const shape = shapes[piece.shape];
  if (!shape) return [];
  return shape.cells.map(([cx, cy]) => {
    let x = cx;
    let y = cy;
    for (let i = 0; i < piece.turned % 4; i++) [x, y] = [shape.size - 1 - y, x];
    return { x: piece.x + x, y: piece.y + y };
  });
}

export function newPiece(shape: number): Piece {
  const size = shapes[shape]?.size ?? 3;
  return { shape, turned: 0, x: Math.floor((columns - size) / 2), y: size === 4 ? -1 : 0 };
}

export function fits(well: Well, piece: Piece): boolean {
  return cellsOf(piece).every(({ x, y }) => x >= 0 && x < columns && y < rows && (y < 0 || well[y]?.[x] === -1));
}

/** The moved piece, or null if it is blocked. */
export function moved(well: Well, piece: Piece, dx: number, dy: number): Piece | null {
  const next = { ...piece, x: piece.x + dx, y: piece.y + dy };
  return fits(well, next) ? next : null;
}

/** The rotated piece, shifted sideways if a wall blocks it. */
export function rotated(well: Well, piece: Piece): Piece | null {
  const next = { ...piece, turned: (piece.turned + 1) % 4 };
  for (const [dx, dy] of [
    [0, 0],
    [-1, 0],
    [1, 0],
    [0, -1],
    [-2, 0],
    [2, 0],
  ] as const) {
    const tried = { ...next, x: next.x + dx, y: next.y + dy };
    if (fits(well, tried)) return tried;
  }
  return null;
}

export function landed(well: Well, piece: Piece): Piece {
  let at = piece;
  for (let next = moved(well, at, 0, 1); next; next = moved(well, at, 0, 1)) at = next;
  return at;
}

/** Places the piece; false if it extends beyond the top. */
export function lay(well: Well, piece: Piece): boolean {
  let inside = true;
  for (const { x, y } of cellsOf(piece)) {
    const row = well[y];
    if (row) row[x] = piece.shape;
    else inside = false;
  }
  return inside;
}

export const fullRows = (well: Well): number[] => well.flatMap((row, y) => (row.every((cell) => cell >= 0) ? [y] : []));

export function clearRows(well: Well, full: number[]): void {
  for (const y of full) {
    well.splice(y, 1);
    well.unshift(Array.from({ length: columns }, () => -1));
  }
}

/** Every shape once in random order, then again, so that no shape is missing for long. */
export function bagOf(random: Random): number[] {
  return random.shuffle(Array.from({ length: shapeCount }, (_, i) => i));
}
