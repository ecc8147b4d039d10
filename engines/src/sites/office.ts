import { block, clock, filled, fillWall, legs, pane, tintsOf } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, line, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { turn } from '../math/maths.ts';

openSite({
  light: 'none',
  hasWindows: true,
  layers: [
    [officeWall, 1.2],
    [officeDesks, 0.24],
  ],
  ground: 'tiles',
  floorOf: 'starship',
  air: 'none',
});

function officeWall(p: Pen): void {
  const { ctx, w, h, colour } = p;
  fillWall(p, colour);
  for (const x of [20, 400]) {
    pane(p, x, h * 0.36, 210, h * 0.24, lighter(colour, 0.5));
    ctx.fillStyle = alpha(mix('#5c7696', colour, 0.3), 0.75);
    for (let i = 0; i < 8; i++) {
      const tall = h * p.random.range(0.05, 0.16);
      ctx.fillRect(x + i * 26 + 2, h * 0.6 - tall, 22, tall);
    }
    ctx.fillStyle = lighter(colour, 0.5);
    for (const dx of [68, 138]) ctx.fillRect(x + dx, h * 0.36, 6, h * 0.24);
  }
  block(p, 254, h * 0.4, 122, 84, 5, '#fdfdfb');
  ctx.strokeStyle = p.palette.danger;
  ctx.lineWidth = 4;
  line(ctx, [268, h * 0.4 + 66, 292, h * 0.4 + 44, 314, h * 0.4 + 54, 358, h * 0.4 + 18]);
  clock(p, 690, h * 0.4, 26);
  block(p, 640, h * 0.5, 96, 66, 3, '#c99f6a');
  for (const [i, tint] of tintsOf(p, 0.1).entries())
    block(p, 648 + (i % 3) * 29, h * 0.5 + 8 + Math.floor(i / 3) * 28, 23, 22, 1, tint);
  block(p, -4, h * 0.9, w + 8, 10, 0, lighter(colour, 0.4));
}

function officeDesks(p: Pen): void {
  const { h, w } = p;
  const wood = mix('#c9a274', p.colour, 0.25);
  for (const place of [130, 510])
    around(w, place, (x) => {
      const top = h * 0.52;
      block(p, x - 20, top - 66, 84, 54, 5, '#2d3344');
      block(p, x - 15, top - 61, 74, 44, 3, mix('#8fd0ee', p.palette.second, 0.2));
      for (let i = 0; i < 3; i++) block(p, x - 8, top - 54 + i * 11, 50 - i * 12, 4, 1, alpha('#ffffff', 0.75));
      block(p, x + 16, top - 13, 12, 14, 2, '#2d3344');
      block(p, x - 62, top - 24, 17, 25, 4, p.palette.danger);
      block(p, x - 128, top, 256, 13, 4, wood);
      legs(p, [x - 116], top, 10, darker(wood, 0.25));
      block(p, x + 62, top + 12, 58, h - top, 3, darker(wood, 0.12));
      for (let i = 0; i < 2; i++) block(p, x + 80, top + 30 + i * 28, 24, 5, 2, '#6b7386');
      block(p, x - 72, top - 6, 70, 52, 14, mix('#4a5570', p.colour, 0.2));
      block(p, x - 76, top + 46, 78, 14, 7, mix('#5a6684', p.colour, 0.2));
      legs(p, [x - 37], top + 60, 7, '#3b4152');
    });
  around(w, 320, (x) => plant(p, x));
  around(w, 700, (x) => {
    block(p, x - 22, h * 0.4, 44, h * 0.6, 5, '#e8edf2');
    block(p, x - 17, h * 0.08, 34, h * 0.34, 12, alpha('#7cc4ec', 0.85));
  });
}

function plant(p: Pen, x: number): void {
  const size = p.h * 0.55;
  for (let i = -3; i <= 3; i++) {
    p.ctx.save();
    p.ctx.translate(x, p.h - size * 0.4);
    p.ctx.rotate(i * 0.34);
    p.ctx.fillStyle = mix(i % 2 ? '#3f8f5a' : '#5aa86e', p.colour, 0.15);
    p.ctx.beginPath();
    p.ctx.ellipse(0, -size * 0.42, size * 0.09, size * 0.46, 0, 0, turn);
    p.ctx.fill();
    p.ctx.restore();
  }
  shape(filled(p, '#e9e2d6'), [
    x - size * 0.22,
    p.h - size * 0.4,
    x + size * 0.22,
    p.h - size * 0.4,
    x + size * 0.15,
    p.h,
    x - size * 0.15,
    p.h,
  ]);
}
