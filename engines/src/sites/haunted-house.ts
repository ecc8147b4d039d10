import type { Brush } from '../art/scenery/decals.ts';
import { block, filled, fillWall, glow, pane } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, line, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { turn } from '../math/maths.ts';

openSite({
  light: 'none',
  hasWindows: true,
  layers: [
    [hall, 1.2],
    [furniture, 0.3],
  ],
  ground: 'planks',
  air: 'dust',
  drawDecal: cobweb,
});

function hall(p: Pen): void {
  const { ctx, w, h, colour, palette } = p;
  const paper = mix(colour, '#6d4f82', 0.5);
  const wood = mix('#5b3a2c', colour, 0.25);
  fillWall(p, paper);
  ctx.fillStyle = alpha(darker(paper, 0.3), 0.6);
  for (let x = 0; x < w; x += 38) ctx.fillRect(x, 0, 17, h);
  block(p, -4, h * 0.84, w + 8, h * 0.2, 0, wood);
  for (let x = 8; x < w; x += 63.3) block(p, x, h * 0.87, 48, h * 0.11, 3, lighter(wood, 0.12));
  block(p, -4, h * 0.83, w + 8, 10, 0, lighter(wood, 0.2));
  for (const x of [96, 476]) {
    pane(p, x, h * 0.6, 96, h * 0.18, wood);
    block(p, x - 7, h * 0.56, 110, h * 0.06, 44, wood);
    ctx.fillStyle = '#f3f0d0';
    disc(ctx, x + 66, h * 0.65, 19);
    for (const at of [0.333, 0.667]) block(p, x + 96 * at - 2.5, h * 0.6, 5, h * 0.18, 0, wood);
    block(p, x, h * 0.68, 96, 5, 0, wood);
    const cloth = mix(palette.danger, '#2a1024', 0.55);
    for (const side of [-1, 1])
      shape(filled(p, cloth), [
        x + 44 + side * 62,
        h * 0.44,
        x + 44 + side * 20,
        h * 0.45,
        x + 44 + side * 54,
        h * 0.76,
      ]);
  }
  for (const x of [288, 668]) {
    block(p, x - 36, h * 0.62, 72, 92, 4, mix('#b08a3e', colour, 0.35));
    block(p, x - 28, h * 0.62 + 8, 56, 76, 2, darker(paper, 0.5));
    ctx.fillStyle = mix('#c8bfae', colour, 0.3);
    disc(ctx, x, h * 0.62 + 40, 17);
    shape(ctx, [x - 26, h * 0.62 + 84, x, h * 0.62 + 50, x + 26, h * 0.62 + 84]);
    ctx.fillStyle = palette.accent;
    for (const side of [-6, 6]) disc(ctx, x + side, h * 0.62 + 38, 3);
  }
  for (const x of [222, 372, 602, 748])
    around(w, x, (at) => {
      glow(p, at, h * 0.67, 80, '#ffc66a', 0.45);
      block(p, at - 5, h * 0.68, 10, 30, 2, '#efe6d2');
      block(p, at - 12, h * 0.68 + 28, 24, 6, 3, mix('#b08a3e', colour, 0.3));
      ctx.fillStyle = '#ffd98a';
      disc(ctx, at, h * 0.67, 6);
    });
}

function furniture(p: Pen): void {
  const { ctx, w, h, colour } = p;
  const wood = darker(mix('#6b4632', colour, 0.25), 0.15);
  around(w, 40, (x) => {
    block(p, x - 28, 0, 56, h, 6, wood);
    block(p, x - 20, h * 0.36, 40, h * 0.5, 3, darker(wood, 0.4));
    ctx.fillStyle = '#e9dfc4';
    disc(ctx, x, h * 0.18, 20);
    ctx.strokeStyle = '#2b2138';
    ctx.lineWidth = 3;
    line(ctx, [x, h * 0.11, x, h * 0.18, x + 9, h * 0.22]);
    line(ctx, [x, h * 0.36, x + 8, h * 0.66]);
    ctx.fillStyle = '#c9a24e';
    disc(ctx, x + 8, h * 0.68, 9);
  });
  around(w, 288, (x) => {
    const cloth = mix('#7a2f4c', colour, 0.3);
    block(p, x - 92, h * 0.38, 184, h * 0.4, 26, cloth);
    for (const side of [-104, 74]) block(p, x + side, h * 0.52, 30, h * 0.36, 12, darker(cloth, 0.2));
    block(p, x - 80, h * 0.64, 160, h * 0.2, 8, lighter(cloth, 0.12));
    for (const side of [-90, 80]) block(p, x + side, h * 0.84, 10, h * 0.16, 3, wood);
  });
  around(w, 560, (x) => {
    block(p, x - 70, h * 0.55, 140, 12, 4, lighter(wood, 0.15));
    for (const side of [-60, 48]) block(p, x + side, h * 0.58, 12, h * 0.42, 3, wood);
    for (const [dx, tall] of [
      [-44, 0.2],
      [-22, 0.28],
      [0, 0.16],
    ] as const) {
      glow(p, x + dx, h * (0.53 - tall), 46, '#ffc66a', 0.4);
      block(p, x + dx - 6, h * (0.55 - tall), 12, h * tall, 2, '#efe6d2');
      ctx.fillStyle = '#ffd98a';
      disc(ctx, x + dx, h * (0.53 - tall), 5);
    }
    ctx.fillStyle = '#e6dfce';
    disc(ctx, x + 42, h * 0.46, 17);
    block(p, x + 33, h * 0.48, 18, 16, 4, '#e6dfce');
    ctx.fillStyle = '#2b2138';
    for (const side of [-6, 6]) disc(ctx, x + 42 + side, h * 0.46, 4.5);
  });
}

/** Cobwebs in the corners of old boards. */
function cobweb({ ctx, palette, random }: Brush): void {
  ctx.strokeStyle = alpha(palette.paper, 0.16);
  ctx.lineWidth = 1.6;
  ctx.rotate(random.range(0, turn));
  for (let i = 0; i < 7; i++) line(ctx, [0, 0, Math.cos((i / 7) * turn) * 34, Math.sin((i / 7) * turn) * 34]);
  for (const r of [9, 17, 25]) {
    ctx.beginPath();
    for (let i = 0; i <= 7; i++) ctx.lineTo(Math.cos((i / 7) * turn) * r, Math.sin((i / 7) * turn) * r);
    ctx.stroke();
  }
}
