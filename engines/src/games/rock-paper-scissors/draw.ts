import { write } from '../../canvas/lettering.ts';
import { oval } from '../../canvas/pens.ts';
import { alpha, lighter } from '../../math/colour.ts';
import { clamp, easeBack } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawStanding } from '../../stage/board.ts';
import { actorOfSide, colourOfSide, type Side } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Sign, thoughtOf } from './match.ts';
import { type Button, buttonsOf, type HandsWorld, placeOf } from './world.ts';

const sides: Side[] = [0, 1];
const pictureOf = ({ plan }: Stage, sign: Sign) => at(plan.theme.things, sign);
const beaten = (sign: Sign) => ((sign + 2) % 3) as Sign;

export function drawHands(stage: Stage, w: HandsWorld): void {
  const { view, plan, backdrop, effects, time } = stage;
  const { phase, left, isForTwo } = w.match;
  const ground = placeOf(stage, 0).y + sizeOf(stage) * 1.38;
  backdrop.draw({ x: time * 6, ground, dim: 0.12 });
  backdrop.drawGround(0, ground);
  for (const side of sides) drawPlayer(stage, w, side);
  for (const side of sides) drawThrow(stage, w, side);
  if (phase === 'count' && !isForTwo) drawThought(stage, w);
  for (const button of buttonsOf(stage, w)) drawButton(stage, w, button);
  if (phase === 'count') {
    const { x, y } = { x: view.w / 2, y: placeOf(stage, 0).y };
    const number = String(clamp(Math.ceil(left), 1, 3));
    write(stage.ctx, number, x, y, 34 + (left % 1) * 14, { fill: plan.palette.accent, under: plan.palette.ink });
  }
  effects.draw(stage.ctx);
  backdrop.drawAir();
}

const sizeOf = ({ view }: Stage): number => Math.min(120, view.w * 0.28, view.h * 0.26);

function drawPlayer(stage: Stage, { cheer, match }: HandsWorld, side: Side): void {
  const { art, time } = stage;
  const size = sizeOf(stage);
  const { x, y } = placeOf(stage, side);
  const feet = y + size * 0.95;
  drawStanding(stage, x, feet, size);
  const jump = Math.abs(Math.sin(time * 9)) * cheer[side] * size * 0.25;
  const hasLost = match.phase === 'shown' && match.winner !== 'draw' && match.winner !== side;
  art.draw(actorOfSide(stage, side), x, feet - jump, size, {
    flip: side === 1,
    tilt: hasLost ? (side === 0 ? -0.16 : 0.16) : Math.sin(time * 2 + side) * 0.04,
    squash: hasLost ? 0.12 : Math.sin(time * 2.6 + side) * 0.025,
  });
}

/** A disc that goes up and down with the count; at its end, what is on it. */
function drawThrow(stage: Stage, { match }: HandsWorld, side: Side): void {
  const { ctx, art, plan } = stage;
  const { phase, left, seconds, picks, winner } = match;
  const isShown = phase === 'shown';
  const { x, y } = placeOf(stage, side);
  const size = sizeOf(stage);
  const since = seconds - left;
  const beat = isShown ? 0 : Math.abs(Math.sin((left % 1) * Math.PI)) * size * 0.16;
  const hasWon = isShown && winner === side;
  const hasLost = isShown && winner !== 'draw' && !hasWon;
  const way = side === 0 ? 1 : -1;
  const lean = hasWon ? clamp(since * 3, 0, 1) * size * 0.22 * way : 0;
  const r = size * 0.44 * (isShown ? easeBack(clamp(since * 6 + 0.3, 0, 1)) : 0.8) * (hasWon ? 1.14 : 1);
  const place = { x: x + lean, y: y - size * 0.12 - beat };
  ctx.save();
  if (hasLost) ctx.globalAlpha = 0.55;
  oval(ctx, { x: place.x, y: place.y + 5 }, [r, r], alpha(plan.palette.ink, 0.4));
  oval(ctx, place, [r, r], lighter(colourOfSide(stage, side), 0.55), colourOfSide(stage, side));
  const sign = picks[side];
  if (isShown && sign !== null)
    art.draw(pictureOf(stage, sign), place.x, place.y, r * 1.35, { tilt: hasLost ? way * 0.3 : 0 });
  else {
    const style = { fill: plan.palette.ink, under: plan.palette.paper };
    write(ctx, isShown ? '-' : '?', place.x, place.y + 1, r * 0.75, style);
  }
  ctx.restore();
}

/** What the opponent is about to throw, until it changes its mind. */
function drawThought(stage: Stage, { match }: HandsWorld): void {
  const { ctx, art, view } = stage;
  const thought = thoughtOf(match, match.left);
  if (!thought) return;
  const size = sizeOf(stage);
  const { x, y } = placeOf(stage, 1);
  const place = { x: Math.min(x + size * 0.3, view.w - size * 0.4), y: y - size * 0.98 };
  const grow = easeBack(clamp(thought.age * 8 + 0.3, 0, 1));
  for (const [dx, dy, r] of [
    [-0.1, 0.5, 0.05],
    [-0.05, 0.4, 0.08],
    [0, 0, 0.34],
  ] as const)
    oval(ctx, { x: place.x + dx * size, y: place.y + dy * size }, [r * size, r * size], '#ffffff', '#3a3350');
  art.draw(pictureOf(stage, thought.sign), place.x, place.y, size * 0.46 * grow);
}

/** What it throws, and small below it what that beats. */
function drawButton(stage: Stage, { match }: HandsWorld, { x, y, r, side, sign }: Button): void {
  const { ctx, art, plan, time } = stage;
  const { ink, paper } = plan.palette;
  // For two, nobody shall see what the other has chosen.
  const isChosen = match.picks[side] === sign && !match.isForTwo;
  const isReady = match.isForTwo && match.picks[side] !== null;
  const colour = colourOfSide(stage, side);
  ctx.save();
  if (match.phase === 'shown') ctx.globalAlpha = 0.45;
  const grow = isChosen ? 1.08 + Math.sin(time * 10) * 0.03 : 1;
  oval(ctx, { x, y: y + 4 }, [r * grow, r * grow], alpha(ink, 0.5));
  oval(ctx, { x, y }, [r * grow, r * grow], isChosen || isReady ? lighter(colour, 0.35) : lighter(colour, 0.75), paper);
  art.draw(pictureOf(stage, sign), x, y - r * 0.06, r * 1.2 * grow);
  const small = { x: x + r * 0.78, y: y + r * 0.72 };
  oval(ctx, small, [r * 0.36, r * 0.36], paper, ink);
  art.draw(pictureOf(stage, beaten(sign)), small.x, small.y, r * 0.46);
  ctx.strokeStyle = plan.palette.danger;
  ctx.lineWidth = 3;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(small.x - r * 0.2, small.y + r * 0.2);
  ctx.lineTo(small.x + r * 0.2, small.y - r * 0.2);
  ctx.stroke();
  ctx.restore();
}
