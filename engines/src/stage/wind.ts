import { write } from '../canvas/lettering.ts';
import { alpha, lighter } from '../math/colour.ts';
import type { Random } from '../math/random.ts';
import type { Stage } from './stage.ts';

/** Steps of strength; negative ones blow to the left. */
const strengthMax = 3;

/** Wind from either side, where the prompt asks for it by the rule `wind`; otherwise none. */
export function nextWind(stage: Pick<Stage, 'rule'>, random: Random): number {
  const asked = stage.rule('wind', 0);
  return asked > 0 ? random.int(Math.min(asked, strengthMax), strengthMax) * random.pick([-1, 1]) : 0;
}

/** A windsock on its pole, one stripe for each step, which points to where the wind blows. */
export function drawWind(stage: Stage, wind: number, x: number, y: number): void {
  if (wind === 0) return;
  const { ctx, plan, time } = stage;
  const { danger, paper, ink } = plan.palette;
  const side = Math.sign(wind);
  const strength = Math.abs(wind);
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = ink;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(0, 44);
  ctx.lineTo(0, -18);
  ctx.stroke();
  // A weak wind hardly lifts it.
  ctx.rotate(side * (0.5 - strength * 0.14 + Math.sin(time * (3 + strength * 2)) * 0.07));
  const long = 17;
  for (let i = 0; i < strengthMax; i++) {
    const [near, far] = [11 - i * 2.2, 11 - (i + 1) * 2.2];
    const isFilled = i < strength;
    ctx.fillStyle = isFilled ? (i % 2 ? lighter(paper, 0.3) : danger) : alpha(paper, 0.35);
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    ctx.moveTo(side * i * long, -14 - near);
    ctx.lineTo(side * (i + 1) * long, -14 - far);
    ctx.lineTo(side * (i + 1) * long, -14 + far);
    ctx.lineTo(side * i * long, -14 + near);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
  write(ctx, String(strength), x, y + 60, 16, { fill: paper, under: ink });
}
