import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import type { Hour, Plan } from '../../plan.ts';

type Sight = { x: number; top: number; time: number };
type Size = { w: number; h: number };

const blues: Record<Hour, string> = { day: '#1c7fc4', dawn: '#3f83b4', dusk: '#3a5f9a', night: '#123f6e' };

const waterOf = ({ palette, hour = 'day' }: Plan): string =>
  mix(blues[hour], mix(palette.sky[1], palette.mid, 0.5), 0.3);

const swell = (x: number, time: number): number =>
  Math.sin(x * 0.021 + time * 1.4) * 3.5 + Math.sin(x * 0.049 - time * 2) * 1.8;

/** The surface of a sea or lake seen from the side, and the depth below it. */
export function drawWater(ctx: CanvasRenderingContext2D, plan: Plan, { w, h }: Size, { x, top, time }: Sight): void {
  const blue = waterOf(plan);
  const depth = ctx.createLinearGradient(0, top, 0, Math.max(top + 1, h));
  depth.addColorStop(0, lighter(blue, 0.16));
  depth.addColorStop(0.35, blue);
  depth.addColorStop(1, darker(blue, 0.5));
  fillWave(ctx, w, h, depth, (at) => top + swell(at + x, time));
  strokeWave(ctx, w, 'rgba(255,255,255,0.75)', 3, (at) => top + 1 + swell(at + x, time));
  // Swells farther down, each slower and paler than the one above.
  for (const [row, strength] of [0.3, 0.2, 0.13].entries()) {
    const pace = 1 - row * 0.22;
    strokeWave(ctx, w, alpha(lighter(blue, 0.5), strength), 3, (at) => {
      const along = at + x * pace + row * 90;
      return top + 34 + row * 30 + swell(along * 1.2, time * pace) * 1.6;
    });
  }
}

/** The wave in front of a hull or a board, which hides what is below the surface. */
export function drawNearWave(ctx: CanvasRenderingContext2D, plan: Plan, { w, h }: Size, { x, top, time }: Sight): void {
  const blue = waterOf(plan);
  const line = (at: number) => top + 6 + swell((at + x) * 1.15 + 40, time * 1.15);
  const clear = ctx.createLinearGradient(0, top, 0, Math.min(h, top + 46));
  clear.addColorStop(0, alpha(lighter(blue, 0.1), 0.88));
  clear.addColorStop(1, alpha(blue, 0));
  fillWave(ctx, w, top + 46, clear, line);
  strokeWave(ctx, w, 'rgba(255,255,255,0.5)', 2.5, line);
}

type Line = (x: number) => number;

function fillWave(ctx: CanvasRenderingContext2D, w: number, h: number, fill: CanvasGradient, line: Line): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(-20, h + 20);
  for (let x = -20; x <= w + 24; x += 8) ctx.lineTo(x, line(x));
  ctx.lineTo(w + 24, h + 20);
  ctx.fill();
}

function strokeWave(ctx: CanvasRenderingContext2D, w: number, colour: string, width: number, line: Line): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (let x = -20; x <= w + 24; x += 8) ctx.lineTo(x, line(x));
  ctx.stroke();
}
