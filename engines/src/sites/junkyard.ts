import type { Brush } from '../art/scenery/decals.ts';
import { block, filled } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, line, type Pen, shape, spread } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { turn } from '../math/maths.ts';

openSite({
  layers: [
    [heaps, 0.5],
    [wrecks, 0.42],
    [scrap, 0.16],
  ],
  ground: 'rock',
  air: 'dust',
  drawDecal: oil,
});

const paints = ['#b5553c', '#5c7f94', '#c99a3f', '#7c8a5a', '#8d8f98'];

/** Far heaps of scrap, and the crane that piles them up. */
function heaps(p: Pen): void {
  const { ctx, w, h, colour } = p;
  spread(p, 4, 0.6, (x, s) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x - 170 * s, h);
    for (let i = 0; i <= 12; i++) {
      const up = Math.sin((i / 12) * Math.PI) ** 0.8;
      ctx.lineTo(x + (i - 6) * 26 * s, h - h * 0.55 * s * up - p.random.range(0, 16));
    }
    ctx.lineTo(x + 170 * s, h);
    ctx.fill();
    for (let i = 0; i < 16; i++) {
      const dx = p.random.range(-90, 90) * s;
      const y = h - p.random.range(8, h * 0.42 * s * (1 - Math.abs(dx) / 150));
      block(p, x + dx, y, p.random.range(10, 30), p.random.range(5, 14), 2, mix(p.random.pick(paints), colour, 0.6));
    }
  });
  around(w, 560, (x) => {
    const steel = mix('#e0a52c', colour, 0.35);
    ctx.strokeStyle = steel;
    ctx.lineWidth = 9;
    line(ctx, [x, h, x, h * 0.4]);
    line(ctx, [x - 10, h * 0.5, x + 150, h * 0.06]);
    ctx.lineWidth = 3;
    line(ctx, [x + 146, h * 0.08, x + 146, h * 0.34]);
    block(p, x - 34, h * 0.42, 56, 44, 5, steel);
    block(p, x - 6, h * 0.45, 22, 20, 3, '#cfe6ee');
    block(p, x + 120, h * 0.34, 52, 13, 6, mix('#3a3d48', colour, 0.2));
    block(p, x + 110, h * 0.38, 72, 22, 8, mix('#b5553c', colour, 0.3));
  });
}

/** Cars on top of each other. */
function wrecks(p: Pen): void {
  const { w, h, colour } = p;
  for (const [place, high] of [
    [70, 4],
    [215, 2],
    [350, 3],
    [610, 3],
    [720, 1],
  ] as const)
    around(w, place, (x) => {
      for (let i = 0; i < high; i++)
        wreck(p, x + ((i * 37 + place) % 17) - 8, h - i * 52, mix(paints[(i + place) % 5] ?? colour, colour, 0.22));
    });
  around(w, 480, (x) => {
    for (let i = 0; i < 5; i++) tyre(p, x + (i % 3) * 38 - 38 + (i > 2 ? 19 : 0), h - 20 - (i > 2 ? 34 : 0), 21);
  });
}

function wreck(p: Pen, x: number, bottom: number, paint: string): void {
  const { ctx } = p;
  shape(filled(p, paint), [x - 36, bottom - 28, x - 22, bottom - 52, x + 22, bottom - 52, x + 34, bottom - 28]);
  block(p, x - 62, bottom - 32, 124, 26, 8, paint);
  shape(filled(p, darker(paint, 0.55)), [
    x - 27,
    bottom - 31,
    x - 17,
    bottom - 47,
    x - 2,
    bottom - 47,
    x - 2,
    bottom - 31,
  ]);
  shape(filled(p, darker(paint, 0.55)), [
    x + 3,
    bottom - 31,
    x + 3,
    bottom - 47,
    x + 17,
    bottom - 47,
    x + 25,
    bottom - 31,
  ]);
  ctx.fillStyle = darker(paint, 0.65);
  for (const side of [-38, 36]) disc(ctx, x + side, bottom - 9, 12);
  ctx.fillStyle = alpha('#7a3d1e', 0.55);
  disc(ctx, x + 12, bottom - 20, 9);
  block(p, x - 54, bottom - 28, 10, 7, 3, lighter(paint, 0.5));
}

function tyre(p: Pen, x: number, y: number, r: number): void {
  disc(filled(p, mix('#23232b', p.colour, 0.15)), x, y, r);
  disc(filled(p, mix('#5a5d68', p.colour, 0.2)), x, y, r * 0.45);
}

function scrap(p: Pen): void {
  const { ctx, h } = p;
  spread(p, 7, 0.6, (x, s) => {
    const kind = p.random.int(0, 3);
    const steel = mix('#8b93a0', p.colour, 0.25);
    if (kind === 0) tyre(p, x, h - 24 * s, 25 * s);
    else if (kind === 1) {
      block(p, x - 30 * s, h - 62 * s, 60 * s, 62 * s, 5, mix('#dfe3e6', p.colour, 0.2));
      disc(filled(p, '#4a5b6c'), x, h - 28 * s, 17 * s);
    } else if (kind === 2) {
      disc(filled(p, steel), x, h - 26 * s, 20 * s);
      for (let i = 0; i < 8; i++)
        disc(ctx, x + Math.cos((i / 8) * turn) * 21 * s, h - 26 * s + Math.sin((i / 8) * turn) * 21 * s, 6 * s);
      disc(filled(p, darker(steel, 0.4)), x, h - 26 * s, 8 * s);
    } else {
      ctx.strokeStyle = mix('#a05a34', p.colour, 0.2);
      ctx.lineWidth = 9 * s;
      line(ctx, [x - 40 * s, h, x - 6 * s, h - 54 * s, x + 26 * s, h - 44 * s]);
      block(p, x - 4 * s, h - 34 * s, 46 * s, 34 * s, 4, mix('#a8642e', p.colour, 0.2));
    }
  });
}

/** Oil, nuts and bolts. */
function oil({ ctx, palette, random }: Brush): void {
  ctx.fillStyle = alpha(darker(palette.ground, 0.7), 0.4);
  ctx.beginPath();
  ctx.ellipse(0, 0, random.range(14, 28), random.range(10, 18), random.range(0, 3), 0, turn);
  ctx.fill();
  ctx.fillStyle = alpha(lighter(palette.ground, 0.4), 0.6);
  for (let i = 0; i < 4; i++) disc(ctx, random.range(-34, 34), random.range(-30, 30), random.range(2, 4.5));
}
