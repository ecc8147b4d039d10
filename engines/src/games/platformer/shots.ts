import type { Point } from '../../math/maths.ts';
import { drawShot } from '../../stage/draw-shot.ts';
import { asksFor } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { strike, toScreen } from './meet.ts';
import { heroSize, type PlatformerShot, type PlatformerWorld } from './world.ts';

const speed = 470;
const reach = 360;
/** As far as a sword or a fist. */
const reachOfBlow = 78;
const reloadSeconds = 0.7;

const strikesBlows = (stage: Stage): boolean => stage.rule('blows', 0) > 0 && !asksFor(stage, 'shoots');

/** A hero that shoots or strikes does so ahead automatically as soon as a foe is in the way. */
export function shootAhead(stage: Stage, w: PlatformerWorld, dt: number): void {
  const isBlow = strikesBlows(stage);
  if (!isBlow && !asksFor(stage, 'shoots')) return;
  const far = isBlow ? reachOfBlow : reach;
  w.reload -= dt;
  const chest = { x: w.x, y: w.y + heroSize * 0.45 };
  const target = w.level.walkers.some(
    ({ x, y, squashed }) =>
      squashed === 0 && (x - w.x) * w.facing > 20 && Math.abs(x - w.x) < far && Math.abs(y - w.y) < 90,
  );
  if (w.reload <= 0 && target) {
    w.reload = reloadSeconds;
    w.shots.push({ ...chest, vx: w.facing * speed, left: far / speed + (isBlow ? 0 : 0.15) });
    stage.sound.play('shoot');
  }
  for (const shot of w.shots) {
    shot.x += shot.vx * dt;
    shot.left -= dt;
    const walker = w.level.walkers.find(
      ({ x, y, squashed }) => squashed === 0 && Math.abs(x - shot.x) < 30 && Math.abs(y + 20 - shot.y) < 46,
    );
    if (!walker) continue;
    if (strike(walker)) stage.hud.defeated++;
    shot.left = 0;
    const p = toScreen(stage, w, walker.x, walker.y + 20);
    stage.add(50, p);
    stage.sound.play('boom');
    stage.effects.burst(p.x, p.y, [stage.art.colourOf(walker.actor), stage.plan.palette.paper], {
      count: 14,
      speed: 180,
    });
  }
  w.shots = w.shots.filter(({ left }) => left > 0);
}

export function drawShots(stage: Stage, w: PlatformerWorld): void {
  if (strikesBlows(stage)) for (const shot of w.shots) drawBlow(stage, toScreen(stage, w, shot.x, shot.y), shot);
  else for (const shot of w.shots) drawShot(stage, toScreen(stage, w, shot.x, shot.y), 34, shot.vx < 0 ? Math.PI : 0);
}

/** The arc of a blade, a fist or a foot. */
function drawBlow({ ctx, plan }: Stage, { x, y }: Point, { vx }: PlatformerShot): void {
  const middle = vx < 0 ? Math.PI : 0;
  ctx.lineCap = 'round';
  for (const [colour, width] of [
    [plan.palette.ink, 11],
    [plan.palette.paper, 6],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x - Math.sign(vx) * 26, y, 34, middle - 0.9, middle + 0.9);
    ctx.stroke();
  }
}
