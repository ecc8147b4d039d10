import { varied } from '../../art/variety.ts';
import { alpha } from '../../math/colour.ts';
import { clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { tiltOfFall } from '../../stage/draw-shot.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawStrip } from '../../stage/strip.ts';
import { isOnWater, sinkOf } from '../../stage/water.ts';
import type { DodgerWorld, Falling } from './world.ts';

const heroSize = 60;

export const floorOf = ({ view }: Stage) => view.h * (view.portrait ? 0.88 : 0.87);

export function drawDodger(stage: Stage, w: DodgerWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  const isOpen = w.mode !== 'ground' && /space|sky|sea/.test(plan.theme.scene);
  if (isOpen) backdrop.draw({ x: w.x * 0.2 + time * 24, ground: view.h + 60 });
  else if (w.mode === 'around') {
    backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 });
    ctx.fillStyle = alpha(plan.palette.ink, 0.22);
    ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  } else {
    backdrop.draw({ x: w.x * 0.2 + (w.mode === 'air' ? time * 24 : 0), ground: floorOf(stage), dim: 0.12 });
    backdrop.drawGround(w.mode === 'air' ? time * 40 : 0, floorOf(stage));
  }
  for (const one of w.falling) drawFalling(stage, w, one);
  if (!isOpen && !isOnWater(stage))
    shadow(
      stage,
      w.x,
      w.mode === 'air' ? floorOf(stage) + 12 : w.y + 22,
      heroSize * 0.36,
      6,
      w.mode === 'air' ? 0.16 : 0.35,
    );
  art.draw(plan.theme.hero, w.x, w.y - 4 + sinkOf(stage, w.x), heroSize, {
    tilt: clamp(w.vx / 1100, -0.3, 0.3),
    flip: w.vx < -20,
    ...(w.mode === 'air' ? {} : { walk: (w.x + w.y) * 0.1 }),
    squash: Math.sin(time * 6) * 0.02,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
  if (w.mode === 'ground') backdrop.drawNearGround(0, floorOf(stage));
  effects.draw(ctx);
  drawStrip(stage);
  backdrop.drawAir();
}

function drawFalling(stage: Stage, w: DodgerWorld, one: Falling): void {
  const { ctx, art, plan, time } = stage;
  if (one.good) {
    ctx.fillStyle = alpha(plan.palette.accent, 0.25 + 0.1 * Math.sin(time * 6));
    ctx.beginPath();
    ctx.arc(one.x, one.y, one.size * 0.75, 0, 7);
    ctx.fill();
    art.draw(at(plan.theme.things, one.look), one.x, one.y, one.size, { tilt: Math.sin(time * 3) * 0.2 });
    return;
  }
  const speed = Math.hypot(one.vx, one.vy) || 1;
  const back = { x: (-one.vx / speed) * one.size, y: (-one.vy / speed) * one.size };
  const tail = ctx.createLinearGradient(one.x, one.y, one.x + back.x * 1.7, one.y + back.y * 1.7);
  tail.addColorStop(0, alpha(plan.palette.danger, 0.55));
  tail.addColorStop(1, alpha(plan.palette.danger, 0));
  ctx.strokeStyle = tail;
  ctx.lineCap = 'round';
  ctx.lineWidth = one.size * 0.6;
  ctx.beginPath();
  ctx.moveTo(one.x, one.y);
  ctx.lineTo(one.x + back.x * 1.7, one.y + back.y * 1.7);
  ctx.stroke();
  if (w.mode === 'ground' && !isOnWater(stage))
    shadow(stage, one.x, w.h + 4, one.size * 0.4 * clamp(one.y / w.h, 0, 1), 5);
  const foe = at(plan.theme.foes, one.look);
  const ahead = tiltOfFall(foe, Math.atan2(one.vy, one.vx));
  const turned = ahead ?? (w.mode === 'around' ? Math.sin(time * 5) * 0.12 : time * one.spin);
  art.draw(varied(art, foe, one.spin * 9), one.x, one.y, one.size * 1.1, {
    tilt: turned,
    flip: ahead === undefined && one.vx < 0,
  });
}
