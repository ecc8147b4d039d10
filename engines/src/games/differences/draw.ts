import { oval } from '../../canvas/pens.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeBack, easeOut, type Rect, turn } from '../../math/maths.ts';
import { fillRounded } from '../../stage/board.ts';
import { drawClockBar } from '../../stage/clock-bar.ts';
import { shadow } from '../../stage/feedback.ts';
import { drawCross, drawTick } from '../../stage/searching.ts';
import type { Stage } from '../../stage/stage.ts';
import { cellOf, type Difference, type Item, placeIn, sizeIn } from './pictures.ts';
import { type DifferencesWorld, gentleHint, hintSeconds } from './world.ts';

/** Where the ground of a picture begins. */
const horizonShare = 0.3;

export function drawDifferences(stage: Stage, w: DifferencesWorld): void {
  const { ctx, view, backdrop, effects, plan } = stage;
  backdrop.draw({ ground: view.h, dim: 0.45 });
  const hinted = hintedDifference(w);
  for (const side of [0, 1] as const) {
    const field = w.layout.fields[side];
    drawScene(stage, field);
    drawItems(stage, w, side, hinted);
    for (const one of w.pair.differences) {
      if (one.isFound) drawCircle(stage, w, field, one, '#3fae4a');
      else if (w.phase === 'missed') drawCircle(stage, w, field, one, plan.palette.danger);
    }
  }
  for (const place of w.wrong) drawCross(stage, place);
  if (w.byKeys && w.phase === 'compare') drawLens(stage, w);
  drawMarks(stage, w);
  if (w.clock) drawClockBar(stage, w.layout.clock, w.clock);
  effects.draw(ctx);
}

/** Whoever does not find the next one is helped. */
function hintedDifference(w: DifferencesWorld): Difference | undefined {
  const isStuck = w.clock ? w.since > hintSeconds : w.since > gentleHint.seconds || w.wrongInARow >= gentleHint.wrong;
  return w.phase === 'compare' && isStuck ? w.pair.differences.find(({ isFound }) => !isFound) : undefined;
}

/** The same part of the scene in both pictures, framed. */
function drawScene(stage: Stage, { x, y, w, h }: Rect): void {
  const { ctx, view, backdrop, plan } = stage;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 14);
  ctx.clip();
  ctx.translate(x, y);
  backdrop.draw({ ground: h * horizonShare });
  backdrop.drawFloor({ x: 0, y: h * horizonShare, w: view.w, h: h * (1 - horizonShare) });
  ctx.restore();
  ctx.strokeStyle = lighter(plan.palette.edge, 0.3);
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 14);
  ctx.stroke();
}

/** Nothing of a picture hangs over its frame. */
function drawItems(stage: Stage, w: DifferencesWorld, side: 0 | 1, hinted: Difference | undefined): void {
  const { ctx } = stage;
  const field = w.layout.fields[side];
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(field.x + 2, field.y + 2, field.w - 4, field.h - 4, 12);
  ctx.clip();
  for (const item of w.pair.items[side])
    if (!(isBefore(stage) && w.pair.differences.some(({ items }) => items.includes(item))))
      drawItem(stage, w, field, item, hinted?.items.includes(item) ?? false);
  ctx.restore();
}

/** The title shows what does not differ; then everything is dealt out. */
const isBefore = ({ played }: Stage) => played === 0;

function drawItem(stage: Stage, w: DifferencesWorld, field: Rect, item: Item, isHinted: boolean): void {
  const { art, time } = stage;
  const { x, y } = placeIn(field, item);
  const size = sizeIn(field, w.pair.crowd, item);
  const dealt =
    w.phase === 'compare' && !isBefore(stage) ? clamp(w.seconds * 2.6 - item.v * 0.9 - item.u * 0.3, 0, 1) : 1;
  if (dealt === 0) return;
  shadow(stage, x, y + size * 0.42, size * 0.34 * dealt, size * 0.09 * dealt, 0.26);
  art.draw(item.actor, x, y - (1 - easeOut(dealt)) * 40, size * (0.5 + 0.5 * easeBack(dealt)), {
    tilt: item.tilt + (isHinted ? Math.sin(time * 11) * 0.2 : 0),
    flip: item.flip,
  });
}

/** Around what is there, or where it is missing. */
function drawCircle(
  { ctx, plan }: Stage,
  w: DifferencesWorld,
  field: Rect,
  { items }: Difference,
  colour: string,
): void {
  const side = w.layout.fields.indexOf(field);
  const item = items[side] ?? items[1 - side];
  if (!item) return;
  const { x, y } = placeIn(field, item);
  for (const [width, line] of [[8, plan.palette.ink], [4.5, colour]] as const) {
    ctx.strokeStyle = line;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x, y, cellOf(field, w.pair.crowd) * 0.48, 0, turn);
    ctx.stroke();
  } // biome-ignore format: one layer a line
}

/** A ring in both pictures, moved by keys. */
function drawLens({ ctx, plan }: Stage, { layout: { fields }, lens }: DifferencesWorld): void {
  for (const field of fields)
    for (const [width, colour] of [[8, plan.palette.ink], [4, plan.palette.accent]] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.arc(field.x + lens.u * field.w, field.y + lens.v * field.h, 25, 0, turn);
      ctx.stroke();
    } // biome-ignore format: one layer a line
}

/** A mark for each difference, ticked when it is found, and whoever looks on. */
function drawMarks(stage: Stage, w: DifferencesWorld): void {
  const { ctx, plan, art, time } = stage;
  const { marks } = w.layout;
  const { ink, edge, paper, accent } = plan.palette;
  fillRounded(ctx, marks, 16, alpha(mix(ink, edge, 0.15), 0.9));
  art.draw(plan.theme.hero, marks.x + 34, marks.y + 24 - Math.abs(Math.sin(time * 9)) * w.cheer * 12, 52, {
    tilt: Math.sin(time * 2) * 0.05,
  });
  const count = w.pair.differences.length;
  const step = Math.min(40, (marks.w - 84) / count);
  const left = marks.x + 64 + (marks.w - 72 - step * count) / 2;
  const found = w.pair.differences.filter(({ isFound }) => isFound).length;
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [left + (i + 0.5) * step, marks.y + marks.h / 2, Math.min(14, step * 0.4)];
    if (i < found) drawTick(stage, { x, y }, r);
    else oval(ctx, { x, y }, [r, r], darker(mix(paper, accent, 0.2), 0.35), ink);
  }
}
