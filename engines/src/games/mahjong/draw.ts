import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeOut, lerp, type Rect, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawOnlooker, fillRounded } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { isFree } from './deal.ts';
import { boxOf, buttonRadius } from './table.ts';
import { type MahjongWorld, mixSeconds, type Tile, takenSeconds } from './world.ts';

/** The face of a tile that can be taken; that of others is in the shade. */
const ivory = '#fffaf0';

export function drawMahjong(stage: Stage, w: MahjongWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.25 });
  drawMat(stage, w);
  for (const tile of w.tiles) drawTile(stage, w, tile);
  for (const pair of w.taken) {
    const share = easeOut(pair.age / takenSeconds);
    const size = w.table.tile.w * 0.8 * (1 - share * 0.5);
    for (const [a, b] of [
      [pair.from, pair.to],
      [pair.to, pair.from],
    ] as const)
      stage.art.draw(
        at(w.faces, pair.face),
        lerp(a.x, (a.x + b.x) / 2, share),
        lerp(a.y, (a.y + b.y) / 2, share),
        size,
      );
  }
  drawHintButton(stage, w);
  drawOnlooker(stage, plan.theme.hero, w.table.grid, w.cheer);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** The cloth under the tiles. */
function drawMat({ ctx, plan }: Stage, { table }: MahjongWorld): void {
  const { w, h } = table.grid.field;
  const { depth } = table.tile;
  const { x, y } = boxOf(table, { x: 0, y: 0, z: -0.5 });
  const rim = depth * 2;
  fillRounded(ctx, { x: x - rim, y: y - rim, w: w + rim * 2, h: h + rim * 2 }, rim, alpha(plan.palette.ink, 0.5));
  ctx.strokeStyle = alpha(lighter(plan.palette.edge, 0.3), 0.8);
  ctx.lineWidth = 3;
  ctx.stroke();
}

function drawTile(stage: Stage, w: MahjongWorld, tile: Tile): void {
  const { ctx, plan, art, time } = stage;
  const { palette } = plan;
  const { depth } = w.table.tile;
  const share = easeOut(clamp(tile.dealt, 0, 1));
  if (share <= 0) return;
  const canTake = isFree(tile, w.tiles);
  const isChosen = w.chosen === tile;
  const isHinted = w.hint.includes(tile);
  const box = boxOf(w.table, tile);
  const rise = (isChosen ? depth * 0.7 + Math.sin(time * 6) * 1.2 : 0) + (1 - share) * 40;
  box.x += Math.sin(tile.shaken * 45) * 3;
  box.y -= rise;
  ctx.globalAlpha = share;
  const round = box.w * 0.13;
  // A shadow on what lies below, the coloured back of the tile, its ivory side, and its face.
  fillRounded(ctx, moved(box, depth * 1.7, depth * 1.9 + rise * 0.4), round, alpha('#000000', 0.26));
  fillRounded(ctx, moved(box, depth, depth), round, darker(palette.second, 0.15));
  fillRounded(ctx, moved(box, depth * 0.5, depth * 0.5), round, mix(ivory, '#8d7b5c', canTake ? 0.35 : 0.55));
  fillRounded(ctx, box, round, canTake ? ivory : mix(ivory, palette.ink, 0.34));
  const turning = w.mixing > 0 ? Math.abs(Math.cos((w.mixing / mixSeconds) * Math.PI * 2)) : 1;
  art.draw(at(w.faces, tile.face), box.x + box.w / 2, box.y + box.h / 2, box.w * 0.8 * turning, {
    alpha: canTake ? 1 : 0.62,
    tilt: isChosen || isHinted ? Math.sin(time * 6) * 0.1 : 0,
  });
  ctx.strokeStyle = isChosen
    ? palette.accent
    : isHinted
      ? alpha('#ffb300', 0.6 + 0.4 * Math.sin(time * 7))
      : w.byKeys && w.cursor === tile
        ? palette.danger
        : alpha('#4a3c28', 0.35);
  ctx.lineWidth = isChosen || isHinted || (w.byKeys && w.cursor === tile) ? 4 : 1.2;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.w, box.h, round);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

const moved = ({ x, y, w, h }: Rect, dx: number, dy: number): Rect => ({ x: x + dx, y: y + dy, w, h });

function drawHintButton({ ctx, plan, art, time }: Stage, { table }: MahjongWorld): void {
  const { x, y } = table.button;
  ctx.fillStyle = alpha(plan.palette.ink, 0.7);
  ctx.strokeStyle = lighter(plan.palette.edge, 0.3);
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(x, y, buttonRadius, 0, turn);
  ctx.fill();
  ctx.stroke();
  art.draw(art.actor('bulb'), x, y, buttonRadius * 1.25, { tilt: Math.sin(time * 2) * 0.06 });
}
