import type { Point } from '../../math/maths.ts';
import type { Look, Player } from './player.ts';

const columns = 10;
const rows = 18;

const fullRow = 2 ** columns - 1;

/** One number per row, one bit per cell. */
type Rows = number[];

const isTaken = (well: Rows, x: number, y: number) => ((well[y] ?? 0) >> x) & 1;

function withCells(well: Rows, cells: Point[]): Rows {
  const after = [...well];
  for (const { x, y } of cells) after[y] = (after[y] ?? 0) | (1 << x);
  return after;
}

/** Moved to the upper left corner and in reading order, so that equal shapes compare as equal. */
function normalized(cells: Point[]): Point[] {
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  return cells.map(({ x, y }) => ({ x: x - left, y: y - top })).sort((a, b) => a.y - b.y || a.x - b.x);
}

const keyOf = (cells: Point[]) => cells.map(({ x, y }) => `${x}${y}`).join();
const turned = (cells: Point[]) => normalized(cells.map(({ x, y }) => ({ x: -y, y: x })));

/** All filled cells, those of the falling piece last; none while full rows flash white. */
function read({ boxes }: Look): Point[] | undefined {
  const frame = boxes.find(({ w, h }) => w > 200 && h > 400);
  if (!frame || boxes.some(({ fill }) => fill === '#ffffff')) return undefined;
  const cell = (frame.w - 8) / columns;
  const { x: left, y: top } = { x: frame.x + 4, y: frame.y + 4 };
  return boxes
    .filter(({ w, h, x }) => Math.abs(w - h) < 0.1 && Math.abs(w - cell) < 2 && x < left + cell * columns)
    .map(({ x, y }) => ({ x: Math.round((x - left) / cell), y: Math.round((y - top) / cell) }));
}

/** The value of the well after a piece has landed there: low, level, full rows, no holes. */
function worthOf(well: Rows, shape: Point[], left: number): number {
  const fits = (dy: number) => shape.every(({ x, y }) => y + dy < rows && !isTaken(well, x + left, y + dy));
  if (!fits(0)) return -1000;
  let dy = 0;
  while (fits(dy + 1)) dy++;
  const after = withCells(
    well,
    shape.map(({ x, y }) => ({ x: x + left, y: y + dy })),
  );
  let [height, holes, steps, last] = [0, 0, 0, -1];
  for (let x = 0; x < columns; x++) {
    let top = 0;
    while (top < rows && !isTaken(after, x, top)) top++;
    for (let y = top; y < rows; y++) holes += 1 - isTaken(after, x, y);
    if (last >= 0) steps += Math.abs(top - last);
    height += rows - top;
    last = top;
  }
  const full = after.filter((row) => row === fullRow).length;
  return full * 0.76 - holes * 0.5 - steps * 0.18 - height * 0.3;
}

/** Rotates and shifts a piece step by step to where the well is best, then drops it. */
export function blocks(): Player {
  let goal: { shape: string; left: number } | undefined;
  let tries = 0;
  let wellSize = -4;
  return (look) => {
    const cells = read(look);
    if (!cells) return;
    const { controller, random, skill } = look;
    if (cells.length > wellSize + 4 || cells.length <= wellSize) {
      wellSize = cells.length - 4;
      tries = 0;
      goal = undefined;
    }
    const piece = cells.slice(wellSize);
    // A piece rotated at the top extends beyond the well for a moment.
    if (piece.length < 4) return;
    const now = normalized(piece);
    const left = Math.min(...piece.map(({ x }) => x));
    if (!goal) {
      const well = withCells(Array(rows).fill(0), cells.slice(0, wellSize));
      let shape = now;
      let best = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < 4; i++, shape = turned(shape)) {
        const width = Math.max(...shape.map(({ x }) => x)) + 1;
        for (let x = 0; x + width <= columns; x++) {
          const worth = worthOf(well, shape, x) + random.range(-1, 1) * skill.missUnits * 0.15;
          if (worth <= best) continue;
          best = worth;
          goal = { shape: keyOf(shape), left: x };
        }
      }
    }
    if (!goal) return;
    tries++;
    const away = goal.left - left;
    if (keyOf(now) !== goal.shape && tries < 8) controller.key('up');
    else if (away !== 0 && tries < 12) {
      for (let i = 0; i < Math.min(2, Math.abs(away)); i++) controller.key(away < 0 ? 'left' : 'right');
    } else controller.action();
  };
}
