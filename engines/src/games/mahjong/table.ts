import type { View } from '../../canvas/screen.ts';
import type { Point, Rect } from '../../math/maths.ts';
import type { Grid } from '../../stage/board.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Place } from './layouts.ts';

export const buttonRadius = 27;
/** How high a tile is, and how much each layer is shifted for it, as a share of the tile's width. */
const thickness = 0.13;
const tileHeight = 1.24;
const tileMax = 66;

type Size = { columns: number; rows: number; layers: number };

export type Table = Size & {
  /** Where the tiles lie, for the spectator beside them. */
  grid: Grid;
  tile: { w: number; h: number; depth: number };
  button: Point;
};

/** The largest tiles that fit; the spectator and the button for hints are below or beside them. */
export function layTable(view: View, { columns, rows, layers }: Size): Table {
  const top = hudHeight + 14;
  const side = view.portrait ? 12 : 96;
  const below = view.portrait ? 108 : 6;
  const room: Rect = { x: side, y: top, w: Math.max(1, view.w - side * 2), h: Math.max(1, view.h - top - below) };
  // The layers, and the rim of the cloth on both sides.
  const high = (layers + 5) * thickness;
  const w = Math.min(tileMax, room.w / (columns + high), room.h / (rows * tileHeight + high));
  const tile = { w, h: w * tileHeight, depth: w * thickness };
  const field: Rect = { x: 0, y: 0, w: columns * tile.w, h: rows * tile.h };
  field.x = room.x + (room.w - field.w) / 2;
  field.y = room.y + (room.h - field.h) / 2;
  const right = field.x + field.w;
  const button = view.portrait
    ? { x: view.w - 50, y: Math.min(view.h - 50, (field.y + field.h + view.h) / 2 + 6) }
    : { x: (right + view.w) / 2, y: view.h * 0.55 };
  return { columns, rows, layers, grid: { columns, rows, cell: w, field }, tile, button };
}

/** The upper face of a tile on the screen; each layer is nearer to the left upper corner. */
export function boxOf({ grid, tile, layers }: Table, { x, y, z }: Place): Rect {
  const lift = (z - (layers - 1) / 2) * tile.depth;
  return {
    x: grid.field.x + (x / 2) * tile.w - lift,
    y: grid.field.y + (y / 2) * tile.h - lift,
    w: tile.w,
    h: tile.h,
  };
}

export function middleOfTile(table: Table, place: Place): Point {
  const { x, y, w, h } = boxOf(table, place);
  return { x: x + w / 2, y: y + h / 2 };
}
