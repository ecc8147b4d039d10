import { write } from '../../canvas/lettering.ts';
import { oval } from '../../canvas/pens.ts';
import { lighter, mix } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { colourOfSide } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { isBlack } from './referee.ts';
import type { Ball } from './table.ts';
import type { BilliardsWorld } from './world.ts';

const poolColours = ['#f5c518', '#2458c6', '#d8332e', '#6b3fa0', '#ef7d1a', '#1c8a4c', '#8c2332'];
const snookerColours = ['#c3202b', '#f2d12e', '#1f8a4c', '#7a4a26', '#2764c8', '#ee86ae', '#17171c'];
const ivory = '#fbf6e6';

/** Only things that the prompt names are the balls. */
function pictureOf({ plan }: Stage, { duel }: BilliardsWorld, ball: Ball): Actor | null {
  const { things } = plan.theme;
  if (plan.rules['pictures'] !== 1 || ball.number === 0 || things.length === 0) return null;
  if (isBlack(ball) && duel) return null;
  return at(things, ball.side ?? ball.number - 1);
}

function colourOf(stage: Stage, w: BilliardsWorld, ball: Ball): string {
  if (ball.number === 0) return ivory;
  if (w.isSnooker) return at(snookerColours, ball.number - 1);
  if (isBlack(ball)) return '#17171c';
  if (ball.side !== null && pictureOf(stage, w, ball)) return lighter(colourOfSide(stage, ball.side), 0.25);
  return at(poolColours, ball.number > 8 ? ball.number - 9 : ball.number - 1);
}

/** A ball that shows its number, or its picture, as it rolls. */
export function drawBall(stage: Stage, w: BilliardsWorld, ball: Ball, p: Point, r: number, isLying: boolean): void {
  const { ctx, art } = stage;
  const colour = colourOf(stage, w, ball);
  const picture = pictureOf(stage, w, ball);
  const isStriped = ball.number > 8 && !w.isSnooker && !picture;
  // A table that lies is turned, and its balls with it.
  const [sx, sy] = isLying ? [-ball.spot[1], ball.spot[0]] : [ball.spot[0], ball.spot[1]];
  const lift = ball.spot[2];
  ctx.save();
  ctx.fillStyle = isStriped || picture ? mix(ivory, colour, picture ? 0.45 : 0) : colour;
  ctx.beginPath();
  ctx.arc(p.x, p.y, r, 0, turn);
  ctx.fill();
  ctx.clip();
  if (isStriped) {
    const angle = Math.atan2(sy, sx);
    ctx.strokeStyle = colour;
    ctx.lineWidth = r * 1.1;
    ctx.beginPath();
    ctx.moveTo(p.x - Math.sin(angle) * r * 1.2 + sx * r * 0.3, p.y + Math.cos(angle) * r * 1.2 + sy * r * 0.3);
    ctx.lineTo(p.x + Math.sin(angle) * r * 1.2 + sx * r * 0.3, p.y - Math.cos(angle) * r * 1.2 + sy * r * 0.3);
    ctx.stroke();
  }
  const isNumbered = ball.number !== 0 && !w.isSnooker && !picture;
  if (isNumbered && lift > 0) drawNumber(stage, ball.number, { x: p.x + sx * r, y: p.y + sy * r }, r, lift);
  if (ball.number === 0) {
    const side = Math.sign(lift);
    oval(ctx, { x: p.x + sx * r * side, y: p.y + sy * r * side }, [r * 0.2, r * 0.2], '#d8332e');
  }
  ctx.restore();
  if (picture) art.draw(picture, p.x, p.y, r * 1.75, { tilt: (ball.x + ball.y) * 0.03 });
  shade(ctx, p, r);
}

function drawNumber({ ctx }: Stage, number: number, p: Point, r: number, lift: number): void {
  oval(ctx, p, [r * 0.52, r * 0.52 * Math.max(0.35, lift)], ivory);
  if (lift > 0.6 && r > 7) write(ctx, String(number), p.x, p.y, r * (number > 9 ? 0.48 : 0.58), { fill: '#17171c' });
}

/** Light from above, and the dark underside. */
function shade(ctx: CanvasRenderingContext2D, { x, y }: Point, r: number): void {
  ctx.strokeStyle = 'rgba(0,0,0,0.3)';
  ctx.lineWidth = Math.max(1, r * 0.14);
  ctx.beginPath();
  ctx.ellipse(x, y, r * 0.94, r * 0.94, 0, 0.1, turn * 0.45);
  ctx.stroke();
  oval(ctx, { x: x - r * 0.34, y: y - r * 0.42 }, [r * 0.24, r * 0.16], 'rgba(255,255,255,0.75)', undefined, -0.6);
}

/** A potted ball beside its player. */
export function drawSmallBall(stage: Stage, w: BilliardsWorld, ball: Ball, p: Point, r: number): void {
  const { ctx, art } = stage;
  const picture = pictureOf(stage, w, ball);
  oval(ctx, p, [r, r], colourOf(stage, w, ball));
  if (picture) art.draw(picture, p.x, p.y, r * 1.7);
  shade(ctx, p, r);
}
