import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawBarrels, hasBarrels } from './barrels.ts';
import { heroSize, type JumperWorld, leftOf, place, type Step, stepX, widthOf } from './world.ts';

export function drawJumper(stage: Stage, w: JumperWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: w.x * 0.15, y: w.camera, ground: view.h });
  for (const step of w.steps) {
    const p = place(stage, w, stepX(stage, step), step.y);
    drawStep(stage, step, p.x, p.y + step.gone * 300);
  }
  for (const thing of w.things) {
    if (thing.taken) continue;
    const x = thing.bad ? thing.x + Math.sin(time * 1.4 + thing.phase) * 30 : thing.x;
    const p = place(stage, w, x, thing.y);
    art.draw(
      thing.actor,
      p.x,
      p.y + Math.sin(time * 4 + thing.phase) * 3,
      thing.bad || stage.rule('captive', 0) > 0 ? 56 : 42,
    );
  }
  if (hasBarrels(stage)) drawBarrels(stage, w);
  const left = leftOf(stage);
  ctx.save();
  // A hero that leaves on one side enters on the other.
  ctx.beginPath();
  ctx.rect(left, -20, widthOf(stage), view.h + 40);
  ctx.clip();
  const p = place(stage, w, w.x, w.y);
  for (const shift of [-widthOf(stage), 0, widthOf(stage)]) {
    art.draw(plan.theme.hero, p.x + shift, p.y - heroSize * 0.45, heroSize, {
      flip: w.facing < 0,
      squash: w.squash - clamp(w.vy / 4500, -0.12, 0.16),
      walk: 0.9,
      tilt: clamp(w.vx / 1600, -0.2, 0.2),
      alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
    });
  }
  ctx.restore();
  effects.draw(ctx);
  backdrop.drawAir(0, -w.camera);
  if (left > 4) {
    ctx.fillStyle = plan.palette.ink;
    ctx.globalAlpha = 0.45;
    ctx.fillRect(0, 0, left, view.h);
    ctx.fillRect(view.w - left, 0, left, view.h);
    ctx.globalAlpha = 1;
  }
}

/** In the sky a step is a cloud. */
function drawPuff({ ctx, plan }: Stage, step: Step, x: number, y: number): void {
  const { sky, second, danger, ink } = plan.palette;
  const tone =
    step.kind === 'moving'
      ? mix('#ffffff', second, 0.3)
      : step.kind === 'frail'
        ? mix('#ffffff', danger, 0.25)
        : '#ffffff';
  const count = Math.max(3, Math.round(step.w / 22));
  for (const [shift, colour] of [
    [6, mix(mix(tone, sky[0], 0.4), ink, 0.25)],
    [2, mix(tone, sky[0], 0.25)],
    [0, tone],
  ] as const) {
    ctx.fillStyle = colour;
    // Flat on top, where one lands.
    ctx.beginPath();
    ctx.roundRect(x - step.w / 2 - 4, y - 4 + shift, step.w + 8, 20, 10);
    ctx.fill();
    for (let i = 0; i < count; i++) {
      const at = count === 1 ? 0 : i / (count - 1) - 0.5;
      ctx.beginPath();
      ctx.arc(x + at * step.w, y + 9 + shift, (i % 2 ? 17 : 14) - shift * 0.3, 0, turn);
      ctx.fill();
    }
  }
}

function drawBar({ ctx, plan }: Stage, step: Step, x: number, y: number): void {
  const { ground, edge, second, danger, ink } = plan.palette;
  const top = step.kind === 'moving' ? second : step.kind === 'frail' ? lighter(danger, 0.35) : edge;
  ctx.fillStyle = mix(darker(ground, 0.3), second, 0.25);
  ctx.strokeStyle = alpha(ink, 0.85);
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.roundRect(x - step.w / 2, y - 2, step.w, 22, 9);
  ctx.stroke();
  ctx.fill();
  ctx.fillStyle = top;
  ctx.beginPath();
  ctx.roundRect(x - step.w / 2, y - 2, step.w, 12, 6);
  ctx.fill();
  ctx.fillStyle = lighter(top, 0.45);
  ctx.fillRect(x - step.w / 2 + 6, y, step.w - 12, 3);
}

/** A planet, a mushroom, a lily pad: one stands on its top. */
function drawThing({ art, time }: Stage, actor: Actor, step: Step, x: number, y: number): void {
  const size = Math.min(84, step.w * 1.05);
  const sway = step.kind === 'frail' ? Math.sin(time * 14 + step.phase) * 0.08 : 0;
  art.draw(actor, x, y + size * 0.4, size, { tilt: sway, alpha: step.kind === 'frail' ? 0.75 : 1 });
}

function drawStep(stage: Stage, step: Step, x: number, y: number): void {
  const { ctx, plan } = stage;
  const { ground, accent, paper } = plan.palette;
  ctx.globalAlpha = step.gone > 0 ? Math.max(0, 1 - step.gone * 3) : 1;
  if (plan.theme.pillar) drawThing(stage, plan.theme.pillar, step, x, y);
  else if (plan.theme.scene === 'sky' && plan.theme.look !== 'neon') drawPuff(stage, step, x, y);
  else drawBar(stage, step, x, y);
  if (step.kind === 'frail') {
    ctx.strokeStyle = darker(ground, 0.5);
    ctx.lineWidth = 2;
    ctx.beginPath();
    for (let i = 0; i <= 4; i++) ctx.lineTo(x - 12 + i * 6, y + (i % 2 ? 3 : 13));
    ctx.stroke();
  }
  if (step.kind === 'spring') {
    ctx.strokeStyle = paper;
    ctx.lineWidth = 3;
    ctx.beginPath();
    for (let i = 0; i <= 4; i++) ctx.lineTo(x + (i % 2 ? 8 : -8), y - 2 - i * 3.4);
    ctx.stroke();
    ctx.fillStyle = accent;
    ctx.beginPath();
    ctx.roundRect(x - 15, y - 23, 30, 7, 3.5);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}
