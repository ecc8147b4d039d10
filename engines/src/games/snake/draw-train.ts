import { darker, lighter, mix } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { linkAt, type SnakeWorld } from './world.ts';

/** The engine of a train from above, turned along the rails: its boiler with a chimney before the cab. */
export function drawEngine({ ctx, plan, time }: Stage, w: SnakeWorld, { x, y }: Point, colour: string): void {
  const cell = w.cell * 1.15;
  const { ink, accent } = plan.palette;
  const part = (fill: string, left: number, half: number, long: number, r: number) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.roundRect(left * cell, -half * cell, long * cell, half * 2 * cell, r * cell);
    ctx.fill();
    ctx.stroke();
  };
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(headings[w.heading]);
  ctx.globalAlpha = w.dazed > 0 && Math.sin(time * 28) > 0 ? 0.5 : 1;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2.5;
  part(ink, -0.5, 0.42, 0.9, 0.1);
  part(colour, -0.3, 0.26, 0.86, 0.2);
  part(darker(colour, 0.3), -0.55, 0.38, 0.36, 0.08);
  part(lighter(colour, 0.35), -0.48, 0.22, 0.16, 0.05);
  part(accent, 0.5, 0.16, 0.08, 0.04);
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.arc(cell * 0.32, 0, cell * 0.12, 0, turn);
  ctx.fill();
  ctx.restore();
}

const headings = { right: 0, down: turn / 4, left: turn / 2, up: -turn / 4 } as const;

/** A wagon behind the engine, turned along the rails, with whoever got on looking out. */
export function drawWagon({ ctx, plan, art }: Stage, w: SnakeWorld, i: number, colour: string): void {
  const p = linkAt(w, i);
  const ahead = linkAt(w, i - 1);
  const [long, half] = [w.cell * 0.86, w.cell * 0.33];
  const body = i % 2 ? colour : mix(colour, plan.palette.paper, 0.3);
  ctx.save();
  ctx.translate(p.x, p.y);
  ctx.rotate(Math.atan2(ahead.y - p.y, ahead.x - p.x));
  ctx.fillStyle = plan.palette.ink;
  ctx.fillRect(long * 0.4, -2, w.cell * 0.3, 4);
  for (const side of [-1, 1])
    for (const along of [-0.26, 0.26]) {
      ctx.beginPath();
      ctx.arc(long * along, side * half, w.cell * 0.12, 0, turn);
      ctx.fill();
    }
  ctx.fillStyle = body;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(-long / 2, -half, long, half * 2, w.cell * 0.12);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = darker(body, 0.35);
  ctx.beginPath();
  ctx.roundRect(-long * 0.36, -half * 0.6, long * 0.72, half * 1.2, w.cell * 0.08);
  ctx.fill();
  ctx.restore();
  const rider = w.eaten[i - 3];
  if (rider) art.draw(rider, p.x, p.y - w.cell * 0.16, w.cell * 0.62);
}
