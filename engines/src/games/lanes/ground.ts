import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp } from '../../math/maths.ts';
import type { Scene } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Eye, farthest, nearest } from './eye.ts';
import type { LaneWorld } from './world.ts';

const stripUnits = 90;

export type Surface = 'rails' | 'path' | 'deck' | 'street';

const paved = new Set<Scene>(['cyber', 'starship', 'space', 'sky']);

/** Trains run in towns where nobody drives, and wherever they are asked for. */
export function surfaceOf({ plan: { theme } }: Stage): Surface {
  if (theme.foes.some(({ sprite }) => sprite === 'train')) return 'rails';
  if (theme.ground === 'street') return 'street';
  if (theme.scene === 'city' && theme.look !== 'neon') return 'rails';
  return paved.has(theme.scene) || theme.look === 'neon' ? 'deck' : 'path';
}

/** In space and in the sky there is nothing beside the track. */
export const isAfloat = ({ plan: { theme } }: Stage): boolean => theme.scene === 'space' || theme.scene === 'sky';

/** Colours fade into the sky with the distance. */
export function hazeOf({ plan: { palette } }: Stage, z: number): (colour: string) => string {
  const share = clamp((z - 500) / 4200, 0, 0.7);
  const far = mix(palette.sky[1], palette.far, 0.6);
  return (colour) => (share > 0.02 ? mix(colour, far, share) : colour);
}

export function drawGround(stage: Stage, w: LaneWorld, eye: Eye): void {
  const { ctx, view, plan } = stage;
  const { palette } = plan;
  const surface = surfaceOf(stage);
  const first = Math.floor((w.along + nearest) / stripUnits);
  if (!isAfloat(stage)) {
    ctx.fillStyle = hazeOf(stage, farthest)(palette.ground);
    ctx.fillRect(-20, eye.horizon, view.w + 40, view.h);
  } else drawUnderside(stage, w, eye);
  for (let i = first + Math.floor((farthest - nearest) / stripUnits); i >= first; i--) {
    const from = Math.max(nearest, i * stripUnits - w.along);
    const to = (i + 1) * stripUnits - w.along;
    if (to <= from) continue;
    const tone = hazeOf(stage, to);
    const top = eye.at(0, to).y;
    const isOdd = Math.floor(i / 3) % 2 === 0;
    if (!isAfloat(stage)) {
      ctx.fillStyle = tone(isOdd ? palette.ground : mix(palette.ground, palette.edge, 0.24));
      ctx.fillRect(-20, top, view.w + 40, eye.at(0, from).y - top + 1);
    }
    drawStrip(stage, w, eye, surface, i, from, to);
  }
  drawLines(stage, w, eye, surface);
}

/** A piece of the track between two distances, from the left of one lane to the right of another. */
export function quad(
  ctx: CanvasRenderingContext2D,
  eye: Eye,
  [left, right]: [number, number],
  [from, to]: [number, number],
  colour: string,
): void {
  const [a, b, c, d] = [eye.at(left, to), eye.at(right, to), eye.at(right, from), eye.at(left, from)];
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(a.x, a.y);
  ctx.lineTo(b.x, b.y);
  ctx.lineTo(c.x, c.y + 1);
  ctx.lineTo(d.x, d.y + 1);
  ctx.fill();
}

function drawStrip(
  { ctx, plan, ...rest }: Stage,
  w: LaneWorld,
  eye: Eye,
  surface: Surface,
  i: number,
  from: number,
  to: number,
): void {
  const { palette } = plan;
  const tone = hazeOf({ ctx, plan, ...rest }, to);
  const [left, right] = [-0.5, w.lanes - 0.5];
  const isOdd = i % 2 === 0;
  if (surface === 'rails') {
    const gravel = mix(mix(palette.ink, '#8b8794', 0.62), palette.ground, 0.22);
    quad(ctx, eye, [left - 0.16, right + 0.16], [from, to], tone(isOdd ? gravel : lighter(gravel, 0.05)));
    const middle = from + (to - from) * 0.55;
    for (let lane = 0; lane < w.lanes; lane++)
      quad(ctx, eye, [lane - 0.42, lane + 0.42], [from, middle], tone(mix('#5b3a26', palette.ink, 0.18)));
    return;
  }
  if (surface === 'street') {
    const asphalt = mix('#4b4f5a', palette.ground, 0.2);
    quad(
      ctx,
      eye,
      [left - 0.3, right + 0.3],
      [from, to],
      tone(isOdd ? lighter(asphalt, 0.42) : lighter(asphalt, 0.32)),
    );
    quad(ctx, eye, [left - 0.1, right + 0.1], [from, to], tone(asphalt));
    // Every other piece of the lines between the lanes is painted.
    for (let lane = 1; lane < w.lanes && isOdd; lane++)
      quad(ctx, eye, [lane - 0.53, lane - 0.47], [from, to], tone(mix(asphalt, '#f6f1de', 0.75)));
    return;
  }
  if (surface === 'deck') {
    const deck = mix(palette.ink, palette.mid, 0.22);
    for (let lane = 0; lane < w.lanes; lane++) {
      const isLight = (Math.floor(i / 2) + lane) % 2 === 0;
      quad(ctx, eye, [lane - 0.5, lane + 0.5], [from, to], tone(isLight ? deck : lighter(deck, 0.07)));
    }
    if (i % 4 === 0) quad(ctx, eye, [left, right], [from, from + 9], tone(mix(deck, palette.second, 0.75)));
    return;
  }
  const stone = mix(mix(palette.paper, palette.ground, 0.5), palette.mid, 0.3);
  quad(ctx, eye, [left - 0.14, right + 0.14], [from, to], tone(isOdd ? palette.edge : darker(palette.edge, 0.2)));
  for (let lane = 0; lane < w.lanes; lane++) {
    const isLight = (Math.floor(i / 2) + lane) % 2 === 0;
    quad(ctx, eye, [lane - 0.48, lane + 0.48], [from, to], tone(isLight ? stone : darker(stone, 0.1)));
  }
  if (isOdd) quad(ctx, eye, [left, right], [from, from + 7], tone(darker(stone, 0.24)));
}

/** What runs straight to the horizon: rails, or the lines between the lanes. */
function drawLines({ ctx, plan }: Stage, w: LaneWorld, eye: Eye, surface: Surface): void {
  if (surface === 'street') return;
  const { palette } = plan;
  const whole: [number, number] = [nearest, farthest];
  const bar = (lane: number, half: number, colour: string) => quad(ctx, eye, [lane - half, lane + half], whole, colour);
  if (surface === 'rails') {
    for (let lane = 0; lane < w.lanes; lane++)
      for (const side of [-0.29, 0.29]) {
        bar(lane + side, 0.036, '#3b3644');
        bar(lane + side - 0.006, 0.018, '#dfe3ee');
      }
    return;
  }
  if (surface === 'deck') {
    for (let i = 0; i <= w.lanes; i++) {
      const isEdge = i === 0 || i === w.lanes;
      const colour = isEdge ? palette.accent : palette.second;
      bar(i - 0.5, isEdge ? 0.07 : 0.045, alpha(colour, 0.28));
      bar(i - 0.5, isEdge ? 0.03 : 0.014, isEdge ? lighter(colour, 0.3) : colour);
    }
    return;
  }
  for (let i = 1; i < w.lanes; i++) bar(i - 0.5, 0.02, alpha(palette.ink, 0.28));
}

/** The track floats, and its edge shows how thick it is. */
function drawUnderside({ ctx, view, plan }: Stage, w: LaneWorld, eye: Eye): void {
  const [left, right, far] = [
    eye.at(-0.5, nearest),
    eye.at(w.lanes - 0.5, nearest),
    eye.at((w.lanes - 1) / 2, farthest),
  ];
  const thick = 46;
  ctx.fillStyle = darker(mix(plan.palette.ink, plan.palette.second, 0.3), 0.3);
  ctx.beginPath();
  ctx.moveTo(far.x, far.y);
  ctx.lineTo(right.x, right.y + thick);
  ctx.lineTo(view.w / 2, view.h + 200);
  ctx.lineTo(left.x, left.y + thick);
  ctx.fill();
}
