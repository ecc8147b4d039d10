import { write } from '../../canvas/lettering.ts';
import { oval, strokeThrough } from '../../canvas/pens.ts';
import { firstContact, type Shot } from '../../math/aiming.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { easeOut, type Point, turn } from '../../math/maths.ts';
import type { Scene } from '../../plan.ts';
import { colourOfSide, drawPlayers, isPlayersTurn } from '../../stage/duel.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawBall, drawSmallBall } from './draw-ball.ts';
import { targetsOf } from './referee.ts';
import { type Ball, ballRadius, pockets, tableLength, tableWidth } from './table.ts';
import type { BilliardsWorld } from './world.ts';

type Layout = { x: number; y: number; scale: number; isLying: boolean; w: number; h: number };

/** The wooden frame around the bed, in units of the table. */
const rim = 26;

/** The table as large as fits, upright on a tall screen and lying on a wide one. */
export function layoutOf({ view }: Stage, { duel }: Pick<BilliardsWorld, 'duel'>): Layout {
  const isLying = !view.portrait;
  const [long, wide] = [tableLength + rim * 2, tableWidth + rim * 2];
  const top = hudHeight + 8;
  // The players are below the table, or beside it.
  const below = duel ? (isLying ? 12 : 96) : 12;
  const aside = isLying && duel ? 96 : 8;
  const room = { w: view.w - aside * 2, h: view.h - top - below };
  const scale = Math.min(room.w / (isLying ? long : wide), room.h / (isLying ? wide : long));
  const [w, h] = isLying ? [tableLength * scale, tableWidth * scale] : [tableWidth * scale, tableLength * scale];
  return { x: (view.w - w) / 2, y: top + (room.h - h) / 2, scale, isLying, w, h };
}

function fromTable({ x, y, scale, isLying }: Layout, p: Point): Point {
  return isLying
    ? { x: x + (tableLength - p.y) * scale, y: y + p.x * scale }
    : { x: x + p.x * scale, y: y + p.y * scale };
}

export const onScreen = (stage: Stage, w: BilliardsWorld, p: Point): Point => fromTable(layoutOf(stage, w), p);

/** A direction on the screen as one on the table. */
export const angleOnTable = ({ view }: Stage, angle: number): number => (view.portrait ? angle : angle - turn / 4);

export function drawBilliards(stage: Stage, w: BilliardsWorld): void {
  const { ctx, view, plan, backdrop, effects } = stage;
  const layout = layoutOf(stage, w);
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 });
  ctx.fillStyle = alpha(plan.palette.ink, 0.4);
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  drawLamp(stage, layout);
  drawTable(stage, layout);
  for (const { ball, pocket, age } of w.falling) {
    const gone = easeOut(age / 0.3);
    const p = { x: ball.x + (pocket.x - ball.x) * gone, y: ball.y + (pocket.y - ball.y) * gone };
    drawBall(stage, w, ball, fromTable(layout, p), layout.scale * ballRadius * (1 - gone * 0.45), layout.isLying);
  }
  const isShown = w.shot === null && w.balls.includes(w.cue);
  if (isShown) markTargets(stage, w, layout);
  if (isShown && w.aim) drawAim(stage, w, layout, w.aim);
  for (const ball of w.balls) {
    const p = fromTable(layout, ball);
    const r = layout.scale * ballRadius;
    oval(ctx, { x: p.x + 2, y: p.y + 4 }, [r, r * 0.9], alpha('#06130c', 0.4));
  }
  for (const ball of w.balls)
    drawBall(stage, w, ball, fromTable(layout, ball), layout.scale * ballRadius, layout.isLying);
  if (isShown && w.aim) drawCue(stage, w, layout, w.aim.angle, w.aim.power);
  else if (w.swing > 0.1 && w.shot) drawCue(stage, w, layout, Math.atan2(w.cue.vy, w.cue.vx), w.swing * 0.2);
  if (w.duel) drawMatch(stage, w, layout);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Warm light over the table, as from a low lamp. */
function drawLamp({ ctx }: Stage, { x, y, w, h }: Layout): void {
  const [cx, cy, far] = [x + w / 2, y + h / 2, Math.max(w, h) * 0.85];
  const light = ctx.createRadialGradient(cx, cy, 10, cx, cy, far);
  light.addColorStop(0, 'rgba(255,226,160,0.5)');
  light.addColorStop(1, 'rgba(255,226,160,0)');
  ctx.fillStyle = light;
  ctx.fillRect(x - w, y - h, w * 3, h * 3);
}

/** The cloth in scenes that have a colour of their own. */
const cloths: Partial<Record<Scene, string>> = {
  space: '#31306e',
  cyber: '#3a2a7a',
  starship: '#31306e',
  sea: '#14708a',
  snow: '#2f7fae',
  volcano: '#8a2f2f',
  castle: '#7c2440',
  haunted: '#4a3a72',
  candy: '#c2588c',
  desert: '#9a6a2c',
};

function drawTable(stage: Stage, layout: Layout): void {
  const { ctx, plan } = stage;
  const { x, y, w, h, scale } = layout;
  const { palette } = plan;
  const cloth = mix(cloths[plan.theme.scene] ?? '#1c7f52', palette.accent, 0.07);
  const wood = mix('#6e3d22', palette.ground, 0.14);
  const edge = rim * scale;
  const frame = (grow: number, colour: string, round: number, drop = 0) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect(x - grow, y - grow + drop, w + grow * 2, h + grow * 2, round);
    ctx.fill();
  };
  frame(edge + 2, alpha('#000000', 0.45), 24, 10);
  frame(edge, darker(wood, 0.35), 22);
  frame(edge - 3, wood, 20);
  frame(edge * 0.62, lighter(wood, 0.16), 14);
  frame(edge * 0.52, darker(cloth, 0.34), 12);
  frame(edge * 0.14, darker(cloth, 0.12), 6);
  const lit = ctx.createRadialGradient(x + w / 2, y + h / 2, 10, x + w / 2, y + h / 2, Math.max(w, h) * 0.62);
  lit.addColorStop(0, lighter(cloth, 0.16));
  lit.addColorStop(1, darker(cloth, 0.1));
  ctx.fillStyle = lit;
  ctx.fillRect(x, y, w, h);
  drawMarks(stage, layout, cloth);
  for (const pocket of pockets) {
    const p = fromTable(layout, pocket);
    for (const [size, colour] of [
      [0.98, darker(wood, 0.55)],
      [0.8, '#07090c'],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.arc(p.x, p.y, pocket.r * scale * size, 0, turn);
      ctx.fill();
    }
  }
}

/** The line behind which the cue ball starts, the spots, and the diamonds on the frame. */
function drawMarks({ ctx }: Stage, layout: Layout, cloth: string): void {
  const { scale } = layout;
  const [a, b] = [
    fromTable(layout, { x: 4, y: tableLength * 0.76 }),
    fromTable(layout, { x: tableWidth - 4, y: tableLength * 0.76 }),
  ];
  strokeThrough(ctx, [a, b], [1.5, lighter(cloth, 0.28)]);
  for (let i = 1; i < 8; i++) {
    if (i === 4) continue;
    for (const x of [-rim * 0.78, tableWidth + rim * 0.78]) dot(fromTable(layout, { x, y: (tableLength / 8) * i }));
  }
  for (let i = 1; i < 4; i++)
    for (const y of [-rim * 0.78, tableLength + rim * 0.78]) dot(fromTable(layout, { x: (tableWidth / 4) * i, y }));
  function dot(p: Point) {
    oval(ctx, p, [2.6 * scale, 2.6 * scale], '#f2e3bd');
  }
}

/** In a match, rings show which balls are one's own. */
function markTargets(stage: Stage, w: BilliardsWorld, layout: Layout): void {
  const { ctx, time } = stage;
  if (!w.duel || w.isSnooker || !isPlayersTurn(w.duel)) return;
  ctx.strokeStyle = alpha(lighter(colourOfSide(stage, w.duel.turn), 0.3), 0.65 + Math.sin(time * 5) * 0.25);
  ctx.lineWidth = 2.5;
  for (const ball of targetsOf(w.balls, w.duel.turn, false)) {
    const p = fromTable(layout, ball);
    ctx.beginPath();
    ctx.ellipse(p.x, p.y, layout.scale * ballRadius + 4, layout.scale * ballRadius + 4, 0, 0, turn);
    ctx.stroke();
  }
}

/** A dotted line to what will be hit, the cue ball as it will be then, and where the other goes. */
function drawAim({ ctx }: Stage, { balls, cue }: BilliardsWorld, layout: Layout, { angle }: Shot): void {
  const objects = balls.filter((ball) => ball !== cue);
  const { place, ball } = firstContact(cue, angle, objects, ballRadius, { w: tableWidth, h: tableLength });
  const [from, to] = [fromTable(layout, cue), fromTable(layout, place)];
  ctx.setLineDash([7, 6]);
  strokeThrough(ctx, [from, to], [2, 'rgba(255,255,255,0.75)']);
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.ellipse(to.x, to.y, ballRadius * layout.scale, ballRadius * layout.scale, 0, 0, turn);
  ctx.stroke();
  if (!ball) return;
  const away = Math.atan2(ball.y - place.y, ball.x - place.x);
  const end = { x: ball.x + Math.cos(away) * 62, y: ball.y + Math.sin(away) * 62 };
  strokeThrough(ctx, [fromTable(layout, ball), fromTable(layout, end)], [2.5, 'rgba(255,236,150,0.9)']);
}

function drawCue(stage: Stage, { cue }: BilliardsWorld, layout: Layout, angle: number, power: number): void {
  const { ctx, plan } = stage;
  const start = ballRadius + 5 + power * 70;
  const at = (far: number) => fromTable(layout, { x: cue.x - Math.cos(angle) * far, y: cue.y - Math.sin(angle) * far });
  const parts: [from: number, to: number, width: number, colour: string][] = [
    [start, start + 235, 9, alpha('#000000', 0.25)],
    [start, start + 4, 5, '#4aa3e8'],
    [start + 4, start + 12, 5, '#f6f1e4'],
    [start + 12, start + 140, 6, '#d9a860'],
    [start + 140, start + 232, 8, mix('#5b2a1c', plan.palette.second, 0.3)],
  ];
  ctx.lineCap = 'butt';
  for (const [from, to, width, colour] of parts) strokeThrough(ctx, [at(from), at(to)], [width * layout.scale, colour]);
}

/** Both players, with the balls each has potted. */
function drawMatch(stage: Stage, w: BilliardsWorld, layout: Layout): void {
  const { duel } = w;
  if (!duel) return;
  const { view } = stage;
  const edge = rim * layout.scale;
  const field = { x: layout.x - edge, y: layout.y - edge, w: layout.w + edge * 2, h: layout.h + edge * 2 };
  drawPlayers(stage, duel, { columns: 1, rows: 1, cell: 1, field });
  const isBelow = view.h - field.y - field.h - 14 > field.x;
  for (const side of [0, 1] as const) {
    const shown: Ball[] = w.potted[side];
    const size = isBelow ? 6 : 9;
    const x = isBelow ? (side ? view.w - 16 : 16) : side ? view.w - field.x / 2 : field.x / 2;
    const y = isBelow ? field.y + field.h + 14 : field.y + field.h / 2 + 62;
    if (w.isSnooker) {
      const { ink, paper } = stage.plan.palette;
      const place = { x: isBelow ? view.w / 2 + (side ? 40 : -40) : x, y: isBelow ? y + 40 : y };
      write(stage.ctx, String(w.points[side]), place.x, place.y, 20, { fill: paper, under: ink, tabular: true });
      continue;
    }
    shown.forEach((ball, i) => {
      const [column, row] = [i % 7, Math.floor(i / 7)];
      const step = size * 2 + 3;
      const dx = isBelow ? (side ? -1 : 1) * column * step : (column - (Math.min(7, shown.length) - 1) / 2) * step;
      drawSmallBall(stage, w, ball, { x: x + dx, y: y + row * step }, size);
    });
  }
}
