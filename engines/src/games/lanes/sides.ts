import { propOfScene } from '../../art/scenery/props.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { hashOf } from '../../math/random.ts';
import type { Scene } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Eye, farthest, nearest } from './eye.ts';
import { hazeOf, isAfloat, surfaceOf } from './ground.ts';
import type { LaneWorld } from './world.ts';

/** Something drawn at a distance, from far to near. */
export type Piece = { z: number; draw(): void };

const propsApart = 150;
const housesApart = 380;
const gatesApart = 2300;
const built = new Set<Scene>(['city', 'cyber', 'starship', 'shop', 'school']);
const columned = new Set<Scene>(['temple', 'castle', 'dungeon', 'haunted', 'stadium', 'mouth']);

/** What stands beside the track and over it, and moves past. */
export function sidePieces(stage: Stage, w: LaneWorld, eye: Eye): Piece[] {
  const { scene } = stage.plan.theme;
  const pieces = along(w, gatesApart).map((i) => gate(stage, w, eye, i));
  for (const i of along(w, built.has(scene) || columned.has(scene) ? propsApart * 2 : propsApart))
    pieces.push(prop(stage, w, eye, i));
  if (built.has(scene))
    for (const i of along(w, housesApart)) for (const side of [-1, 1]) pieces.push(house(stage, w, eye, i, side));
  if (columned.has(scene))
    for (const i of along(w, housesApart)) for (const side of [-1, 1]) pieces.push(column(stage, w, eye, i, side));
  return pieces;
}

/** The numbers of those that are in sight. */
function along({ along: from }: LaneWorld, apart: number): number[] {
  const first = Math.ceil((from + nearest) / apart);
  const last = Math.floor((from + farthest) / apart);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

const edgeOf = (w: LaneWorld, side: number, away: number) => (side < 0 ? -0.5 - away : w.lanes - 0.5 + away);

/** What is met or collected on the track does not stand beside it as well. */
function propOf(stage: Stage): string {
  const { scene, foes, things } = stage.plan.theme;
  const usual = propOfScene[scene];
  if (![...foes, ...things].some(({ sprite, name }) => sprite === usual || name === usual)) return usual;
  return isAfloat(stage) ? 'planet' : built.has(scene) ? 'tree' : 'rock';
}

function prop(stage: Stage, w: LaneWorld, eye: Eye, i: number): Piece {
  const { plan, art, time } = stage;
  const n = hashOf(`prop ${i} ${plan.seed}`);
  const z = i * propsApart * (built.has(plan.theme.scene) || columned.has(plan.theme.scene) ? 2 : 1) - w.along;
  const side = n % 2 ? 1 : -1;
  const size = (84 + (n % 5) * 26) * (built.has(plan.theme.scene) ? 0.6 : 1);
  return {
    z,
    draw: () => {
      const lift = isAfloat(stage) ? 40 + (n % 11) * 40 + Math.sin(time + n) * 14 : 0;
      const place = eye.at(edgeOf(w, side, (isAfloat(stage) ? 1.1 : 0.62) + (n % 7) * 0.34), z, lift);
      const big = size * eye.scale(z);
      if (big < 3) return;
      if (!isAfloat(stage)) shadow(stage, place.x, place.y, big * 0.4, big * 0.08, 0.24);
      art.draw(art.actor(propOf(stage)), place.x, place.y - big * 0.45, big, {
        tilt: isAfloat(stage) ? time * 0.3 + n : 0,
      });
    },
  };
}

type Box = { left: number; right: number; from: number; to: number; high: number };

/** The sides of a box that can be seen: the one towards the track and the front. */
function drawBox({ ctx }: Stage, eye: Eye, { left, right, from, to, high }: Box, front: string, inner: string): void {
  const face = (points: [lane: number, z: number, height: number][], colour: string) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (const [lane, z, height] of points) {
      const { x, y } = eye.at(lane, z, height);
      ctx.lineTo(x, y);
    }
    ctx.closePath();
    ctx.fill();
  };
  const towards = right < 0 ? right : left;
  face(
    [
      [towards, from, 0],
      [towards, from, high],
      [towards, to, high],
      [towards, to, 0],
    ],
    inner,
  );
  face(
    [
      [left, from, 0],
      [left, from, high],
      [right, from, high],
      [right, from, 0],
    ],
    front,
  );
}

/** A house with lit windows. */
function house(stage: Stage, w: LaneWorld, eye: Eye, i: number, side: number): Piece {
  const { plan } = stage;
  const { palette } = plan;
  const n = hashOf(`house ${i} ${side} ${plan.seed}`);
  const z = i * housesApart - w.along;
  return {
    z: z + housesApart * 0.5,
    draw: () => {
      const from = Math.max(nearest, z);
      const to = z + housesApart * 0.82;
      if (to <= from) return;
      const tone = hazeOf(stage, Math.max(0, from));
      const base = mix(
        [palette.far, palette.mid, palette.second, palette.accent][n % 4] ?? palette.far,
        palette.ink,
        0.34,
      );
      const near = edgeOf(w, side, 1.55);
      const far = edgeOf(w, side, 3.4);
      const high = 260 + (n % 6) * 76;
      const box = { left: Math.min(near, far), right: Math.max(near, far), from, to, high };
      drawBox(stage, eye, box, tone(darker(base, 0.2)), tone(base));
      const light = tone(n % 3 ? '#ffe6a0' : lighter(base, 0.45));
      const isNeon = plan.theme.look === 'neon';
      for (let row = 0; row < Math.floor(high / 92); row++)
        for (let column = 0; column < 3; column++) {
          if (hashOf(`${n} ${row} ${column}`) % 3 === 0) continue;
          const at = z + housesApart * (0.1 + column * 0.26);
          if (at < from) continue;
          pane(
            stage,
            eye,
            near,
            [at, at + housesApart * 0.13],
            [40 + row * 92, 88 + row * 92],
            isNeon ? palette.accent : light,
          );
        }
    },
  };
}

function pane(
  { ctx }: Stage,
  eye: Eye,
  lane: number,
  [from, to]: number[],
  [low, high]: number[],
  colour: string,
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const [z = 0, height = 0] of [
    [from, low],
    [from, high],
    [to, high],
    [to, low],
  ]) {
    const { x, y } = eye.at(lane, z, height);
    ctx.lineTo(x, y);
  }
  ctx.fill();
}

/** A pillar with its base and its head. */
function column(stage: Stage, w: LaneWorld, eye: Eye, i: number, side: number): Piece {
  const { ctx, plan } = stage;
  const z = i * housesApart - w.along;
  return {
    z,
    draw: () => {
      const { x, y } = eye.at(edgeOf(w, side, 0.72), z);
      const unit = eye.scale(z);
      const tone = hazeOf(stage, z);
      const stone = mix(plan.palette.near, plan.palette.paper, 0.34);
      const part = (half: number, from: number, to: number, colour: string) => {
        ctx.fillStyle = tone(colour);
        ctx.beginPath();
        ctx.roundRect(x - half * unit, y - to * unit, half * 2 * unit, (to - from) * unit, 5 * unit);
        ctx.fill();
      };
      shadow(stage, x, y, 44 * unit, 9 * unit, 0.3);
      part(26, 0, 330, stone);
      part(10, 30, 310, lighter(stone, 0.18));
      part(38, 0, 34, darker(stone, 0.22));
      part(38, 300, 336, darker(stone, 0.12));
    },
  };
}

/** A beam on two posts, under which one runs. */
function gate(stage: Stage, w: LaneWorld, eye: Eye, i: number): Piece {
  const { ctx, plan } = stage;
  const { palette } = plan;
  const z = i * gatesApart - w.along;
  return {
    z,
    draw: () => {
      const [left, right] = [eye.at(-0.78, z), eye.at(w.lanes - 0.22, z)];
      const unit = eye.scale(z);
      const tone = hazeOf(stage, z);
      const high = 370;
      const part = (x: number, from: number, wide: number, to: number, colour: string) => {
        ctx.fillStyle = tone(colour);
        ctx.beginPath();
        ctx.roundRect(x, left.y - to * unit, wide, (to - from) * unit, 6 * unit);
        ctx.fill();
      };
      const post = mix(palette.near, palette.ink, 0.45);
      for (const { x } of [left, right]) part(x - 15 * unit, 0, 30 * unit, high, post);
      const isLit = surfaceOf(stage) !== 'path';
      const beam = isLit ? palette.accent : mix(palette.near, palette.paper, 0.2);
      part(left.x - 34 * unit, high, right.x - left.x + 68 * unit, high + 60, beam);
      part(left.x - 34 * unit, high, right.x - left.x + 68 * unit, high + 14, darker(beam, 0.3));
      if (!isLit) return;
      const lamps = w.lanes * 2;
      for (let lamp = 0; lamp <= lamps; lamp++) {
        const x = left.x + ((right.x - left.x) * lamp) / lamps;
        ctx.fillStyle = lamp % 2 ? alpha('#ffffff', 0.95) : palette.second;
        ctx.beginPath();
        ctx.ellipse(x, left.y - (high + 36) * unit, 9 * unit, 9 * unit, 0, 0, 7);
        ctx.fill();
      }
    },
  };
}
