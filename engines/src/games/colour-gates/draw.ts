import { lighter } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { mainThing } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { colours, type GatesWorld, heroRadius, rimWidth, type Wheel } from './world.ts';

/** Four colours that are easy to tell apart, also by the marks on them. */
const wheelColours = ['#ff4f6d', '#ffc93d', '#3dc1ff', '#b264ff'];

export const colourOf = (_stage: Stage, colour: number): string => wheelColours[colour] ?? '#ffffff';

export function placeOf({ view }: Stage, camera: number, y: number): Point {
  return { x: view.w / 2, y: view.h * (view.portrait ? 0.66 : 0.7) - (y - camera) };
}

export function drawGates(stage: Stage, w: GatesWorld, camera: number): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.draw({ y: camera * 0.5, ground: view.h + camera * 0.12, dim: 0.24 });
  for (const wheel of w.wheels) {
    const { y } = placeOf(stage, camera, wheel.y);
    if (y < -wheel.r - 140 || y > view.h + wheel.r + 60) continue;
    drawWheel(stage, wheel, y);
    if (!wheel.taken) art.draw(mainThing(stage, wheel.look), view.w / 2, y + Math.sin(time * 3) * 3, 44);
    if (!wheel.given) drawDrop(stage, y - wheel.r - 76);
  }
  const here = placeOf(stage, camera, w.y);
  if (!w.started && w.y > -50) drawLedge(stage, here.y + 26);
  const colour = colourOf(stage, w.colour);
  ctx.fillStyle = lighter(colour, 0.62);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.arc(here.x, here.y, heroRadius + 9, 0, turn);
  ctx.fill();
  ctx.stroke();
  art.draw(plan.theme.hero, here.x, here.y, heroRadius * 2.9, {
    squash: Math.max(-0.15, Math.min(0.15, -w.vy / 3000)),
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.5 : 1,
  });
  effects.draw(ctx);
  backdrop.drawAir(0, -camera);
}

function drawWheel(stage: Stage, wheel: Wheel, y: number): void {
  const { ctx, view, plan } = stage;
  const x = view.w / 2;
  const part = turn / colours;
  ctx.lineCap = 'butt';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = rimWidth + 6;
  ctx.beginPath();
  ctx.arc(x, y, wheel.r, 0, turn);
  ctx.stroke();
  for (let i = 0; i < colours; i++) {
    // Angles grow upwards in the world and downwards on the canvas.
    const from = -(wheel.angle + (i + 1) * part);
    const colour = colourOf(stage, i);
    ctx.strokeStyle = colour;
    ctx.lineWidth = rimWidth;
    ctx.beginPath();
    ctx.arc(x, y, wheel.r, from + 0.015, from + part - 0.015);
    ctx.stroke();
    ctx.strokeStyle = lighter(colour, 0.45);
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.arc(x, y, wheel.r + 5, from + 0.06, from + part - 0.06);
    ctx.stroke();
  }
}

function drawDrop(stage: Stage, y: number): void {
  const { ctx, view, time } = stage;
  const x = view.w / 2;
  for (let i = 0; i < colours; i++) {
    ctx.fillStyle = colourOf(stage, i);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.arc(x, y, 15, (i / colours) * turn + time * 2, ((i + 1) / colours) * turn + time * 2);
    ctx.fill();
  }
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(x, y, 15, 0, turn);
  ctx.stroke();
}

function drawLedge(stage: Stage, y: number): void {
  const { ctx, view, plan } = stage;
  ctx.fillStyle = plan.palette.paper;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(view.w / 2 - 46, y, 92, 12, 6);
  ctx.fill();
  ctx.stroke();
}
