import { darker, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Palette, Weather } from '../../plan.ts';

export type Pen = {
  ctx: CanvasRenderingContext2D;
  /** The strip repeats after its width. */
  w: number;
  h: number;
  colour: string;
  random: Random;
  palette: Palette;
  /** Falls behind windows. */
  weather?: Weather | undefined;
};

/** Draws shapes that cross the seam on both sides of it. */
export function around(w: number, x: number, draw: (x: number) => void): void {
  for (const shift of [-w, 0, w]) draw(x + shift);
}

/** Places things along the strip at uneven distances, each with a size from `least` to 1. */
export function spread(p: Pen, count: number, least: number, draw: (x: number, size: number) => void): void {
  for (let i = 0; i < count; i++) {
    const x = ((i + p.random.range(0.15, 0.85)) / count) * p.w;
    const size = p.random.range(least, 1);
    const { random } = p;
    // Every copy starts from the same seed, so that both sides of the seam are drawn the same.
    const seed = random.int(0, 1e9);
    around(p.w, x, (place) => {
      p.random = reseed(random, seed);
      draw(place, size);
    });
    p.random = random;
  }
}

/** A repeatable random generator with its own seed. */
export function reseed(random: Random, seed: number): Random {
  let n = seed;
  const next = () => {
    n = (Math.imul(n, 1664525) + 1013904223) >>> 0;
    return n / 4294967296;
  };
  return {
    ...random,
    next,
    range: (from, to) => from + next() * (to - from),
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? random.pick(list),
  };
}

export function disc(ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, r), 0, turn);
  ctx.fill();
}

export function shape(ctx: CanvasRenderingContext2D, points: number[]): void {
  ctx.beginPath();
  for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.fill();
}

export function line(ctx: CanvasRenderingContext2D, points: number[]): void {
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.stroke();
}

export function wave(p: Pen, y: number, swing: number, count: number, phase: number): void {
  p.ctx.beginPath();
  p.ctx.moveTo(0, p.h);
  for (let x = 0; x <= p.w; x += 6) p.ctx.lineTo(x, y + Math.sin((x / p.w) * turn * count + phase) * swing);
  p.ctx.lineTo(p.w, p.h);
  p.ctx.fill();
}

/** A skyline of sines whose periods divide the strip, so that its ends meet. */
export function ridge(p: Pen, periods: number[], swing: number, rise: number): void {
  const phases = periods.map(() => p.random.range(0, turn));
  const heightAt = (x: number) =>
    periods.reduce((sum, n, i) => sum + Math.sin((x / p.w) * turn * n + (phases[i] ?? 0)) / n, 0) / 2;
  p.ctx.fillStyle = p.colour;
  p.ctx.beginPath();
  p.ctx.moveTo(0, p.h + 2);
  for (let x = 0; x <= p.w + 4; x += 4) p.ctx.lineTo(x, p.h * (1 - rise + heightAt(x) * swing));
  p.ctx.lineTo(p.w + 4, p.h + 2);
  p.ctx.fill();
}

/** Rain, snow or fog as it is seen through a window. */
export function weatherOutside({ ctx, random, weather }: Pen, x: number, y: number, w: number, h: number): void {
  if (weather === undefined || weather === 'wind') return;
  const isRain = weather === 'rain' || weather === 'storm';
  ctx.fillStyle = isRain ? 'rgba(52,66,96,0.5)' : 'rgba(226,234,242,0.45)';
  ctx.fillRect(x, y, w, h);
  if (weather === 'fog') return;
  ctx.fillStyle = isRain ? 'rgba(214,232,255,0.75)' : '#ffffff';
  for (let i = 0; i < (w * h) / 230; i++) {
    const [left, top] = [x + random.next() * (w - 3), y + random.next() * (h - 12)];
    if (isRain) ctx.fillRect(left, top, 1.6, random.range(5, 12));
    else disc(ctx, left + 2, top + 2, random.range(1, 2.4));
  }
}

export function peaks(p: Pen, fire: boolean): void {
  const cap = fire ? mix(p.palette.danger, '#ffb13d', 0.4) : lighter(p.colour, 0.55);
  spread(p, fire ? 3 : 6, 0.55, (x, s) => {
    const wide = p.h * s * (fire ? 0.85 : 0.75);
    const top = p.h * (1 - s);
    const crater = fire ? wide * 0.16 : 0;
    p.ctx.fillStyle = p.colour;
    shape(p.ctx, [x - wide, p.h, x - crater, top, x + crater, top, x + wide, p.h]);
    p.ctx.fillStyle = darker(p.colour, 0.13);
    shape(p.ctx, [x + crater, top, x + wide, p.h, x + wide * 0.1, p.h]);
    p.ctx.fillStyle = cap;
    const part = fire ? 0.3 : 0.24;
    const left = x - crater - (wide - crater) * part;
    const right = x + crater + (wide - crater) * part;
    const low = top + p.h * s * part;
    shape(p.ctx, [
      x - crater,
      top,
      x + crater,
      top,
      right,
      low,
      x + wide * 0.1,
      low - p.h * s * 0.1,
      x,
      low + p.h * 0.06,
      x - wide * 0.12,
      low - p.h * s * 0.08,
      left,
      low,
    ]);
  });
  ridge(p, [2, 3], 0.08, 0.1);
}

export function branch(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  depth: number,
  random: Random,
  colour?: string,
): void {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  ctx.strokeStyle = colour ?? ctx.fillStyle;
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(1, width);
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(endX, endY);
  ctx.stroke();
  if (!depth) return;
  for (const side of [-1, 1]) {
    branch(
      ctx,
      endX,
      endY,
      angle + side * random.range(0.3, 0.75),
      length * random.range(0.6, 0.8),
      width * 0.62,
      depth - 1,
      random,
      colour,
    );
  }
}
