import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { drawStanding, fillRounded } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { type AnagramWorld, boxOf, placeAt } from './world.ts';

export function drawAnagrams(stage: Stage, w: AnagramWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  const { palette } = plan;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.08 });
  const size = view.portrait ? Math.min(190, view.h * 0.25) : 92;
  const [x, y] = view.portrait ? [view.w / 2, view.h - size * 0.64] : [view.w * 0.14, view.h - size * 0.6];
  drawStanding(stage, x, y, size);
  art.draw(plan.theme.hero, x, y - Math.abs(Math.sin(time * 9)) * w.cheer * 26, size, {
    tilt: Math.sin(time * 2) * 0.05 + Math.sin(time * 50) * w.wrong * 0.12,
    squash: Math.sin(time * 2.6) * 0.03,
  });
  for (let i = 0; i < w.word.length; i++) {
    const box = placeAt(stage, w, 'answer', i);
    fillRounded(ctx, box, 9, alpha(palette.ink, 0.55));
    ctx.strokeStyle = alpha(palette.paper, 0.5);
    ctx.lineWidth = 2;
    ctx.stroke();
  }
  for (const tile of w.tiles) {
    const box = boxOf(stage, w, tile);
    const isSet = tile.slot >= 0;
    const shake = isSet ? 0 : Math.sin(time * 40 + tile.home) * w.wrong * 4;
    const colour = w.wait > 0 ? '#7be08f' : isSet ? mix('#fff3d6', palette.accent, 0.3) : lighter('#ffe9c2', 0.2);
    fillRounded(ctx, { ...box, x: box.x + shake, y: box.y + 5 }, 9, darker(colour, 0.45));
    fillRounded(ctx, { ...box, x: box.x + shake }, 9, colour);
    const hop = w.wait > 0 ? Math.abs(Math.sin(time * 8 + tile.slot)) * 6 : 0;
    write(ctx, tile.letter, tile.x + shake, tile.y - hop, box.h * 0.46, { fill: '#2b1f3d', weight: 0.19 });
  }
  effects.draw(ctx);
  backdrop.drawAir();
}
