import { block, filled, fillWall, legs, pane, tiles } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, line, type Pen } from '../art/scenery/strip.ts';
import { alpha, lighter, mix } from '../math/colour.ts';

openSite({
  light: 'none',
  hasWindows: true,
  layers: [
    [clinicWall, 1.2],
    [wardBeds, 0.2],
  ],
  ground: 'tiles',
  floorOf: 'starship',
  air: 'none',
});

function clinicWall(p: Pen): void {
  const { ctx, w, h, colour, palette } = p;
  fillWall(p, lighter(colour, 0.55));
  tiles(p, h * 0.66, w / 20, lighter(colour, 0.2), lighter(colour, 0.5));
  block(p, -4, h * 0.65, w + 8, 10, 0, mix(palette.second, '#3aa58c', 0.4));
  for (const x of [40, 420]) pane(p, x, h * 0.42, 120, 110, '#ffffff');
  block(p, 222, h * 0.42, 96, 96, 6, '#ffffff');
  ctx.fillStyle = '#e0474c';
  ctx.fillRect(258, h * 0.42 + 16, 24, 64);
  ctx.fillRect(238, h * 0.42 + 36, 64, 24);
  block(p, 604, h * 0.43, 112, 76, 8, '#33405a');
  ctx.strokeStyle = '#66f0a8';
  ctx.lineWidth = 3.5;
  const y = h * 0.43 + 42;
  line(ctx, [612, y, 636, y, 644, y - 20, 654, y + 18, 662, y, 684, y, 690, y - 10, 697, y, 708, y]);
}

function wardBeds(p: Pen): void {
  const { h, w, palette } = p;
  for (const place of [150, 530])
    around(w, place, (x) => {
      const top = h * 0.5;
      legs(p, [x - 104, x + 104], h * 0.3, 8, '#aab4c2');
      block(p, x - 112, h * 0.22, 10, h * 0.5, 4, '#aab4c2');
      block(p, x - 108, top, 216, 26, 9, '#ffffff');
      block(p, x - 98, top - 16, 58, 22, 10, '#f4f8fb');
      block(p, x - 34, top - 9, 142, 40, 8, mix(palette.second, '#8fd0d8', 0.5));
      for (const dx of [-104, 104]) disc(filled(p, '#5b6678'), x + dx, h - 7, 7);
      block(p, x + 136, -h * 0.1, 5, h * 1.1, 1, '#aab4c2');
      block(p, x + 126, -h * 0.1, 28, 44, 8, alpha('#d4f0fa', 0.9));
    });
  around(w, 345, (x) => {
    block(p, x - 40, h * 0.3, 80, h * 0.62, 6, '#f2f6f9');
    for (let i = 0; i < 3; i++) block(p, x - 32, h * (0.37 + i * 0.18), 64, h * 0.13, 3, lighter(p.colour, 0.35));
  });
}
