import { varied } from '../../art/variety.ts';
import type { View } from '../../canvas/screen.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { inside, type Point, type Rect, turn } from '../../math/maths.ts';
import { drawExitDoor } from '../../stage/exit-door.ts';
import { exitPrice } from '../../stage/goal.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawCaptive } from './captive.ts';
import { tile } from './level.ts';
import { groundLine, isLocked, toScreen } from './meet.ts';
import { drawPits } from './pits.ts';
import { drawShots } from './shots.ts';
import { heroSize, type PlatformerWorld } from './world.ts';

type Pad = 'left' | 'right' | 'jump';

/** Left and right under one thumb, jump under the other; the touch zones are much larger than the drawn buttons. */
export function padsOf(view: View): { hit(p: Point): Pad | null; drawn: Record<Pad, Point> } {
  const y = view.h - 62;
  const zones: [Pad, Rect][] = [
    ['left', { x: 0, y: view.h * 0.4, w: 92, h: view.h }],
    ['right', { x: 92, y: view.h * 0.4, w: 112, h: view.h }],
    ['jump', { x: 204, y: 60, w: view.w, h: view.h }],
  ];
  return {
    hit: (p) => zones.find(([, zone]) => inside(p, zone))?.[0] ?? null,
    drawn: { left: { x: 50, y }, right: { x: 136, y }, jump: { x: view.w - 58, y } },
  };
}

export function drawPlatformer(stage: Stage, w: PlatformerWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.draw({ x: w.camera.x, y: (w.camera.y - tile) * 0.4, ground: groundLine(view) });
  drawPits(stage, w);
  drawGround(stage, w);
  for (const ledge of w.level.ledges) drawLedge(stage, toScreen(stage, w, ledge.x, ledge.y), ledge.w);
  for (const spike of w.level.spikes) {
    const p = toScreen(stage, w, spike.x + tile / 2, spike.y);
    art.draw(art.actor('spikes', lighter(plan.palette.danger, 0.3)), p.x, p.y - 12, tile * 0.95);
  }
  for (const spring of w.level.springs) drawSpring(stage, toScreen(stage, w, spring.x + tile / 2, spring.y));
  for (const prize of w.level.prizes) {
    if (prize.taken) continue;
    const p = toScreen(stage, w, prize.x, prize.y);
    if (p.x < -40 || p.x > view.w + 40) continue;
    art.draw(prize.heart ? art.heart : prize.actor, p.x, p.y + Math.sin(time * 4 + prize.x) * 3, 36);
  }
  drawGoal(stage, w);
  drawCaptive(stage, w);
  for (const walker of w.level.walkers) {
    if (walker.squashed > 0.4) continue;
    const y = walker.y + (walker.flies ? Math.sin(time * 2.4 + walker.phase) * 26 : 0);
    const p = toScreen(stage, w, walker.x, y);
    const flat = walker.squashed > 0 ? 0.6 : 0;
    const size = walker === w.level.boss ? 128 : 54;
    art.draw(varied(art, walker.actor, walker.phase * 5), p.x, p.y - size * (flat ? 0.2 : 0.45), size, {
      flip: walker.pace < 0,
      squash: flat,
      walk: time * 10 + walker.phase,
    });
  }
  const hero = toScreen(stage, w, w.x, w.y);
  const airborne = w.airborne > 0.05;
  art.draw(
    plan.theme.hero,
    hero.x,
    hero.y - heroSize * 0.46 - (airborne ? 0 : Math.abs(Math.sin(w.walked)) * 3),
    heroSize,
    {
      flip: w.facing < 0,
      squash: w.squash,
      walk: airborne ? 0.9 : w.walked * 1.6,
      tilt: airborne ? -w.facing * Math.max(-0.2, Math.min(0.2, w.vy / 3000)) : Math.sin(w.walked) * 0.05,
      alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
    },
  );
  drawShots(stage, w);
  effects.draw(ctx);
  backdrop.drawAir(w.camera.x * 0.5);
  if (!w.byKeys) drawPads(stage);
}

function drawGround(stage: Stage, w: PlatformerWorld): void {
  const { ctx, view, backdrop } = stage;
  const first = Math.max(0, Math.floor(w.camera.x / tile) - 1);
  const last = Math.min(w.level.ground.length, first + Math.ceil(view.w / tile) + 3);
  for (let from = first; from < last; ) {
    const height = w.level.ground[from];
    let to = from + 1;
    while (to < last && w.level.ground[to] === height) to++;
    if (height !== null && height !== undefined) {
      const p = toScreen(stage, w, from * tile, height);
      ctx.save();
      ctx.beginPath();
      ctx.rect(p.x, p.y - 14, (to - from) * tile + 0.6, view.h * 2);
      ctx.clip();
      backdrop.drawGround(w.camera.x, p.y);
      ctx.fillStyle = alpha(stage.plan.palette.ink, 0.25);
      ctx.fillRect(p.x, p.y + 10, 3, view.h);
      ctx.fillRect(p.x + (to - from) * tile - 3, p.y + 10, 3, view.h);
      ctx.restore();
    }
    from = to;
  }
}

function drawLedge(stage: Stage, p: Point, width: number): void {
  const { ctx, plan } = stage;
  ctx.fillStyle = darker(plan.palette.ground, 0.25);
  ctx.beginPath();
  ctx.roundRect(p.x, p.y, width, 17, 7);
  ctx.fill();
  ctx.fillStyle = plan.palette.ground;
  ctx.beginPath();
  ctx.roundRect(p.x, p.y, width, 12, 6);
  ctx.fill();
  ctx.fillStyle = plan.palette.edge;
  ctx.beginPath();
  ctx.roundRect(p.x - 1, p.y - 2, width + 2, 7, 4);
  ctx.fill();
}

function drawSpring(stage: Stage, p: Point): void {
  const { ctx, plan } = stage;
  ctx.strokeStyle = plan.palette.paper;
  ctx.lineWidth = 3;
  ctx.beginPath();
  for (let i = 0; i <= 4; i++) ctx.lineTo(p.x + (i % 2 ? 9 : -9), p.y - i * 4);
  ctx.stroke();
  ctx.fillStyle = plan.palette.accent;
  ctx.beginPath();
  ctx.roundRect(p.x - 17, p.y - 24, 34, 8, 4);
  ctx.fill();
}

function drawGoal(stage: Stage, w: PlatformerWorld): void {
  const { ctx, plan, time } = stage;
  const height = w.level.ground[Math.floor(w.level.goal / tile)] ?? 0;
  const p = toScreen(stage, w, w.level.goal + 20, height);
  if (exitPrice(plan) > 0) {
    drawExitDoor(stage, { x: p.x, y: p.y - 44 }, 32, 46, isLocked(stage, w));
    return;
  }
  ctx.fillStyle = plan.palette.paper;
  ctx.fillRect(p.x - 3, p.y - 150, 6, 150);
  ctx.beginPath();
  ctx.arc(p.x, p.y - 152, 8, 0, turn);
  ctx.fill();
  ctx.fillStyle = plan.palette.accent;
  ctx.beginPath();
  ctx.moveTo(p.x + 3, p.y - 144);
  for (let i = 0; i <= 8; i++) ctx.lineTo(p.x + 3 + i * 9, p.y - 144 + Math.sin(time * 6 + i * 0.7) * 4 + i * 1.5);
  for (let i = 8; i >= 0; i--) ctx.lineTo(p.x + 3 + i * 9, p.y - 100 + Math.sin(time * 6 + i * 0.7) * 4 - i * 1.5);
  ctx.fill();
}

function drawPads(stage: Stage): void {
  const { ctx, view, plan } = stage;
  const { drawn } = padsOf(view);
  const arrows: [Pad, number][] = [
    ['left', Math.PI],
    ['right', 0],
    ['jump', -Math.PI / 2],
  ];
  for (const [pad, angle] of arrows) {
    const { x, y } = drawn[pad];
    ctx.fillStyle = alpha(plan.palette.ink, 0.35);
    ctx.strokeStyle = alpha(plan.palette.paper, 0.6);
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    ctx.arc(x, y, 36, 0, turn);
    ctx.fill();
    ctx.stroke();
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle);
    ctx.fillStyle = alpha(plan.palette.paper, 0.85);
    ctx.beginPath();
    ctx.moveTo(-8, -13);
    ctx.lineTo(14, 0);
    ctx.lineTo(-8, 13);
    ctx.fill();
    ctx.restore();
  }
}
