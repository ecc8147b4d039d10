import { alpha } from '../../math/colour.ts';
import { mainThing, shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { ballAt, type PenaltyWorld } from './penalties.ts';

const keeperSize = 104;
const mesh = 20;

/** The goal in front, seen from behind the keeper's line, and the penalty spot far up the pitch. */
export function fieldOf({ view }: Stage) {
  const width = Math.min(view.w - 36, 520);
  const line = view.h * (view.portrait ? 0.8 : 0.82);
  return {
    left: (view.w - width) / 2,
    width,
    line,
    height: Math.min(190, view.h * 0.28),
    spot: view.h * (view.portrait ? 0.36 : 0.38),
  };
}

export function drawGoalkeeper(stage: Stage, w: PenaltyWorld, dive: number): void {
  const { ctx, art, plan, backdrop, effects, time } = stage;
  const field = fieldOf(stage);
  backdrop.draw({ x: time * 4, ground: field.spot - 30 });
  backdrop.drawFloor({ x: -10, y: field.spot - 30, w: stage.view.w + 20, h: stage.view.h });
  drawPitch(stage);
  const striker = plan.theme.foes[w.taken % Math.max(1, plan.theme.foes.length)];
  const run = w.shot ? 1 : 1 - Math.min(1, w.wait);
  if (striker)
    art.draw(striker, stage.view.w / 2 - 14 - 24 * (1 - run), field.spot - 30, 62, {
      walk: run * 9,
      tilt: w.shot && w.shot.flight < 0.2 ? 0.25 : 0,
    });
  const ball = mainThing(stage, 0);
  if (w.shot) {
    const { flight } = w.shot;
    const near = flight * flight;
    const x = field.left + ballAt(w.shot);
    const y = field.spot + (field.line - 40 - field.spot) * near - Math.sin(flight * Math.PI) * 40;
    shadow(stage, x, field.spot + (field.line - field.spot) * near + 4, 8 + near * 14, 3 + near * 4);
    art.draw(ball, x, y, 18 + near * 30, { tilt: time * 9 });
  } else art.draw(ball, stage.view.w / 2, field.spot + 4, 18);
  drawFrame(stage);
  const x = field.left + w.keeper;
  shadow(stage, x, field.line + 6, keeperSize * 0.34, 8);
  art.draw(plan.theme.hero, x, field.line - keeperSize * 0.42, keeperSize, {
    tilt: dive * 0.7,
    flip: w.wanted < w.keeper - 6,
    walk: w.keeper * 0.08,
  });
  effects.draw(ctx);
  backdrop.drawAir();
}

/** The penalty area and its spot. */
function drawPitch(stage: Stage): void {
  const { ctx, view } = stage;
  const { line, spot, left, width } = fieldOf(stage);
  ctx.strokeStyle = alpha('#ffffff', 0.55);
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(left - 14, line);
  ctx.lineTo(view.w / 2 - width * 0.28, spot - 12);
  ctx.lineTo(view.w / 2 + width * 0.28, spot - 12);
  ctx.lineTo(left + width + 14, line);
  ctx.moveTo(-10, line);
  ctx.lineTo(view.w + 10, line);
  ctx.stroke();
}

/** Posts, bar and net, which the ball goes into behind the keeper. */
function drawFrame(stage: Stage): void {
  const { ctx, plan } = stage;
  const { left, width, line, height } = fieldOf(stage);
  const top = line - height;
  ctx.strokeStyle = alpha('#ffffff', 0.22);
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  for (let x = mesh; x < width; x += mesh) {
    ctx.moveTo(left + x, top);
    ctx.lineTo(left + x, line);
  }
  for (let y = mesh; y < height; y += mesh) {
    ctx.moveTo(left, top + y);
    ctx.lineTo(left + width, top + y);
  }
  ctx.stroke();
  for (const [colour, thickness] of [
    [plan.palette.ink, 14],
    ['#ffffff', 9],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = thickness;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.beginPath();
    ctx.moveTo(left, line);
    ctx.lineTo(left, top);
    ctx.lineTo(left + width, top);
    ctx.lineTo(left + width, line);
    ctx.stroke();
  }
}
