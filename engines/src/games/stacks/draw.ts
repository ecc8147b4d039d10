import { traceSign } from '../../canvas/signs.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { drawOnlooker, fillRounded, type Grid } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawBottle, drawPouring } from './draw-bottle.ts';
import { drawBehind, drawInFront } from './draw-holder.ts';
import { drawPiece, placesOfPieces } from './draw-pieces.ts';
import { type Button, buttonRadius } from './holders.ts';
import { isStuck } from './play.ts';
import type { StacksWorld } from './world.ts';

/** The dim ground behind each stack. */
const niche = 'rgba(16,10,36,0.34)';

export function drawStacks(stage: Stage, w: StacksWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 5, ground: view.h, dim: 0.42 });
  w.layout.places.forEach((_, i) => {
    drawNiche(stage, w, i);
  });
  if (w.holder === 'bottle') {
    // The one that is tilted goes over the others.
    w.stacks.forEach((_, i) => {
      if (i !== w.moving?.from) drawBottle(stage, w, i);
    });
    if (w.moving) drawPouring(stage, w, w.moving);
  } else drawPieces(stage, w);
  for (const button of w.layout.buttons) drawButton(stage, w, button);
  drawOnlooker(stage, plan.theme.hero, onlookerBeside(stage, w), w.cheer);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Beside the board in a wide view, between the buttons in a high one. */
function onlookerBeside({ view }: Stage, { layout }: StacksWorld): Grid {
  const { grid } = layout;
  const field = view.portrait ? { ...grid.field, h: view.h - grid.field.y - 124 } : { ...grid.field, x: 96, h: view.h };
  return { ...grid, field };
}

function drawNiche({ ctx, plan, time }: Stage, w: StacksWorld, i: number): void {
  const place = w.layout.places[i];
  if (!place) return;
  const { x, y, w: width, h } = place;
  const gap = w.holder === 'peg' ? 3 : Math.min(4, width * 0.05);
  const shake = Math.sin((w.shaken[i] ?? 0) * 45) * 2;
  const box = { x: x + gap + shake, y: y + 2, w: width - gap * 2, h: h - 4 };
  fillRounded(ctx, box, 12, niche);
  const isHinted = w.hinted !== null && (w.hinted.from === i || w.hinted.to === i);
  const isAt = w.byKeys && w.cursor === i;
  if (!isHinted && !isAt && w.chosen !== i) return;
  ctx.strokeStyle = isHinted
    ? alpha('#ffb300', 0.6 + 0.4 * Math.sin(time * 7))
    : w.chosen === i
      ? plan.palette.accent
      : alpha(lighter(plan.palette.paper, 0.3), 0.9);
  ctx.lineWidth = isAt || isHinted ? 3.5 : 2.5;
  ctx.stroke();
}

function drawPieces(stage: Stage, w: StacksWorld): void {
  w.stacks.forEach((_, i) => {
    drawBehind(stage, w, i);
  });
  const pieces = placesOfPieces(w);
  for (const piece of pieces) if (!piece.isUp) drawPiece(stage, w, piece);
  w.stacks.forEach((_, i) => {
    drawInFront(stage, w, i);
  });
  for (const piece of pieces) if (piece.isUp) drawPiece(stage, w, piece);
}

function drawButton(stage: Stage, w: StacksWorld, { sign, x, y }: Button): void {
  const { ctx, plan, art, time } = stage;
  const { ink, paper, accent } = plan.palette;
  const canUndo = w.before.length > 0;
  const isOn = sign === 'hint' || (sign === 'extra' ? w.hasExtra : canUndo);
  const isWanted = isStuck(w) && (sign === 'undo' || (sign === 'extra' && w.hasExtra));
  ctx.save();
  ctx.globalAlpha = isOn ? 1 : 0.45;
  const r = buttonRadius * (isWanted ? 1 + 0.1 * Math.sin(time * 8) : 1);
  ctx.fillStyle = alpha('#000000', 0.28);
  ctx.beginPath();
  ctx.arc(x, y + 3, r, 0, turn);
  ctx.fill();
  ctx.fillStyle = isWanted ? darker(accent, 0.35) : alpha(ink, 0.82);
  ctx.strokeStyle = isWanted ? accent : paper;
  ctx.lineWidth = 3;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.arc(x, y, r, 0, turn);
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = paper;
  if (sign === 'hint') art.draw(art.actor('bulb'), x, y, r * 1.25);
  else drawSign(ctx, sign, x, y, r * 0.42, w.holder === 'branch');
  ctx.restore();
}

function drawSign(
  ctx: CanvasRenderingContext2D,
  sign: Exclude<Button['sign'], 'hint'>,
  x: number,
  y: number,
  r: number,
  isBranch: boolean,
): void {
  ctx.beginPath();
  if (sign !== 'extra') traceSign(ctx, sign, { x, y }, r);
  else {
    // One more: a plus beside an empty stack.
    if (isBranch) ctx.rect(x - r * 1.2, y + r * 0.3, r * 1.4, r * 0.5);
    else {
      ctx.moveTo(x - r * 1.15, y - r);
      ctx.lineTo(x - r * 1.15, y + r * 0.5);
      ctx.arc(x - r * 0.65, y + r * 0.5, r * 0.5, turn / 2, 0, true);
      ctx.lineTo(x - r * 0.15, y - r);
    }
    ctx.moveTo(x + r * 0.35, y);
    ctx.lineTo(x + r * 1.35, y);
    ctx.moveTo(x + r * 0.85, y - r * 0.5);
    ctx.lineTo(x + r * 0.85, y + r * 0.5);
  }
  ctx.stroke();
}
