import type { Brush } from '../art/scenery/decals.ts';
import { block, filled } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, type Pen, ridge, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';

openSite({
  layers: [
    ['hills', 0.46],
    [grove, 0.4],
    [wall, 0.2],
  ],
  ground: 'sand',
  air: 'petals',
  drawDecal: raked,
});

function grove(p: Pen): void {
  const { ctx, w, h } = p;
  ridge(p, [2, 3], 0.06, 0.3);
  for (const [place, size, tint] of [
    [90, 1, '#e59ab4'],
    [330, 0.8, '#4f8a55'],
    [520, 0.95, '#b8453a'],
    [690, 0.75, '#4f8a55'],
  ] as const)
    around(w, place, (x) => {
      const top = h * (1 - size * 0.86);
      block(p, x - 7, top + 30, 14, h, 4, mix('#5b4030', p.colour, 0.2));
      for (const [dx, dy, r] of [
        [-44, 26, 38],
        [40, 20, 42],
        [0, 0, 48],
      ] as const)
        disc(filled(p, mix(tint, p.colour, 0.15 + dy / 150)), x + dx * size, top + dy * size + 16, r * size);
    });
  around(w, 215, (x) => {
    const red = mix('#c8402e', p.colour, 0.1);
    for (const side of [-46, 36]) block(p, x + side, h * 0.36, 10, h, 2, red);
    block(p, x - 62, h * 0.42, 124, 8, 2, red);
    ctx.fillStyle = darker(red, 0.25);
    shape(ctx, [x - 76, h * 0.26, x, h * 0.3, x + 76, h * 0.26, x + 68, h * 0.35, x - 68, h * 0.35]);
  });
}

function wall(p: Pen): void {
  const { ctx, w, h, colour } = p;
  block(p, -4, h * 0.34, w + 8, h, 0, mix('#f0e6d2', colour, 0.14));
  const tile = mix('#4c5260', colour, 0.15);
  block(p, -4, h * 0.2, w + 8, h * 0.2, 0, tile);
  for (let x = 0; x < w; x += 20) block(p, x, h * 0.2, 9, h * 0.22, 4, lighter(tile, 0.16));
  const stone = mix('#8d9096', colour, 0.12);
  for (const place of [130, 480])
    around(w, place, (x) => {
      shape(filled(p, darker(stone, 0.15)), [x - 40, h * 0.34, x, h * 0.06, x + 40, h * 0.34]);
      block(p, x - 24, h * 0.34, 48, h * 0.24, 3, stone);
      block(p, x - 13, h * 0.38, 26, h * 0.16, 3, '#ffe2a0');
      block(p, x - 34, h * 0.58, 68, h * 0.08, 3, stone);
      block(p, x - 12, h * 0.64, 24, h * 0.36, 2, darker(stone, 0.08));
    });
  for (const place of [300, 640])
    around(w, place, (x) => {
      for (const [dx, r] of [
        [-30, 0.3],
        [14, 0.46],
        [46, 0.22],
      ] as const) {
        ctx.fillStyle = mix('#6f757c', colour, 0.1 + r * 0.2);
        ctx.beginPath();
        ctx.ellipse(x + dx, h, h * r * 0.8, h * r, 0, Math.PI, 0);
        ctx.fill();
      }
    });
}

/** Rings drawn with a rake around a stone, or straight furrows. */
function raked({ ctx, palette, random }: Brush): void {
  ctx.strokeStyle = alpha(darker(palette.ground, 0.35), 0.4);
  ctx.lineWidth = 2;
  if (random.chance(0.4)) {
    for (let y = -30; y <= 30; y += 9) {
      ctx.beginPath();
      ctx.moveTo(-44, y);
      ctx.bezierCurveTo(-16, y - 8, 16, y + 8, 44, y);
      ctx.stroke();
    }
    return;
  }
  for (const r of [20, 28, 36, 44]) {
    ctx.beginPath();
    ctx.ellipse(0, 0, r, r * 0.8, 0, 0, 7);
    ctx.stroke();
  }
  ctx.fillStyle = alpha('#6f757c', 0.8);
  for (const [x, y, r] of [
    [-3, 2, 10],
    [7, -3, 6],
  ] as const)
    disc(ctx, x, y, r);
}
