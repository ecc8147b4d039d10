import { widthOf, write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, type Rect, turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { fillRounded } from '../../stage/board.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { canBuy, goalOf, incomeOf, type Offer, short } from './economy.ts';
import { type Layout, layOut } from './layout.ts';
import { daySeconds, goalNow, hasClock, treatUnits, type Works } from './world.ts';

const helpersMax = 14;

const thingOf = ({ plan }: Stage): Actor => plan.theme.things[0] ?? plan.theme.hero;

export function drawClicker(stage: Stage, works: Works): void {
  const { ctx, view, backdrop, effects } = stage;
  const layout = layOut(view, works.economy.offers.length);
  backdrop.draw({ ground: layout.ground, dim: 0.08 });
  backdrop.drawGround(0, layout.ground);
  drawBeams(stage, works, layout);
  drawHelpers(stage, works, layout, 'behind');
  drawBigThing(stage, works, layout);
  drawHelpers(stage, works, layout, 'before');
  drawBits(stage, works);
  drawTreat(stage, works);
  backdrop.drawAir();
  drawGoalBar(stage, works, layout);
  for (const [i, offer] of works.economy.offers.entries()) drawOffer(stage, works, offer, i, layout.rows[i]);
  effects.draw(ctx);
}

function drawBeams({ ctx, plan, time }: Stage, { economy }: Works, { thing }: Layout): void {
  const r = thing.size * (economy.frenzy > 0 ? 1.25 : 0.95);
  const colour = economy.frenzy > 0 ? '#ffd23f' : lighter(plan.palette.accent, 0.35);
  const light = ctx.createRadialGradient(thing.x, thing.y, r * 0.1, thing.x, thing.y, r);
  light.addColorStop(0, alpha(colour, 0.7));
  light.addColorStop(1, alpha(colour, 0));
  ctx.fillStyle = light;
  ctx.beginPath();
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * turn + time * (economy.frenzy > 0 ? 0.9 : 0.16);
    ctx.moveTo(thing.x, thing.y);
    ctx.arc(thing.x, thing.y, r, angle, angle + turn / 24);
  }
  ctx.fill();
}

function drawBigThing(stage: Stage, { push, economy }: Works, { thing, ground }: Layout): void {
  const { art, time } = stage;
  const { x, y, size } = thing;
  shadow(stage, x, Math.min(ground - 4, y + size * 0.58), size * 0.4, size * 0.07);
  art.draw(thingOf(stage), x, y + Math.sin(time * 2) * 3, size * (1 - push * 0.09), {
    tilt: Math.sin(time * 1.3) * 0.04 + Math.sin(time * 30) * push * 0.03 * (economy.frenzy > 0 ? 2 : 1),
    squash: push * 0.07 + Math.sin(time * 2.6) * 0.015,
  });
}

/** Those who were hired go around the big thing and work on it. */
function drawHelpers(stage: Stage, { economy }: Works, { thing }: Layout, where: 'behind' | 'before'): void {
  const { art, time } = stage;
  const hired = economy.offers.flatMap(({ actor, owned, perSecond }, i) =>
    perSecond > 0 ? Array.from({ length: Math.min(owned, 6) }, () => ({ actor, size: 34 + i * 4 })) : [],
  );
  const shown = hired.slice(-helpersMax);
  shown.forEach(({ actor, size }, i) => {
    const angle = (i / shown.length) * turn + time * 0.22;
    if (Math.sin(angle) > 0 !== (where === 'before')) return;
    const poke = Math.max(0, Math.sin(time * 5 + i * 1.7)) ** 4;
    const far = thing.size * (0.72 - poke * 0.1);
    const x = thing.x + Math.cos(angle) * far;
    const y = thing.y + Math.sin(angle) * far * 0.52 + thing.size * 0.16;
    const near = 1 + Math.sin(angle) * 0.16;
    shadow(stage, x, y + size * 0.46 * near, size * 0.3 * near, 4);
    art.draw(actor, x, y - poke * 5, size * near, {
      flip: Math.cos(angle) > 0,
      tilt: (Math.cos(angle) > 0 ? -1 : 1) * poke * 0.28,
      walk: time * 7 + i,
    });
  });
}

function drawBits(stage: Stage, { bits }: Works): void {
  const { art } = stage;
  for (const { x, y, age, spin } of bits)
    art.draw(thingOf(stage), x, y, 22, { tilt: spin * age, alpha: clamp((0.9 - age) * 4, 0, 1) });
}

/** A golden one in a glow, which does not stay for long. */
function drawTreat(stage: Stage, { treat }: Works): void {
  const { ctx, art, time } = stage;
  if (!treat) return;
  const y = treat.y + Math.sin(time * 3 + treat.phase) * 6;
  const shown = clamp(Math.min(treat.age * 4, (7 - treat.age) * 2), 0, 1);
  const glow = ctx.createRadialGradient(treat.x, y, 4, treat.x, y, treatUnits);
  glow.addColorStop(0, alpha('#fff3b0', 0.95 * shown));
  glow.addColorStop(0.5, alpha('#ffd23f', 0.6 * shown));
  glow.addColorStop(1, alpha('#ffd23f', 0));
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(treat.x, y, treatUnits * (1 + Math.sin(time * 8) * 0.06), 0, turn);
  ctx.fill();
  art.draw(thingOf(stage), treat.x, y, 34 * shown, { tilt: Math.sin(time * 5) * 0.25 });
}

/** How far it is to the goal of the day, what there is to spend, and how long it takes. */
function drawGoalBar(stage: Stage, works: Works, { goal, thing }: Layout): void {
  const { ctx, plan, art } = stage;
  const { economy } = works;
  const { accent, ink, paper, danger } = plan.palette;
  const [before, wanted] = [economy.stage > 1 ? goalOf(economy.stage - 1, plan.difficulty) : 0, goalNow(stage, works)];
  const share = clamp((economy.total - before) / (wanted - before), 0, 1);
  fillRounded(ctx, goal, 11, alpha(ink, 0.62));
  fillRounded(ctx, { ...goal, w: Math.max(22, goal.w * share) }, 11, accent);
  const middle = goal.y + goal.h / 2;
  const text = { fill: paper, under: ink, tabular: true } as const;
  write(ctx, `${short(economy.total)} / ${short(wanted)}`, goal.x + goal.w / 2, middle, 11, text);
  if (hasClock(stage)) {
    const isLate = economy.left < daySeconds(stage) * 0.28;
    const seconds = String(Math.ceil(Math.max(0, economy.left)));
    write(ctx, seconds, goal.x + goal.w - 10, middle, isLate ? 15 : 12, {
      ...text,
      align: 'right',
      fill: isLate ? lighter(danger, 0.3) : paper,
    });
  }
  const y = goal.y + goal.h + 22;
  const bank = short(economy.bank);
  art.draw(thingOf(stage), thing.x - bank.length * 8 - 18, y, 26);
  write(ctx, bank, thing.x + 10, y, 21, text);
  const income = incomeOf(economy);
  if (income > 0)
    write(ctx, `+${short(income)}/S`, thing.x + bank.length * 9 + 24, y + 3, 9, { ...text, align: 'left' });
}

function drawOffer(stage: Stage, works: Works, offer: Offer, i: number, row: Rect | undefined): void {
  if (!row) return;
  const { ctx, art, plan, time } = stage;
  const { ink, paper, accent } = plan.palette;
  const { economy, cursor, bought, refused } = works;
  const isOpen = canBuy(economy, offer);
  const shake = Math.max(0, 0.3 - (refused[i] ?? 9)) * Math.sin(time * 60) * 18;
  const grow = Math.max(0, 0.25 - (bought[i] ?? 9)) * 12;
  const box = { x: row.x + shake - grow, y: row.y - grow / 2, w: row.w + grow * 2, h: row.h + grow };
  const middle = box.y + box.h / 2;
  fillRounded(ctx, { ...box, y: box.y + 3 }, 13, alpha('#100a24', 0.35));
  fillRounded(ctx, box, 13, isOpen ? lighter(accent, 0.72) : darker(lighter(accent, 0.3), 0.62));
  ctx.strokeStyle = i === cursor && stage.played > 0 ? paper : alpha(ink, 0.7);
  ctx.lineWidth = i === cursor ? 3 : 2;
  ctx.stroke();
  const picture = box.h * 0.8;
  const glow = isOpen ? 1 : 0.62;
  ctx.globalAlpha = glow;
  art.draw(offer.actor, box.x + 8 + picture / 2, middle, picture, {
    tilt: isOpen ? Math.sin(time * 5 + i) * 0.06 : 0,
  });
  ctx.globalAlpha = 1;
  const style = { align: 'left', fill: isOpen ? '#2a1c3f' : paper, under: null } as const;
  const each = offer.perTap > 0 ? `+${offer.perTap}` : `+${short(offer.perSecond)}/S`;
  const left = box.x + picture + 18;
  const letters = Math.min(13, box.h * 0.27);
  write(ctx, each, left, middle, letters, style);
  drawMark(stage, offer, left + widthOf(each, letters) + 20, middle, Math.min(24, box.h * 0.5));
  if (offer.owned > 0)
    write(ctx, `×${offer.owned}`, box.x + box.w * 0.63, middle, Math.min(12, box.h * 0.26), {
      ...style,
      align: 'right',
    });
  drawPrice(stage, offer, isOpen, box, middle);
}

/** What it adds to: a hand that taps, or what is made. */
function drawMark(stage: Stage, { perTap }: Offer, x: number, y: number, size: number): void {
  const { ctx, art, time } = stage;
  art.draw(thingOf(stage), x, y, size);
  if (perTap === 0) return;
  const press = Math.abs(Math.sin(time * 4)) * 3;
  ctx.strokeStyle = '#2a1c3f';
  ctx.fillStyle = '#ffffff';
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  // A pointing finger.
  ctx.moveTo(x + 3, y + 1 + press);
  ctx.lineTo(x + 13, y + 5 + press);
  ctx.lineTo(x + 9, y + 7 + press);
  ctx.lineTo(x + 13, y + 12 + press);
  ctx.lineTo(x + 10, y + 14 + press);
  ctx.lineTo(x + 6, y + 9 + press);
  ctx.lineTo(x + 4, y + 12 + press);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

function drawPrice(stage: Stage, offer: Offer, isOpen: boolean, box: Rect, middle: number): void {
  const { ctx, art } = stage;
  const [w, h] = [Math.min(112, box.w * 0.33), Math.min(34, box.h * 0.72)];
  const pill = { x: box.x + box.w - w - 8, y: middle - h / 2, w, h };
  fillRounded(ctx, { ...pill, y: pill.y + 2 }, h / 2, alpha('#100a24', 0.4));
  fillRounded(ctx, pill, h / 2, isOpen ? '#3fbf5f' : '#6b6580');
  art.draw(thingOf(stage), pill.x + h * 0.52, middle, h * 0.68, { alpha: isOpen ? 1 : 0.7 });
  write(ctx, short(offer.price), pill.x + (w + h * 0.6) / 2, middle, Math.min(13, h * 0.42), {
    fill: '#ffffff',
    under: alpha('#100a24', 0.6),
    tabular: true,
  });
}
