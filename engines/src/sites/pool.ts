import { block, fillFrom, fillWall, pane, tiles } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, type Pen } from '../art/scenery/strip.ts';
import { alpha, lighter, mix } from '../math/colour.ts';
import { at } from '../math/random.ts';

/** A swimming pool with its lanes. */
openSite({
  light: 'none',
  hasWindows: true,
  layers: [
    [poolWall, 1.2],
    [lanes, 0.3],
  ],
  ground: 'tiles',
  floorOf: 'sky',
  air: 'bubbles',
});

function poolWall(p: Pen): void {
  const { w, h, colour } = p;
  fillWall(p, lighter(colour, 0.55));
  tiles(p, h * 0.6, w / 24, lighter(colour, 0.3), lighter(colour, 0.6));
  for (const x of [20, 210, 400, 590]) pane(p, x, h * 0.3, 140, h * 0.2, '#f4f8fb');
  // A flag for each lane hangs across.
  for (let i = 0; i < 20; i++) {
    p.ctx.fillStyle = at([p.palette.danger, p.palette.accent, p.palette.second], i);
    p.ctx.beginPath();
    p.ctx.moveTo((i * w) / 20, h * 0.55);
    p.ctx.lineTo((i * w) / 20 + 26, h * 0.55);
    p.ctx.lineTo((i * w) / 20 + 13, h * 0.59);
    p.ctx.fill();
  }
}

function lanes(p: Pen): void {
  const { ctx, w, h, palette } = p;
  const water = mix('#35a7e0', p.colour, 0.2);
  fillFrom(p, 0, water);
  block(p, -4, -6, w + 8, 14, 4, '#f4f8fb');
  ctx.fillStyle = alpha('#ffffff', 0.35);
  for (let i = 0; i < 46; i++) {
    const [y, long] = [h * p.random.range(0.1, 0.95), p.random.range(12, 44)];
    around(w, p.random.range(0, w), (x) => ctx.fillRect(x, y, long, 2));
  }
  for (const y of [0.32, 0.64])
    for (let i = 0; i < 38; i++) {
      ctx.fillStyle = i % 2 ? '#ffffff' : palette.danger;
      disc(ctx, ((i + 0.5) * w) / 38, h * y, 7);
    }
}
