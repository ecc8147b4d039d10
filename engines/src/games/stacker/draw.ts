import { alpha, darker, lighter } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawCone, drawCounter, drawScoop } from './draw-scoops.ts';
import { type StackerWorld, waterOf } from './world.ts';

/** A sprite cropped to its content: the box to draw it in, its height, and the offset of its centre from the box's. */
export type Look = { actor: Actor; size: number; height: number; middle: number };

const cells = 24;

export const sizeOf = ({ view }: Stage) => ({
  width: view.w,
  pieceWidth: view.portrait ? 98 : 78,
  drop: view.portrait ? 200 : 118,
});

export const isScooped = (stage: Stage): boolean => stage.rule('scoops', 0) > 0;

/** A piece with its bottom at y; ice cream in scoops of many flavours. */
function drawPiece(stage: Stage, looks: Look[], kind: number, x: number, y: number, tilt: number): void {
  const look = at(looks, kind);
  if (isScooped(stage)) drawScoop(stage, x, y, look.size, kind, tilt);
  else stage.art.draw(look.actor, x, y - look.height / 2 - look.middle, look.size, { tilt });
}

/** Things touch each other, not their boxes. The first is the requested one; others appear occasionally. */
export function looksOf(stage: Stage): Look[] {
  const { art, plan } = stage;
  const { pieceWidth } = sizeOf(stage);
  if (isScooped(stage))
    return Array.from({ length: 10 }, () => ({
      actor: at(plan.theme.things, 0),
      size: pieceWidth,
      height: pieceWidth * 0.72,
      middle: 0,
    }));
  const first = at(plan.theme.things, 0);
  return Array.from({ length: 10 }, (_, i) => tight(art, i < 8 ? first : at(plan.theme.things, i), pieceWidth));
}

function tight(art: Stage['art'], actor: Actor, pieceWidth: number): Look {
  const rows = art.cells(actor, cells, cells);
  const filled = rows.flatMap((row, y) => (row.some(Boolean) ? [y] : []));
  const columns = Array.from({ length: cells }, (_, x) => x).filter((x) => rows.some((row) => row[x]));
  const top = filled[0] ?? 0;
  const bottom = (filled[filled.length - 1] ?? cells - 1) + 1;
  const width = Math.max(8, (columns[columns.length - 1] ?? cells - 1) + 1 - (columns[0] ?? 0));
  const size = Math.min(pieceWidth * 1.4, (pieceWidth * cells) / width);
  return { actor, size, height: ((bottom - top) / cells) * size, middle: ((top + bottom) / 2 / cells - 0.5) * size };
}

const overlap = 0.86;
const heightOfPile = (w: StackerWorld, looks: Look[]): number =>
  w.pieces.reduce((sum, piece) => sum + at(looks, piece.look).height * overlap, 0);
const floorOf = ({ view }: Stage) => view.h * (view.portrait ? 0.86 : 0.88);
/** How far the view rises to keep the crane visible. */
export const riseFor = (stage: Stage, w: StackerWorld, looks: Look[]): number =>
  Math.max(0, heightOfPile(w, looks) - floorOf(stage) + stage.view.h * (stage.view.portrait ? 0.56 : 0.7));
export const pileTop = (stage: Stage, w: StackerWorld, looks: Look[], rise: number): number =>
  floorOf(stage) + rise - heightOfPile(w, looks);

export function drawStacker(stage: Stage, w: StackerWorld, looks: Look[], rise: number, wobble: number): void {
  const { ctx, art, plan, backdrop, effects, time } = stage;
  const floor = floorOf(stage) + rise;
  backdrop.draw({ y: rise * 2, ground: floorOf(stage) + rise * 0.35 });
  if (floor < stage.view.h + 40) {
    if (isScooped(stage)) drawCounter(stage, floor);
    else backdrop.drawGround(0, floor);
  }
  const first = w.pieces[0]?.x ?? 0;
  shadow(stage, first, floor + 4, w.pieceWidth * 0.5, 8);
  const sway = Math.sin(time * 1.8) * wobble;
  let y = floor;
  w.pieces.forEach((piece, i) => {
    const look = at(looks, piece.look);
    const x = piece.x + sway * (i / Math.max(6, w.pieces.length)) * 8;
    const isCone = i === 0 && isScooped(stage);
    if (isCone) drawCone(stage, x, y - look.height, look.size);
    else if (y < stage.view.h + 160) drawPiece(stage, looks, piece.look, x, y, piece.tilt);
    y -= look.height * overlap;
  });
  drawCrane(stage, w, looks, y - w.drop);
  if (w.falling) drawPiece(stage, looks, w.falling.look, w.falling.x, y - w.falling.up, 0);
  for (const { look, x, y: fallen, tilt } of w.loose) drawPiece(stage, looks, look, x, y + fallen, tilt);
  if (w.passer) {
    // Where nobody is named, whoever passes up there is a bird.
    const passer = stage.rule('unmet', 0) > 0 ? art.actor('bird') : at(plan.theme.foes, w.passer.look);
    art.draw(passer, w.passer.x, y - w.drop * 0.6 + Math.sin(time * 4) * 6, 58, {
      flip: w.passer.vx < 0,
      tilt: Math.sin(time * 6) * 0.1,
    });
  }
  if (stage.rule('flood', 0) > 0) drawWater(stage, floor - (waterOf(w) * heightOfPile(w, looks)) / w.pieces.length);
  effects.draw(ctx);
  backdrop.drawAir(0, -rise);
}

function drawWater({ ctx, view, time }: Stage, top: number): void {
  if (top > view.h) return;
  ctx.fillStyle = 'rgba(46, 134, 222, 0.62)';
  ctx.beginPath();
  ctx.moveTo(-30, view.h + 30);
  for (let x = -30; x <= view.w + 30; x += 15) ctx.lineTo(x, top + Math.sin(x * 0.03 + time * 2.4) * 5);
  ctx.lineTo(view.w + 30, view.h + 30);
  ctx.fill();
}

function drawCrane(stage: Stage, w: StackerWorld, looks: Look[], bottom: number): void {
  const { ctx, view, art, plan } = stage;
  const { ink, accent, second } = plan.palette;
  const x = w.hanging?.x ?? w.falling?.x ?? w.width / 2;
  const look = at(looks, w.hanging?.look ?? 0);
  const hook = w.hanging ? bottom - look.height : bottom - 70;
  const beam = bottom - w.pieceWidth - 58;
  ctx.fillStyle = darker(second, 0.2);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.rect(-30, beam - 8, view.w + 60, 16);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha(lighter(second, 0.4), 0.8);
  for (let left = -30; left < view.w + 30; left += 36) ctx.fillRect(left, beam - 5, 18, 4);
  const cab = w.width / 2 + (x - w.width / 2) * 0.55;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(cab, beam);
  ctx.lineTo(x, hook - 8);
  ctx.stroke();
  ctx.strokeStyle = lighter(accent, 0.4);
  ctx.lineWidth = 2.5;
  ctx.stroke();
  if (w.hanging) {
    const tilt = (cab - x) * 0.0014;
    drawPiece(stage, looks, w.hanging.look, x, bottom, tilt);
  }
  ctx.fillStyle = accent;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(x, hook - 6, 9, 0, turn);
  ctx.fill();
  ctx.stroke();
  art.draw(plan.theme.hero, cab, beam - 10, 56, { tilt: (x - cab) * 0.002, flip: Math.cos(w.phase) < 0 });
}
