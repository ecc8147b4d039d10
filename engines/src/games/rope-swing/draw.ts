import { alpha, lighter } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { mainThing } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { anchorFor, ropeSeconds, type SwingWorld } from './world.ts';

const heroSize = 58;

export const floorOf = ({ view }: Stage) => view.h * 0.93;

export function drawSwing(stage: Stage, w: SwingWorld, camera: number): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: camera, ground: w.floor });
  backdrop.drawGround(camera, w.floor);
  drawDanger(stage, w, camera);
  const next = w.rope ? undefined : anchorFor(w);
  for (const anchor of w.anchors) {
    const x = anchor.x - camera;
    if (x < -60 || x > view.w + 60) continue;
    drawAnchor(stage, x, anchor.y, anchor === next);
  }
  for (const thing of w.things) {
    const x = thing.x - camera;
    if (x < -50 || x > view.w + 50) continue;
    const y = thing.y + Math.sin(time * 3 + thing.x) * (thing.bad ? 8 : 3);
    art.draw(thing.bad ? at(plan.theme.foes, thing.look) : mainThing(stage, thing.look), x, y, thing.bad ? 52 : 36, {
      flip: thing.bad,
    });
  }
  const x = w.x - camera;
  if (w.rope) drawRope(stage, x, w.y, w.rope.to.x - camera, w.rope.to.y, w.hung / ropeSeconds);
  const hanging = w.rope ? Math.atan2(w.rope.to.x - w.x, w.y - w.rope.to.y) : clamp(w.vx / 900, -0.5, 0.8);
  art.draw(plan.theme.hero, x, w.y + 8, heroSize, {
    tilt: hanging,
    flip: w.vx < -60,
    squash: w.rope ? -0.05 : -clamp(Math.abs(w.vy) / 4000, 0, 0.12),
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.45 : 1,
  });
  effects.draw(ctx);
  backdrop.drawAir(camera * 0.5);
}

function drawAnchor(stage: Stage, x: number, y: number, isNext: boolean): void {
  const { ctx, plan, time } = stage;
  const { ink, accent, paper, second } = plan.palette;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 8;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x, -20);
  ctx.lineTo(x, y);
  ctx.stroke();
  ctx.strokeStyle = lighter(second, 0.2);
  ctx.lineWidth = 4;
  ctx.stroke();
  if (isNext) {
    ctx.strokeStyle = alpha(accent, 0.6 + 0.3 * Math.sin(time * 10));
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.arc(x, y, 24 + Math.sin(time * 10) * 3, 0, turn);
    ctx.stroke();
  }
  for (const [r, colour] of [
    [14, ink],
    [11, isNext ? accent : second],
    [5, paper],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, turn);
    ctx.fill();
  }
}

/** It reddens as it frays. */
function drawRope(stage: Stage, x: number, y: number, toX: number, toY: number, worn: number): void {
  const { ctx, plan } = stage;
  ctx.lineCap = 'round';
  for (const [colour, width] of [
    [plan.palette.ink, 7],
    [worn > 0.7 ? plan.palette.danger : '#e8c48a', 4 - worn * 1.6],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(toX, toY);
    ctx.lineTo(x, y - 8);
    ctx.stroke();
  }
}

/** Spikes on the ground show that landing is deadly. */
function drawDanger(stage: Stage, w: SwingWorld, camera: number): void {
  const { ctx, view, plan } = stage;
  const from = -(((camera % 26) + 26) % 26) - 26;
  ctx.fillStyle = plan.palette.danger;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2;
  for (let x = from; x < view.w + 26; x += 26) {
    ctx.beginPath();
    ctx.moveTo(x, w.floor + 4);
    ctx.lineTo(x + 13, w.floor - 15);
    ctx.lineTo(x + 26, w.floor + 4);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
}
