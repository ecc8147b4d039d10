import { write } from '../../canvas/lettering.ts';
import { alpha, lighter } from '../../math/colour.ts';
import type { Rect } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { fillRounded } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawCloth, drawSuit, inkOfSuit } from '../../stage/suits.ts';
import type { Card } from './klondike.ts';
import { columnBox, layout } from './layout.ts';
import { keyOf, type SolitaireWorld } from './world.ts';

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export function drawSolitaire(stage: Stage, w: SolitaireWorld): void {
  const { ctx, view, backdrop, effects, time } = stage;
  const cloth = stage.rule('cloth', 0);
  if (cloth > 0) drawCloth(ctx, view.w, view.h, cloth);
  else backdrop.draw({ x: time * 6, ground: view.h, dim: 0.3 });
  for (const i of [0, 1, 2, 3, 5, 6]) drawEmpty(stage, i);
  const { game } = w;
  // Moving cards are on top.
  const rest = [
    game.stock.slice(-1),
    game.waste.slice(-2),
    ...game.foundations.map((cards) => cards.slice(-2)),
    ...game.piles,
  ].flat();
  const moving = rest.filter((card) => isMoving(stage, w, card));
  for (const card of rest) if (!moving.includes(card)) drawCard(stage, w, card);
  for (const card of moving) drawCard(stage, w, card);
  effects.draw(ctx);
  if (cloth === 0) backdrop.drawAir();
}

function isMoving(stage: Stage, w: SolitaireWorld, card: Card): boolean {
  const place = w.places.get(keyOf(card));
  const i = w.game.foundations.findIndex((cards) => cards.includes(card));
  return (
    i >= 0 &&
    place !== undefined &&
    Math.abs(place.x - columnBox(stage, i).x) + Math.abs(place.y - columnBox(stage, i).y) > 2
  );
}

/** Real suits, unless other things were asked for. */
function drawSign(stage: Stage, suit: number, x: number, y: number, size: number, opacity = 1): void {
  const { ctx, plan, art } = stage;
  if (stage.rule('pictures', 0) > 0) {
    art.draw(at([...plan.theme.things, plan.theme.hero, ...plan.theme.foes], suit), x, y, size, { alpha: opacity });
    return;
  }
  ctx.save();
  ctx.globalAlpha = opacity;
  drawSuit(ctx, suit, { x, y }, size * 0.86);
  ctx.restore();
}

function drawEmpty(stage: Stage, i: number): void {
  const { ctx, plan } = stage;
  const box = columnBox(stage, i);
  fillRounded(ctx, box, 7, alpha(plan.palette.ink, 0.4));
  ctx.strokeStyle = alpha(plan.palette.paper, 0.5);
  ctx.lineWidth = 2;
  ctx.stroke();
  if (i < 4) drawSign(stage, i, box.x + box.w / 2, box.y + box.h / 2, box.w * 0.6, 0.4);
}

function drawCard(stage: Stage, w: SolitaireWorld, card: Card): void {
  const { ctx, plan, art } = stage;
  const { w: width, h: height } = layout(stage);
  const place = w.places.get(keyOf(card));
  if (!place) return;
  const isShaken = w.shaken.key === keyOf(card) && w.shaken.age < 0.35;
  const x = place.x + (isShaken ? Math.sin(w.shaken.age * 60) * 4 : 0);
  const box = { x, y: place.y, w: width, h: height };
  fillRounded(ctx, { ...box, y: box.y + 2, x: box.x + 1 }, 6, alpha('#000000', 0.35));
  fillRounded(ctx, box, 6, card.isUp ? '#fffdf6' : plan.palette.second);
  ctx.strokeStyle = card.isUp ? alpha('#2a2233', 0.35) : lighter(plan.palette.second, 0.5);
  ctx.lineWidth = 1.5;
  ctx.stroke();
  if (!card.isUp) {
    ctx.strokeStyle = alpha(lighter(plan.palette.second, 0.6), 0.6);
    ctx.beginPath();
    ctx.roundRect(box.x + 5, box.y + 5, width - 10, height - 10, 4);
    ctx.stroke();
    if (stage.rule('crest', 0) > 0) art.draw(plan.theme.hero, x + width / 2, box.y + height / 2, width * 0.56);
    else drawLattice(ctx, { x: x + 5, y: box.y + 5, w: width - 10, h: height - 10 });
    return;
  }
  const ink = inkOfSuit(card.suit);
  write(ctx, ranks[card.rank] ?? '', x + 5, box.y + height * 0.15, height * 0.19, {
    align: 'left',
    fill: ink,
    weight: 0.2,
  });
  drawSign(stage, card.suit, x + width - width * 0.24, box.y + height * 0.15, width * 0.36);
  drawSign(stage, card.suit, x + width / 2, box.y + height * 0.64, width * 0.66);
}

/** The back of a card that shows nobody. */
function drawLattice(ctx: CanvasRenderingContext2D, { x, y, w, h }: Rect): void {
  ctx.save();
  ctx.clip();
  const step = w / 4;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let i = -h; i < w + h; i += step) {
    ctx.moveTo(x + i, y);
    ctx.lineTo(x + i + h, y + h);
    ctx.moveTo(x + i, y);
    ctx.lineTo(x + i - h, y + h);
  }
  ctx.stroke();
  ctx.restore();
}
