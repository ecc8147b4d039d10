import { alpha } from '../../math/colour.ts';
import { at } from '../../math/random.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { goalOf, keeperAt, keeperSize } from './goal.ts';
import type { ThrowWorld } from './scene.ts';

const depth = 46;
const mesh = 14;

/** Posts, net and keeper. */
export function drawGoal(stage: Stage, w: ThrowWorld): void {
  const { ctx, art, plan } = stage;
  const { x, height } = goalOf(w);
  const top = w.floor - height;
  ctx.strokeStyle = alpha('#ffffff', 0.5);
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  for (let y = top; y <= w.floor; y += mesh) {
    ctx.moveTo(x, y);
    ctx.lineTo(x + depth, y + 10);
  }
  for (let i = 0; i <= depth; i += mesh) {
    ctx.moveTo(x + i, top + (i / depth) * 10);
    ctx.lineTo(x + i, w.floor);
  }
  ctx.stroke();
  for (const [colour, width] of [
    [plan.palette.ink, 12],
    ['#ffffff', 8],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(x, w.floor);
    ctx.lineTo(x, top);
    ctx.lineTo(x + depth, top + 10);
    ctx.stroke();
  }
  const y = keeperAt(w, w.seconds);
  shadow(stage, x - 6, w.floor + 4, keeperSize * 0.36, 6);
  art.draw(at(plan.theme.foes, 0), x - 6, y, keeperSize, { flip: true, tilt: Math.sin(w.seconds * 3) * 0.12 });
}
