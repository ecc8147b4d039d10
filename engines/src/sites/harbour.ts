import { block, fillFrom } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, line, type Pen } from '../art/scenery/strip.ts';
import { alpha, lighter, mix } from '../math/colour.ts';
import { at } from '../math/random.ts';

openSite({
  layers: [
    ['waves', 0.24],
    [cranes, 0.44],
    [quay, 0.1],
  ],
  ground: 'tiles',
  floorOf: 'city',
  air: 'none',
});

function cranes(p: Pen): void {
  const { ctx, h, w, palette } = p;
  for (const [place, tint] of [
    [170, mix('#d9603a', p.colour, 0.2)],
    [540, mix('#3f74a8', p.colour, 0.2)],
  ] as const)
    around(w, place, (x) => {
      ctx.strokeStyle = tint;
      ctx.lineWidth = 9;
      line(ctx, [x - 48, h, x - 24, h * 0.2, x + 24, h * 0.2, x + 48, h]);
      line(ctx, [x - 38, h * 0.62, x + 38, h * 0.62]);
      ctx.lineWidth = 11;
      line(ctx, [x - 70, h * 0.2, x + 168, h * 0.2]);
      ctx.lineWidth = 4;
      line(ctx, [x, h * 0.02, x - 62, h * 0.2]);
      line(ctx, [x, h * 0.02, x + 152, h * 0.2]);
      line(ctx, [x, h * 0.02, x, h * 0.2]);
      line(ctx, [x + 128, h * 0.2, x + 128, h * 0.44]);
      container(p, x + 92, h * 0.44, 74, 34, palette.second);
    });
  const tints = [palette.danger, palette.second, palette.accent, '#5b8fc4', '#7fae72'];
  for (let i = 0; i < 6; i++)
    for (let row = 0; row < 1 + (i % 2); row++)
      around(w, i * 127 + 30, (x) =>
        container(p, x, h - 38 * (row + 1), 96, 36, mix(at(tints, i + row * 2), p.colour, 0.2)),
      );
}

function quay(p: Pen): void {
  const stone = mix('#9aa0a8', p.colour, 0.3);
  fillFrom(p, p.h * 0.56, stone);
  block(p, -4, p.h * 0.52, p.w + 8, 12, 2, lighter(stone, 0.25));
  for (let i = 0; i < 4; i++)
    around(p.w, i * 190 + 60, (x) => {
      block(p, x - 9, p.h * 0.24, 18, p.h * 0.3, 3, '#3a3f4c');
      block(p, x - 16, p.h * 0.18, 32, 12, 6, '#4a5060');
    });
}

function container(p: Pen, x: number, y: number, w: number, h: number, fill: string): void {
  block(p, x, y, w, h, 2, fill);
  p.ctx.fillStyle = alpha('#000000', 0.18);
  for (let i = 1; i < 8; i++) p.ctx.fillRect(x + (i * w) / 8 - 1.5, y + 3, 3, h - 6);
}
