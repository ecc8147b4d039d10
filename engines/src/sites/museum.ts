import { block, fillWall, painting } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { turn } from '../math/maths.ts';

/** A gallery with pictures on its walls and exhibits behind ropes. */
openSite({
  light: 'none',
  layers: [
    [galleryWall, 1.2],
    [exhibits, 0.26],
  ],
  ground: 'tiles',
  floorOf: 'castle',
  air: 'none',
});

function galleryWall(p: Pen): void {
  const { ctx, w, h, colour } = p;
  fillWall(p, colour);
  ctx.fillStyle = darker(colour, 0.22);
  ctx.fillRect(0, h * 0.84, w, h);
  block(p, -4, h * 0.835, w + 8, 9, 0, lighter(colour, 0.45));
  block(p, -4, h * 0.2, w + 8, 16, 0, lighter(colour, 0.4));
  const frames = [
    [70, 0.4, 112, 140],
    [262, 0.46, 150, 104],
    [480, 0.38, 96, 96],
    [620, 0.46, 90, 120],
  ] as const;
  for (const [x, y, wide, tall] of frames) {
    const beam = ctx.createLinearGradient(0, h * y - 60, 0, h * y + tall);
    beam.addColorStop(0, alpha('#fff1c9', 0.55));
    beam.addColorStop(1, alpha('#fff1c9', 0));
    ctx.fillStyle = beam;
    shape(ctx, [
      x + wide * 0.35,
      h * y - 52,
      x + wide * 0.65,
      h * y - 52,
      x + wide + 34,
      h * y + tall + 30,
      x - 34,
      h * y + tall + 30,
    ]);
    painting(p, x, h * y, wide, tall);
    block(p, x + wide * 0.3, h * y - 58, wide * 0.4, 8, 4, '#c9a45c');
    block(p, x + wide * 0.35, h * y + tall + 20, wide * 0.3, 9, 1, '#f4ecd8');
  }
}

function exhibits(p: Pen): void {
  const { ctx, h, w } = p;
  const stone = mix('#e6e0d4', p.colour, 0.2);
  const rope = mix('#b3303c', p.colour, 0.1);
  const unit = Math.min(h * 0.4, 86);
  [95, 285, 475, 665].forEach((place, i) => {
    around(w, place, (x) => {
      const top = h - unit * 0.95;
      block(p, x - unit * 0.42, top, unit * 0.84, unit, 2, stone);
      block(p, x - unit * 0.5, top - 7, unit, 12, 3, lighter(stone, 0.3));
      block(p, x - unit * 0.5, h - 11, unit, 12, 2, darker(stone, 0.14));
      exhibit(p, i, x, top - 7, unit);
    });
  });
  for (const place of [0, 190, 380, 570])
    around(w, place, (x) => {
      ctx.strokeStyle = rope;
      ctx.lineWidth = 6;
      ctx.beginPath();
      ctx.moveTo(x, h - 52);
      ctx.quadraticCurveTo(x + 95, h - 8, x + 190, h - 52);
      ctx.stroke();
      block(p, x - 3, h - 58, 6, 58, 2, '#c9a24e');
      ctx.fillStyle = '#e0bd6a';
      disc(ctx, x, h - 60, 7);
    });
}

/** A vase, a skull of a dinosaur, a crown under glass, a bust. */
function exhibit(p: Pen, kind: number, x: number, y: number, size: number): void {
  const { ctx, palette } = p;
  if (kind === 0) {
    ctx.fillStyle = '#b8643a';
    ctx.beginPath();
    ctx.ellipse(x, y - size * 0.42, size * 0.27, size * 0.36, 0, 0, turn);
    ctx.fill();
    block(p, x - size * 0.12, y - size * 0.95, size * 0.24, size * 0.24, 3, '#a3552f');
    block(p, x - size * 0.16, y - size * 0.08, size * 0.32, size * 0.08, 2, '#a3552f');
    ctx.fillStyle = '#2f2430';
    ctx.fillRect(x - size * 0.25, y - size * 0.5, size * 0.5, 5);
    ctx.fillRect(x - size * 0.22, y - size * 0.3, size * 0.44, 4);
  } else if (kind === 1) {
    ctx.fillStyle = '#efe6cf';
    shape(ctx, [
      x - size * 0.5,
      y - size * 0.25,
      x - size * 0.3,
      y - size * 0.7,
      x + size * 0.3,
      y - size * 0.75,
      x + size * 0.45,
      y - size * 0.4,
      x + size * 0.2,
      y,
    ]);
    shape(ctx, [x - size * 0.45, y - size * 0.1, x + size * 0.2, y - size * 0.2, x + size * 0.2, y]);
    ctx.fillStyle = '#4a3f38';
    disc(ctx, x + size * 0.12, y - size * 0.5, size * 0.1);
    disc(ctx, x - size * 0.22, y - size * 0.48, size * 0.05);
    ctx.fillStyle = '#fffaf0';
    for (let i = 0; i < 5; i++)
      shape(ctx, [
        x - size * (0.44 - i * 0.12),
        y - size * 0.24,
        x - size * (0.36 - i * 0.12),
        y - size * 0.24,
        x - size * (0.4 - i * 0.12),
        y - size * 0.12,
      ]);
  } else if (kind === 2) {
    block(p, x - size * 0.4, y - size * 0.8, size * 0.8, size * 0.8, 4, alpha('#dff2fa', 0.5));
    ctx.fillStyle = mix('#ecc04a', palette.accent, 0.2);
    shape(ctx, [
      x - size * 0.26,
      y - size * 0.14,
      x - size * 0.3,
      y - size * 0.5,
      x - size * 0.12,
      y - size * 0.32,
      x,
      y - size * 0.58,
      x + size * 0.12,
      y - size * 0.32,
      x + size * 0.3,
      y - size * 0.5,
      x + size * 0.26,
      y - size * 0.14,
    ]);
    ctx.fillStyle = palette.danger;
    disc(ctx, x, y - size * 0.24, size * 0.06);
  } else {
    ctx.fillStyle = '#f1ede4';
    disc(ctx, x, y - size * 0.66, size * 0.22);
    shape(ctx, [
      x - size * 0.1,
      y - size * 0.5,
      x + size * 0.1,
      y - size * 0.5,
      x + size * 0.34,
      y,
      x - size * 0.34,
      y,
    ]);
    ctx.fillStyle = alpha('#b5aa98', 0.6);
    shape(ctx, [
      x + size * 0.02,
      y - size * 0.5,
      x + size * 0.1,
      y - size * 0.5,
      x + size * 0.34,
      y,
      x + size * 0.1,
      y,
    ]);
  }
}
