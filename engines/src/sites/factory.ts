import { block, box, filled, fillWall, legs, pane } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, line, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { turn } from '../math/maths.ts';

/** Pipes, machines and a conveyor belt. */
openSite({
  light: 'none',
  hasWindows: true,
  layers: [
    [factoryWall, 1.2],
    [machines, 0.32],
  ],
  ground: 'metal',
  floorOf: 'starship',
  air: 'none',
});

function factoryWall(p: Pen): void {
  const { ctx, w, h, colour } = p;
  fillWall(p, colour);
  for (let i = 0; i < 12; i++) {
    ctx.fillStyle = alpha('#000000', i % 2 ? 0.08 : 0);
    ctx.fillRect((i * w) / 12, 0, w / 12, h);
  }
  for (const x of [30, 220, 410, 600]) {
    pane(p, x, h * 0.34, 130, h * 0.13, darker(colour, 0.35));
    ctx.fillStyle = darker(colour, 0.35);
    for (const dx of [40, 84]) ctx.fillRect(x + dx, h * 0.34, 5, h * 0.13);
  }
  for (const [y, thick, tint] of [
    [0.54, 20, mix('#b9784a', colour, 0.3)],
    [0.6, 12, mix('#7d8796', colour, 0.3)],
  ] as const) {
    block(p, -4, h * y, w + 8, thick, 0, tint);
    block(p, -4, h * y + 3, w + 8, 4, 0, lighter(tint, 0.3));
    for (const x of [100, 290, 480, 670]) block(p, x, h * y - 4, 15, thick + 8, 3, darker(tint, 0.25));
  }
  for (const place of [195, 575]) {
    block(p, place - 10, h * 0.54, 20, h, 0, mix('#b9784a', colour, 0.3));
    disc(filled(p, darker(colour, 0.35)), place, h * 0.57, 25);
    disc(filled(p, '#f6f2e4'), place, h * 0.57, 19);
    ctx.strokeStyle = '#d2453c';
    ctx.lineWidth = 4;
    line(ctx, [place, h * 0.57, place + 10, h * 0.57 - 11]);
  }
}

function machines(p: Pen): void {
  const { ctx, h, w, palette } = p;
  const steel = mix('#6f7a8c', p.colour, 0.3);
  around(w, 110, (x) => {
    block(p, x - 70, h * 0.05, 140, h * 0.7, 10, steel);
    block(p, x - 70, h * 0.05, 140, h * 0.1, 8, lighter(steel, 0.2));
    cog(p, x - 18, h * 0.4, h * 0.13, mix('#e0b04a', p.colour, 0.15));
    cog(p, x + 30, h * 0.53, h * 0.085, mix('#d07a3c', p.colour, 0.15));
    for (const [i, tint] of ['#e0474c', '#ffd23f', '#5fd38a'].entries())
      disc(filled(p, tint), x + 24 + i * 17, h * 0.24, 6);
  });
  around(w, 620, (x) => {
    block(p, x - 46, -h * 0.2, 92, h * 0.9, 40, lighter(steel, 0.1));
    for (const y of [0.02, 0.2, 0.38]) block(p, x - 48, h * y, 96, 9, 3, darker(steel, 0.2));
    block(p, x - 10, -h * 0.4, 20, h * 0.24, 3, darker(steel, 0.2));
  });
  const belt = h * 0.74;
  for (let i = 0; i < 6; i++)
    around(w, i * 127 + 40, (x) =>
      box(p, x, belt, h * (0.15 + (i % 3) * 0.03), mix('#c99a5c', p.colour, 0.2), i % 2 === 0),
    );
  block(p, -10, belt, w + 20, 18, 4, '#333a47');
  for (let x = 10; x < w; x += 38) disc(filled(p, '#8b94a5'), x, belt + 9, 6);
  legs(p, [60, 250, 440, 630], belt + 16, 15, darker(steel, 0.25));
  ctx.fillStyle = mix('#f0c23c', palette.accent, 0.2);
  ctx.fillRect(0, h - 13, w, 13);
  ctx.fillStyle = '#2b2b33';
  for (let x = 0; x < w; x += 38) shape(ctx, [x, h, x + 13, h - 13, x + 27, h - 13, x + 14, h]);
}

function cog(p: Pen, x: number, y: number, r: number, fill: string): void {
  const { ctx } = p;
  ctx.fillStyle = fill;
  for (let i = 0; i < 8; i++) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((i / 8) * turn);
    ctx.fillRect(-r * 0.2, -r * 1.25, r * 0.4, r * 0.5);
    ctx.restore();
  }
  disc(ctx, x, y, r);
  disc(filled(p, darker(fill, 0.4)), x, y, r * 0.38);
}
