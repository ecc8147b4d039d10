import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeOut, lerp, type Point, type Rect, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { fillRounded } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawSuit, inkOfSuit } from '../../stage/suits.ts';
import { sumOf } from './hands.ts';
import { type BlackjackWorld, type Button, buttonsOf, cardBox, type Laid, layOut } from './table.ts';

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const flightSeconds = 0.3;
const chipColours: Record<number, string> = { 10: '#3f8ef0', 25: '#2f9e58', 50: '#d7263d', 100: '#2a2233' };

export function drawBlackjack(stage: Stage, w: BlackjackWorld): void {
  const { ctx, view, backdrop, effects, art, plan, time } = stage;
  const { table, dealer, dealerY, ownY } = layOut(view);
  backdrop.draw({ x: time * 3, ground: table.y + 40 });
  const sways = w.phase === 'paid' && w.outcome !== 'lost' && w.outcome !== 'bust' ? 0.02 : 0.06;
  art.draw(at(plan.theme.foes, 0), dealer.x, dealer.y, dealer.size, { tilt: Math.sin(time * 2) * sways });
  drawFelt(stage, table);
  if (w.own.length === 0) drawEmptyPlaces(stage);
  const isHidden = w.phase === 'yours';
  w.dealer.forEach((card, i) => {
    drawCard(stage, card, cardBox(view, dealerY, i, w.dealer.length), isHidden && i > 0);
  });
  w.own.forEach((card, i) => {
    drawCard(stage, card, cardBox(view, ownY, i, w.own.length), false);
  });
  if (w.own.length > 0) {
    drawSum(stage, cardBox(view, dealerY, 0, w.dealer.length), sumOf(isHidden ? w.dealer.slice(0, 1) : w.dealer));
    drawSum(stage, cardBox(view, ownY, 0, w.own.length), sumOf(w.own));
  }
  drawStake(stage, w);
  buttonsOf(view, w).forEach((button, i) => {
    drawButton(stage, w, button, w.byKeys && i === w.chosen);
  });
  effects.draw(ctx);
}

/** Green as in a casino, with something of the scene's colours. */
function drawFelt(stage: Stage, table: Rect): void {
  const { ctx, plan } = stage;
  const felt = mix(
    '#1c6b47',
    darker(plan.palette.mid, 0.35),
    /^(room|city|cyber|fair)$/.test(plan.theme.scene) ? 0.1 : 0.4,
  );
  fillRounded(ctx, { x: table.x - 4, y: table.y - 10, w: table.w + 8, h: table.h + 10 }, 60, darker('#7a4a26', 0.15));
  fillRounded(ctx, table, 54, felt);
  ctx.strokeStyle = alpha(lighter(felt, 0.5), 0.45);
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(table.x + 12, table.y + 12, table.w - 24, table.h, 44);
  ctx.stroke();
}

function drawEmptyPlaces(stage: Stage): void {
  const { ctx, view, plan } = stage;
  const { dealerY, ownY } = layOut(view);
  for (const y of [dealerY, ownY])
    for (const i of [0, 1]) {
      const box = cardBox(view, y, i, 2);
      ctx.strokeStyle = alpha(plan.palette.paper, 0.4);
      ctx.lineWidth = 2;
      ctx.beginPath();
      ctx.roundRect(box.x, box.y, box.w, box.h, 9);
      ctx.stroke();
    }
}

/** It comes from the shoe, at the upper right. */
function drawCard(stage: Stage, card: Laid, box: Rect, isDown: boolean): void {
  if (card.seconds < 0) return;
  const { ctx, view, plan, art } = stage;
  const t = easeOut(clamp(card.seconds / flightSeconds, 0, 1));
  const { table } = layOut(view);
  const x = lerp(view.w - 40, box.x, t);
  const y = lerp(table.y - 20, box.y, t);
  const { w, h } = box;
  fillRounded(ctx, { x: x + 2, y: y + 3, w, h }, 9, alpha('#000000', 0.35));
  fillRounded(ctx, { x, y, w, h }, 9, isDown ? plan.palette.second : '#fffdf6');
  ctx.strokeStyle = isDown ? lighter(plan.palette.second, 0.5) : alpha('#2a2233', 0.35);
  ctx.lineWidth = 1.5;
  ctx.stroke();
  if (isDown) {
    ctx.strokeStyle = alpha(lighter(plan.palette.second, 0.6), 0.6);
    ctx.beginPath();
    ctx.roundRect(x + 6, y + 6, w - 12, h - 12, 6);
    ctx.stroke();
    art.draw(plan.theme.hero, x + w / 2, y + h / 2, w * 0.6, { alpha: 0.8 });
    return;
  }
  const ink = inkOfSuit(card.suit);
  write(ctx, ranks[card.rank] ?? '', x + 8, y + h * 0.17, h * 0.2, { align: 'left', fill: ink, weight: 0.2 });
  drawSign(stage, card.suit, { x: x + w - w * 0.22, y: y + h * 0.17 }, w * 0.28);
  if (card.rank > 10 && stage.rule('pictures', 0) === 0) art.draw(plan.theme.hero, x + w / 2, y + h * 0.64, w * 0.72);
  else drawSign(stage, card.suit, { x: x + w / 2, y: y + h * 0.63 }, w * 0.58);
}

/** Hearts, diamonds, spades and clubs, or what the prompt names instead of them. */
function drawSign(stage: Stage, suit: number, { x, y }: Point, size: number): void {
  const { ctx, plan, art } = stage;
  if (stage.rule('pictures', 0) > 0) {
    art.draw(at(plan.theme.things, suit), x, y, size * 1.15);
    return;
  }
  drawSuit(ctx, suit, { x, y }, size);
}

function drawSum({ ctx, plan }: Stage, hand: Rect, sum: number): void {
  const [x, y] = [hand.x - 34, hand.y + hand.h / 2];
  ctx.fillStyle = alpha(plan.palette.ink, 0.75);
  ctx.beginPath();
  ctx.arc(x, y, 22, 0, turn);
  ctx.fill();
  write(ctx, String(sum), x, y, 17, { fill: sum > 21 ? lighter(plan.palette.danger, 0.3) : plan.palette.paper });
}

/** The chips that lie on the table, on top of each other. */
function drawStake(stage: Stage, w: BlackjackWorld): void {
  const amount = w.phase === 'stake' ? w.stake : w.atStake;
  const { view } = stage;
  const { ownY, card } = layOut(view);
  const x = view.w - 44;
  let left = Math.min(amount, w.phase === 'stake' ? w.chips : amount);
  let height = 0;
  for (const value of [100, 50, 25, 10])
    for (; left >= value && height < 8; left -= value)
      drawChip(stage, { x, y: ownY + card.h - 20 - height++ * 7 }, 20, value, '');
  write(stage.ctx, String(amount), x, ownY + card.h + 14, 13, { under: stage.plan.palette.ink });
}

function drawChip({ ctx }: Stage, { x, y }: Point, r: number, value: number, label: string): void {
  const colour = chipColours[value] ?? '#3f8ef0';
  const disc = (radius: number, fill: string, dy = 0) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(x, y + dy, radius, 0, turn);
    ctx.fill();
  };
  disc(r, alpha('#000000', 0.4), 3);
  disc(r, colour);
  ctx.strokeStyle = '#fffdf6';
  ctx.lineWidth = r * 0.26;
  ctx.setLineDash([r * 0.4, r * 0.5]);
  ctx.beginPath();
  ctx.arc(x, y, r * 0.86, 0, turn);
  ctx.stroke();
  ctx.setLineDash([]);
  disc(r * 0.64, lighter(colour, 0.12));
  if (label) write(ctx, label, x, y, r * 0.46, { fill: '#fffdf6', weight: 0.2 });
}

function drawButton(stage: Stage, w: BlackjackWorld, { move, label, box }: Button, isChosen: boolean): void {
  const { ctx, plan, time } = stage;
  const { accent, paper, ink } = plan.palette;
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (move.startsWith('stake')) {
    const isTaken = label === String(w.stake);
    if (isTaken || isChosen) {
      ctx.fillStyle = isChosen ? paper : accent;
      ctx.beginPath();
      ctx.arc(middle.x, middle.y, 29 + Math.sin(time * 6), 0, turn);
      ctx.fill();
    }
    drawChip(stage, middle, 25, Number(label), label);
    return;
  }
  const fill = move === 'stand' ? '#c8333f' : move === 'double' ? '#d99a1c' : '#2f9e58';
  fillRounded(ctx, { ...box, y: box.y + 3 }, 16, alpha('#000000', 0.4));
  fillRounded(ctx, box, 16, fill);
  ctx.strokeStyle = isChosen ? paper : darker(fill, 0.4);
  ctx.lineWidth = isChosen ? 5 : 3;
  ctx.stroke();
  write(ctx, label, middle.x, middle.y, 16, { fill: '#fffdf6', under: ink });
}
