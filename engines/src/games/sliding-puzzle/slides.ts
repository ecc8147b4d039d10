import type { Random } from '../../math/random.ts';

/** The piece in each cell; the last piece is the gap. */
export type Slides = { columns: number; rows: number; cells: number[] };

export const gapOf = ({ cells }: Slides) => cells.indexOf(cells.length - 1);
export const isSolved = ({ cells }: Slides) => cells.every((piece, i) => piece === i);

export function solved(columns: number, rows: number): Slides {
  return { columns, rows, cells: Array.from({ length: columns * rows }, (_, i) => i) };
}

/**
 * Cells whose pieces move when one is pushed towards the gap: those between it and the gap, nearest to the gap first.
 */
export function pushedBy(slides: Slides, i: number): number[] {
  const { columns } = slides;
  const gap = gapOf(slides);
  const sameRow = Math.floor(i / columns) === Math.floor(gap / columns);
  const sameColumn = i % columns === gap % columns;
  if (i === gap || i < 0 || i >= slides.cells.length || !(sameRow || sameColumn)) return [];
  const step = (sameRow ? 1 : columns) * Math.sign(i - gap);
  const pushed: number[] = [];
  for (let at = gap + step; at !== i + step; at += step) pushed.push(at);
  return pushed;
}

export function push(slides: Slides, i: number): boolean {
  const pushed = pushedBy(slides, i);
  for (const from of pushed) {
    const gap = gapOf(slides);
    [slides.cells[gap], slides.cells[from]] = [slides.cells[from] ?? 0, slides.cells[gap] ?? 0];
  }
  return pushed.length > 0;
}

/** The neighbours of the gap. */
export function movable(slides: Slides): number[] {
  const { columns, cells } = slides;
  const gap = gapOf(slides);
  return [
    gap - columns,
    gap + columns,
    gap % columns > 0 ? gap - 1 : -1,
    gap % columns < columns - 1 ? gap + 1 : -1,
  ].filter((i) => i >= 0 && i < cells.length);
}

/** Shuffled by legal moves, so that it can always be solved; never a move and its reverse. */
export function mixed(columns: number, rows: number, moves: number, random: Random): Slides {
  const slides = solved(columns, rows);
  let before = -1;
  for (let n = 0; n < moves || isSolved(slides); n++) {
    const gap = gapOf(slides);
    const choices = movable(slides).filter((i) => i !== before);
    before = gap;
    push(slides, random.pick(choices));
  }
  return slides;
}
