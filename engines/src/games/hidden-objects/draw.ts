import { oval } from '../../canvas/pens.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeBack, easeInOut, easeOut, lerp, turn } from '../../math/maths.ts';
import { fillRounded } from '../../stage/board.ts';
import { drawClockBar } from '../../stage/clock-bar.ts';
import { drawDarkness } from '../../stage/darkness.ts';
import { shadow } from '../../stage/feedback.ts';
import { drawCross, drawTick } from '../../stage/searching.ts';
import type { Stage } from '../../stage/stage.ts';
import { onlookerIn, slotsIn } from './layout.ts';
import { type Item, placeIn, sizeIn } from './picture.ts';
import { doneSeconds, flightSeconds, gentleHint, hintSeconds, type SearchWorld } from './world.ts';

/** Where the ground of the picture begins. */
const horizonShare = 0.2;

export function drawHiddenObjects(stage: Stage, w: SearchWorld): void {
  const { ctx, view, backdrop, effects } = stage;
  const { field } = w.layout;
  const horizon = field.y + field.h * horizonShare;
  backdrop.draw({ ground: horizon });
  backdrop.drawFloor({ x: -20, y: horizon, w: view.w + 40, h: view.h - horizon + 20 });
  const hinted = hintedItem(w);
  for (const item of w.items) if (!(isBefore(stage) && item.slot >= 0)) drawItem(stage, w, item, item === hinted);
  if (w.phase === 'missed') for (const item of w.items) if (item.slot >= 0) drawMissed(stage, w, item);
  for (const place of w.wrong) drawCross(stage, place);
  if (stage.rule('torch', 0) > 0 && w.phase === 'search') drawTorchlight(stage, w);
  if (w.byKeys && w.phase === 'search') drawLens(stage, w);
  drawList(stage, w);
  for (const flight of w.flights) drawFlight(stage, w, flight);
  if (w.clock) drawClockBar(stage, w.layout.clock, w.clock);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** The flashlight follows the finger, or the lens that is moved by keys. */
function drawTorchlight(stage: Stage, { layout: { field }, lens, byKeys }: SearchWorld): void {
  const at = byKeys ? { x: field.x + lens.u * field.w, y: field.y + lens.v * field.h } : stage.input.pointer;
  drawDarkness(stage, at, Math.min(field.w, field.h) * 0.36);
}

/** Whoever does not find the next one is helped. */
function hintedItem(w: SearchWorld): Item | undefined {
  const isStuck = w.clock ? w.since > hintSeconds : w.since > gentleHint.seconds || w.wrongInARow >= gentleHint.wrong;
  return w.phase === 'search' && isStuck ? w.items.find(({ slot }) => slot >= 0) : undefined;
}

/** The title shows nothing of what is looked for; then everything is dealt out. */
const isBefore = ({ played }: Stage) => played === 0;

/** They drop into a new picture one after the other, the farthest first, and fly up when it is done. */
function drawItem(stage: Stage, w: SearchWorld, item: Item, isHinted: boolean): void {
  const { ctx, art, time } = stage;
  const { field } = w.layout;
  const { x, y } = placeIn(field, item);
  const size = sizeIn(field, w.crowd, item);
  const dealt =
    w.phase === 'search' && !isBefore(stage) ? clamp(w.seconds * 2.6 - item.v * 0.9 - item.u * 0.3, 0, 1) : 1;
  if (dealt === 0) return;
  const leaving = w.phase === 'done' ? easeInOut((w.seconds / doneSeconds) * 1.6 - 0.6 + (1 - item.v) * 0.2) : 0;
  const isAside = w.phase === 'missed' && item.slot < 0;
  const wiggle = isHinted ? Math.sin(time * 11) * 0.2 : 0;
  shadow(stage, x, y + size * 0.42, size * 0.34 * dealt, size * 0.09 * dealt, 0.26 * (1 - leaving));
  ctx.save();
  ctx.globalAlpha = isAside ? 0.35 : 1 - leaving;
  art.draw(item.actor, x, y - (1 - easeOut(dealt)) * 60 - leaving * 50, size * (0.5 + 0.5 * easeBack(dealt)), {
    tilt: item.tilt + wiggle,
    flip: item.flip,
  });
  ctx.restore();
}

function drawMissed(stage: Stage, w: SearchWorld, item: Item): void {
  const { ctx, plan, time } = stage;
  const { x, y } = placeIn(w.layout.field, item);
  ctx.strokeStyle = plan.palette.accent;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.arc(x, y, sizeIn(w.layout.field, w.crowd, item) * 0.55 + Math.sin(time * 9) * 3, 0, turn);
  ctx.stroke();
}

/** A magnifying glass, moved by keys. */
function drawLens({ ctx, plan }: Stage, { layout: { field }, lens }: SearchWorld): void {
  const [x, y, r] = [field.x + lens.u * field.w, field.y + lens.v * field.h, 25];
  const { ink, accent } = plan.palette;
  ctx.lineCap = 'round';
  for (const [width, colour] of [[13, ink], [8, darker(accent, 0.25)]] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(x + r * 0.8, y + r * 0.8);
    ctx.lineTo(x + r * 1.6, y + r * 1.6);
    ctx.stroke();
  } // biome-ignore format: one layer a line
  oval(ctx, { x, y }, [r, r], alpha('#ffffff', 0.16));
  for (const [width, colour] of [[8, ink], [4, accent]] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  } // biome-ignore format: one layer a line
}

function drawList(stage: Stage, w: SearchWorld): void {
  const { ctx, plan, art, time } = stage;
  const { list } = w.layout;
  const { ink, paper, edge } = plan.palette;
  fillRounded(ctx, list, 16, alpha(mix(ink, edge, 0.15), 0.9));
  ctx.strokeStyle = lighter(edge, 0.2);
  ctx.lineWidth = 4;
  ctx.stroke();
  const { x, y, size: heroSize } = onlookerIn(w.layout);
  art.draw(plan.theme.hero, x, y - Math.abs(Math.sin(time * 9)) * w.cheer * 14, heroSize, {
    tilt: Math.sin(time * 2) * 0.05,
  });
  const { places, size } = slotsIn(w.layout, w.wanted.length);
  places.forEach((place, i) => {
    const actor = w.wanted[i];
    if (!actor) return;
    const isThere = w.found[i] && !w.flights.some(({ slot }) => slot === i);
    const side = size * 0.9;
    const card = { x: place.x - side / 2, y: place.y - side / 2, w: side, h: side };
    fillRounded(ctx, card, side * 0.2, isThere ? lighter(plan.palette.accent, 0.35) : mix('#fffdf7', paper, 0.3));
    art.draw(actor, place.x, place.y, side * 0.8);
    if (isThere) drawTick(stage, { x: place.x + side * 0.26, y: place.y + side * 0.26 }, side * 0.2);
  });
}

/** In an arc to its place on the list. */
function drawFlight(
  { art }: Stage,
  w: SearchWorld,
  { actor, from, size, slot, seconds }: SearchWorld['flights'][number],
) {
  const slots = slotsIn(w.layout, w.wanted.length);
  const to = slots.places[slot] ?? from;
  const t = easeInOut(seconds / flightSeconds);
  const swell = 1 + Math.sin(t * Math.PI) * 0.5;
  art.draw(
    actor,
    lerp(from.x, to.x, t),
    lerp(from.y, to.y, t) - Math.sin(t * Math.PI) * 40,
    lerp(size, slots.size * 0.72, t) * swell,
    {
      tilt: t * turn,
    },
  );
}
