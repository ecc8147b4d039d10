import { block } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, type Pen } from '../art/scenery/strip.ts';
import { darker, lighter, mix } from '../math/colour.ts';
import { turn } from '../math/maths.ts';

openSite({
  light: 'rays',
  layers: [
    [farStalks, 1],
    [stalks, 1.1],
    ['bushes', 0.16],
  ],
  ground: 'grass',
  floorOf: 'jungle',
  air: 'leaves',
});

function farStalks(p: Pen): void {
  for (let i = 0; i < 22; i++) stalk(p, p.random.range(0, p.w), p.random.range(7, 11), lighter(p.colour, 0.12), 0);
}

function stalks(p: Pen): void {
  const green = mix('#6fae45', p.colour, 0.35);
  for (let i = 0; i < 9; i++)
    stalk(
      p,
      ((i + p.random.range(0.2, 0.8)) * p.w) / 9,
      p.random.range(15, 22),
      i % 3 ? green : darker(green, 0.12),
      5,
    );
}

/** A stalk in segments, with so many twigs of narrow leaves. */
function stalk(p: Pen, place: number, wide: number, fill: string, twigs: number): void {
  const { ctx, h, w } = p;
  const segment = h * p.random.range(0.11, 0.15);
  const high = p.random.range(-0.1, 0.06) * h;
  const leaves = Array.from(
    { length: twigs },
    () => [p.random.range(0.02, 0.6) * h, p.random.chance(0.5) ? 1 : -1] as const,
  );
  around(w, place, (x) => {
    for (let y = h; y > high; y -= segment) {
      block(p, x - wide / 2, y - segment, wide, segment - 3, wide * 0.2, fill);
      block(p, x - wide * 0.3, y - segment + 3, wide * 0.18, segment - 9, 2, lighter(fill, 0.25));
      block(p, x - wide * 0.58, y - segment - 2, wide * 1.16, 5, 2, darker(fill, 0.22));
    }
    ctx.fillStyle = lighter(fill, 0.1);
    for (const [y, side] of leaves)
      for (let i = 0; i < 4; i++) {
        ctx.save();
        ctx.translate(x + side * wide * 0.4, y);
        ctx.rotate(side * (0.3 + i * 0.34));
        ctx.beginPath();
        ctx.ellipse(side * 26, 0, 26, 5, 0, 0, turn);
        ctx.fill();
        ctx.restore();
      }
  });
}
