import type { View } from '../canvas/screen.ts';
import { alpha, lighter } from '../math/colour.ts';
import { clamp, fitCells, type Point, type Rect, turn } from '../math/maths.ts';
import type { Actor } from '../plan.ts';
import { isUnplayed } from './feedback.ts';
import { hudHeight } from './hud.ts';
import { type Direction, steps } from './input.ts';
import type { Game, Stage } from './stage.ts';

export type Spot = { column: number; row: number };

/** A board of square cells on the screen. */
export type Grid = { columns: number; rows: number; cell: number; field: Rect };

type Room = {
  /** Units kept free between the score and the board, and under the board. */
  above?: number;
  below?: number;
  cellMax?: number;
};

/** The largest board that fits; on a phone there is space below it for spectators. */
export function layGrid(view: View, columns: number, rows: number, room: Room = {}): Grid {
  const { above = 0, below = view.portrait ? 112 : 14, cellMax = 120 } = room;
  const y = hudHeight + 16 + above;
  const free = { x: 16, y, w: Math.max(1, view.w - 32), h: Math.max(1, view.h - y - below) };
  const cell = Math.min(fitCells(free, columns, rows).cell, cellMax);
  const [w, h] = [cell * columns, cell * rows];
  return { columns, rows, cell, field: { x: free.x + (free.w - w) / 2, y: free.y + (free.h - h) / 2, w, h } };
}

export function spotAt({ columns, rows, cell, field }: Grid, p: Point): Spot | null {
  const column = Math.floor((p.x - field.x) / cell);
  const row = Math.floor((p.y - field.y) / cell);
  return column >= 0 && row >= 0 && column < columns && row < rows ? { column, row } : null;
}

/** The centre of a cell; fractions for moving pieces. */
export function middleOf({ cell, field }: Grid, { column, row }: Spot): Point {
  return { x: field.x + (column + 0.5) * cell, y: field.y + (row + 0.5) * cell };
}

export function stepCursor({ columns, rows }: Grid, cursor: Spot, d: Direction): Spot {
  return {
    column: clamp(cursor.column + steps[d].x, 0, columns - 1),
    row: clamp(cursor.row + steps[d].y, 0, rows - 1),
  };
}

type Cursored = { grid: Grid; cursor: Spot; byKeys: boolean };

/** Cells are chosen by a tap, or by arrow keys and space, which show a cursor. */
export function choosingCells(
  stage: Stage,
  world: () => Cursored,
  choose: (spot: Spot) => void,
): Required<Pick<Game, 'press' | 'direction' | 'action'>> {
  return {
    press: (p) => {
      world().byKeys = false;
      const spot = spotAt(world().grid, p);
      if (spot) choose(spot);
    },
    direction: (d, by) => {
      if (by !== 'key') return;
      const { grid, cursor } = world();
      Object.assign(world(), { byKeys: true, cursor: stepCursor(grid, cursor, d) });
      stage.sound.play('tick');
    },
    action: () => {
      world().byKeys = true;
      choose(world().cursor);
    },
  };
}

export function fillRounded(ctx: CanvasRenderingContext2D, { x, y, w, h }: Rect, radius: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(x, y, Math.max(0, w), Math.max(0, h), Math.max(0, radius));
  ctx.fill();
}

/** The dark tray behind a board. */
export function drawTray(stage: Stage, { field }: Grid, opacity = 0.62): void {
  const { ctx, plan } = stage;
  const { x, y, w, h } = field;
  fillRounded(ctx, { x: x - 8, y: y - 8, w: w + 16, h: h + 16 }, 16, alpha(plan.palette.ink, opacity));
  ctx.strokeStyle = lighter(plan.palette.edge, 0.2);
  ctx.lineWidth = 4;
  ctx.stroke();
}

/** Highlights a cell: the keyboard selection, the last move, a blinking cell. */
export function drawFrame(stage: Stage, grid: Grid, spot: Spot, colour: string, width = 4): void {
  const { ctx, time } = stage;
  const { x, y } = middleOf(grid, spot);
  const half = grid.cell / 2 - 2 + Math.sin(time * 8) * 1.2;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(x - half, y - half, half * 2, half * 2, grid.cell * 0.18);
  ctx.stroke();
}

/** A spectator beside or below the board, wherever there is more space; `cheer` from 0 to 1 makes it jump. */
export function drawOnlooker(stage: Stage, actor: Actor, { field }: Grid, cheer: number): void {
  if (isUnplayed(stage)) return;
  const { view, art, time } = stage;
  const below = view.h - field.y - field.h - 14;
  const isBelow = below > field.x;
  const size = Math.min(120, (isBelow ? below : field.x) * 0.76);
  if (size < 40) return;
  const x = isBelow ? view.w / 2 : field.x / 2;
  const y = view.h - 14 - size * 0.5;
  drawStanding(stage, x, y, size);
  art.draw(actor, x, y - Math.abs(Math.sin(time * 9)) * cheer * size * 0.25, size, {
    tilt: Math.sin(time * 2) * 0.05 + Math.sin(time * 14) * cheer * 0.12,
    squash: Math.sin(time * 2.6) * 0.025,
  });
}

/** The shadow under a figure of this size. */
export function drawStanding({ ctx, plan }: Stage, x: number, y: number, size: number): void {
  ctx.fillStyle = alpha(plan.palette.ink, 0.35);
  ctx.beginPath();
  ctx.ellipse(x, y + size * 0.46, size * 0.4, size * 0.08, 0, 0, turn);
  ctx.fill();
}
