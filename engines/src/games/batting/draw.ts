import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeInOut, easeOut, lerp, type Point, turn } from '../../math/maths.ts';
import { mainThing, shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawField, drawStumps } from './draw-field.ts';
import { type Hit, type Innings, type Pitch, sideOf, swingSeconds } from './pitches.ts';

/** The batter in front, the pitcher far up the field, and a fence behind. */
export function fieldOf({ view }: Stage) {
  const spot = view.h * (view.portrait ? 0.4 : 0.42);
  const line = view.h * (view.portrait ? 0.82 : 0.86);
  return { middle: view.w / 2, width: Math.min(view.w, 620), spot, line, fence: spot - 44 };
}

const batterSize = 128;

/** Where the ball is met. */
export const platePlace = (stage: Stage): Point => {
  const { middle, line } = fieldOf(stage);
  return { x: middle + 14, y: line - 52 };
};

/** How near something is, from the pitcher at 0 to the plate at 1, by its share of the way. */
const nearness = (way: number) => way * way * 0.75 + way * 0.25;

function pitchPlace(stage: Stage, pitch: Pitch): Point & { near: number } {
  const { middle, width, spot } = fieldOf(stage);
  const plate = platePlace(stage);
  const way = pitch.age / pitch.seconds;
  const near = nearness(way);
  const x = lerp(middle, plate.x, near) + sideOf(pitch) * width * (0.4 + near * 0.6);
  const arc = Math.sin(clamp(way, 0, 1) * (turn / 2)) * 26;
  return { x, y: lerp(spot - 26, plate.y, near) - arc, near };
}

/** A good hit rises far, a home run over the fence; a weak one rolls off to the side. */
export function hitPlace(stage: Stage, { quality, angle, age }: Hit): Point & { near: number; height: number } {
  const { view } = stage;
  const { fence, spot } = fieldOf(stage);
  const plate = platePlace(stage);
  const way = easeOut(age / 1.1);
  const reach = { homer: 1.12, good: 0.86, weak: 0.5 }[quality];
  const near = (1 - way * Math.min(1, reach)) ** 2;
  const x = plate.x + Math.sin(angle) * way * view.w * (quality === 'weak' ? 0.75 : 0.46);
  const lift = { homer: view.h * 0.34, good: view.h * 0.12, weak: 14 }[quality];
  const height = Math.sin(clamp(age / 1.1, 0, 1) * (turn / 2) * (quality === 'homer' ? 0.82 : 1)) * lift;
  const ground = lerp(quality === 'homer' ? fence : spot - 10, plate.y + 40, near);
  return { x, y: ground - height - near * 40, near, height };
}

export function drawBatting(stage: Stage, w: Innings): void {
  const { ctx, art, backdrop, effects, time } = stage;
  const field = fieldOf(stage);
  backdrop.draw({ x: time * 4, ground: field.spot - 20 });
  backdrop.drawFloor({ x: -10, y: field.spot - 20, w: stage.view.w + 20, h: stage.view.h });
  drawField(stage, field);
  drawPitcher(stage, w);
  const isCricket = stage.rule('cricket', 0) === 1;
  if (isCricket) drawStumps(ctx, field.middle + 26, field.line - 4, 1.5, w.swung < 9 && !w.pitch && w.streak === 0);
  const ball = mainThing(stage, 0);
  if (w.hit) {
    const { x, y, near, height } = hitPlace(stage, w.hit);
    if (w.hit.quality !== 'homer' || w.hit.age < 0.7)
      shadow(stage, x, y + height + 12 + near * 24, 4 + near * 16, 2 + near * 4);
    drawTrail(stage, w.hit);
    art.draw(ball, x, y, 14 + near * 44, { tilt: time * 14 });
  }
  drawBatter(stage, w);
  if (w.pitch) {
    const { x, y, near } = pitchPlace(stage, w.pitch);
    shadow(stage, x, lerp(field.spot, field.line + 4, Math.min(1, near)), 6 + near * 16, 2 + near * 4);
    art.draw(ball, x, y, ballSize(near), { tilt: time * 9 });
  }
  drawTiming(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** The ball grows as it comes: by this one can tell when to swing. */
export const ballSize = (near: number) => 16 + near * 36;

/** Whoever throws winds up before each ball. */
function drawPitcher(stage: Stage, w: Innings): void {
  const { art, plan, time } = stage;
  const { middle, spot } = fieldOf(stage);
  const count = Math.max(1, plan.theme.foes.length);
  const pitcher = plan.theme.foes[Math.floor(Math.max(0, w.thrown - (w.pitch ? 1 : 0)) / 3) % count];
  if (!pitcher) return;
  const windUp = !w.pitch && !w.hit ? clamp(1 - w.wait / 0.5, 0, 1) : 0;
  const after = w.pitch ? clamp(1 - w.pitch.age / 0.25, 0, 1) : 0;
  const size = 66;
  shadow(stage, middle, spot + 4, size * 0.32, 5);
  art.draw(pitcher, middle - windUp * 6, spot - size * 0.44 - windUp * 5, size, {
    tilt: -windUp * 0.35 + after * 0.4 + Math.sin(time * 2) * 0.03,
    squash: windUp * -0.08 + after * 0.08,
  });
  if (windUp > 0.1) art.draw(mainThing(stage, 0), middle - 22 - windUp * 4, spot - size * 0.5 - windUp * 22, 18);
}

function drawBatter(stage: Stage, w: Innings): void {
  const { art, plan, time } = stage;
  const { middle, line } = fieldOf(stage);
  const x = middle - 66;
  const y = line - batterSize * 0.46;
  const swung = clamp(w.swung / (swingSeconds * 0.4), 0, 1);
  const isSwinging = w.swung < swingSeconds;
  shadow(stage, x, line + 4, batterSize * 0.34, 9);
  art.draw(plan.theme.hero, x, y, batterSize, {
    tilt: isSwinging ? Math.sin(swung * (turn / 2)) * 0.16 : Math.sin(time * 3) * 0.02,
    squash: isSwinging ? 0.03 : Math.sin(time * 4) * 0.012,
  });
  // Held over the shoulder, then around through the ball and back.
  const through = isSwinging ? easeInOut(w.swung / (swingSeconds * 0.36)) : 0;
  const back = isSwinging ? easeInOut((w.swung - swingSeconds * 0.55) / (swingSeconds * 0.45)) : 0;
  const angle = lerp(0.16 + Math.sin(time * 5) * 0.05, 2.15, through - back * through);
  drawBat(stage, { x: x + 34, y: y + 14 }, angle);
}

const batUnits = 82;

/** What the prompt names, a flat bat for cricket, otherwise a round one. The angle is from upright. */
function drawBat(stage: Stage, hand: Point, angle: number): void {
  const { ctx, art, plan } = stage;
  const { tool } = plan.theme;
  if (tool && !/\bbats?$/.test(tool.name)) {
    const reach = batUnits * 0.62;
    art.draw(tool, hand.x + Math.sin(angle) * reach, hand.y - Math.cos(angle) * reach, 66, { tilt: angle });
    return;
  }
  const wood = tool?.tint ?? '#d9a45f';
  const isFlat = stage.rule('cricket', 0) === 1;
  ctx.save();
  ctx.translate(hand.x, hand.y);
  ctx.rotate(angle);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 3;
  ctx.strokeStyle = darker(wood, 0.55);
  ctx.fillStyle = mix(wood, '#5b3a24', 0.45);
  ctx.beginPath();
  ctx.roundRect(-4, -batUnits * 0.34, 8, batUnits * 0.42, 4);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = wood;
  ctx.beginPath();
  if (isFlat) ctx.roundRect(-10, -batUnits, 20, batUnits * 0.68, 6);
  else {
    ctx.moveTo(-4, -batUnits * 0.3);
    ctx.lineTo(-9, -batUnits * 0.88);
    ctx.quadraticCurveTo(0, -batUnits * 1.06, 9, -batUnits * 0.88);
    ctx.lineTo(4, -batUnits * 0.3);
  }
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha(lighter(wood, 0.6), 0.7);
  ctx.fillRect(-4, -batUnits * 0.88, 3, batUnits * 0.46);
  ctx.restore();
}

/** Smoke behind a ball that goes far. */
function drawTrail(stage: Stage, hit: Hit): void {
  const { ctx, plan } = stage;
  if (hit.quality === 'weak') return;
  for (let i = 1; i < 9; i++) {
    const age = hit.age - i * 0.03;
    if (age < 0) continue;
    const { x, y, near } = hitPlace(stage, { ...hit, age });
    ctx.fillStyle = alpha(hit.quality === 'homer' ? plan.palette.accent : plan.palette.paper, 0.4 - i * 0.045);
    ctx.beginPath();
    ctx.arc(x, y, Math.max(1, (5 + near * 16) * (1 - i * 0.09)), 0, turn);
    ctx.fill();
  }
}

/** Under the plate: how early, on the left, or late the last swing was. */
function drawTiming(stage: Stage, w: Innings): void {
  const { ctx, plan } = stage;
  if (w.timing === null) return;
  const { middle, line } = fieldOf(stage);
  const [half, y] = [70, line + 34];
  ctx.globalAlpha = clamp(2 - w.swung, 0.25, 1);
  ctx.fillStyle = alpha(plan.palette.ink, 0.6);
  ctx.beginPath();
  ctx.roundRect(middle - half - 6, y - 7, half * 2 + 12, 14, 7);
  ctx.fill();
  for (const [share, colour] of [
    [0.64, plan.palette.second],
    [0.28, plan.palette.accent],
  ] as const) {
    ctx.fillStyle = alpha(colour, 0.85);
    ctx.fillRect(middle - half * share, y - 3, half * share * 2, 6);
  }
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.arc(middle + w.timing * half, y, 6, 0, turn);
  ctx.fill();
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.globalAlpha = 1;
}
