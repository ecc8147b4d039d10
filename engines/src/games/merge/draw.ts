import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, lightnessOf } from '../../math/colour.ts';
import { clamp, easeBack } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawOnlooker, drawTray, fillRounded, middleOf } from '../../stage/board.ts';
import { steps } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Tile } from './tiles.ts';
import type { MergeWorld } from './world.ts';

/** From cool to hot, so that the value is recognized by colour. */
const backs = [
  '#e8eef7',
  '#cfe3f5',
  '#a8d8ea',
  '#8fd694',
  '#d9e36a',
  '#ffd166',
  '#ffb04f',
  '#ff8f5a',
  '#ff6f7d',
  '#d86be0',
  '#9b7bff',
  '#ffe27a',
];

export function drawMerge(stage: Stage, w: MergeWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  const { grid } = w;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.1 });
  // The whole board shifts slightly in the direction of a push.
  const lean = Math.max(0, 1 - w.pushed.age * 6) * 5;
  ctx.save();
  ctx.translate(steps[w.pushed.d].x * lean, steps[w.pushed.d].y * lean);
  drawTray(stage, grid, 0.7);
  for (let row = 0; row < w.size; row++)
    for (let column = 0; column < w.size; column++) {
      const { x, y } = middleOf(grid, { column, row });
      const size = grid.cell * 0.92;
      fillRounded(
        ctx,
        { x: x - size / 2, y: y - size / 2, w: size, h: size },
        size * 0.16,
        alpha(plan.palette.paper, 0.09),
      );
    }
  const order = [...w.tiles].sort((a, b) => Number(b.into !== null) - Number(a.into !== null));
  for (const tile of order) drawTile(stage, w, tile);
  ctx.restore();
  drawOnlooker(stage, plan.theme.hero, grid, w.cheer);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawTile(stage: Stage, { grid, stuck }: MergeWorld, tile: Tile): void {
  const { ctx, art, plan, time } = stage;
  const { x, y } = middleOf(grid, { column: tile.x, row: tile.y });
  const isNew = tile.age < 0.3 && tile.x === tile.column && tile.y === tile.row;
  const pop = tile.into ? 1 : isNew && tile.power <= 2 ? easeBack(clamp(tile.age * 6, 0, 1)) : 1;
  const bump = tile.into ? 0 : Math.max(0, 0.16 - Math.abs(tile.age - 0.08) * 2);
  const size = grid.cell * 0.92 * (pop + bump);
  if (size <= 1) return;
  const back = at(backs, Math.min(tile.power - 1, backs.length - 1));
  const box = { x: x - size / 2, y: y - size / 2, w: size, h: size };
  fillRounded(ctx, { ...box, y: box.y + size * 0.04 }, size * 0.16, darker(back, 0.4));
  fillRounded(ctx, { ...box, h: size * 0.97 }, size * 0.16, back);
  fillRounded(
    ctx,
    { x: box.x + size * 0.08, y: box.y + size * 0.05, w: size * 0.84, h: size * 0.3 },
    size * 0.12,
    alpha('#ffffff', 0.3),
  );
  // Of many kinds each value has its own, a single one grows.
  const thing = plan.theme.things.length > 0 ? at(plan.theme.things, tile.power - 1) : plan.theme.hero;
  const actor = tile.power >= 10 && !thing.wears ? { ...thing, wears: 'crown' } : thing;
  // The picture grows with the value.
  const grown = clamp(0.46 + tile.power * 0.045, 0.5, 0.9) * size;
  art.draw(actor, x, y - size * 0.06 + (0.86 - grown / size) * size * 0.1, grown, {
    tilt: Math.sin(time * 2 + tile.column * 2 + tile.row) * 0.05 + (stuck > 0 ? Math.sin(time * 40) * 0.06 : 0),
  });
  const value = String(2 ** tile.power);
  const ink = lightnessOf(back) > 0.5 ? darker(plan.palette.ink, 0.3) : '#ffffff';
  write(ctx, value, box.x + size * 0.9, box.y + size * 0.83, size * (value.length > 3 ? 0.15 : 0.18), {
    align: 'right',
    fill: ink,
    under: lighter(back, 0.6),
    weight: 0.2,
  });
}
