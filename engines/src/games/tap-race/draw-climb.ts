import { strokeThrough } from '../../canvas/pens.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Point, wrap } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Racer } from './race.ts';
import { rivalOf, type TapWorld } from './world.ts';

const unitsOfMetre = 13;

const racerOf = ({ race }: TapWorld, i: number): Racer => (i < 0 ? race.me : at(race.rivals, i));

/** Ladders side by side; the player's is in the middle. */
function ladderOf({ view }: Stage, w: TapWorld, i: number): number {
  const count = w.race.rivals.length + 1;
  const gap = Math.min(110, (view.w - 40) / count);
  const mine = Math.floor(count / 2);
  const column = i < 0 ? mine : i < mine ? i : i + 1;
  return view.w / 2 + (column - (count - 1) / 2) * gap;
}

const eyeLevel = ({ view }: Stage) => view.h * (view.portrait ? 0.5 : 0.55);

export function climberPlace(stage: Stage, w: TapWorld, i: number): Point {
  const above = racerOf(w, i).place - w.race.me.place;
  return { x: ladderOf(stage, w, i), y: eyeLevel(stage) - above * unitsOfMetre };
}

export function drawClimb(stage: Stage, w: TapWorld): void {
  const { ctx, view, plan, backdrop, art, time } = stage;
  const up = w.race.me.place * unitsOfMetre;
  backdrop.draw({ x: 0, y: up * 0.3, ground: view.h * 0.9 + up * 0.35 });
  const wall = mix(plan.palette.ground, plan.palette.near, 0.4);
  const [left, right] = [view.w * 0.03, view.w * 0.97];
  const top = eyeLevel(stage) - (w.race.length - w.race.me.place) * unitsOfMetre;
  ctx.fillStyle = wall;
  ctx.fillRect(left, Math.max(-20, top), right - left, view.h + 40);
  drawStones(stage, wall, left, right, Math.max(-20, top), up);
  const ladders = [...w.race.rivals.map((_, i) => ladderOf(stage, w, i)), ladderOf(stage, w, -1)];
  for (const x of ladders) drawLadder(stage, x, Math.max(-20, top), up);
  if (top > -60) drawTop(stage, left, right, top);
  const size = Math.min(78, (view.w / (w.race.rivals.length + 1)) * 0.8);
  for (let i = -1; i < w.race.rivals.length; i++) {
    const racer = racerOf(w, i);
    const { x, y } = climberPlace(stage, w, i);
    if (y < -size || y > view.h + size) continue;
    const hop = i < 0 && w.cheer > 0.05 ? Math.abs(Math.sin(time * 9)) * 14 : 0;
    art.draw(i < 0 ? plan.theme.hero : rivalOf(stage, w.round, i), x + Math.sin(racer.stride) * 5, y - hop, size, {
      tilt: Math.sin(racer.stride) * 0.14 + racer.stumble * 0.5,
    });
  }
}

function drawStones({ ctx }: Stage, wall: string, left: number, right: number, top: number, up: number): void {
  const [w, h] = [64, 34];
  ctx.fillStyle = alpha(darker(wall, 0.35), 0.55);
  for (let y = wrap(up, h * 2) - h * 2; y < 1400; y += h) {
    const row = Math.round((y - wrap(up, h * 2)) / h);
    if (y < top) continue;
    ctx.fillRect(left, y, right - left, 2);
    for (let x = left + (row % 2 ? w / 2 : 0); x < right; x += w) ctx.fillRect(x, y, 2, h);
  }
}

function drawLadder({ ctx, view, plan }: Stage, x: number, top: number, up: number): void {
  const wood = '#c98f4e';
  const layers: [number, string][] = [[9, plan.palette.ink], [5, wood]];
  for (let y = wrap(up, 26) - 26; y < view.h + 20; y += 26)
    if (y > top) strokeThrough(ctx, [{ x: x - 20, y }, { x: x + 20, y }], ...layers);
  for (const side of [-20, 20])
    strokeThrough(ctx, [{ x: x + side, y: top }, { x: x + side, y: view.h + 20 }], [9, plan.palette.ink], [5, lighter(wood, 0.15)]);
} // biome-ignore format: one line a side

/** Battlements with flags. */
function drawTop({ ctx, plan, time }: Stage, left: number, right: number, top: number): void {
  const { ink, danger, accent } = plan.palette;
  for (let x = left; x < right; x += 46) {
    ctx.fillStyle = lighter(plan.palette.ground, 0.12);
    ctx.strokeStyle = ink;
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.rect(x, top - 22, 28, 24);
    ctx.fill();
    ctx.stroke();
  }
  for (const share of [0.2, 0.8]) {
    const x = left + (right - left) * share;
    strokeThrough(
      ctx,
      [
        { x, y: top - 20 },
        { x, y: top - 84 },
      ],
      [7, ink],
      [4, '#f4f6fb'],
    );
    ctx.fillStyle = share < 0.5 ? danger : accent;
    ctx.beginPath();
    ctx.moveTo(x, top - 84);
    ctx.lineTo(x + 40, top - 72 + Math.sin(time * 5) * 3);
    ctx.lineTo(x, top - 58);
    ctx.fill();
  }
}
