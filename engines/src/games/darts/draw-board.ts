import { alpha, lighter, mix } from '../../math/colour.ts';
import { clamp, easeOut, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { isUnplayed, shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawWind } from '../../stage/wind.ts';
import { type BoardWorld, flightSeconds, rings, sightAt } from './board.ts';

/** The position of the board; it swings from the fourth round on, or from the start if that was asked for. */
export function boardOf({ view, rule }: Stage, w: BoardWorld): { x: number; y: number; r: number } {
  const r = Math.min(view.w * 0.38, view.h * 0.33);
  const swing = Math.min(0.16, Math.max(0, w.round - 2 + rule('moving', 0) * 4) * 0.04) * view.w;
  return { x: view.w / 2 + Math.sin(w.time * 0.9) * swing, y: view.h * (view.portrait ? 0.42 : 0.5), r };
}

export function drawBoard(stage: Stage, w: BoardWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  const floor = view.h * 0.88;
  backdrop.draw({ ground: floor, dim: 0.18 });
  backdrop.drawGround(0, floor);
  const board = boardOf(stage, w);
  drawRings(stage, board);
  for (const dart of w.stuck) drawDart(stage, board.x + dart.x * board.r, board.y + dart.y * board.r, 1, dart.tilt);
  const hero = { x: view.portrait ? view.w * 0.5 : view.w * 0.14, y: floor - 44 };
  if (!isUnplayed(stage)) {
    shadow(stage, hero.x, floor + 6, 36, 8);
    art.draw(plan.theme.hero, hero.x, hero.y, 96, {
      squash: Math.sin(time * 4) * 0.015 + (w.flying ? 0.08 : 0),
      tilt: w.flying ? 0.15 : 0,
    });
    const { tool } = plan.theme;
    if (tool && stage.rule('arrows', 0) && plan.theme.hero.name !== 'archer')
      art.draw(tool, hero.x + 44, hero.y + 4, 58, { tilt: w.flying ? -0.2 : 0 });
  }
  const foe = plan.theme.foes[0];
  if (foe && !stage.rule('aimed', 0) && !stage.rule('unmet', 0)) {
    shadow(stage, view.w * 0.86, floor + 6, 22, 6);
    art.draw(foe, view.w * 0.86, floor - 26, 58, { flip: true, squash: Math.sin(time * 3) * 0.03 });
  }
  if (w.flying) {
    const t = easeOut(1 - w.flying.left / flightSeconds);
    const to = { x: board.x + w.flying.x * board.r, y: board.y + w.flying.y * board.r };
    drawDart(stage, hero.x + (to.x - hero.x) * t, hero.y + (to.y - hero.y) * t, 2.2 - 1.2 * t, 0);
  } else drawSight(stage, w, board);
  drawWind(stage, w.wind, view.w * (view.portrait ? 0.16 : 0.3), floor - 50);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawRings(stage: Stage, { x, y, r }: { x: number; y: number; r: number }): void {
  const { ctx, art, plan } = stage;
  const { ink, paper, accent, danger, second } = plan.palette;
  ctx.strokeStyle = alpha(ink, 0.8);
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, -20);
  ctx.stroke();
  shadow(stage, x + 6, y + 12, r * 1.08, r * 1.08, 0.4);
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.arc(x, y, r * 1.08, 0, turn);
  ctx.fill();
  const colours = [paper, mix(second, '#ffffff', 0.1), lighter(paper, 0.3), danger, accent];
  [...rings].reverse().forEach(({ share }, i) => {
    ctx.fillStyle = colours[i] ?? paper;
    ctx.beginPath();
    ctx.arc(x, y, r * share, 0, turn);
    ctx.fill();
    ctx.strokeStyle = ink;
    ctx.lineWidth = 2;
    ctx.stroke();
  });
  const [target] = plan.theme.foes;
  if (target && stage.rule('aimed', 0)) art.draw(target, x, y, r * 0.42);
  const thing = at(plan.theme.things, 0);
  // The board is the target itself.
  if (!/target|bullseye|arrow|dart/.test(thing.name)) art.draw(thing, x, y - r * 0.88, r * 0.17);
}

function drawSight(stage: Stage, w: BoardWorld, board: { x: number; y: number; r: number }): void {
  const { ctx, plan } = stage;
  const sight = sightAt(w);
  const x = board.x + sight.x * board.r;
  const y = board.y + sight.y * board.r;
  for (const [colour, width] of [
    [plan.palette.ink, 7],
    [plan.palette.paper, 3.5],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.arc(x, y, 20, 0, turn);
    for (const angle of [0, turn / 4, turn / 2, turn * 0.75]) {
      ctx.moveTo(x + Math.cos(angle) * 12, y + Math.sin(angle) * 12);
      ctx.lineTo(x + Math.cos(angle) * 28, y + Math.sin(angle) * 28);
    }
    ctx.stroke();
  }
}

/** A dart from behind: its flights, and the shaft that goes into the board. An arrow is longer. */
function drawDart(stage: Stage, x: number, y: number, size: number, tilt: number): void {
  const { ctx, plan } = stage;
  const { ink } = plan.palette;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt);
  const scale = clamp(size, 0.6, 2.4);
  ctx.scale(scale, scale);
  const isArrow = stage.rule('arrows', 0) > 0;
  ctx.lineCap = 'butt';
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(isArrow ? 11 : 5, isArrow ? 44 : 20);
  // Dark around light is seen on every ring.
  for (const [colour, width] of [
    [ink, 6],
    ['#e0b070', 2.6],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  if (isArrow) ctx.translate(6, 24);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2;
  ctx.fillStyle = plan.palette.danger;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(4, 14);
    ctx.lineTo(6 + side * 10, 28);
    ctx.lineTo(6, 24);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
}
