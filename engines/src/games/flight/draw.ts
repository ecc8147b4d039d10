import { isOverWater } from '../../art/scenery/scenes.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Ahead, type FlightWorld, ringRadius, seenUnits } from './world.ts';

const heroSize = 84;

const middleOf = ({ view }: Stage): Point => ({ x: view.w / 2, y: view.h * 0.5 });
/** Half of the area the hero can reach, in screen units. */
const reachOf = ({ view }: Stage): Point => ({ x: Math.min(view.w * 0.4, 250), y: view.h * 0.33 });

export function onPlane(stage: Stage, p: Point): Point {
  const middle = middleOf(stage);
  const reach = reachOf(stage);
  return { x: clamp((p.x - middle.x) / reach.x, -1, 1), y: clamp((p.y - middle.y) / reach.y, -1, 1) };
}

/** Distant things shrink towards the middle, which shifts against the hero's lean. */
export function placeOnScreen(
  stage: Stage,
  w: FlightWorld,
  x: number,
  y: number,
  away: number,
): Point & { scale: number } {
  const middle = middleOf(stage);
  const reach = reachOf(stage);
  const scale = 1 / (1 + Math.max(-0.9, away * 0.24));
  const far = 1 - scale;
  return {
    x: middle.x + x * reach.x * scale - w.x * far * 46,
    y: middle.y + y * reach.y * scale - w.y * far * 40,
    scale,
  };
}

export function drawFlight(stage: Stage, w: FlightWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  const horizon = view.h * 0.74 - w.y * 26;
  backdrop.draw({ x: w.x * 140 + w.z * 2, ground: horizon });
  drawLand(stage, w, horizon);
  const ahead = [...w.ahead].sort((a, b) => b.z - a.z);
  for (const one of ahead) if (one.z > w.z) drawAhead(stage, w, one);
  const p = placeOnScreen(stage, w, w.x, w.y, 0);
  art.draw(plan.theme.hero, p.x, p.y + Math.sin(time * 5) * 3, heroSize, {
    tilt: clamp(w.vx * 0.16, -0.4, 0.4),
    flip: w.vx < -0.3,
    squash: Math.sin(time * 9) * 0.03,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
  for (const one of ahead) if (one.z <= w.z) drawAhead(stage, w, one);
  effects.draw(ctx);
  backdrop.drawAir(w.x * 100, -w.z * 20);
}

/** Stripes of land that move towards the camera. */
function drawLand(stage: Stage, w: FlightWorld, horizon: number): void {
  const { ctx, view, plan } = stage;
  const water = mix('#1f8fd8', plan.palette.sky[1], 0.3);
  const { ground, edge } = isOverWater(plan) ? { ground: darker(water, 0.3), edge: water } : plan.palette;
  ctx.fillStyle = ground;
  ctx.fillRect(-20, horizon, view.w + 40, view.h);
  const stripe = 4;
  for (let i = 0; i < 16; i++) {
    const near = 1 / (1 + Math.max(0, i * stripe - (w.z % stripe)) * 0.24);
    const far = 1 / (1 + (i * stripe - (w.z % stripe) + stripe / 2) * 0.24);
    const top = horizon + (view.h - horizon) * far;
    const bottom = horizon + (view.h - horizon) * near;
    ctx.fillStyle = alpha(i % 2 === Math.floor(w.z / stripe) % 2 ? lighter(edge, 0.1) : darker(edge, 0.1), 0.55);
    ctx.fillRect(-20, top, view.w + 40, Math.max(1, bottom - top));
  }
}

function drawAhead(stage: Stage, w: FlightWorld, one: Ahead): void {
  const { ctx, art, plan, time } = stage;
  const away = one.z - w.z;
  const { x, y, scale } = placeOnScreen(stage, w, one.x, one.y, away);
  ctx.globalAlpha = clamp((seenUnits - away) / 10, 0, 1) * (away < 0 ? clamp(1 + away / 1.5, 0, 1) * 0.5 : 1);
  if (one.kind === 'ring') drawRing(stage, x, y, scale, one);
  else if (one.kind === 'cloud') {
    const isAir = !/sea|space|moon|cave|dungeon|school|room|kitchen|shop/.test(plan.theme.scene);
    if (isAir) art.draw(art.actor('cloud'), x, y, 150 * scale, { alpha: 0.85 });
  } else {
    const size = one.kind === 'foe' ? 74 : 46;
    const actor = at(one.kind === 'foe' ? plan.theme.foes : plan.theme.things, one.look);
    if (!one.done)
      art.draw(actor, x, y, size * scale, { tilt: Math.sin(time * 3 + one.z) * 0.12, flip: one.drift < 0 });
  }
  ctx.globalAlpha = 1;
}

function drawRing(stage: Stage, x: number, y: number, scale: number, one: Ahead): void {
  const { ctx, plan, time } = stage;
  const reach = reachOf(stage);
  const r = ringRadius * Math.min(reach.x, reach.y) * 1.12 * scale;
  const colour = one.done ? darker(plan.palette.accent, 0.4) : plan.palette.accent;
  for (const [stroke, width] of [
    [plan.palette.ink, 18],
    [colour, 12],
    [lighter(colour, 0.6), 4],
  ] as const) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width * scale;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, turn);
    ctx.stroke();
  }
  ctx.fillStyle = plan.palette.paper;
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * turn + time;
    ctx.beginPath();
    ctx.arc(x + Math.cos(angle) * r, y + Math.sin(angle) * r, 3.4 * scale, 0, turn);
    ctx.fill();
  }
}
