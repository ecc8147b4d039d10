import { block, filled, glow, legs } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';

openSite({
  light: 'none',
  hasWindows: true,
  layers: [
    ['roomWall', 1.2],
    [beds, 0.26],
  ],
  ground: 'planks',
  floorOf: 'room',
  air: 'none',
});

function beds(p: Pen): void {
  const { h, w, palette } = p;
  const wood = mix('#9a6a40', p.colour, 0.25);
  around(w, 200, (x) => {
    const top = h * 0.56;
    legs(p, [x - 126, x + 126], h * 0.3, 14, darker(wood, 0.15));
    block(p, x - 136, h * 0.16, 22, h * 0.7, 9, wood);
    block(p, x - 128, top + 10, 260, h * 0.2, 6, wood);
    block(p, x - 116, top - 8, 240, 26, 10, '#fffaf0');
    block(p, x - 108, top - 26, 64, 28, 13, '#ffffff');
    block(p, x - 40, top - 14, 166, h * 0.24, 12, mix(palette.second, p.colour, 0.2));
    for (let i = 0; i < 4; i++) block(p, x - 26 + i * 40, top - 14, 12, h * 0.24, 2, alpha('#ffffff', 0.35));
  });
  around(w, 400, (x) => {
    glow(p, x, h * 0.32, 70);
    block(p, x - 36, h * 0.56, 72, h * 0.44, 5, wood);
    block(p, x - 28, h * 0.66, 56, h * 0.14, 3, lighter(wood, 0.14));
    block(p, x - 3, h * 0.36, 6, h * 0.2, 2, '#b08a4a');
    shape(filled(p, '#ffeec2'), [x - 14, h * 0.22, x + 14, h * 0.22, x + 25, h * 0.4, x - 25, h * 0.4]);
  });
  around(w, 590, (x) => {
    block(p, x - 62, -h * 0.1, 124, h * 1.1, 6, darker(wood, 0.06));
    for (const side of [-56, 4]) block(p, x + side, -h * 0.04, 52, h * 0.98, 4, lighter(wood, 0.1));
    for (const side of [-10, 10]) disc(filled(p, '#d9b05c'), x + side, h * 0.5, 5);
  });
}
