import { oval } from '../../canvas/pens.ts';
import { darker, lighter } from '../../math/colour.ts';
import type { Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Place } from './acts.ts';

const green = '#4fae4a';

/** What a plant is before it is one: a tip in a heap of earth, a sprout, then a stalk with a bud. */
export function drawSprout(stage: Stage, { x, y, size }: Place, grown: number, actor: Actor): void {
  const { ctx, art, time } = stage;
  const sway = Math.sin(time * 2 + x) * size * 0.02;
  // A step of growth for each time it is watered.
  const height = size * 0.17 * Math.round(grown * 4);
  oval(ctx, { x, y: y + size * 0.02 }, [size * 0.2, size * 0.08], '#7d4b28', '#4a2a14');
  if (height === 0) {
    // The tip of a sprout looks out of the earth.
    for (const side of [-1, 1]) drawLeaf(ctx, { x, y: y - size * 0.03 }, side, size * 0.1);
    return;
  }
  const top = { x: x + sway, y: y - height };
  ctx.strokeStyle = darker(green, 0.2);
  ctx.lineWidth = size * 0.045;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x, y - height * 0.5, top.x, top.y);
  ctx.stroke();
  const hasBud = grown >= 0.5;
  const leaves = hasBud ? { x: x + sway * 0.5, y: y - height * 0.5 } : top;
  for (const side of [-1, 1]) drawLeaf(ctx, leaves, side, size * (hasBud ? 0.2 : 0.17));
  if (hasBud)
    oval(ctx, { x: top.x, y: top.y - size * 0.04 }, [size * 0.07, size * 0.1], art.colourOf(actor), darker(green, 0.5));
}

function drawLeaf(ctx: CanvasRenderingContext2D, { x, y }: Point, side: number, long: number): void {
  ctx.fillStyle = lighter(green, 0.15);
  ctx.strokeStyle = darker(green, 0.5);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + side * long * 0.35, y - long * 0.75, x + side * long, y - long * 0.5);
  ctx.quadraticCurveTo(x + side * long * 0.75, y + long * 0.12, x, y);
  ctx.fill();
  ctx.stroke();
}
