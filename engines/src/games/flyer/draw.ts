import { alpha, darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import type { Palette } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { type FlyerWorld, floorOf, gateWidth, heroX, middleOf } from './world.ts';

const heroSize = 62;

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
    art.draw(thing.actor, thing.x - w.x, thing.y + Math.sin(time * 4 + thing.x) * 4, thing.bad ? 54 : 40, {
      flip: thing.bad,
      tilt: Math.sin(time * 3 + thing.x) * 0.1,
    });
  }
  const x = heroX(stage);
  ctx.fillStyle = alpha(plan.palette.paper, 0.5);
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(x - 14, w.y + 2 + side * 5, 24, 8 + w.flap * 5, -0.5 - w.flap * 1.1 * side, 0, turn);
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
  const { edge, ink, accent } = plan.palette;
  const colour = pillarColour(plan.palette);
  const glows = plan.theme.look === 'neon';
  const left = x - gateWidth / 2;
  const body = ctx.createLinearGradient(left, 0, left + gateWidth, 0);
  body.addColorStop(0, lighter(colour, 0.12));
  body.addColorStop(0.28, lighter(colour, 0.42));
  body.addColorStop(0.5, colour);
  body.addColorStop(1, darker(colour, 0.45));
  ctx.fillStyle = body;
  ctx.strokeStyle = glows ? lighter(accent, 0.3) : ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(left + 4, top, gateWidth - 8, bottom - top, 6);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha(darker(colour, 0.6), 0.28);
  for (let y = top + 16; y < bottom - 16; y += 34) ctx.fillRect(left + 6, y, gateWidth - 12, 6);
  const lip = hanging ? bottom - 26 : top;
  ctx.fillStyle = edge;
  ctx.beginPath();
  ctx.roundRect(left - 5, lip, gateWidth + 10, 26, 9);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha('#ffffff', 0.35);
  ctx.beginPath();
  ctx.roundRect(left + 2, lip + 5, gateWidth - 4, 5, 2.5);
  ctx.fill();
}

/** Dangerous things stand out from the sky at any time of day. */
function pillarColour({ sky, near, second }: Palette): string {
  const behind = lightnessOf(mix(sky[0], sky[1], 0.6));
  const colour = mix(near, second, 0.55);
  if (Math.abs(lightnessOf(colour) - behind) > 0.2) return colour;
  return behind > 0.55 ? darker(colour, 0.4) : lighter(colour, 0.35);
}
