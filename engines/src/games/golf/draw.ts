import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Point, type Rect, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Scene } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawWind } from '../../stage/wind.ts';
import { isRolling, placeOfMover } from './ball.ts';
import { ballRadius, type Course, type Disc, holeRadius } from './course.ts';
import type { GolfWorld } from './world.ts';

type Layout = { x: number; y: number; scale: number };

const rim = 16;

/** The course, as large as fits below the score. */
export function layoutOf({ view }: Stage, course: Course): Layout {
  const top = hudHeight + 30;
  const room: Rect = { x: rim + 6, y: top, w: view.w - rim * 2 - 12, h: view.h - top - rim - 8 };
  const scale = Math.min(room.w / course.w, room.h / course.h);
  return { x: room.x + (room.w - course.w * scale) / 2, y: room.y + (room.h - course.h * scale) / 2, scale };
}

export const onScreen = ({ x, y, scale }: Layout, p: Point): Point => ({ x: x + p.x * scale, y: y + p.y * scale });

export function drawGolf(stage: Stage, w: GolfWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  const { course, ball } = w;
  const layout = layoutOf(stage, course);
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 });
  ctx.fillStyle = alpha(plan.palette.ink, 0.25);
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  ctx.save();
  ctx.translate(layout.x, layout.y);
  ctx.scale(layout.scale, layout.scale);
  drawGreen(stage, course);
  const isSandy = plan.theme.scene === 'desert' || plan.theme.scene === 'beach';
  for (const disc of course.sand) blob(stage, disc, isSandy ? '#b98a4a' : '#ecd79a', isSandy ? '#96692f' : '#d4b872');
  for (const disc of course.water) pond(stage, disc);
  drawHole(stage, course.hole);
  for (const thing of course.things)
    art.draw(at(plan.theme.things, thing.look), thing.x, thing.y + Math.sin(time * 3 + thing.x) * 2, 30);
  for (const wall of course.walls) drawWall(stage, wall);
  for (const disc of course.bumpers) drawBumper(stage, disc);
  for (const mover of course.movers) {
    const disc = placeOfMover(mover, w.time || time);
    shadow(stage, disc.x, disc.y + disc.r * 0.8, disc.r * 0.8, 6);
    art.draw(at(plan.theme.foes, mover.look), disc.x, disc.y - 4, disc.r * 2.5, {
      walk: time * 9,
      tilt: Math.sin(time * 5) * 0.06,
    });
  }
  if (!ball.inHole) {
    if (!isRolling(ball)) drawPlayer(stage, w);
    if (w.aim && !isRolling(ball)) drawAim(stage, w, w.aim);
    drawBall(stage, ball);
  }
  ctx.restore();
  drawWind(stage, w.wind, view.w - 66, hudHeight + 66);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** The surface in scenes without grass. */
const turfs: Partial<Record<Scene, string>> = {
  desert: '#e0b56a',
  beach: '#ecd39a',
  snow: '#d6ecf8',
  candy: '#f7b6cf',
  moon: '#8f93a8',
  space: '#5b5f8f',
  volcano: '#6b3a3a',
  sea: '#3fa7b8',
  sky: '#cfe8fb',
};

function drawGreen(stage: Stage, { w, h }: Course): void {
  const { ctx, plan } = stage;
  const { palette } = plan;
  const turf = turfs[plan.theme.scene] ?? '#5dbb63';
  const green = mix(mix(palette.edge, palette.ground, 0.3), turf, 0.62);
  ctx.fillStyle = palette.ink;
  ctx.beginPath();
  ctx.roundRect(-rim - 3, -rim - 3, w + rim * 2 + 6, h + rim * 2 + 10, 22);
  ctx.fill();
  ctx.fillStyle = mix(palette.second, '#8a5a36', 0.45);
  ctx.beginPath();
  ctx.roundRect(-rim, -rim, w + rim * 2, h + rim * 2, 20);
  ctx.fill();
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, w, h, 8);
  ctx.clip();
  for (let y = 0, row = 0; y < h; y += 36, row++) {
    ctx.fillStyle = row % 2 ? green : lighter(green, 0.09);
    ctx.fillRect(0, y, w, 36.5);
  }
  ctx.strokeStyle = alpha(palette.ink, 0.35);
  ctx.lineWidth = 8;
  ctx.strokeRect(-2, -2, w + 8, h + 8);
  ctx.restore();
}

function blob(stage: Stage, { x, y, r }: Disc, colour: string, edge: string): void {
  const { ctx } = stage;
  ctx.fillStyle = colour;
  ctx.strokeStyle = edge;
  ctx.lineWidth = 3;
  ctx.beginPath();
  for (let i = 0; i <= 24; i++) {
    const angle = (i / 24) * turn;
    const far = r * (1 + 0.07 * Math.sin(angle * 3 + x));
    ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

function pond(stage: Stage, disc: Disc): void {
  const { ctx, time } = stage;
  blob(stage, disc, '#4aa9ec', '#e8f6ff');
  ctx.strokeStyle = 'rgba(255,255,255,0.6)';
  ctx.lineWidth = 2;
  for (const k of [-1, 0, 1]) {
    const y = disc.y + k * disc.r * 0.4 + Math.sin(time * 2 + k) * 2;
    ctx.beginPath();
    ctx.moveTo(disc.x - disc.r * 0.4, y);
    ctx.quadraticCurveTo(disc.x, y - 6, disc.x + disc.r * 0.4, y);
    ctx.stroke();
  }
}

function drawHole(stage: Stage, { x, y }: Point): void {
  const { ctx, plan, time } = stage;
  ctx.fillStyle = '#14202a';
  ctx.beginPath();
  ctx.arc(x, y, holeRadius, 0, turn);
  ctx.fill();
  ctx.strokeStyle = alpha('#ffffff', 0.7);
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.strokeStyle = plan.palette.paper;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, y - 46);
  ctx.stroke();
  ctx.fillStyle = plan.palette.danger;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(x + 1, y - 47);
  ctx.quadraticCurveTo(x + 16, y - 46 + Math.sin(time * 5) * 4, x + 30, y - 36);
  ctx.lineTo(x + 1, y - 26);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

function drawWall(stage: Stage, { x, y, w, h }: Rect): void {
  const { ctx, plan } = stage;
  const colour = mix(plan.palette.second, '#8a5a36', 0.45);
  ctx.fillStyle = alpha(plan.palette.ink, 0.35);
  ctx.fillRect(x + 2, y + 6, w, h);
  ctx.fillStyle = darker(colour, 0.3);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 5);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = lighter(colour, 0.15);
  ctx.beginPath();
  ctx.roundRect(x + 2, y + 1, w - 4, h - 7, 4);
  ctx.fill();
}

function drawBumper(stage: Stage, { x, y, r }: Disc): void {
  const { ctx, plan, time } = stage;
  shadow(stage, x, y + 5, r, r, 0.35);
  for (const [size, colour] of [
    [r, plan.palette.ink],
    [r - 3, plan.palette.accent],
    [r - 8, plan.palette.paper],
    [r - 12 + Math.sin(time * 4) * 1.5, plan.palette.danger],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, Math.max(1, size), 0, turn);
    ctx.fill();
  }
}

function drawPlayer(stage: Stage, { ball, aim, swing }: GolfWorld): void {
  const { ctx, art, plan, time } = stage;
  const angle = aim?.angle ?? -Math.PI / 2;
  const back = 34 + (aim?.power ?? 0) * 14;
  const x = ball.x - Math.cos(angle) * back;
  const y = ball.y - Math.sin(angle) * back;
  shadow(stage, x, y + 18, 15, 5);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(x, y + 4);
  ctx.lineTo(ball.x - Math.cos(angle + swing) * 14, ball.y - Math.sin(angle + swing) * 14);
  ctx.stroke();
  art.draw(plan.theme.hero, x, y, 42, { flip: Math.cos(angle) < 0, squash: Math.sin(time * 4) * 0.02, walk: 0.4 });
}

function drawAim(stage: Stage, { ball }: GolfWorld, { angle, power }: NonNullable<GolfWorld['aim']>): void {
  const { ctx, plan } = stage;
  const colour = mix(plan.palette.paper, plan.palette.danger, power);
  for (let i = 1; i <= 9; i++) {
    const far = 16 + i * (5 + power * 14);
    ctx.globalAlpha = 1 - i / 11;
    ctx.fillStyle = plan.palette.ink;
    ctx.beginPath();
    ctx.arc(ball.x + Math.cos(angle) * far, ball.y + Math.sin(angle) * far, 6 - i * 0.3, 0, turn);
    ctx.fill();
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(ball.x + Math.cos(angle) * far, ball.y + Math.sin(angle) * far, 4.4 - i * 0.3, 0, turn);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

function drawBall(stage: Stage, { x, y }: Point): void {
  const { ctx, plan } = stage;
  shadow(stage, x + 2, y + 4, ballRadius, ballRadius * 0.8, 0.35);
  ctx.fillStyle = '#ffffff';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(x, y, ballRadius, 0, turn);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#d5dbe6';
  for (const [dx, dy] of [
    [-3, -2],
    [2, -3],
    [0, 2],
    [4, 2],
    [-4, 3],
  ] as const)
    ctx.fillRect(x + dx - 0.8, y + dy - 0.8, 1.8, 1.8);
}
