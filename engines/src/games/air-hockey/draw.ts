import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Rect, turn } from '../../math/maths.ts';
import { colourOfSide } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { type HockeyWorld, toScreen } from './world.ts';

export function drawAirHockey(stage: Stage, w: HockeyWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 4, ground: view.h, dim: 0.3 });
  drawTable(stage, w);
  for (const side of [0, 1] as const) drawMallet(stage, w, side);
  const { puck } = w.table;
  const place = toScreen(stage, puck);
  ctx.fillStyle = alpha(plan.palette.ink, 0.35);
  ctx.beginPath();
  ctx.ellipse(place.x + 3, place.y + 6, puck.radius, puck.radius * 0.9, 0, 0, turn);
  ctx.fill();
  ctx.fillStyle = darker(plan.palette.second, isLit(stage) ? 0.55 : 0.3);
  ctx.beginPath();
  ctx.arc(place.x, place.y, puck.radius, 0, turn);
  ctx.fill();
  strokeLine(stage, isLit(stage) ? plan.palette.second : '#ffffff', 3);
  art.draw(plan.theme.things[0] ?? plan.theme.hero, place.x, place.y, puck.radius * 1.6, {
    tilt: (puck.x + puck.y) * 0.02,
  });
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawTable(stage: Stage, w: HockeyWorld): void {
  const { ctx, plan } = stage;
  const { palette } = plan;
  const { table } = w;
  const [a, b] = [toScreen(stage, { x: 0, y: 0 }), toScreen(stage, { x: table.w, y: table.h })];
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  const lit = isLit(stage);
  ctx.fillStyle = lit ? mix('#080516', palette.sky[0], 0.12) : mix('#eef6ff', palette.sky[1], 0.22);
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 22);
  ctx.fill();
  if (lit) drawHoles(stage, { x, y, w: width, h: height });
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 22);
  strokeLine(stage, lit ? palette.accent : palette.edge, 8);
  const middle = toScreen(stage, { x: table.w / 2, y: table.h / 2 });
  const [from, to] = [toScreen(stage, { x: 0, y: table.h / 2 }), toScreen(stage, { x: table.w, y: table.h / 2 })];
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.moveTo(middle.x + 50, middle.y);
  ctx.arc(middle.x, middle.y, 50, 0, turn);
  strokeLine(stage, lit ? palette.danger : alpha(palette.danger, 0.45), 4);
  for (const side of [0, 1] as const) {
    const line = side === 0 ? table.h : 0;
    const [left, right] = [
      toScreen(stage, { x: table.w / 2 - table.goal / 2, y: line }),
      toScreen(stage, { x: table.w / 2 + table.goal / 2, y: line }),
    ];
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(left.x, left.y);
    ctx.lineTo(right.x, right.y);
    strokeLine(stage, colourOfSide(stage, side), 12);
    const score = toScreen(stage, { x: table.w / 2, y: table.h * (side === 0 ? 0.66 : 0.34) });
    write(ctx, String(w.goals[side]), score.x, score.y, 56, {
      fill: alpha(lit ? '#ffffff' : palette.ink, 0.13),
      tabular: true,
    });
  }
}

/** Under neon the table is dark, and its lines are what lights it. */
const isLit = ({ plan }: Stage): boolean => plan.theme.look === 'neon';

function strokeLine({ ctx, plan }: Stage, colour: string, width: number): void {
  const isTube = plan.theme.look === 'neon';
  for (const [share, paint] of isTube
    ? ([
        [3.6, alpha(colour, 0.16)],
        [2, alpha(colour, 0.32)],
        [1, colour],
        [0.4, lighter(colour, 0.75)],
      ] as const)
    : ([[1, colour]] as const)) {
    ctx.lineWidth = width * share;
    ctx.strokeStyle = paint;
    ctx.stroke();
  }
}

/** The air comes out of small holes. */
function drawHoles({ ctx, plan }: Stage, { x, y, w, h }: Rect): void {
  ctx.fillStyle = alpha(plan.palette.second, 0.3);
  for (let dy = 22; dy < h - 10; dy += 30) for (let dx = 22; dx < w - 10; dx += 30) ctx.fillRect(x + dx, y + dy, 2, 2);
}

function drawMallet(stage: Stage, w: HockeyWorld, side: 0 | 1): void {
  const { ctx, plan, art, time } = stage;
  const mallet = w.table.mallets[side];
  const { x, y } = toScreen(stage, mallet);
  const colour = colourOfSide(stage, side);
  ctx.fillStyle = alpha(plan.palette.ink, 0.3);
  ctx.beginPath();
  ctx.ellipse(x + 4, y + 8, mallet.radius, mallet.radius * 0.92, 0, 0, turn);
  ctx.fill();
  for (const [size, fill] of [
    [1, darker(colour, 0.3)],
    [0.88, colour],
    [0.72, isLit(stage) ? darker(colour, 0.75) : lighter(colour, 0.55)],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(x, y, mallet.radius * size * (1 + w.hit[side] * 0.06), 0, turn);
    ctx.fill();
  }
  const actor = side === 0 ? plan.theme.hero : (plan.theme.foes[0] ?? plan.theme.hero);
  const hop = Math.abs(Math.sin(time * 9)) * w.cheer[side] * 10;
  art.draw(actor, x, y - hop, mallet.radius * 1.5, { squash: w.hit[side] * 0.15, flip: side === 1 });
}
