import { alpha, darker, lighter } from '../../art/colour.ts';
import { clamp, turn } from '../../stage/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { type FlyerWorld, floorOf, gateWidth, heroX, middleOf } from './world.ts';

const heroSize = 52;

export function drawFlyer(stage: Stage, w: FlyerWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: w.x, ground: floorOf(stage) });
  for (const gate of w.gates) {
    const x = gate.x - w.x;
    if (x < -80 || x > view.w + 80) continue;
    const middle = middleOf(stage, gate);
    pillar(stage, x, -30, middle - gate.gap / 2, true);
    pillar(stage, x, middle + gate.gap / 2, floorOf(stage) + 6, false);
  }
  backdrop.drawGround(w.x, floorOf(stage));
  for (const thing of w.things) {
    if (thing.taken) continue;
    art.draw(thing.actor, thing.x - w.x, thing.y + Math.sin(time * 4 + thing.x) * 4, thing.bad ? 48 : 34, {
      flip: thing.bad,
      tilt: Math.sin(time * 3 + thing.x) * 0.1,
    });
  }
  const x = heroX(stage);
  ctx.fillStyle = alpha(plan.palette.paper, 0.5);
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(x - 12, w.y + 2 + side * 4, 20, 7 + w.flap * 4, -0.5 - w.flap * 1.1 * side, 0, turn);
    ctx.fill();
  }
  art.draw(plan.theme.hero, x, w.y, heroSize, {
    tilt: clamp(w.vy / 900, -0.4, 0.6),
    squash: -w.flap * 0.1,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
  effects.draw(ctx);
  backdrop.drawAir(w.x * 0.5);
}

function pillar(stage: Stage, x: number, top: number, bottom: number, hanging: boolean): void {
  const { ctx, plan } = stage;
  const { near, edge, ink } = plan.palette;
  const body = ctx.createLinearGradient(x - gateWidth / 2, 0, x + gateWidth / 2, 0);
  body.addColorStop(0, lighter(near, 0.2));
  body.addColorStop(0.35, near);
  body.addColorStop(1, darker(near, 0.4));
  ctx.fillStyle = body;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(x - gateWidth / 2 + 4, top, gateWidth - 8, bottom - top, 6);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha(ink, 0.14);
  for (let y = top + 16; y < bottom - 16; y += 34) ctx.fillRect(x - gateWidth / 2 + 6, y, gateWidth - 12, 6);
  ctx.fillStyle = edge;
  ctx.beginPath();
  ctx.roundRect(x - gateWidth / 2 - 3, hanging ? bottom - 22 : top, gateWidth + 6, 22, 8);
  ctx.fill();
  ctx.stroke();
}
