import { darker, lighter } from '../../math/colour.ts';
import { clamp, type Point, turn, wrap } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawHalf, type Look, lookOf } from './draw-ring.ts';
import { type Fall, fallMax, nextRing, ringsToSmash } from './fall.ts';
import { spacing } from './tower.ts';

const ballUnits = 40;

export function drawHelix(stage: Stage, fall: Fall): void {
  const { ctx, backdrop, effects } = stage;
  const look = lookOf(stage, fall);
  // What is behind the tower goes round with it.
  backdrop.draw({ x: -fall.turned * 70, dim: 0.12 });
  const rings = fall.rings.filter(({ y }) => {
    const at = look.yOf(y);
    return at > -60 && at < stage.view.h + 60;
  });
  for (const ring of rings.toReversed()) drawHalf(stage, fall, ring, look, 'back');
  drawPole(stage, fall, look);
  for (const ring of rings.toReversed()) {
    drawHalf(stage, fall, ring, look, 'front');
    if (ring.number === fall.passed) drawBall(stage, fall, look);
  }
  if (!nextRing(fall)) drawBall(stage, fall, look);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Where the middle of the ball is on the screen. */
export function ballPlace(stage: Stage, fall: Fall): Point {
  const look = lookOf(stage, fall);
  return { x: look.x, y: look.yOf(fall.y) + look.depth * look.way - ballUnits * 0.42 };
}

/** The middle of the tower, with stripes that wind around it. */
function drawPole(stage: Stage, fall: Fall, look: Look): void {
  const { ctx, view, art, plan } = stage;
  const { pillar } = plan.theme;
  const { x, pole } = look;
  const base = pillar ? art.colourOf(pillar) : plan.palette.second;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - pole, -10, pole * 2, view.h + 20);
  ctx.clip();
  ctx.fillStyle = lighter(base, 0.62);
  ctx.fillRect(x - pole, -10, pole * 2, view.h + 20);
  ctx.fillStyle = base;
  const winding = 64;
  const shift = wrap((fall.turned / turn) * winding * 2 - fall.camera, winding);
  for (let y = shift - winding * 3; y < view.h + winding * 3; y += winding) {
    ctx.beginPath();
    ctx.moveTo(x - pole, y);
    ctx.quadraticCurveTo(x, y + 22, x + pole, y - 34);
    ctx.lineTo(x + pole, y - 34 + winding / 2);
    ctx.quadraticCurveTo(x, y + 22 + winding / 2, x - pole, y + winding / 2);
    ctx.fill();
  }
  const shade = ctx.createLinearGradient(x - pole, 0, x + pole, 0);
  shade.addColorStop(0, 'rgba(16,10,36,0.5)');
  shade.addColorStop(0.32, 'rgba(255,255,255,0.3)');
  shade.addColorStop(0.6, 'rgba(16,10,36,0.08)');
  shade.addColorStop(1, 'rgba(16,10,36,0.55)');
  ctx.fillStyle = shade;
  ctx.fillRect(x - pole, -10, pole * 2, view.h + 20);
  ctx.restore();
  ctx.strokeStyle = darker(base, 0.6);
  ctx.lineWidth = 2;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(x + side * pole, -10);
    ctx.lineTo(x + side * pole, view.h + 10);
    ctx.stroke();
  }
  if (pillar) drawOnPole(stage, fall, look);
}

/** What the tower is made of, going round on it between the rings. */
function drawOnPole({ art, view, plan }: Stage, fall: Fall, { x, pole, yOf }: Look): void {
  const { pillar } = plan.theme;
  if (!pillar) return;
  const first = Math.floor(fall.camera / spacing) - 5;
  for (let number = first; number < first + 12; number++) {
    const y = yOf((number + 0.5) * spacing);
    if (y < -30 || y > view.h + 30) continue;
    for (const offset of [0, turn / 2]) {
      const angle = number * 1.9 + offset + fall.turned;
      if (Math.sin(angle) <= 0.1) continue;
      art.draw(pillar, x + Math.cos(angle) * pole * 0.8, y, 26 * (0.55 + Math.sin(angle) * 0.45), {
        alpha: clamp(Math.sin(angle) * 2, 0, 1),
      });
    }
  }
}

function drawBall(stage: Stage, fall: Fall, look: Look): void {
  const { ctx, art, plan, hud, time } = stage;
  const { x, y } = ballPlace(stage, fall);
  const ring = nextRing(fall);
  if (ring) {
    const away = clamp((ring.y - fall.y) / spacing, 0, 1);
    const floor = look.yOf(ring.y) + look.depth * look.way;
    ctx.fillStyle = `rgba(16,10,36,${0.34 * (1 - away)})`;
    ctx.beginPath();
    ctx.ellipse(x, floor, ballUnits * (0.5 - away * 0.2), 5, 0, 0, turn);
    ctx.fill();
  }
  const isFast = fall.combo >= ringsToSmash;
  if (fall.combo > 0 && y > hudHeight * 0.5)
    for (let i = 1; i <= 5; i++) {
      ctx.globalAlpha = 0.3 - i * 0.05;
      ctx.fillStyle = isFast ? plan.palette.danger : plan.palette.paper;
      ctx.beginPath();
      ctx.arc(x, y - i * 13, ballUnits * (0.46 - i * 0.06), 0, turn);
      ctx.fill();
    }
  ctx.globalAlpha = 1;
  const isBlinking = fall.safe > 0 && hud.lives < hud.livesMax && Math.sin(time * 28) > 0;
  const { hero } = plan.theme;
  const squash = fall.squash * 0.26 - clamp(fall.speed / fallMax, 0, 1) * 0.12;
  if (glossy.test(hero.name)) {
    ctx.globalAlpha = isBlinking ? 0.4 : 1;
    drawGlossy(stage, { x, y }, fall.rolled, squash);
    ctx.globalAlpha = 1;
    return;
  }
  art.draw(hero, x, y, ballUnits, {
    tilt: isRound(hero.name) ? fall.rolled : Math.sin(fall.rolled) * 0.16,
    squash,
    alpha: isBlinking ? 0.4 : 1,
  });
}

/** Whatever is only round is a ball of glass. */
const glossy = /^(marble|ball|orb|bead|sphere|pearl)$/;

/** With a swirl inside that turns as it falls. */
function drawGlossy({ ctx, plan, art }: Stage, { x, y }: Point, rolled: number, squash: number): void {
  const { hero } = plan.theme;
  const colour = hero.tint ?? (hero.picture ? plan.palette.accent : art.colourOf(hero));
  const r = ballUnits * 0.44;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1 + squash, 1 - squash);
  const glass = ctx.createRadialGradient(-r * 0.35, -r * 0.4, r * 0.1, 0, 0, r);
  glass.addColorStop(0, lighter(colour, 0.75));
  glass.addColorStop(0.45, colour);
  glass.addColorStop(1, darker(colour, 0.55));
  ctx.fillStyle = glass;
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, turn);
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.rotate(rolled * 0.7);
  ctx.lineWidth = r * 0.26;
  for (const [i, swirl] of [plan.palette.paper, plan.palette.second].entries()) {
    ctx.strokeStyle = swirl;
    ctx.beginPath();
    ctx.moveTo(-r, -r * 0.3 + i * r * 0.5);
    ctx.bezierCurveTo(-r * 0.3, -r + i * r * 0.5, r * 0.3, r * 0.6 + i * r * 0.3, r, -r * 0.2 + i * r * 0.5);
    ctx.stroke();
  }
  ctx.restore();
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, turn);
  ctx.stroke();
  ctx.fillStyle = 'rgba(255,255,255,0.85)';
  ctx.beginPath();
  ctx.ellipse(-r * 0.38, -r * 0.46, r * 0.26, r * 0.16, -0.6, 0, turn);
  ctx.fill();
  ctx.restore();
}

/** Balls roll over; whoever has a head keeps it up. */
const isRound = (name: string): boolean =>
  /(ball|marble|donut|doughnut|cookie|orange|apple|coin|planet|bubble|melon|pearl|orb|wheel|tire|egg|tomato|peach|pizza|candy|jawbreaker)$/.test(
    name,
  );
