import { alpha, darker, mix } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import { drawFrame, drawTray, middleOf } from '../../stage/board.ts';
import { colourOfSide, drawPlayers, faceOf, isClassic, isPlayersTurn, pieceOfSide } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { isDark, type Man } from './rules.ts';
import type { DraughtsWorld } from './world.ts';

const spotOf = (cell: number) => ({ column: cell % 8, row: cell >> 3 });

export function drawDraughts(stage: Stage, w: DraughtsWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  const { palette } = plan;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.16 });
  drawTray(stage, w.grid, 0.8);
  const [light, dark] = [mix('#f6ecd8', palette.sky[1], 0.12), mix('#6f5a4e', palette.second, 0.4)];
  for (let cell = 0; cell < 64; cell++) {
    const { x, y } = middleOf(w.grid, spotOf(cell));
    ctx.fillStyle = isDark(cell) ? dark : light;
    ctx.fillRect(x - w.grid.cell / 2, y - w.grid.cell / 2, w.grid.cell + 0.4, w.grid.cell + 0.4);
  }
  if (isPlayersTurn(w.duel)) drawChoices(stage, w);
  const to = w.last?.path.at(-1);
  w.position.cells.forEach((man, cell) => {
    if (man && cell !== to) drawMan(stage, w, man, spotOf(cell), w.chosen === cell);
  });
  const moving = to === undefined ? null : w.position.cells[to];
  if (moving) drawMan(stage, w, moving, wayOf(w), false);
  if (w.byKeys && isPlayersTurn(w.duel)) drawFrame(stage, w.grid, w.cursor, palette.paper);
  drawPlayers(stage, w.duel, w.grid);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** The position of the moving man on its path, with hops. */
function wayOf(w: DraughtsWorld): { column: number; row: number } {
  const stops = w.last ? [w.last.from, ...w.last.path].map(spotOf) : [];
  const i = clamp(Math.floor(w.slide), 0, Math.max(0, stops.length - 2));
  const t = clamp(w.slide - i, 0, 1);
  const [a, b] = [stops[i] ?? { column: 0, row: 0 }, stops[i + 1] ?? stops[i] ?? { column: 0, row: 0 }];
  const hop = w.last?.taken.length ? Math.sin(t * Math.PI) * 0.5 : 0;
  return { column: a.column + (b.column - a.column) * t, row: a.row + (b.row - a.row) * t - hop };
}

function drawChoices(stage: Stage, w: DraughtsWorld): void {
  const { ctx, plan, time } = stage;
  for (const { from, path } of w.moves) {
    const own = middleOf(w.grid, spotOf(from));
    ctx.strokeStyle = alpha(plan.palette.paper, 0.5 + 0.3 * Math.sin(time * 5));
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.arc(own.x, own.y, w.grid.cell * 0.47, 0, turn);
    ctx.stroke();
    if (from !== w.chosen) continue;
    path.forEach((cell, i) => {
      const { x, y } = middleOf(w.grid, spotOf(cell));
      ctx.fillStyle = alpha(plan.palette.paper, i === path.length - 1 ? 0.9 : 0.4);
      ctx.beginPath();
      ctx.arc(x, y, w.grid.cell * (i === path.length - 1 ? 0.18 : 0.1), 0, turn);
      ctx.fill();
    });
  }
}

function drawMan(
  stage: Stage,
  w: DraughtsWorld,
  man: Man,
  spot: { column: number; row: number },
  isChosen: boolean,
): void {
  const { ctx, art } = stage;
  const { x, y } = middleOf(w.grid, spot);
  const radius = w.grid.cell * 0.41;
  const colour = colourOfSide(stage, man.side);
  const lift = isChosen ? 4 : 0;
  for (const [dy, size, fill] of [
    [4, 1, darker(colour, 0.6)],
    [-lift, 1, darker(colour, 0.2)],
    [-lift, 0.84, faceOf(stage, colour, 0.35)],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(x, y + dy, radius * size, 0, turn);
    ctx.fill();
  }
  const piece = pieceOfSide(stage, man.side);
  if (!isClassic(stage)) art.draw(piece, x, y - lift, radius * 1.4);
  if (man.isKing) art.draw(art.actor('crown'), x, y - radius * 0.86 - lift, radius * 0.95);
}
