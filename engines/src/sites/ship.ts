import { block, filled, fillFrom } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, line, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';

/** The deck of a sailing ship. */
openSite({
  layers: [
    ['waves', 0.3],
    [rigging, 0.9],
    [rail, 0.14],
  ],
  ground: 'planks',
  floorOf: 'dungeon',
  air: 'none',
});

function rigging(p: Pen): void {
  const { ctx, h, w } = p;
  const wood = mix('#7b4f2c', p.colour, 0.2);
  for (const place of [190, 570])
    around(w, place, (x) => {
      ctx.strokeStyle = alpha('#4a3424', 0.55);
      ctx.lineWidth = 2.5;
      for (const dx of [-150, -110, -70, 70, 110, 150]) line(ctx, [x, h * 0.12, x + dx, h]);
      for (let i = 1; i < 8; i++) {
        const reach = 8 + i * 17;
        for (const side of [-1, 1])
          line(ctx, [x + side * reach * 0.48, h * (0.12 + i * 0.11), x + side * reach, h * (0.12 + i * 0.11)]);
      }
      block(p, x - 9, -h * 0.1, 18, h * 1.1, 4, wood);
      for (const [y, wide, deep] of [
        [0.16, 104, 0.22],
        [0.46, 134, 0.26],
      ] as const) {
        ctx.fillStyle = mix('#fbf4e2', p.colour, 0.12);
        ctx.beginPath();
        ctx.moveTo(x - wide, h * y);
        ctx.lineTo(x + wide, h * y);
        ctx.quadraticCurveTo(x + wide * 1.12, h * (y + deep * 0.6), x + wide * 0.9, h * (y + deep));
        ctx.quadraticCurveTo(x, h * (y + deep * 0.78), x - wide * 0.9, h * (y + deep));
        ctx.quadraticCurveTo(x - wide * 0.9, h * (y + deep * 0.5), x - wide, h * y);
        ctx.fill();
        block(p, x - wide - 10, h * y - 6, wide * 2 + 20, 9, 4, darker(wood, 0.1));
      }
      shape(filled(p, '#2a2430'), [x, -h * 0.08, x + 52, -h * 0.06, x + 46, h * 0.02, x, h * 0.04]);
    });
}

function rail(p: Pen): void {
  const { h, w, ctx } = p;
  const wood = mix('#8a5a34', p.colour, 0.2);
  block(p, -4, h * 0.3, w + 8, h * 0.13, 0, lighter(wood, 0.12));
  for (let i = 0; i < 15; i++) around(w, (i * w) / 15, (x) => block(p, x, h * 0.4, 14, h * 0.42, 5, wood));
  fillFrom(p, h * 0.78, darker(wood, 0.16));
  for (const place of [120, 460])
    around(w, place, (x) => {
      ctx.fillStyle = mix('#9a6236', p.colour, 0.1);
      ctx.beginPath();
      ctx.roundRect(x - 30, h * 0.12, 60, h * 0.86, 16);
      ctx.fill();
      for (const y of [0.28, 0.76]) block(p, x - 32, h * y, 64, 8, 2, '#4a4450');
    });
}
