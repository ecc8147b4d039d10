import { oval } from '../../canvas/pens.ts';
import { lighter } from '../../math/colour.ts';
import { clamp } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawWind } from '../../stage/wind.ts';
import { type LanderWorld, type Pad, shipRadius } from './world.ts';

/** Rings on the grass, seen from the side; a smaller one counts more. */
export function drawTarget({ ctx, plan }: Stage, { x, y, half, worth }: Pad): void {
  const { danger, second, ink } = plan.palette;
  const colour = worth > 1 ? second : danger;
  oval(ctx, { x, y: y + 3 }, [half + 3, 15], ink);
  for (const [i, share] of [1, 0.72, 0.46, 0.2].entries())
    oval(ctx, { x, y: y + 2 }, [half * share, 13 * share], i % 2 ? '#ffffff' : colour);
}

const panels = 5;

/** Somebody under a striped canopy, which lies down beside them once they have landed. */
export function drawParachutist(stage: Stage, w: LanderWorld): void {
  const { ctx, art, plan, time } = stage;
  const { accent, paper, second, ink } = plan.palette;
  const isFlying = w.state === 'flying';
  const tilt = isFlying ? clamp(w.vx / 220, -0.35, 0.35) + Math.sin(time * 2) * 0.04 : 0;
  ctx.save();
  ctx.translate(w.x, w.y);
  ctx.rotate(tilt);
  // The brakes pull the canopy flat.
  const [wide, high] = isFlying ? [46 + w.lift * 7, 34 - w.lift * 8] : [54, 12];
  const top = isFlying ? -46 : shipRadius - 4;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  if (isFlying)
    for (let i = 0; i <= panels; i++) {
      ctx.moveTo(-wide + (2 * wide * i) / panels, top);
      ctx.lineTo(i * 2 < panels ? -5 : 5, -8);
    }
  ctx.stroke();
  ctx.lineWidth = 2.5;
  for (let i = 0; i < panels; i++) {
    const [from, to] = [-wide + (2 * wide * i) / panels, -wide + (2 * wide * (i + 1)) / panels];
    ctx.fillStyle = i % 2 ? paper : i === 2 ? second : lighter(accent, 0.05);
    ctx.beginPath();
    ctx.moveTo(from, top);
    ctx.quadraticCurveTo(from * 0.9, top - high * 1.1, 0, top - high * 1.25);
    ctx.quadraticCurveTo(to * 0.9, top - high * 1.1, to, top);
    ctx.quadraticCurveTo((from + to) / 2, top - 9, from, top);
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
  art.draw(plan.theme.hero, w.x, w.y - 2, 48, { tilt: tilt * 1.4 });
  drawWind(stage, w.wind, w.w - 66, 128);
}
