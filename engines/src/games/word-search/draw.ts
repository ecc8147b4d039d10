import { widthOf, write } from '../../canvas/lettering.ts';
import { alpha, mix } from '../../math/colour.ts';
import { easeOut } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawFrame, drawOnlooker, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { lineOf } from './letters.ts';
import type { SearchWorld } from './world.ts';

const colours = ['#ff8fa3', '#ffd166', '#8fd694', '#7cc4ff', '#c9a2ff', '#ffb37c', '#8ee3d8', '#f7a8e0'];

export function drawWordSearch(stage: Stage, w: SearchWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  const { grid } = w;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.16 });
  drawTray(stage, grid, 0.8);
  const { field } = grid;
  fillRounded(ctx, field, 8, mix('#fffaf0', plan.palette.sky[1], 0.1));
  w.found.forEach(({ hidden, age }, i) => {
    drawStrike(stage, w, hidden.cells, at(colours, i), easeOut(age * 4));
  });
  const current = w.from >= 0 ? lineOf(w.letters.size, w.from, w.to) : [];
  if (current.length) drawStrike(stage, w, current, plan.palette.accent, 1);
  w.letters.letters.forEach((letter, cell) => {
    const { x, y } = middleOf(grid, { column: cell % w.letters.size, row: Math.floor(cell / w.letters.size) });
    write(ctx, letter, x, y, grid.cell * (current.includes(cell) ? 0.5 : 0.42), { fill: '#241c38', weight: 0.18 });
  });
  if (w.byKeys) drawFrame(stage, grid, w.cursor, plan.palette.accent);
  drawList(stage, w);
  if (!view.portrait) drawOnlooker(stage, plan.theme.hero, grid, w.cheer);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawStrike({ ctx }: Stage, w: SearchWorld, cells: number[], colour: string, share: number): void {
  const spot = (cell: number) => ({ column: cell % w.letters.size, row: Math.floor(cell / w.letters.size) });
  const from = middleOf(w.grid, spot(cells[0] ?? 0));
  const to = middleOf(w.grid, spot(cells.at(-1) ?? 0));
  ctx.strokeStyle = alpha(colour, 0.75);
  ctx.lineWidth = w.grid.cell * 0.74;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(from.x + (to.x - from.x) * share + 0.01, from.y + (to.y - from.y) * share);
  ctx.stroke();
}

/** The words to find, below the board or next to it. */
function drawList(stage: Stage, w: SearchWorld): void {
  const { ctx, view, plan } = stage;
  const { field } = w.grid;
  const size = view.portrait ? 12 : 13;
  const column = field.x + field.w + 30;
  let [x, y] = view.portrait ? [16, field.y + field.h + 34] : [column, field.y + 20];
  w.letters.hidden.forEach(({ word }) => {
    const place = w.found.findIndex((one) => one.hidden.word === word);
    const width = widthOf(word, size) + 20;
    if (view.portrait && x + width > view.w - 10) {
      x = 16;
      y += size * 2.5;
    }
    const back = place >= 0 ? at(colours, place) : alpha(plan.palette.ink, 0.75);
    fillRounded(ctx, { x, y: y - size * 1.05, w: width, h: size * 2.1 }, size, back);
    write(ctx, word, x + width / 2, y, size, { fill: place >= 0 ? alpha('#241c38', 0.6) : '#ffffff', weight: 0.19 });
    if (view.portrait) x += width + 7;
    else y += size * 2.6;
  });
}
