import { block, filled, fillWall, tiles } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, line, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';

openSite({
  light: 'none',
  layers: [
    [bathroomWall, 1.2],
    [bathtub, 0.22],
  ],
  ground: 'tiles',
  floorOf: 'starship',
  air: 'bubbles',
});

function bathroomWall(p: Pen): void {
  const { w, h, colour, palette } = p;
  fillWall(p, lighter(colour, 0.5));
  tiles(p, h * 0.3, w / 20, lighter(colour, 0.25), lighter(colour, 0.6));
  block(p, -4, h * 0.3 - 12, w + 8, 14, 0, mix(palette.second, colour, 0.3));
  for (const x of [70, 450]) {
    block(p, x - 8, h * 0.42 - 8, 126, 146, 60, mix('#c9a24e', colour, 0.2));
    block(p, x, h * 0.42, 110, 130, 54, '#d6eef5');
    p.ctx.strokeStyle = alpha('#ffffff', 0.8);
    p.ctx.lineWidth = 6;
    line(p.ctx, [x + 30, h * 0.42 + 60, x + 58, h * 0.42 + 26]);
  }
  for (const x of [262, 642]) {
    block(p, x - 6, h * 0.5, 92, 6, 3, '#b8bec8');
    block(p, x + 4, h * 0.5, 34, 96, 4, mix(palette.danger, colour, 0.25));
    block(p, x + 44, h * 0.5, 30, 74, 4, mix(palette.accent, colour, 0.25));
  }
}

function bathtub(p: Pen): void {
  const { ctx, h, w } = p;
  const white = mix('#fbfdff', p.colour, 0.1);
  around(w, 170, (x) => {
    for (const foot of [-104, 92]) block(p, x + foot, h - 14, 14, 16, 6, '#c9a24e');
    ctx.fillStyle = darker(white, 0.08);
    ctx.beginPath();
    ctx.roundRect(x - 132, h * 0.52, 264, h * 0.48 - 8, [10, 10, 60, 60]);
    ctx.fill();
    ctx.fillStyle = '#ffffff';
    for (let i = 0; i < 13; i++) disc(ctx, x - 112 + i * 19, h * 0.52 - 4 - (i % 3) * 6, 15);
    block(p, x - 140, h * 0.52, 280, 14, 7, white);
    ctx.fillStyle = '#ffd23f';
    disc(ctx, x + 40, h * 0.52 - 20, 13);
    disc(ctx, x + 48, h * 0.52 - 36, 9);
    shape(filled(p, '#f08a2c'), [x + 55, h * 0.52 - 38, x + 66, h * 0.52 - 34, x + 55, h * 0.52 - 31]);
    block(p, x - 118, h * 0.52 - 50, 8, 52, 3, '#b8bec8');
    block(p, x - 118, h * 0.52 - 54, 32, 8, 4, '#b8bec8');
  });
  around(w, 440, (x) => {
    block(p, x - 14, h * 0.6, 28, h * 0.4, 8, darker(white, 0.1));
    ctx.fillStyle = white;
    ctx.beginPath();
    ctx.roundRect(x - 58, h * 0.44, 116, h * 0.2, [6, 6, 46, 46]);
    ctx.fill();
    block(p, x - 5, h * 0.44 - 26, 10, 28, 4, '#b8bec8');
    block(p, x - 5, h * 0.44 - 28, 28, 8, 4, '#b8bec8');
  });
  around(w, 620, (x) => {
    block(p, x - 44, h * 0.26, 88, h * 0.3, 8, white);
    ctx.fillStyle = darker(white, 0.05);
    ctx.beginPath();
    ctx.roundRect(x - 50, h * 0.6, 100, h * 0.22, [4, 4, 44, 44]);
    ctx.fill();
    block(p, x - 24, h * 0.76, 48, h * 0.24, 6, darker(white, 0.1));
    block(p, x - 56, h * 0.56, 112, 12, 6, '#ffffff');
  });
}
