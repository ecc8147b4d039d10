import { block, fillFrom, fillWall, glow, tintsOf } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, line, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { at } from '../math/random.ts';

openSite({
  light: 'none',
  layers: [
    [labWall, 1.2],
    [labBench, 0.2],
  ],
  ground: 'tiles',
  floorOf: 'starship',
  air: 'none',
});

function labWall(p: Pen): void {
  const { ctx, w, h, colour, palette } = p;
  fillWall(p, colour);
  for (let i = 0; i < 10; i++)
    block(p, (i * w) / 10 + 3, h * 0.1, w / 10 - 6, h, 3, i % 2 ? lighter(colour, 0.05) : darker(colour, 0.06));
  for (const x of [26, 406])
    for (const row of [0, 1]) {
      const y = h * (0.48 + row * 0.16);
      for (let i = 0; i < 6; i++)
        flask(
          p,
          x + 22 + i * 34,
          y,
          at([palette.accent, palette.second, '#5fd38a', palette.danger], i + row),
          i % 2 === 0,
        );
      block(p, x, y, 210, 9, 3, '#dfe6ee');
    }
  for (const x of [262, 642]) {
    block(p, x, h * 0.4, 104, 74, 6, '#10222e');
    ctx.strokeStyle = '#6cf0c0';
    ctx.lineWidth = 3;
    const wave: number[] = [];
    for (let i = 0; i <= 16; i++) wave.push(x + 8 + i * 5.5, h * 0.4 + 36 + Math.sin(i * 1.1) * 18);
    line(ctx, wave);
    block(p, x + 8, h * 0.58, 88, 64, 4, '#f2f4f0');
    for (let i = 0; i < 15; i++)
      block(p, x + 13 + (i % 5) * 16, h * 0.58 + 8 + Math.floor(i / 5) * 17, 13, 13, 2, at(tintsOf(p, 0), i));
  }
}

function labBench(p: Pen): void {
  const { ctx, h, w, palette } = p;
  const top = h * 0.5;
  fillFrom(p, top + 12, mix('#cfd8e2', p.colour, 0.25));
  for (let i = 0; i < 6; i++) block(p, (i * w) / 6 + 8, top + 24, w / 6 - 16, h, 5, mix('#e9eff4', p.colour, 0.2));
  block(p, -10, top, w + 20, 14, 3, '#f7fafc');
  for (const [place, tint] of [
    [70, '#5fd38a'],
    [250, palette.second],
    [450, palette.accent],
  ] as const)
    around(w, place, (x) => {
      glow(p, x, top - 26, 50, tint, 0.45);
      flask(p, x, top, tint, true, 1.7);
      flask(p, x + 42, top, palette.danger, false, 1.2);
    });
  around(w, 620, (x) => {
    const steel = '#49536a';
    block(p, x - 36, top - 8, 72, 9, 4, steel);
    ctx.strokeStyle = steel;
    ctx.lineWidth = 10;
    ctx.beginPath();
    ctx.arc(x, top - 34, 27, -Math.PI / 2, Math.PI / 2);
    ctx.stroke();
    ctx.save();
    ctx.translate(x - 4, top - 60);
    ctx.rotate(0.4);
    block(p, -8, -24, 16, 50, 5, '#e7ebf2');
    block(p, -6, -34, 12, 12, 2, steel);
    ctx.restore();
  });
}

function flask(p: Pen, x: number, bottom: number, liquid: string, isRound: boolean, size = 1): void {
  const { ctx } = p;
  const r = 13 * size;
  const glass = alpha('#eefaff', 0.75);
  block(p, x - r * 0.3, bottom - r * 2.7, r * 0.6, r * 1.4, 2, glass);
  ctx.fillStyle = glass;
  if (isRound) disc(ctx, x, bottom - r, r);
  else shape(ctx, [x - r * 0.3, bottom - r * 2, x + r * 0.3, bottom - r * 2, x + r, bottom, x - r, bottom]);
  ctx.fillStyle = liquid;
  ctx.beginPath();
  if (isRound) ctx.arc(x, bottom - r, r * 0.84, 0, Math.PI);
  else {
    ctx.moveTo(x - r * 0.58, bottom - r * 1.1);
    ctx.lineTo(x + r * 0.58, bottom - r * 1.1);
    ctx.lineTo(x + r * 0.86, bottom - 2);
    ctx.lineTo(x - r * 0.86, bottom - 2);
  }
  ctx.fill();
}
