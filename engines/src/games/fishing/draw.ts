import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { hookAt, type Water } from './water.ts';

export function drawFishing(stage: Stage, w: Water): void {
  const { ctx, plan, art, backdrop, effects, time } = stage;
  backdrop.draw({ x: w.x * 0.15, ground: w.surface + 8 });
  drawSea(stage, w);
  for (const one of w.swimmers) {
    const { foes, things } = plan.theme;
    const actor = one.bad ? at(foes, one.look) : at(things, one.look < 8 ? 0 : one.look);
    const isHooked = one === w.hooked;
    art.draw(actor, one.x, one.y + (isHooked ? 0 : Math.sin(time * 2 + one.phase) * 4), one.size, {
      flip: one.vx < 0,
      tilt: isHooked ? -Math.PI / 2 + Math.sin(time * 18) * 0.15 : Math.sin(time * 4 + one.phase) * 0.06,
    });
  }
  drawLine(stage, w);
  drawBoat(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawSea({ ctx, view, plan, time }: Stage, w: Water): void {
  const { palette } = plan;
  const tone = mix('#2f8fd0', palette.sky[1], plan.hour === 'day' ? 0.18 : 0.42);
  const depth = ctx.createLinearGradient(0, w.surface, 0, view.h);
  depth.addColorStop(0, alpha(lighter(tone, 0.1), 0.86));
  depth.addColorStop(1, darker(tone, 0.62));
  ctx.fillStyle = depth;
  ctx.beginPath();
  ctx.moveTo(-20, view.h + 20);
  for (let x = -20; x <= view.w + 20; x += 10) ctx.lineTo(x, w.surface + Math.sin(x * 0.03 + time * 1.6) * 4);
  ctx.lineTo(view.w + 20, view.h + 20);
  ctx.fill();
  ctx.strokeStyle = alpha('#ffffff', 0.6);
  ctx.lineWidth = 3;
  ctx.beginPath();
  for (let x = -20; x <= view.w + 20; x += 10) ctx.lineTo(x, w.surface + Math.sin(x * 0.03 + time * 1.6) * 4);
  ctx.stroke();
  ctx.fillStyle = alpha('#ffffff', 0.06);
  for (let i = 0; i < 4; i++) {
    const x = ((i + 0.5) / 4) * view.w + Math.sin(time * 0.4 + i) * 30;
    ctx.beginPath();
    ctx.moveTo(x, w.surface);
    ctx.lineTo(x + 40, w.surface);
    ctx.lineTo(x + 120, view.h);
    ctx.lineTo(x - 40, view.h);
    ctx.fill();
  }
}

function drawLine({ ctx, plan }: Stage, w: Water): void {
  const hook = hookAt(w);
  ctx.strokeStyle = alpha(plan.palette.paper, 0.9);
  ctx.lineWidth = 2;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(w.x, w.surface - 52);
  ctx.lineTo(hook.x, hook.y);
  ctx.stroke();
  ctx.strokeStyle = plan.palette.accent;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.arc(hook.x - 5, hook.y + 2, 6, 0, Math.PI);
  ctx.stroke();
}

/** A boat on the water, or a hole in the ice in winter. */
function drawBoat({ ctx, view, plan, art, time }: Stage, w: Water): void {
  const { palette, theme } = plan;
  const y = w.surface + Math.sin(time * 1.6) * 3;
  // At the left edge the boat is on the other side of its line, or it would leave the screen.
  const side = w.x < 110 ? 1 : -1;
  const boat = w.x + side * 62;
  if (theme.scene === 'snow') {
    ctx.fillStyle = '#eef7ff';
    ctx.fillRect(-20, w.surface - 12, w.x - 10, 22);
    ctx.fillRect(w.x + 30, w.surface - 12, view.w, 22);
  } else {
    ctx.fillStyle = '#8a5a36';
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(boat - 46, y - 16);
    ctx.lineTo(boat + 46, y - 16);
    ctx.quadraticCurveTo(boat + 36, y + 14, boat + 20, y + 14);
    ctx.lineTo(boat - 22, y + 14);
    ctx.quadraticCurveTo(boat - 38, y + 12, boat - 46, y - 16);
    ctx.fill();
    ctx.stroke();
  }
  const isReeling = w.hooked !== null;
  art.draw(theme.hero, boat, y - 44, 64, {
    flip: side > 0,
    tilt: isReeling ? -0.18 + Math.sin(time * 20) * 0.05 : Math.sin(time * 2) * 0.04,
  });
  ctx.strokeStyle = '#6b4326';
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(boat - side * 18, y - 36);
  ctx.quadraticCurveTo(w.x + side * 20, y - 92, w.x, w.surface - 52);
  ctx.stroke();
  ctx.fillStyle = palette.danger;
  ctx.beginPath();
  ctx.arc(w.x, w.surface + 2, w.depth > 20 ? 4 : 0.01, 0, turn);
  ctx.fill();
}
