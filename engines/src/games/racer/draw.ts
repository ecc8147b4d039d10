import { propOfScene } from '../../art/scenery/props.ts';
import { alpha, lighter, mix } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import { hashOf } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawKart, isOnWater } from './kart.ts';
import { heightAt, pieceLength } from './road.ts';
import { checkpointEvery, heroAhead, type RacerWorld } from './world.ts';

const seen = 150;
const roadWidth = 760;
const eyeHeight = 620;
type Slice = { x: number; y: number; w: number; index: number; clip: number; scale: number };

export function drawRacer(stage: Stage, w: RacerWorld): void {
  const { ctx, view, backdrop, effects } = stage;
  const horizon = view.h * 0.44;
  backdrop.draw({ x: w.turned * 6, ground: horizon + 16 });
  ctx.fillStyle = stage.plan.palette.ground;
  ctx.fillRect(-20, horizon, view.w + 40, view.h);
  const slices = project(stage, w, horizon);
  for (let i = slices.length - 1; i > 0; i--) {
    const far = slices[i];
    const near = slices[i - 1];
    if (far && near && far.y < near.y) drawSlice(stage, far, near);
  }
  drawOnRoad(stage, w, slices);
  drawKart(stage, stage.plan.theme.hero, view.w / 2 + w.lean * 46, view.h * 0.86, 104, w.lean, w.dizzy);
  if (w.boost > 0) rush(stage);
  effects.draw(ctx);
  backdrop.drawAir(w.turned * 6, -w.along * 0.12);
}

/** Each segment of the road in perspective: bends add up, hills hide the segments behind them. */
function project(stage: Stage, w: RacerWorld, horizon: number): Slice[] {
  const { view } = stage;
  const first = Math.floor(w.along / pieceLength);
  const share = w.along / pieceLength - first;
  const eye = heightAt(w.road, w.along + heroAhead) + eyeHeight;
  const depth = view.h * 0.92;
  const slices: Slice[] = [];
  let bend = 0;
  let x = 0;
  let top = view.h + 40;
  for (let i = 0; i < seen; i++) {
    const piece = w.road[first + i];
    if (!piece) break;
    const away = Math.max(18, (i + 1 - share) * pieceLength);
    const scale = depth / away;
    // On whole pixels, or thin gaps show between the segments.
    const y = Math.round((horizon + (eye - piece.height) * scale * 0.62) * view.scale) / view.scale;
    // The view follows the road, so that the hero stays on it.
    if (away > heroAhead) bend += piece.bend;
    x += bend;
    const width = roadWidth * scale * clamp(view.w / 400, 1, 1.5);
    slices.push({
      x: view.w / 2 + x * scale * 1.9 - w.across * width * 0.5,
      y,
      w: width,
      index: first + i,
      clip: top,
      scale,
    });
    top = Math.min(top, y);
  }
  return slices;
}

function drawSlice(stage: Stage, far: Slice, near: Slice): void {
  const { ctx, view, plan } = stage;
  const { palette, theme } = plan;
  const odd = Math.floor(far.index / 3) % 2 === 0;
  const haze = clamp(1 - far.scale * 9, 0, 0.75);
  const tone = (colour: string) => (haze > 0.02 ? mix(colour, palette.sky[1], haze) : colour);
  const isNeon = theme.look === 'neon';
  ctx.fillStyle = tone(odd || isNeon ? palette.ground : mix(palette.ground, palette.edge, 0.3));
  ctx.fillRect(-20, far.y, view.w + 40, near.y - far.y + 1);
  const quad = (inner: number, outer: number, colour: string) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(far.x + far.w * inner * 0.5, far.y);
    ctx.lineTo(far.x + far.w * outer * 0.5, far.y);
    ctx.lineTo(near.x + near.w * outer * 0.5, near.y + 1);
    ctx.lineTo(near.x + near.w * inner * 0.5, near.y + 1);
    ctx.fill();
  };
  if (isNeon) {
    // A grid of light instead of fields.
    const net = tone(mix(palette.ground, palette.second, 0.75));
    ctx.fillStyle = net;
    if (far.index % 3 === 0) ctx.fillRect(-20, far.y, view.w + 40, Math.max(1, (near.y - far.y) * 0.22));
    for (const lane of [1.7, 2.5, 3.5, 4.8, 6.4])
      for (const side of [-1, 1]) quad(side * lane - 0.018, side * lane + 0.018, net);
  }
  if (isOnWater(stage)) {
    const water = mix('#1f8fd8', palette.sky[0], 0.25);
    quad(-1.12, 1.12, tone('#f2d9a0'));
    quad(-1, 1, tone(odd ? water : lighter(water, 0.08)));
    // Buoys mark the lanes.
    if (far.index % 6 === 0) for (const lane of [-1, -0.33, 0.33, 1]) quad(lane - 0.03, lane + 0.03, tone('#ff7a3d'));
    return;
  }
  quad(-1.12, 1.12, tone(odd ? palette.accent : isNeon ? palette.second : palette.paper));
  const tar = isNeon ? '#1a0e36' : mix(palette.ink, palette.mid, 0.34);
  quad(-1, 1, tone(odd ? tar : lighter(tar, 0.06)));
  if (isLine(far.index)) {
    for (let i = 0; i < 8; i++)
      quad(i / 4 - 1, (i + 1) / 4 - 1, tone((i + far.index) % 2 ? palette.paper : palette.ink));
    return;
  }
  if (odd) for (const lane of [-0.33, 0.33]) quad(lane - 0.015, lane + 0.015, tone(alphaFree(palette.paper, tar)));
}

/** A chequered line across the road at each gate. */
function isLine(index: number): boolean {
  const gate = checkpointEvery / pieceLength;
  return index > 2 && (index + heroPieces) % gate < 3;
}

/** The hero is ahead of the place that is counted. */
const heroPieces = -Math.round(heroAhead / pieceLength);

const alphaFree = (colour: string, ground: string) => mix(ground, colour, 0.7);

/** Things next to the road and on it, from far to near, clipped by the hills in front of them. */
function drawOnRoad(stage: Stage, w: RacerWorld, slices: Slice[]): void {
  const { ctx, view, plan, art, time } = stage;
  const prop = art.actor(plan.theme.scene === 'city' ? 'tree' : propOfScene[plan.theme.scene]);
  const first = slices[0]?.index ?? 0;
  for (let i = slices.length - 1; i >= 0; i--) {
    const slice = slices[i];
    if (!slice || (i + 1) * pieceLength < heroAhead - 120) continue;
    const size = slice.scale * 420;
    const show = (actor: Actor, across: number, big: number, lift: number, kart: boolean) => {
      const x = slice.x + across * slice.w * 0.5;
      if (x < -size * 2 || x > view.w + size * 2 || size * big < 1.5) return;
      ctx.save();
      ctx.beginPath();
      ctx.rect(-40, -40, view.w + 80, slice.clip + 41);
      ctx.clip();
      if (kart && actor.way !== 'stands') drawKart(stage, actor, x, slice.y, size * big, 0, 0);
      else art.draw(actor, x, slice.y - size * big * (0.45 + lift), size * big);
      ctx.restore();
    };
    if (slice.index % 5 === 0) {
      const n = hashOf(`${slice.index} ${plan.seed}`);
      const side = n % 2 ? 1 : -1;
      show(prop, side * (1.45 + (n % 7) * 0.16), 0.5 + (n % 5) * 0.12, 0, false);
    }
    for (const prize of w.prizes) {
      if (!prize.taken && Math.floor(prize.along / pieceLength) === first + i)
        show(prize.actor, prize.across, 0.2, 0.25 + Math.sin(time * 5) * 0.06, false);
    }
    for (const rider of w.riders) {
      if (Math.floor(rider.along / pieceLength) !== first + i) continue;
      const across = rider.across + Math.sin(time * 1.5 + rider.pace) * rider.sway;
      show(rider.actor, across, 0.36, 0, true);
    }
  }
}

function rush(stage: Stage): void {
  const { ctx, view, plan, time } = stage;
  ctx.strokeStyle = alpha(plan.palette.paper, 0.5);
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * turn + Math.sin(i * 7.3) * 0.2;
    const from = 0.3 + ((time * 2.4 + i * 0.37) % 1) * 0.5;
    const reach = Math.max(view.w, view.h) * 0.6;
    ctx.moveTo(view.w / 2 + Math.cos(angle) * reach * from, view.h * 0.46 + Math.sin(angle) * reach * from);
    ctx.lineTo(
      view.w / 2 + Math.cos(angle) * reach * (from + 0.12),
      view.h * 0.46 + Math.sin(angle) * reach * (from + 0.12),
    );
  }
  ctx.stroke();
}
