import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { lerp, type Point, turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { linkAt, type SnakeWorld } from './world.ts';

/** Whose body is one long tail. */
export const scaly = /dragon|snake|serpent|python|cobra|viper|anaconda|eel|lizard|crocodile|basilisk|wyrm|hydra/;

type Knot = Point & { r: number; along: number; angle: number };

/** Points along the body, from the tail to the head, three to a cell; none between cells that are apart. */
function knotsOf(w: SnakeWorld): Knot[] {
  const knots: Knot[] = [];
  const count = w.body.length;
  for (let i = count - 1; i >= 1; i--) {
    const [from, to] = [linkAt(w, i), linkAt(w, i - 1)];
    if (Math.hypot(to.x - from.x, to.y - from.y) > w.cell * 1.6) continue;
    for (let part = 0; part < 3; part++) {
      const place = i - part / 3;
      const thin = Math.min(1, 0.35 + (count - place) * 0.22);
      knots.push({
        x: lerp(from.x, to.x, part / 3),
        y: lerp(from.y, to.y, part / 3),
        r: w.cell * 0.42 * thin,
        along: place,
        angle: Math.atan2(to.y - from.y, to.x - from.x),
      });
    }
  }
  return knots;
}

/** A body in one piece, with scales, a lighter back and spikes. */
export function drawScales({ ctx, plan }: Stage, w: SnakeWorld, colour: string): void {
  const knots = knotsOf(w);
  const round = (fill: string, grow: number, dy = 0) => {
    ctx.fillStyle = fill;
    for (const { x, y, r } of knots) {
      ctx.beginPath();
      ctx.arc(x, y + dy, r + grow, 0, turn);
      ctx.fill();
    }
  };
  round(alpha(plan.palette.ink, 0.3), 2, 4);
  round(plan.palette.ink, 2.5);
  round(colour, 0);
  for (const [i, { x, y, r, angle }] of knots.entries()) {
    ctx.strokeStyle = i % 2 ? darker(colour, 0.3) : lighter(colour, 0.3);
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.arc(x, y, r * 0.62, angle - 1, angle + 1);
    ctx.stroke();
    if (i % 3) continue;
    ctx.fillStyle = mix(colour, plan.palette.accent, 0.7);
    ctx.beginPath();
    for (const [far, side] of [
      [0.5, 0],
      [-0.45, 0.42],
      [-0.45, -0.42],
    ] as const)
      ctx.lineTo(
        x + (Math.cos(angle) * far - Math.sin(angle) * side) * r,
        y + (Math.sin(angle) * far + Math.cos(angle) * side) * r,
      );
    ctx.fill();
  }
}
