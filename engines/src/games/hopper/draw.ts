import { propOfScene } from '../../art/scenery/props.ts';
import { varied } from '../../art/variety.ts';
import { alpha, mix } from '../../math/colour.ts';
import { clamp, easeInOut, lerp, type Point, turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawStrip } from '../../stage/strip.ts';
import { drawFloating } from './draw-floating.ts';
import { cell, columns, type Lane } from './lanes.ts';
import type { HopperWorld } from './world.ts';

const leftOf = (stage: Stage) => (stage.view.w - columns * cell) / 2;

export function placeOf(stage: Stage, w: HopperWorld, x: number, row: number): Point {
  return { x: leftOf(stage) + x, y: stage.view.h * 0.66 - (row - w.camera - 2) * cell };
}

export function drawHopper(stage: Stage, w: HopperWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 }, 0, -w.camera * cell);
  const low = Math.floor(w.camera - 6);
  const high = Math.ceil(w.camera + view.h / cell);
  for (let row = high; row >= low; row--) {
    const lane = w.lanes[row];
    const y = placeOf(stage, w, 0, row).y;
    if (!lane) continue;
    drawLane(stage, lane, y, w.lanes[row + 1]?.kind !== lane.kind);
  }
  for (let row = high; row >= low; row--) {
    const lane = w.lanes[row];
    if (!lane) continue;
    drawRiders(stage, w, lane, row);
    if (row === w.row) drawHero(stage, w);
  }
  effects.draw(ctx);
  backdrop.drawAir(0, -w.camera * cell);
  drawStrip(stage);
  const left = leftOf(stage);
  if (left < 2) return;
  ctx.fillStyle = alpha(plan.palette.ink, 0.45);
  ctx.fillRect(-20, -20, left + 20, view.h + 40);
  ctx.fillRect(view.w - left, -20, left + 20, view.h + 40);
  for (let i = 0; i < 6; i++) {
    for (const side of [0.5, -0.5]) {
      const y = ((i * 97 + w.camera * cell) % (view.h + 80)) - 40;
      if (left > 40)
        art.draw(art.actor(propOfScene[plan.theme.scene]), view.w / 2 + side * (view.w - left), y, 46, {
          alpha: 0.7,
          tilt: Math.sin(time + i) * 0.05,
        });
    }
  }
}

/** Two rails on sleepers, where trains come along. */
function drawRails({ ctx, view, plan: { palette } }: Stage, y: number): void {
  ctx.fillStyle = mix(palette.ground, palette.ink, 0.35);
  ctx.fillRect(-20, y - cell / 2, view.w + 40, cell + 0.5);
  ctx.fillStyle = '#7a5638';
  for (let x = -20; x < view.w + 20; x += 18) ctx.fillRect(x, y - cell * 0.36, 8, cell * 0.72);
  ctx.fillStyle = '#c9cfd8';
  for (const side of [-1, 1]) ctx.fillRect(-20, y + side * cell * 0.2 - 2, view.w + 40, 4);
}

function drawLane(stage: Stage, lane: Lane, y: number, top: boolean): void {
  const { ctx, view, plan, time } = stage;
  const { palette } = plan;
  if (lane.kind === 'safe') return;
  if (lane.kind === 'road' && lane.riders.every(({ actor }) => actor.sprite === 'train')) {
    drawRails(stage, y);
    return;
  }
  if (lane.kind === 'road') {
    // Also at night it is told from the pavement.
    ctx.fillStyle = mix(mix(palette.ink, palette.mid, 0.3), '#646a78', 0.3);
    ctx.fillRect(-20, y - cell / 2, view.w + 40, cell + 0.5);
    ctx.fillStyle = alpha(palette.paper, 0.35);
    if (!top) for (let x = -20; x < view.w + 20; x += 44) ctx.fillRect(x, y - cell / 2 - 1.5, 22, 3);
    else ctx.fillRect(-20, y - cell / 2, view.w + 40, 2.5);
    return;
  }
  ctx.fillStyle = mix('#3aa0e8', palette.sky[1], 0.35);
  ctx.fillRect(-20, y - cell / 2, view.w + 40, cell + 0.5);
  ctx.strokeStyle = alpha('#ffffff', 0.35);
  ctx.lineWidth = 2;
  for (let i = 0; i < 8; i++) {
    const x = ((i * 67 + time * lane.pace * 0.6 + y * 3) % (view.w + 60)) - 30;
    ctx.beginPath();
    ctx.moveTo(x, y + Math.sin(i * 2.1) * 12);
    ctx.quadraticCurveTo(x + 9, y - 4 + Math.sin(i * 2.1) * 12, x + 18, y + Math.sin(i * 2.1) * 12);
    ctx.stroke();
  }
}

function drawRiders(stage: Stage, w: HopperWorld, lane: Lane, row: number): void {
  const { ctx, view, plan, art, time } = stage;
  for (const column of lane.blocked) {
    const p = placeOf(stage, w, (column + 0.5) * cell, row);
    art.draw(art.actor(propOfScene[plan.theme.scene]), p.x, p.y - 6, cell * 1.1);
  }
  for (const prize of lane.prizes) {
    const p = placeOf(stage, w, (prize.column + 0.5) * cell, row);
    art.draw(prize.actor, p.x, p.y + Math.sin(time * 4 + prize.column) * 2.5, 32);
  }
  for (const [i, rider] of lane.riders.entries()) {
    const p = placeOf(stage, w, rider.x, row);
    if (p.x < -90 || p.x > view.w + 90) continue;
    if (lane.kind === 'water') {
      drawFloating(stage, p, rider, lane.pace < 0);
      continue;
    }
    ctx.fillStyle = alpha(plan.palette.ink, 0.3);
    ctx.beginPath();
    ctx.ellipse(p.x, p.y + 18, 20, 6, 0, 0, turn);
    ctx.fill();
    art.draw(varied(art, rider.actor, i + row), p.x, p.y - 4, rider.size, {
      flip: lane.pace < 0,
      walk: time * 10 + i * 1.7,
      tilt: Math.sin(time * 7 + i * 2.3) * 0.04,
    });
  }
}

function drawHero(stage: Stage, w: HopperWorld): void {
  const { ctx, plan, art, time } = stage;
  const t = easeInOut(w.hop);
  const from = placeOf(stage, w, w.from.x, w.from.y);
  const to = placeOf(stage, w, w.x, w.row);
  const x = lerp(from.x, to.x, t);
  const y = lerp(from.y, to.y, t);
  const up = Math.sin(Math.PI * clamp(w.hop, 0, 1)) * 20;
  ctx.fillStyle = alpha(plan.palette.ink, 0.35);
  ctx.beginPath();
  ctx.ellipse(x, y + 18, 18 - up * 0.3, 6, 0, 0, turn);
  ctx.fill();
  art.draw(plan.theme.hero, x, y - 6 - up, 50, {
    flip: w.facing < 0,
    squash: w.squash + (w.hop < 1 ? -0.12 : Math.sin(time * 5) * 0.03),
    walk: w.hop < 1 ? time * 20 : 0.5,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
}
