import { alpha } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { type SlicerWorld, size, trailSeconds } from './world.ts';

export function drawSlicer(stage: Stage, w: SlicerWorld): void {
  const { ctx, view, plan, art, backdrop, effects } = stage;
  backdrop.draw({ x: stage.time * 10, ground: view.h, dim: 0.08 });
  for (const half of w.halves) {
    ctx.save();
    ctx.translate(half.x, half.y);
    ctx.rotate(half.turned * 0.6 + half.cut);
    ctx.beginPath();
    ctx.rect(-size, half.side > 0 ? 0 : -size, size * 2, size);
    ctx.clip();
    ctx.rotate(-half.cut);
    art.draw(half.actor, 0, 0, size);
    ctx.restore();
  }
  for (const t of w.tossed) {
    if (t.bad) {
      ctx.fillStyle = alpha(plan.palette.danger, 0.35 + 0.2 * Math.sin(stage.time * 10));
      ctx.beginPath();
      ctx.arc(t.x, t.y, size * 0.6, 0, turn);
      ctx.fill();
    }
    art.draw(t.actor, t.x, t.y, size, { tilt: t.turned });
  }
  art.draw(plan.theme.hero, view.w / 2, view.h - 34, 84, {
    squash: Math.sin(stage.time * 3) * 0.03 + (w.chainAge < 0.2 ? 0.1 : 0),
  });
  effects.draw(ctx);
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [width, colour] of [
    [14, alpha(plan.palette.accent, 0.5)],
    [6, '#ffffff'],
  ] as const) {
    ctx.strokeStyle = colour;
    for (let i = 1; i < w.trail.length; i++) {
      const a = w.trail[i - 1];
      const b = w.trail[i];
      if (!a || !b) continue;
      ctx.lineWidth = width * (1 - b.age / trailSeconds);
      ctx.beginPath();
      ctx.moveTo(a.x, a.y);
      ctx.lineTo(b.x, b.y);
      ctx.stroke();
    }
  }
  backdrop.drawAir();
}
