import { varied } from '../../art/variety.ts';
import { alpha, darker } from '../../math/colour.ts';
import { clamp, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawWind } from '../../stage/wind.ts';
import { castOf } from './cast.ts';
import { drawGoal } from './draw-goal.ts';
import { drawHall, isInHall } from './draw-hall.ts';
import { guardAt, guardSize } from './guard.ts';
import { ballRadius, type ThrowWorld } from './scene.ts';
import { binHeight, handOf, hoopNow, launchOf, pathOf } from './world.ts';

export type Pull = { velocity: Point; by: Point };

const heroSize = 92;
/** Far enough behind the ball in the hand that it covers no face. */
const standX = 40;

export function drawThrow(stage: Stage, w: ThrowWorld, armed: Pull | null, recoil: number): void {
  const { ctx, art, plan, backdrop, effects, time } = stage;
  const isHall = isInHall(stage, w);
  if (isHall) drawHall(stage, w);
  else {
    backdrop.draw({ ground: w.floor });
    backdrop.drawGround(0, w.floor);
  }
  if (w.mode === 'hoop') drawBoard(stage, w);
  if (w.isGuarded) drawGuard(stage, w);
  if (w.mode === 'goal') drawGoal(stage, w);
  if (w.mode === 'bin') drawBin(stage, w);
  drawWind(stage, w.wind, w.width * 0.36, w.floor - 60);
  drawHero(stage, w, armed, recoil);
  for (const walker of [...w.walkers].sort((a, b) => b.x - a.x)) {
    if (!walker.flies) shadow(stage, walker.x, w.floor + 4, walker.size * 0.36, 6);
    art.draw(
      varied(art, at(plan.theme.foes, walker.look), walker.look),
      walker.x,
      walker.y + (walker.flies ? Math.sin(time * 5) * 6 : 0),
      walker.size,
      {
        flip: w.mode === 'foes',
        walk: w.mode === 'foes' && !w.areAloft ? time * 9 + walker.look : 0,
        tilt: walker.hurt * 0.4,
        white: walker.hurt > 0.6,
      },
    );
  }
  for (const ball of w.balls) {
    shadow(stage, ball.x, w.floor + 5, 15 * clamp(ball.y / w.floor, 0.3, 1), 4, 0.25);
    art.draw(castOf(stage).thrown, ball.x, ball.y, ballRadius * 2.3, { tilt: ball.spin });
  }
  if (w.mode === 'hoop') drawNet(stage, w);
  if (armed) drawAim(stage, w, armed);
  effects.draw(ctx);
  if (!isHall) backdrop.drawAir();
}

function drawHero(stage: Stage, w: ThrowWorld, armed: Pull | null, recoil: number): void {
  const { ctx, art, plan, time } = stage;
  const hand = handOf(w);
  const pull = armed ? clamp(Math.hypot(armed.by.x, armed.by.y) / 130, 0, 1) : 0;
  const { thrower, thrown } = castOf(stage);
  const isFlung = stage.rule('sling', 0) > 0;
  // Whoever flies does not stand there as well.
  if (!isFlung || thrower.name !== thrown.name) {
    shadow(stage, standX, w.floor + 5, heroSize * 0.4, 8);
    art.draw(thrower, standX, w.floor - heroSize * 0.44, heroSize, {
      tilt: -pull * 0.22 + recoil * 0.28,
      squash: pull * 0.1 - recoil * 0.12 + Math.sin(time * 4) * 0.015,
      walk: 0.4,
    });
  }
  if (isFlung) drawSling(stage, hand, w.floor);
  if (w.reload > 0.15) return;
  if (w.mode !== 'foes' && w.balls.some((ball) => ball.bounces === 0 || w.mode === 'pins')) return;
  const x = hand.x + (armed?.by.x ?? 0) * 0.3;
  const y = hand.y + (armed?.by.y ?? 0) * 0.3;
  if (armed) {
    ctx.strokeStyle = alpha(plan.palette.paper, 0.5);
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.moveTo(hand.x, hand.y);
    ctx.lineTo(x, y);
    ctx.stroke();
  }
  art.draw(castOf(stage).thrown, x + 8, y + 4, ballRadius * 2.3, { tilt: Math.sin(time * 3) * 0.1 });
}

function drawAim(stage: Stage, w: ThrowWorld, { velocity }: Pull): void {
  const { ctx, plan } = stage;
  pathOf(handOf(w), launchOf(w, velocity), 0.78).forEach(({ x, y }, i) => {
    if (y > w.floor) return;
    ctx.globalAlpha = 1 - i / 15;
    ctx.fillStyle = plan.palette.ink;
    ctx.beginPath();
    ctx.arc(x, y, 6.5 - i * 0.25, 0, turn);
    ctx.fill();
    ctx.fillStyle = plan.palette.paper;
    ctx.beginPath();
    ctx.arc(x, y, 4.5 - i * 0.2, 0, turn);
    ctx.fill();
  });
  ctx.globalAlpha = 1;
}

/** A fork of wood, as high as what is flung. */
function drawSling({ ctx, plan }: Stage, { x, y }: Point, floor: number): void {
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [colour, width] of [
    [plan.palette.ink, 15],
    ['#a5703c', 9],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(x, floor + 4);
    ctx.lineTo(x, y + 34);
    ctx.moveTo(x - 20, y - 4);
    ctx.quadraticCurveTo(x - 18, y + 30, x, y + 34);
    ctx.quadraticCurveTo(x + 18, y + 30, x + 20, y - 4);
    ctx.stroke();
  }
}

function drawGuard({ ctx, art, plan, time }: Stage, w: ThrowWorld): void {
  const { x, y } = guardAt(w);
  ctx.fillStyle = alpha(plan.palette.ink, 0.3);
  ctx.beginPath();
  ctx.ellipse(x, w.floor + 4, guardSize * 0.36, 6, 0, 0, turn);
  ctx.fill();
  art.draw(at(plan.theme.foes, 0), x, y, guardSize, { flip: true, walk: time * 6 });
}

/** Whatever things are thrown into. */
function drawBin(stage: Stage, w: ThrowWorld): void {
  const { x, half } = w.hoop;
  const size = Math.max(binHeight * 1.16, half * 2.5);
  shadow(stage, x, w.floor + 5, half * 1.1, 8);
  stage.art.draw(at(stage.plan.theme.foes, 0), x, w.floor - size * 0.46, size);
}

function drawBoard(stage: Stage, w: ThrowWorld): void {
  const { ctx, plan } = stage;
  const { x, y } = hoopNow(w, w.seconds);
  const { half } = w.hoop;
  const board = x + half + 14;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 12;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(board + 26, w.floor);
  ctx.lineTo(board + 26, y - 10);
  ctx.lineTo(board + 6, y - 34);
  ctx.stroke();
  ctx.strokeStyle = darker(plan.palette.second, 0.1);
  ctx.lineWidth = 7;
  ctx.stroke();
  // Seen from a little before it, with the square over the rim.
  ctx.fillStyle = plan.palette.paper;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(board, y - 96);
  ctx.lineTo(board + 30, y - 116);
  ctx.lineTo(board + 30, y - 4);
  ctx.lineTo(board, y + 14);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = plan.palette.danger;
  ctx.beginPath();
  ctx.moveTo(board + 8, y - 58);
  ctx.lineTo(board + 22, y - 67);
  ctx.lineTo(board + 22, y - 26);
  ctx.lineTo(board + 8, y - 17);
  ctx.closePath();
  ctx.stroke();
  ctx.strokeStyle = darker(plan.palette.accent, 0.3);
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.ellipse(x, y, half, 9, 0, Math.PI, turn);
  ctx.stroke();
}

/** The front of the rim and the net are in front of the ball. */
function drawNet(stage: Stage, w: ThrowWorld): void {
  const { ctx, plan } = stage;
  const { x, y } = hoopNow(w, w.seconds);
  const { half } = w.hoop;
  ctx.strokeStyle = alpha('#ffffff', 0.85);
  ctx.lineWidth = 2;
  for (let i = 0; i <= 6; i++) {
    const from = x - half + (i / 6) * half * 2;
    const drop = Math.sin((i / 6) * Math.PI) * 8;
    for (const to of [i - 1, i + 1]) {
      if (to < 0 || to > 6) continue;
      ctx.beginPath();
      ctx.moveTo(from, y + drop);
      ctx.lineTo(x - half * 0.62 + (to / 6) * half * 1.24, y + 50);
      ctx.stroke();
    }
  }
  for (const [colour, width] of [
    [plan.palette.ink, 8],
    [plan.palette.accent, 5],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.ellipse(x, y, half, 9, 0, 0, Math.PI);
    ctx.stroke();
  }
}
