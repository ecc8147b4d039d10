import { block, filled } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, type Pen, shape, spread } from '../art/scenery/strip.ts';
import { darker, lighter, mix } from '../math/colour.ts';
import { at } from '../math/random.ts';

openSite({
  layers: [
    ['hills', 0.46],
    [cottages, 0.34],
    ['fence', 0.09],
  ],
  ground: 'grass',
  air: 'none',
});

function cottages(p: Pen): void {
  const { h, w, palette, colour } = p;
  const roofs = ['#b5523c', '#8a5a3c', mix(palette.danger, '#a0503a', 0.5), '#6c6a86'];
  [70, 225, 400, 555, 690].forEach((place, i) => {
    const size = h * at([0.5, 0.62, 0.46, 0.58, 0.44], i);
    around(w, place, (x) =>
      cottage(p, x, size, mix(at(['#f3e6cc', '#e9d3b0', '#f6efe2'], i), colour, 0.22), mix(at(roofs, i), colour, 0.18)),
    );
  });
  around(w, 312, (x) => {
    block(p, x - h * 0.05, h * 0.12, h * 0.1, h, 2, mix('#e9d9bb', colour, 0.25));
    shape(filled(p, mix('#6c6a86', colour, 0.2)), [x - h * 0.075, h * 0.13, x, -h * 0.08, x + h * 0.075, h * 0.13]);
    disc(filled(p, '#fff7e0'), x, h * 0.22, h * 0.03);
  });
  spread(p, 6, 0.6, (x, s) => {
    block(p, x - 4, h - 36 * s, 8, 36 * s, 2, '#6b4a30');
    disc(filled(p, mix('#5f9c4c', colour, 0.3)), x, h - 50 * s, 26 * s);
  });
}

function cottage(p: Pen, x: number, size: number, wall: string, roof: string): void {
  const { h } = p;
  const wide = size * 0.95;
  block(p, x + wide * 0.2, h - size * 1.16, size * 0.12, size * 0.4, 1, darker(wall, 0.3));
  block(p, x - wide / 2, h - size * 0.62, wide, size * 0.62, 2, wall);
  shape(filled(p, roof), [
    x - wide * 0.6,
    h - size * 0.58,
    x - wide * 0.32,
    h - size * 1.05,
    x + wide * 0.32,
    h - size * 1.05,
    x + wide * 0.6,
    h - size * 0.58,
  ]);
  shape(filled(p, lighter(roof, 0.12)), [
    x - wide * 0.46,
    h - size * 0.82,
    x - wide * 0.4,
    h - size * 0.9,
    x + wide * 0.4,
    h - size * 0.9,
    x + wide * 0.46,
    h - size * 0.82,
  ]);
  block(p, x - size * 0.09, h - size * 0.36, size * 0.18, size * 0.36, 4, '#7a4c2e');
  for (const side of [-0.34, 0.18]) {
    block(p, x + side * wide - 2, h - size * 0.44, size * 0.18, size * 0.18, 2, '#fffaf0');
    block(p, x + side * wide, h - size * 0.42, size * 0.14, size * 0.14, 1, '#ffe7a3');
  }
}
