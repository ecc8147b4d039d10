import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { around, disc, type Pen, shape } from './strip.ts';

const sizeMax = 112;

/** What stands along the wall of a room: a sofa, a lamp, a plant, a sideboard and an armchair. */
export const drawFurniture = {
  furniture: (p: Pen) => {
    const size = Math.min(p.h * 0.62, sizeMax);
    const { palette, colour } = p;
    const wood = mix('#8a5f3e', colour, 0.3);
    const cloth = mix(palette.second, colour, 0.35);
    const things: [place: number, draw: (x: number) => void][] = [
      [0.16, (x) => seat(p, x, size, size * 1.9, cloth)],
      [0.36, (x) => lamp(p, x, size, wood)],
      [0.48, (x) => plant(p, x, size, mix(palette.danger, '#b5683f', 0.5))],
      [0.66, (x) => sideboard(p, x, size, wood)],
      [0.88, (x) => seat(p, x, size * 0.92, size, mix(palette.accent, colour, 0.4))],
    ];
    for (const [place, draw] of things) around(p.w, place * p.w, draw);
  },
};

function block({ ctx }: Pen, x: number, y: number, w: number, h: number, r: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
  ctx.fill();
}

/** A sofa, or an armchair if it is narrow. */
function seat(p: Pen, x: number, size: number, w: number, cloth: string): void {
  const left = x - w / 2;
  for (const foot of [left + size * 0.12, left + w - size * 0.2])
    block(p, foot, p.h - size * 0.14, size * 0.08, size * 0.14, 2, darker(cloth, 0.5));
  block(p, left + size * 0.08, p.h - size * 0.86, w - size * 0.16, size * 0.6, size * 0.14, darker(cloth, 0.14));
  const cushions = Math.max(1, Math.round(w / size));
  const each = (w - size * 0.36) / cushions;
  for (let i = 0; i < cushions; i++)
    block(p, left + size * 0.18 + i * each, p.h - size * 0.5, each - 3, size * 0.22, size * 0.07, lighter(cloth, 0.14));
  block(p, left + size * 0.06, p.h - size * 0.32, w - size * 0.12, size * 0.22, size * 0.06, cloth);
  for (const arm of [left, left + w - size * 0.22])
    block(p, arm, p.h - size * 0.6, size * 0.22, size * 0.5, size * 0.1, darker(cloth, 0.06));
}

function lamp(p: Pen, x: number, size: number, wood: string): void {
  const { ctx, palette } = p;
  block(p, x - size * 0.03, p.h - size * 1.2, size * 0.06, size * 1.16, 2, wood);
  block(p, x - size * 0.18, p.h - size * 0.07, size * 0.36, size * 0.07, 3, darker(wood, 0.2));
  const top = p.h - size * 1.5;
  const glow = ctx.createRadialGradient(x, top + size * 0.3, 0, x, top + size * 0.3, size * 0.7);
  glow.addColorStop(0, alpha('#fff1c2', 0.5));
  glow.addColorStop(1, alpha('#fff1c2', 0));
  ctx.fillStyle = glow;
  disc(ctx, x, top + size * 0.3, size * 0.7);
  ctx.fillStyle = mix('#ffedc4', palette.accent, 0.3);
  shape(ctx, [
    x - size * 0.18,
    top,
    x + size * 0.18,
    top,
    x + size * 0.3,
    top + size * 0.4,
    x - size * 0.3,
    top + size * 0.4,
  ]);
}

function plant(p: Pen, x: number, size: number, pot: string): void {
  const { ctx } = p;
  const green = mix('#3f8f5a', p.colour, 0.2);
  const root = p.h - size * 0.34;
  for (let i = -3; i <= 3; i++) {
    ctx.save();
    ctx.translate(x, root);
    ctx.rotate(i * 0.36);
    ctx.fillStyle = i % 2 ? green : lighter(green, 0.16);
    ctx.beginPath();
    ctx.ellipse(0, -size * 0.36, size * 0.09, size * (0.4 - Math.abs(i) * 0.03), 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.restore();
  }
  ctx.fillStyle = pot;
  shape(ctx, [x - size * 0.22, root, x + size * 0.22, root, x + size * 0.15, p.h, x - size * 0.15, p.h]);
  block(p, x - size * 0.25, root - size * 0.05, size * 0.5, size * 0.1, 3, lighter(pot, 0.15));
}

function sideboard(p: Pen, x: number, size: number, wood: string): void {
  const { palette, colour } = p;
  const w = size * 1.5;
  const top = p.h - size * 0.72;
  for (const foot of [x - w * 0.42, x + w * 0.38])
    block(p, foot, p.h - size * 0.12, size * 0.07, size * 0.12, 2, darker(wood, 0.4));
  // Books and a vase stand on it.
  const books = [palette.second, palette.danger, palette.accent, colour, palette.second];
  books.forEach((tint, i) => {
    const height = size * (0.26 + (i % 3) * 0.05);
    block(p, x - w * 0.38 + i * size * 0.11, top - height, size * 0.09, height, 2, mix(tint, colour, 0.35));
  });
  block(p, x + w * 0.2, top - size * 0.3, size * 0.2, size * 0.3, size * 0.09, mix(palette.paper, colour, 0.3));
  block(p, x - w / 2, top, w, size * 0.62, 5, wood);
  block(p, x - w / 2 - 3, top - 4, w + 6, size * 0.08, 3, lighter(wood, 0.16));
  for (let i = 0; i < 3; i++) {
    block(p, x - w / 2 + 6 + (i * (w - 6)) / 3, top + size * 0.14, w / 3 - 8, size * 0.42, 3, lighter(wood, 0.1));
    p.ctx.fillStyle = darker(wood, 0.35);
    disc(p.ctx, x - w / 2 + w / 6 + (i * w) / 3, top + size * 0.34, size * 0.035);
  }
}
