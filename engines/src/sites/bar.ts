import { block, filled, fillFrom, fillWall, hangingLamp, legs, tintsOf } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';
import { turn } from '../math/maths.ts';
import { at } from '../math/random.ts';

/** A bar with bottles behind its counter. */
openSite({
  light: 'none',
  layers: [
    [bottleWall, 1.2],
    [barCounter, 0.22],
  ],
  ground: 'planks',
  floorOf: 'room',
  air: 'none',
});

function bottleWall(p: Pen): void {
  const { ctx, w, h, colour, palette } = p;
  fillWall(p, darker(colour, 0.15));
  for (let i = 0; i < 20; i++) {
    ctx.fillStyle = alpha('#000000', i % 2 ? 0.1 : 0);
    ctx.fillRect((i * w) / 20, 0, w / 20, h);
  }
  const wood = mix('#6d4326', colour, 0.3);
  for (const x of [40, 420]) {
    block(p, x - 12, h * 0.34, 324, h * 0.36, 6, darker(wood, 0.3));
    for (const row of [0, 1, 2]) {
      const y = h * (0.45 + row * 0.115);
      for (let i = 0; i < 13; i++) bottle(p, x + 14 + i * 23, y, p.random.range(32, 46));
      block(p, x - 4, y, 308, 8, 2, lighter(wood, 0.15));
    }
  }
  for (const x of [190, 570]) hangingLamp(p, x, h * 0.28, mix(palette.accent, '#7a4a20', 0.4));
}

function barCounter(p: Pen): void {
  const { h, w } = p;
  const wood = mix('#8a5430', p.colour, 0.2);
  fillFrom(p, h * 0.3, darker(wood, 0.1));
  for (let i = 0; i < 8; i++) block(p, (i * w) / 8 + 8, h * 0.42, w / 8 - 16, h * 0.5, 5, darker(wood, 0.26));
  block(p, -10, h * 0.26, w + 20, 16, 5, lighter(wood, 0.2));
  for (let i = 0; i < 6; i++)
    around(w, (i + 0.5) * (w / 6), (x) => {
      if (i % 2) {
        shape(filled(p, alpha('#e8f5fa', 0.8)), [
          x - 12,
          h * 0.26 - 30,
          x + 12,
          h * 0.26 - 30,
          x + 2,
          h * 0.26 - 10,
          x + 2,
          h * 0.26,
          x - 2,
          h * 0.26,
          x - 2,
          h * 0.26 - 10,
        ]);
      }
      block(p, x + 28, h * 0.5, 48, 11, 6, mix('#b3303c', p.colour, 0.15));
      legs(p, [x + 40, x + 64], h * 0.5 + 9, 5, '#4b4046');
    });
}

function bottle(p: Pen, x: number, bottom: number, high: number): void {
  const tint = mix(p.random.pick([...tintsOf(p, 0.1), '#3f7f52', '#b5652a']), '#2a2030', 0.15);
  block(p, x - 7, bottom - high * 0.66, 14, high * 0.66, 3, tint);
  block(p, x - 3, bottom - high, 6, high * 0.4, 2, tint);
  block(p, x - 6, bottom - high * 0.46, 12, high * 0.2, 1, at(['#fff3d6', '#f0dcae'], p.random.int(0, 1)));
  p.ctx.fillStyle = alpha('#ffffff', 0.4);
  p.ctx.beginPath();
  p.ctx.ellipse(x - 3.5, bottom - high * 0.36, 1.3, high * 0.22, 0, 0, turn);
  p.ctx.fill();
}
