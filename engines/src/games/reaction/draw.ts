import { write } from '../../canvas/lettering.ts';
import { alpha, lighter } from '../../math/colour.ts';
import { clamp, easeBack, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawStanding } from '../../stage/board.ts';
import { isUnplayed } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import type { ReactionWorld } from './world.ts';

export function drawReaction(stage: Stage, w: ReactionWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  const { palette, theme } = plan;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.12 });
  const [x, y] = [view.w / 2, view.h * 0.5];
  const radius = Math.min(view.w * 0.38, view.h * 0.3);
  const colour = w.phase === 'go' ? '#4fd37a' : w.phase === 'bluff' ? palette.danger : palette.ink;
  if (w.phase === 'go') {
    ctx.fillStyle = alpha('#4fd37a', 0.28);
    ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  }
  const pulse = w.phase === 'wait' ? Math.sin(time * 6) * 4 : 0;
  ctx.fillStyle = alpha(colour, w.phase === 'go' || w.phase === 'bluff' ? 0.95 : 0.72);
  ctx.strokeStyle = w.phase === 'go' ? '#ffffff' : lighter(palette.edge, 0.3);
  ctx.lineWidth = 7;
  ctx.beginPath();
  ctx.arc(x, y, radius + pulse, 0, turn);
  ctx.fill();
  ctx.stroke();
  const grow = easeBack(clamp(w.lasted * 9, 0, 1));
  if (w.phase === 'go') art.draw(at(theme.things, 0), x, y, radius * 1.35 * grow, { tilt: Math.sin(time * 20) * 0.12 });
  if (w.phase === 'bluff')
    art.draw(at(theme.foes, w.kind), x, y, radius * 1.25 * grow, { tilt: Math.sin(time * 9) * 0.08 });
  if (w.phase === 'wait') {
    for (let i = 0; i < 3; i++) {
      ctx.fillStyle = alpha(palette.paper, 0.35 + 0.5 * Math.max(0, Math.sin(time * 5 - i)));
      ctx.beginPath();
      ctx.arc(x + (i - 1) * radius * 0.4, y, radius * 0.09, 0, turn);
      ctx.fill();
    }
  }
  if (w.phase === 'result')
    write(ctx, w.result.text, x, y, Math.min(26, radius * 0.2) * easeBack(w.lasted * 6 + 0.1), {
      fill: w.result.isGood ? palette.accent : lighter(palette.danger, 0.3),
      under: palette.ink,
    });
  if (!isUnplayed(stage)) drawHero(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawHero(stage: Stage, w: ReactionWorld): void {
  const { view, plan, art, time } = stage;
  const size = view.portrait ? 110 : 90;
  const heroX = view.portrait ? view.w / 2 : view.w * 0.16;
  const heroY = view.h - size * 0.62;
  drawStanding(stage, heroX, heroY, size);
  art.draw(plan.theme.hero, heroX, heroY - Math.abs(Math.sin(time * 9)) * w.cheer * 26, size, {
    squash: w.phase === 'wait' ? 0.08 + Math.sin(time * 8) * 0.03 : Math.sin(time * 3) * 0.03,
    tilt: Math.sin(time * 2) * 0.05,
  });
}
