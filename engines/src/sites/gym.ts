import { block, filled, fillWall, legs } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, type Pen, shape, spread } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { at } from '../math/random.ts';

openSite({
  light: 'none',
  layers: [
    [gymWall, 1.2],
    [gymGear, 0.24],
  ],
  ground: 'planks',
  floorOf: 'starship',
  air: 'none',
});

function gymWall(p: Pen): void {
  const { ctx, w, h, colour } = p;
  fillWall(p, colour);
  block(p, -4, h * 0.72, w + 8, h, 0, darker(colour, 0.14));
  for (const x of [24, 404]) {
    const wood = mix('#c08a52', colour, 0.2);
    for (const dx of [0, 74, 148]) block(p, x + dx, h * 0.36, 10, h * 0.5, 2, darker(wood, 0.2));
    for (let i = 0; i < 9; i++) block(p, x, h * (0.38 + i * 0.052), 158, 7, 3, wood);
  }
  for (const x of [220, 600]) {
    block(p, x - 5, h * 0.4, 138, h * 0.28, 4, lighter(colour, 0.5));
    block(p, x, h * 0.405, 128, h * 0.27, 2, '#cfe3ec');
    ctx.fillStyle = alpha('#ffffff', 0.5);
    shape(ctx, [x + 30, h * 0.405, x + 60, h * 0.405, x + 30, h * 0.675, x, h * 0.675]);
  }
}

function gymGear(p: Pen): void {
  const { h, w, palette } = p;
  around(w, 110, (x) => {
    for (const row of [0, 1]) {
      block(p, x - 90, h * (0.44 + row * 0.28), 180, 9, 3, '#4a5160');
      for (let i = 0; i < 4; i++)
        dumbbell(
          p,
          x - 66 + i * 44,
          h * (0.44 + row * 0.28) - 11,
          at([palette.danger, palette.second, palette.accent], i),
        );
    }
    legs(p, [x - 84, x + 84], h * 0.36, 9, '#39404d');
  });
  around(w, 350, (x) => {
    legs(p, [x - 46, x + 46], h * 0.66, 9, '#39404d');
    block(p, x - 64, h * 0.6, 128, 16, 7, mix('#b3303c', p.colour, 0.1));
    legs(p, [x - 58], h * 0.2, 8, '#5b6576');
    block(p, x - 120, h * 0.24, 150, 7, 3, '#aab2c0');
    for (const dx of [-112, -98, 6, 20]) block(p, x + dx, h * 0.24 - 26, 11, 60, 4, '#2e3440');
  });
  around(w, 580, (x) => {
    block(p, x - 3, -h * 0.6, 6, h * 0.7, 0, '#7b8494');
    block(p, x - 30, h * 0.02, 60, h * 0.72, 22, mix('#a83238', p.colour, 0.1));
    block(p, x - 30, h * 0.2, 60, 9, 0, '#f3efe6');
  });
  spread(p, 3, 0.7, (x, s) => disc(filled(p, palette.accent), x, h - 22 * s, 22 * s));
}

function dumbbell(p: Pen, x: number, y: number, tint: string): void {
  block(p, x - 13, y - 3, 26, 6, 2, '#aab2c0');
  for (const side of [-18, 9]) block(p, x + side, y - 11, 9, 22, 3, tint);
}
