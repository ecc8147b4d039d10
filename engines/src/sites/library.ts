import { block, books, filled, fillWall, glow, legs, tintsOf } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, line, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { at } from '../math/random.ts';

/** A reading room between bookcases. */
openSite({
  light: 'none',
  layers: [
    [bookcases, 1.2],
    [readingDesks, 0.24],
  ],
  ground: 'planks',
  floorOf: 'room',
  air: 'dust',
});

function bookcases(p: Pen): void {
  const { ctx, w, h, colour } = p;
  const wood = mix('#7a4a2a', colour, 0.35);
  fillWall(p, darker(wood, 0.35));
  const tints = tintsOf(p, 0.2);
  const rows = 9;
  const high = (h * 0.84) / rows;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < 4; column++) {
      const x = (column * w) / 4 + 14;
      const bottom = h * 0.16 + (row + 1) * high - 9;
      if ((row + column * 2) % 7 === 3) globe(p, x + 80, bottom, high * 0.34);
      else books(p, x, bottom, w / 4 - 24, high - 12, tints);
      ctx.fillStyle = wood;
      ctx.fillRect((column * w) / 4, bottom, w / 4, 9);
      ctx.fillStyle = alpha('#000000', 0.2);
      ctx.fillRect((column * w) / 4, bottom + 9, w / 4, 5);
    }
  for (let column = 0; column < 4; column++) {
    block(p, (column * w) / 4 - 8, h * 0.14, 16, h, 2, lighter(wood, 0.08));
    block(p, (column * w) / 4 + w / 8 - 34, h * 0.15, 68, 12, 5, mix('#d9a94a', wood, 0.4));
  }
  block(p, -4, h * 0.12, w + 8, h * 0.035, 0, lighter(wood, 0.14));
  ctx.strokeStyle = lighter(wood, 0.25);
  ctx.lineWidth = 7;
  for (const dx of [0, 46]) line(ctx, [600 + dx, h * 0.2, 560 + dx, h]);
  for (let i = 0; i < 12; i++) {
    const y = h * (0.26 + i * 0.065);
    const x = 600 - ((y - h * 0.2) / (h * 0.8)) * 40;
    line(ctx, [x, y, x + 46, y]);
  }
}

function readingDesks(p: Pen): void {
  const wood = mix('#8d5a34', p.colour, 0.3);
  for (const place of [150, 530])
    around(p.w, place, (x) => {
      const top = p.h * 0.5;
      glow(p, x + 70, top - 20, 70);
      legs(p, [x - 110, x + 110], top, 12, darker(wood, 0.25));
      block(p, x - 128, top, 256, 14, 5, wood);
      block(p, x - 6 + 74, top - 44, 5, 44, 1, '#b9924a');
      block(p, x + 48, top - 56, 56, 17, 8, mix('#2f8f62', p.colour, 0.2));
      shape(filled(p, '#fff8e6'), [x - 40, top, x - 34, top - 14, x, top - 6, x + 34, top - 14, x + 40, top]);
      for (let i = 0; i < 4; i++) block(p, x - 112 + (i % 2) * 5, top - 10 - i * 10, 52, 9, 2, at(tintsOf(p, 0.15), i));
    });
}

function globe(p: Pen, x: number, bottom: number, r: number): void {
  block(p, x - r * 0.6, bottom - r * 0.3, r * 1.2, r * 0.3, 2, '#8a6a3a');
  p.ctx.fillStyle = '#6fb0d8';
  disc(p.ctx, x, bottom - r * 1.3, r);
  p.ctx.fillStyle = '#86b56c';
  disc(p.ctx, x - r * 0.3, bottom - r * 1.5, r * 0.42);
  disc(p.ctx, x + r * 0.4, bottom - r * 1.05, r * 0.34);
}
