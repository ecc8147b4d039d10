import { propOfScene } from '../../art/scenery/props.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, easeBack, turn } from '../../math/maths.ts';
import { isUnplayed } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { writeLines } from '../../stage/written-lines.ts';
import { isRing } from './lay-out.ts';
import type { Card, MemoryWorld } from './world.ts';

export function drawMemory(stage: Stage, w: MemoryWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.1 });
  for (const [i, card] of w.cards.entries()) drawCard(stage, card, w.byKeys && i === w.cursor);
  const isAround = isRing(w.cards.length, plan.seed);
  if ((view.portrait || isAround) && !isUnplayed(stage))
    art.draw(plan.theme.hero, view.w / 2, isAround ? (view.h + hudHeight) / 2 : view.h - 56, isAround ? 110 : 72, {
      squash: Math.sin(time * 3) * 0.04,
      walk: time * 2,
    });
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawCard(stage: Stage, card: Card, chosen: boolean): void {
  const { ctx, plan, art, time } = stage;
  const { palette } = plan;
  const { x, y, w, h } = card.place;
  const face = card.shown > 0.5;
  const width = Math.abs(Math.cos(card.shown * Math.PI));
  const grow = easeBack(clamp(card.dealt, 0, 1));
  ctx.save();
  ctx.translate(x + w / 2 + Math.sin(card.wrong * 40) * 5, y + h / 2);
  ctx.scale(Math.max(0.02, width) * grow, grow);
  ctx.rotate(card.place.tilt + (card.wrong ? Math.sin(card.wrong * 30) * 0.05 : 0));
  ctx.fillStyle = alpha(palette.ink, 0.4);
  ctx.beginPath();
  ctx.roundRect(-w / 2 + 2, -h / 2 + 5, w, h, 11);
  ctx.fill();
  ctx.fillStyle = face ? (card.found ? lighter(palette.accent, 0.55) : '#fffdf7') : palette.second;
  ctx.strokeStyle = chosen ? palette.accent : face ? darker(palette.paper, 0.12) : lighter(palette.second, 0.45);
  ctx.lineWidth = chosen ? 6 : 3.5;
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h, 11);
  ctx.fill();
  ctx.stroke();
  const inner = { x: -w / 2 + 5, y: -h / 2 + 5, w: w - 10, h: h - 10 };
  if (face && card.text !== undefined) writeLines(ctx, card.text, inner, Math.min(34, w * 0.36), palette.ink);
  else if (face)
    art.draw(card.actor, 0, 0, Math.min(w, h) * 0.74, { tilt: card.found ? Math.sin(time * 3 + x) * 0.08 : 0 });
  else drawBack(stage, w, h);
  ctx.restore();
}

function drawBack(stage: Stage, w: number, h: number): void {
  const { ctx, plan, art } = stage;
  ctx.strokeStyle = alpha(lighter(plan.palette.second, 0.5), 0.7);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.roundRect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, 6);
  ctx.stroke();
  const style = plan.seed % 3;
  if (style === 1) {
    art.draw(art.actor(propOfScene[plan.theme.scene]), 0, 0, Math.min(w, h) * 0.5);
    return;
  }
  if (style === 2) {
    for (let y = -h / 2 + 20; y < h / 2 - 12; y += 15) {
      for (let x = -w / 2 + 20 + (Math.round((y + h) / 15) % 2) * 7; x < w / 2 - 12; x += 15) {
        ctx.beginPath();
        ctx.arc(x, y, 2.6, 0, turn);
        ctx.stroke();
      }
    }
    return;
  }
  const points = 3 + (plan.seed % 5);
  for (let ring = 1; ring <= 3; ring++) {
    ctx.beginPath();
    for (let i = 0; i <= points * 2; i++) {
      const angle = (i / (points * 2)) * turn + ring * 0.3;
      const reach = Math.min(w, h) * 0.13 * ring * (i % 2 ? 0.6 : 1);
      ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
    ctx.stroke();
  }
}
