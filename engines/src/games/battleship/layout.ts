import type { View } from '../../canvas/screen.ts';
import { fitCells, type Rect } from '../../math/maths.ts';
import type { Grid } from '../../stage/board.ts';
import { hudHeight } from '../../stage/hud.ts';

/** Space for the list of ships under the water they are in. */
export const listHeight = 36;

/**
 * The water of each side: side by side, or that of the opponent on top, which is the larger one unless it is fired at
 * both.
 */
export function layGrids(view: View, size: number, isEven: boolean): [Grid, Grid] {
  const y = hudHeight + 14;
  const free = { x: 16, y, w: Math.max(1, view.w - 32), h: Math.max(1, view.h - y - 12) };
  const gridIn = (room: Rect): Grid => {
    const box = { ...room, h: Math.max(1, room.h - listHeight) };
    return { columns: size, rows: size, ...fitCells(box, size, size) };
  };
  if (!view.portrait) {
    const side = Math.min((free.w - 24) / 2, free.h - listHeight);
    const left = view.w / 2 - side - 12;
    const box = { x: left, y: free.y, w: side, h: free.h };
    return [gridIn({ ...box, x: view.w / 2 + 12 }), gridIn(box)];
  }
  const upper = free.h * (isEven ? 0.5 : 0.62);
  return [gridIn({ ...free, y: free.y + upper, h: free.h - upper }), gridIn({ ...free, h: upper })];
}
