import { block, box, fillWall, hangingLamp } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, type Pen } from '../art/scenery/strip.ts';
import { darker, mix } from '../math/colour.ts';

openSite({
  light: 'none',
  layers: [
    [racks, 1.2],
    [pallets, 0.22],
  ],
  ground: 'tiles',
  floorOf: 'city',
  air: 'none',
});

function racks(p: Pen): void {
  const { w, h, colour } = p;
  fillWall(p, darker(colour, 0.2));
  const steel = mix('#d0662e', colour, 0.25);
  for (let row = 0; row < 5; row++) {
    const y = h * (0.32 + row * 0.15);
    for (let x = 14; x < w - 30; ) {
      const side = p.random.range(34, h * 0.1);
      if (p.random.chance(0.86))
        box(p, x, y, side, mix(p.random.pick(['#c99a5c', '#b98549', '#d6b37a']), colour, 0.15), p.random.chance(0.3));
      x += side + p.random.range(3, 16);
    }
    block(p, -4, y, w + 8, 10, 0, steel);
  }
  for (const x of [0, 190, 380, 570])
    around(w, x, (left) => block(p, left - 6, h * 0.14, 12, h, 0, mix('#3c5f94', colour, 0.25)));
  hangingLamp(p, 285, h * 0.2, '#4b5566');
  hangingLamp(p, 665, h * 0.2, '#4b5566');
}

function pallets(p: Pen): void {
  const wood = mix('#b98a54', p.colour, 0.25);
  for (const [place, rows] of [
    [90, 2],
    [330, 1],
    [560, 2],
  ] as const)
    around(p.w, place, (x) => {
      const side = p.h * 0.36;
      for (let row = 0; row < rows; row++)
        for (let i = 0; i < 3 - row; i++)
          box(
            p,
            x - side * 1.5 + i * (side + 3) + row * side * 0.5,
            p.h - 12 - row * (side + 2),
            side,
            wood,
            (i + row) % 2 === 0,
          );
      block(p, x - side * 1.6, p.h - 12, side * 3.3, 12, 2, darker(wood, 0.25));
    });
}
