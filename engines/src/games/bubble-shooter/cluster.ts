import type { Random } from '../../math/random.ts';

/** Rows of bubbles hanging from the top, every second one shifted right by half a bubble. Values are colours. */
export type HangingRow = { isShifted: boolean; cells: (number | null)[] };
export type Hanging = { columns: number; colours: number; rows: HangingRow[] };
export type Cell = { row: number; column: number };

export const rowHeight = 0.87;

export function addRow(hanging: Hanging, random: Random): void {
  const isShifted = !(hanging.rows[0]?.isShifted ?? true);
  const cells: number[] = [];
  for (let i = 0; i < hanging.columns; i++) {
    const before = cells[i - 1];
    // Neighbours often share a colour, so that there is something to hit.
    cells.push(before !== undefined && random.chance(0.38) ? before : random.int(0, hanging.colours - 1));
  }
  hanging.rows.unshift({ isShifted, cells });
}

export const colourAt = ({ rows }: Hanging, { row, column }: Cell) => rows[row]?.cells[column] ?? null;

/** The centre of a cell, in bubbles. */
export function placeOf({ rows }: Hanging, { row, column }: Cell): { x: number; y: number } {
  const isShifted = rows[row]?.isShifted ?? isNextShifted(rows, row);
  return { x: column + 0.5 + (isShifted ? 0.5 : 0), y: row * rowHeight + 0.5 };
}

/** Rows that do not exist yet continue the alternating shift. */
function isNextShifted(rows: HangingRow[], row: number): boolean {
  const first = rows[0]?.isShifted ?? false;
  return row % 2 ? !first : first;
}

export function neighboursOf(hanging: Hanging, { row, column }: Cell): Cell[] {
  const shift = (hanging.rows[row]?.isShifted ?? isNextShifted(hanging.rows, row)) ? 1 : 0;
  return [
    { row, column: column - 1 },
    { row, column: column + 1 },
    ...[row - 1, row + 1].flatMap((r) => [
      { row: r, column: column - 1 + shift },
      { row: r, column: column + shift },
    ]),
  ].filter((cell) => cell.row >= 0 && cell.column >= 0 && cell.column < hanging.columns);
}

function spread(hanging: Hanging, starts: Cell[], isWanted: (cell: Cell) => boolean): Cell[] {
  const seen = new Set(starts.map(({ row, column }) => row * 100 + column));
  const found = [...starts];
  for (let i = 0; i < found.length; i++) {
    for (const next of neighboursOf(hanging, found[i] ?? { row: 0, column: 0 })) {
      const key = next.row * 100 + next.column;
      if (seen.has(key) || colourAt(hanging, next) === null || !isWanted(next)) continue;
      seen.add(key);
      found.push(next);
    }
  }
  return found;
}

/** All connected bubbles of the same colour. */
export function sameColour(hanging: Hanging, from: Cell): Cell[] {
  const colour = colourAt(hanging, from);
  return spread(hanging, [from], (cell) => colourAt(hanging, cell) === colour);
}

/** Bubbles no longer connected to the top. */
export function loose(hanging: Hanging): Cell[] {
  const top = (hanging.rows[0]?.cells ?? []).flatMap((colour, column) => (colour === null ? [] : [{ row: 0, column }]));
  const held = new Set(spread(hanging, top, () => true).map(({ row, column }) => row * 100 + column));
  return hanging.rows.flatMap(({ cells }, row) =>
    cells.flatMap((colour, column) => (colour !== null && !held.has(row * 100 + column) ? [{ row, column }] : [])),
  );
}

export function remove(hanging: Hanging, cells: Cell[]): void {
  for (const { row, column } of cells) {
    const at = hanging.rows[row];
    if (at) at.cells[column] = null;
  }
  while (hanging.rows.length && hanging.rows.at(-1)?.cells.every((colour) => colour === null)) hanging.rows.pop();
}

/** The free cell nearest to a stopped bubble that touches another bubble or the top. */
export function landing(hanging: Hanging, x: number, y: number): Cell {
  let best: Cell = { row: 0, column: 0 };
  let bestGap = Infinity;
  for (let row = 0; row <= hanging.rows.length; row++)
    for (let column = 0; column < hanging.columns; column++) {
      const cell = { row, column };
      if (colourAt(hanging, cell) !== null) continue;
      if (row > 0 && !neighboursOf(hanging, cell).some((next) => colourAt(hanging, next) !== null)) continue;
      const place = placeOf(hanging, cell);
      const gap = Math.hypot(place.x - x, place.y - y);
      if (gap < bestGap) [best, bestGap] = [cell, gap];
    }
  return best;
}

export function hang(hanging: Hanging, { row, column }: Cell, colour: number): void {
  while (hanging.rows.length <= row) {
    const isShifted = isNextShifted(hanging.rows, hanging.rows.length);
    hanging.rows.push({ isShifted, cells: Array.from({ length: hanging.columns }, () => null) });
  }
  const at = hanging.rows[row];
  if (at) at.cells[column] = colour;
}

export function touches(hanging: Hanging, x: number, y: number): boolean {
  if (y <= 0.5) return true;
  return hanging.rows.some(({ cells }, row) =>
    cells.some((colour, column) => {
      if (colour === null) return false;
      const place = placeOf(hanging, { row, column });
      return Math.hypot(place.x - x, place.y - y) < 0.88;
    }),
  );
}

/** The colours still on the field: only those are useful to shoot. */
export const coloursLeft = ({ rows }: Hanging) => [
  ...new Set(rows.flatMap(({ cells }) => cells.filter((colour) => colour !== null))),
];
