import { write } from '../../canvas/lettering.ts';
import { alpha, lighter } from '../../math/colour.ts';
import { clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { mainThing, shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { homeHalf, homeX, type RescueWorld, type Stranded } from './world.ts';

const craftSize = 78;

export const floorOf = ({ view }: Stage) => view.h * (view.portrait ? 0.87 : 0.88);

export function drawRescue(stage: Stage, w: RescueWorld, camera: number): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: camera, ground: w.floor });
  backdrop.drawGround(camera, w.floor);
  drawHome(stage, w, homeX - camera);
  for (const one of w.people) drawStranded(stage, w, one, camera);
  const x = w.x - camera;
  const isSaucer = plan.theme.hero.sprite === 'ufo';
  if (isSaucer && w.people.some(({ state }) => state === 'rising')) drawBeam(stage, x, w.y, w.floor);
  shadow(stage, x, w.floor + 5, 34 * clamp(w.y / w.floor, 0.3, 1), 6, 0.25);
  art.draw(plan.theme.hero, x, w.y - 8 + Math.sin(time * 5) * 1.5, craftSize, {
    tilt: clamp(w.vx / 700, -0.3, 0.3),
    flip: w.vx < -20,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.45 : 1,
  });
  w.people
    .filter(({ state }) => state === 'aboard')
    .forEach((one, i) => void art.draw(mainThing(stage, one.look), x - 22 + i * 16, w.y + 26, 20));
  for (const foe of w.foes) {
    const left = foe.x - camera;
    if (left < -60 || left > view.w + 60) continue;
    art.draw(at(plan.theme.foes, foe.look), left, foe.y, 54, {
      flip: foe.vx < 0,
      tilt: Math.sin(time * 4 + foe.base) * 0.1,
    });
  }
  effects.draw(ctx);
  backdrop.drawAir(camera);
  pointAtWaiting(stage, w, camera);
}

function drawHome(stage: Stage, w: RescueWorld, x: number): void {
  const { ctx, art, plan, time } = stage;
  const { accent, ink, paper } = plan.palette;
  if (x < -160) return;
  art.draw(art.actor('house'), x - 70, w.floor - 46, 104);
  ctx.fillStyle = accent;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(x - homeHalf + 10, w.floor - 8, homeHalf * 2 - 10, 14, 6);
  ctx.fill();
  ctx.stroke();
  write(ctx, 'HOME', x + 5, w.floor + 24, 12, { fill: paper, under: ink });
  for (const side of [-1, 1]) {
    ctx.fillStyle = Math.sin(time * 6 + side) > 0 ? paper : lighter(accent, 0.4);
    ctx.beginPath();
    ctx.arc(x + 5 + side * (homeHalf - 12), w.floor - 12, 5, 0, 7);
    ctx.fill();
  }
}

function drawStranded(stage: Stage, w: RescueWorld, one: Stranded, camera: number): void {
  const { ctx, art, plan, time } = stage;
  if (one.state === 'aboard' || one.state === 'home') return;
  const x = one.x - camera;
  const actor = mainThing(stage, one.look);
  if (one.state === 'rising') {
    const y = w.floor - 22 + (w.y + 30 - (w.floor - 22)) * clamp(one.up, 0, 1);
    if (plan.theme.hero.sprite !== 'ufo') {
      ctx.strokeStyle = plan.palette.ink;
      ctx.lineWidth = 3;
      ctx.beginPath();
      ctx.moveTo(w.x - camera, w.y + 16);
      ctx.lineTo(x, y - 14);
      ctx.stroke();
    }
    art.draw(actor, x, y, 42, { tilt: Math.sin(time * 12) * 0.2 });
    return;
  }
  shadow(stage, x, w.floor + 3, 16, 4);
  const hop = Math.abs(Math.sin(time * 5 + one.x)) * 9;
  art.draw(actor, x, w.floor - 21 - hop, 44, { squash: hop < 2 ? 0.08 : -0.04 });
  write(ctx, '!', x, w.floor - 58 - hop, 13, { fill: plan.palette.accent, under: plan.palette.ink });
}

function drawBeam(stage: Stage, x: number, top: number, floor: number): void {
  const { ctx, plan } = stage;
  const light = ctx.createLinearGradient(0, top, 0, floor);
  light.addColorStop(0, alpha(lighter(plan.palette.accent, 0.5), 0.7));
  light.addColorStop(1, alpha(plan.palette.accent, 0.12));
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.moveTo(x - 14, top);
  ctx.lineTo(x + 14, top);
  ctx.lineTo(x + 52, floor);
  ctx.lineTo(x - 52, floor);
  ctx.fill();
}

/** An arrow at the edge points to a waiting person off the screen, or home. */
function pointAtWaiting(stage: Stage, w: RescueWorld, camera: number): void {
  const { ctx, view, plan, time } = stage;
  const waiting = w.people.filter(({ state }) => state === 'waiting');
  const isAnySeen = waiting.some((one) => one.x > camera && one.x < camera + view.w);
  if (isAnySeen) return;
  const target = waiting[0]?.x ?? homeX;
  if (target > camera && target < camera + view.w) return;
  const side = target < camera ? -1 : 1;
  const x = (side < 0 ? 24 : view.w - 24) + Math.sin(time * 7) * 4;
  ctx.fillStyle = plan.palette.accent;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(x + side * 14, view.h * 0.5);
  ctx.lineTo(x - side * 10, view.h * 0.5 - 16);
  ctx.lineTo(x - side * 10, view.h * 0.5 + 16);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}
