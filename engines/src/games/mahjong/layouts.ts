import { at } from '../../math/random.ts';

/** Where a tile lies: its left upper corner in half tiles, and its layer. */
export type Place = { x: number; y: number; z: number };

export type Layout = { columns: number; rows: number; layers: number; places: Place[] };

/** Whether a layout has a tile whose middle is there, from -1 to 1 across and down. */
type Shape = (across: number, down: number, layer: number) => boolean;

const isWithin = (across: number, down: number, reach: number) => Math.abs(across) <= reach && Math.abs(down) <= reach;

const pyramid: Shape = (across, down, layer) => isWithin(across, down, 1 - layer * 0.3);

const diamond: Shape = (across, down, layer) => Math.abs(across) + Math.abs(down) <= 1.45 - layer * 0.42;

const cross: Shape = (across, down, layer) =>
  layer === 0
    ? Math.abs(across) <= 0.55 || Math.abs(down) <= 0.55
    : Math.min(Math.abs(across), Math.abs(down)) <= 0.45 - layer * 0.1 && isWithin(across, down, 1.05 - layer * 0.25);

/** Two hills, one beside or above the other. */
const hills: Shape = (across, down, layer) =>
  layer === 0 || Math.hypot(Math.abs(down) - 0.52, across * 0.75) <= 0.85 - layer * 0.24;

/** Towers at the corners and a keep in the middle. */
const castle: Shape = (across, down, layer) => {
  if (layer === 0) return true;
  const isTower = Math.abs(across) > 0.45 && Math.abs(down) > 0.45;
  return layer === 1 ? isTower || isWithin(across, down, 0.4) : isWithin(across, down, 0.4);
};

const shapes: Shape[] = [pyramid, diamond, hills, castle, cross];

/** Tiles beside and above each other, and layers, on a tall screen; a wide one has them the other way round. */
const sizes = [
  [4, 5, 2],
  [5, 6, 3],
  [6, 6, 3],
  [6, 7, 4],
  [7, 8, 4],
] as const;

/** A board of a shape: always an even number of tiles, exactly as many pairs as asked. */
export function layoutOf(level: number, seed: number, isPortrait: boolean, pairs = 0): Layout {
  const shape = at(shapes, seed + level - 1);
  const boards = sizes.map(([short, long, layers]) =>
    isPortrait ? lay(shape, short, long, layers) : lay(turnedShape(shape), long + 2, short, layers),
  );
  const large = boards.at(-1) ?? lay(pyramid, 4, 5, 2);
  if (pairs === 0) return even(boards[Math.min(level, boards.length) - 1] ?? large);
  const fitting = boards.find(({ places }) => places.length >= pairs * 2) ?? large;
  return even({ ...fitting, places: fitting.places.slice(0, pairs * 2) });
}

const turnedShape =
  (shape: Shape): Shape =>
  (across, down, layer) =>
    shape(down, across, layer);

/** Every other layer lies half a tile off, as bricks do. */
function lay(shape: Shape, columns: number, rows: number, layers: number): Layout {
  const places: Place[] = [];
  for (let z = 0; z < layers; z++) {
    const off = z % 2;
    for (let y = off; y <= rows * 2 - 2 - off; y += 2) {
      for (let x = off; x <= columns * 2 - 2 - off; x += 2) {
        const across = (x + 1 - columns) / (columns - 1);
        const down = (y + 1 - rows) / (rows - 1);
        if (shape(across, down, z)) places.push({ x, y, z });
      }
    }
  }
  return { columns, rows, layers, places };
}

const even = (layout: Layout): Layout => ({
  ...layout,
  places: layout.places.slice(0, layout.places.length - (layout.places.length % 2)),
});
