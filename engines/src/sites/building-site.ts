import { block, box } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, line, type Pen } from '../art/scenery/strip.ts';
import { darker, mix } from '../math/colour.ts';

openSite({
  layers: [
    ['skyline', 0.4],
    [scaffolding, 0.5],
  ],
  ground: 'sand',
  floorOf: 'desert',
  air: 'dust',
});

function scaffolding(p: Pen): void {
  const { ctx, h, w, palette, colour } = p;
  const wall = mix('#c98f6c', colour, 0.25);
  for (const [place, floors] of [
    [40, 4],
    [430, 3],
  ] as const) {
    const high = h * 0.19;
    for (let floor = 0; floor < floors; floor++) {
      const y = h - (floor + 1) * high;
      if (floor < floors - 1) block(p, place + 10, y, 200, high, 0, wall);
      for (let i = 0; i < 3 && floor < floors - 1; i++)
        block(p, place + 28 + i * 62, y + high * 0.24, 34, high * 0.5, 2, darker(wall, 0.4));
      ctx.strokeStyle = mix('#8c96a6', colour, 0.1);
      ctx.lineWidth = 5;
      for (const x of [0, 73, 147, 220]) line(ctx, [place + x, y, place + x, y + high]);
      ctx.lineWidth = 3;
      line(ctx, [place, y + high, place + 73, y]);
      line(ctx, [place + 147, y + high, place + 220, y]);
      block(p, place - 8, y + high - 6, 236, 8, 1, mix('#c9974f', colour, 0.1));
    }
  }
  around(w, 330, (x) => {
    ctx.strokeStyle = mix('#f0b429', colour, 0.1);
    ctx.lineWidth = 8;
    line(ctx, [x, h, x, h * 0.04]);
    line(ctx, [x - 70, h * 0.12, x + 190, h * 0.12]);
    ctx.lineWidth = 3;
    line(ctx, [x - 62, h * 0.12, x, h * 0.02, x + 176, h * 0.12]);
    line(ctx, [x + 150, h * 0.12, x + 150, h * 0.34]);
    for (let i = 0; i < 8; i++) line(ctx, [x - 7, h * (0.16 + i * 0.1), x + 7, h * (0.21 + i * 0.1)]);
    box(p, x + 132, h * 0.4, 36, mix(palette.danger, '#b5623c', 0.6), false);
  });
}
