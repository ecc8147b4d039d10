import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { at } from '../../math/random.ts';
import { around, disc, type Pen, weatherOutside } from './strip.ts';

/** The colours of things that lie about, toned with the wall behind them. */
export const tintsOf = ({ palette, colour }: Pen, share = 0.35): string[] =>
  [palette.accent, palette.second, palette.danger, '#7fae72', '#5b8fc4', '#e8dcc4'].map((one) =>
    mix(one, colour, share),
  );

export function block({ ctx }: Pen, x: number, y: number, w: number, h: number, r: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
  ctx.fill();
}

export function fillWall({ ctx, w, h }: Pen, fill: string): void {
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, w, h);
}

/** Boards or tiles of one size, in turns a little darker and lighter. */
export function tiles(p: Pen, from: number, side: number, fill: string, seam: string): void {
  const columns = Math.round(p.w / side);
  const wide = p.w / columns;
  p.ctx.fillStyle = seam;
  p.ctx.fillRect(0, from, p.w, p.h - from);
  for (let row = 0; from + row * side < p.h; row++)
    for (let column = 0; column < columns; column++)
      block(
        p,
        column * wide + 1,
        from + row * side + 1,
        wide - 2,
        side - 2,
        3,
        p.random.chance(0.25) ? lighter(fill, 0.12) : fill,
      );
}

/** A window onto the sky of the game's hour. */
export function pane(p: Pen, x: number, y: number, w: number, h: number, frame: string): void {
  const { ctx, palette } = p;
  block(p, x - 7, y - 7, w + 14, h + 14, 4, frame);
  const sky = ctx.createLinearGradient(0, y, 0, y + h);
  sky.addColorStop(0, mix(palette.sky[0], '#86c5ee', 0.45));
  sky.addColorStop(1, mix(palette.sky[1], '#dff0fb', 0.45));
  ctx.fillStyle = sky;
  ctx.fillRect(x, y, w, h);
  weatherOutside(p, x, y, w, h);
  ctx.fillStyle = alpha('#ffffff', 0.22);
  ctx.beginPath();
  for (const [left, wide] of [
    [0.12, 0.2],
    [0.42, 0.08],
  ] as const) {
    ctx.moveTo(x + w * (left + wide), y);
    ctx.lineTo(x + w * (left + wide + 0.2), y);
    ctx.lineTo(x + w * (left + 0.2), y + h);
    ctx.lineTo(x + w * left, y + h);
  }
  ctx.fill();
}

/** Light that falls from a lamp. */
export function glow({ ctx }: Pen, x: number, y: number, r: number, light = '#fff0c0', strength = 0.5): void {
  const halo = ctx.createRadialGradient(x, y, 2, x, y, r);
  halo.addColorStop(0, alpha(light, strength));
  halo.addColorStop(1, alpha(light, 0));
  ctx.fillStyle = halo;
  disc(ctx, x, y, r);
}

export function hangingLamp(p: Pen, place: number, y: number, shade: string): void {
  around(p.w, place, (x) => {
    glow(p, x, y + 22, 110);
    p.ctx.fillStyle = darker(shade, 0.4);
    p.ctx.fillRect(x - 1.5, 0, 3, y);
    block(p, x - 26, y, 52, 20, 10, shade);
    p.ctx.fillStyle = '#fff4c9';
    disc(p.ctx, x, y + 22, 8);
  });
}

/** A row of books that stand, and now and then lean, on a shelf. */
export function books(p: Pen, x: number, bottom: number, w: number, high: number, tints: readonly string[]): void {
  const { ctx, random } = p;
  for (let left = x; left < x + w - 16; ) {
    const wide = random.range(8, 16);
    const tall = high * random.range(0.66, 0.96);
    const tint = random.pick(tints);
    ctx.save();
    ctx.translate(left, bottom);
    if (random.chance(0.08)) {
      ctx.rotate(-0.2);
      left += 8;
    }
    block(p, 0, -tall, wide, tall, 2, tint);
    ctx.fillStyle = alpha('#fff6df', 0.55);
    ctx.fillRect(0, -tall * 0.84, wide, 3);
    ctx.fillRect(0, -tall * 0.22, wide, 2);
    ctx.restore();
    left += wide + 1.5;
  }
}

/** A round clock. */
export function clock({ ctx, palette }: Pen, x: number, y: number, r: number): void {
  ctx.fillStyle = darker(palette.accent, 0.35);
  disc(ctx, x, y, r);
  ctx.fillStyle = '#fffaf0';
  disc(ctx, x, y, r * 0.84);
  ctx.strokeStyle = '#3a3348';
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(2, r * 0.1);
  ctx.beginPath();
  ctx.moveTo(x - r * 0.02, y - r * 0.58);
  ctx.lineTo(x, y);
  ctx.lineTo(x + r * 0.4, y + r * 0.2);
  ctx.stroke();
}

/** Straight legs from a board to the ground. */
export function legs(p: Pen, places: readonly number[], from: number, wide: number, fill: string): void {
  for (const x of places) block(p, x - wide / 2, from, wide, p.h - from, 1, fill);
}

/** A cube of wood or cardboard on the ground at `bottom`. */
export function box(p: Pen, x: number, bottom: number, side: number, fill: string, isCrate: boolean): void {
  const { ctx } = p;
  block(p, x, bottom - side, side, side, 3, fill);
  if (isCrate) {
    ctx.strokeStyle = darker(fill, 0.25);
    ctx.lineWidth = side * 0.09;
    ctx.strokeRect(x + side * 0.06, bottom - side * 0.94, side * 0.88, side * 0.88);
    ctx.beginPath();
    ctx.moveTo(x + side * 0.1, bottom - side * 0.1);
    ctx.lineTo(x + side * 0.9, bottom - side * 0.9);
    ctx.stroke();
    return;
  }
  ctx.fillStyle = alpha('#fff4d8', 0.5);
  ctx.fillRect(x + side * 0.42, bottom - side, side * 0.16, side);
  ctx.fillStyle = alpha('#3a2a18', 0.3);
  ctx.fillRect(x + side * 0.1, bottom - side * 0.3, side * 0.24, side * 0.14);
}

/** Small pictures for frames: hills, a portrait, or shapes. */
export function painting(p: Pen, x: number, y: number, w: number, h: number): void {
  const { ctx, palette, random } = p;
  const gold = mix('#d9a94a', p.colour, 0.15);
  block(p, x - 9, y - 9, w + 18, h + 18, 3, darker(gold, 0.2));
  block(p, x - 6, y - 6, w + 12, h + 12, 2, gold);
  const tints = [palette.accent, palette.second, palette.danger];
  const kind = random.int(0, 2);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.fillStyle = kind === 0 ? '#a9d3ea' : kind === 1 ? '#4a3a52' : '#f6eddc';
  ctx.fillRect(x, y, w, h);
  if (kind === 0) {
    ctx.fillStyle = at(tints, 0);
    disc(ctx, x + w * 0.72, y + h * 0.3, w * 0.12);
    for (const [dx, dy, r, tint] of [
      [0.3, 1.1, 0.5, '#6fa36a'],
      [0.85, 1.2, 0.6, '#4f8a63'],
    ] as const) {
      ctx.fillStyle = tint;
      disc(ctx, x + w * dx, y + h * dy, w * r);
    }
  } else if (kind === 1) {
    ctx.fillStyle = mix(random.pick(tints), '#6b4a3a', 0.4);
    disc(ctx, x + w / 2, y + h * 1.05, w * 0.42);
    ctx.fillStyle = '#e8b894';
    disc(ctx, x + w / 2, y + h * 0.46, w * 0.19);
    ctx.fillStyle = '#3b2a26';
    ctx.beginPath();
    ctx.arc(x + w / 2, y + h * 0.42, w * 0.2, Math.PI, 0);
    ctx.fill();
  } else {
    for (let i = 0; i < 5; i++) {
      ctx.fillStyle = alpha(random.pick(tints), 0.85);
      if (i % 2) disc(ctx, x + w * random.next(), y + h * random.next(), w * random.range(0.1, 0.22));
      else ctx.fillRect(x + w * random.next() * 0.7, y + h * random.next() * 0.7, w * 0.3, h * 0.24);
    }
  }
  ctx.restore();
}

export function filled({ ctx }: Pen, fill: string): CanvasRenderingContext2D {
  ctx.fillStyle = fill;
  return ctx;
}

/** Everything below a line, as a board or a counter in front of what stands behind. */
export function fillFrom({ ctx, w, h }: Pen, from: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.fillRect(0, from, w, h - from);
}
