import { block, filled, fillWall, legs, pane, tintsOf } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, mix } from '../math/colour.ts';
import { at } from '../math/random.ts';

/** A workshop, or a garage where cars are mended. */
openSite({
  light: 'none',
  hasWindows: true,
  layers: [
    [toolWall, 1.2],
    [workbench, 0.24],
  ],
  ground: 'tiles',
  floorOf: 'city',
  air: 'none',
});

function toolWall(p: Pen): void {
  const { ctx, h, colour } = p;
  fillWall(p, colour);
  for (const x of [30, 410]) {
    block(p, x, h * 0.38, 230, h * 0.26, 5, mix('#d3a86c', colour, 0.3));
    ctx.fillStyle = alpha('#5b3d1f', 0.3);
    for (let i = 0; i < 70; i++) ctx.fillRect(x + 10 + (i % 14) * 16, h * 0.39 + Math.floor(i / 14) * (h * 0.05), 3, 3);
    for (let i = 0; i < 5; i++) tool(p, i, x + 30 + i * 43, h * 0.42, h * 0.17);
  }
  for (const x of [320, 700]) for (const row of [0, 1]) tyre(p, x, h * (0.43 + row * 0.13), 36);
  pane(p, 290, h * 0.22, 90, h * 0.09, darker(colour, 0.3));
}

function workbench(p: Pen): void {
  const { h, w, palette } = p;
  const wood = mix('#a4713f', p.colour, 0.2);
  around(w, 180, (x) => {
    const top = h * 0.5;
    legs(p, [x - 120, x + 120], top, 16, darker(wood, 0.2));
    block(p, x - 140, top, 280, 16, 3, wood);
    block(p, x - 130, h * 0.8, 260, 10, 2, darker(wood, 0.1));
    block(p, x - 100, top - 34, 78, 35, 4, mix(palette.danger, p.colour, 0.15));
    block(p, x - 74, top - 44, 26, 12, 5, '#3b3f4c');
    block(p, x + 50, top - 26, 50, 27, 4, '#67707f');
    block(p, x + 40, top - 34, 70, 11, 3, '#4f5766');
    for (let i = 0; i < 3; i++) block(p, x - 110 + i * 56, h * 0.8 - 22, 38, 22, 3, at(tintsOf(p, 0.15), i));
  });
  around(w, 460, (x) => {
    for (let row = 0; row < 4; row++) block(p, x - 46, h - 23 - row * 23, 92, 22, 10, row % 2 ? '#2f323c' : '#3a3e4a');
  });
  around(w, 630, (x) => {
    block(p, x - 52, h * 0.3, 104, h * 0.64, 6, mix('#c23b3b', p.colour, 0.15));
    for (let i = 0; i < 4; i++) {
      block(p, x - 44, h * (0.35 + i * 0.14), 88, h * 0.11, 3, mix('#d95050', p.colour, 0.1));
      block(p, x - 18, h * (0.38 + i * 0.14), 36, 5, 2, '#f1f1f4');
    }
  });
}

function tyre(p: Pen, x: number, y: number, r: number): void {
  disc(filled(p, '#2b2e37'), x, y, r);
  disc(filled(p, '#454a57'), x, y, r * 0.62);
  disc(filled(p, '#b9c0cc'), x, y, r * 0.4);
}

function tool(p: Pen, kind: number, x: number, y: number, high: number): void {
  const grip = at([p.palette.danger, p.palette.second, '#8a5a30', p.palette.accent, '#5b8fc4'], kind);
  const steel = '#9aa4b4';
  block(p, x - 5, y + high * 0.36, 10, high * 0.62, 4, grip);
  if (kind === 0) block(p, x - 20, y + high * 0.2, 40, high * 0.2, 4, steel);
  if (kind === 1) {
    disc(filled(p, steel), x, y + high * 0.24, 15);
    disc(filled(p, darker(grip, 0.5)), x, y + high * 0.16, 7);
  }
  if (kind === 2) shape(filled(p, steel), [x - 8, y, x + 17, y + high * 0.5, x - 8, y + high * 0.5]);
  if (kind === 3) block(p, x - 2.5, y, 5, high * 0.4, 1, steel);
  if (kind === 4) block(p, x - 14, y + high * 0.1, 28, high * 0.28, 4, '#e6d3a8');
}
