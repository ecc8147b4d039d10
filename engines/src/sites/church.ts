import { block, fillWall, hangingLamp } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, type Pen } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';

/** A nave with coloured windows. */
openSite({
  light: 'none',
  layers: [
    [nave, 1.2],
    [pews, 0.16],
  ],
  ground: 'tiles',
  floorOf: 'castle',
  air: 'dust',
});

function nave(p: Pen): void {
  const { ctx, w, h, colour, palette } = p;
  fillWall(p, colour);
  const glass = [palette.accent, palette.second, palette.danger, '#6fb3d9', '#8cc28a'];
  for (const place of [95, 285, 475, 665]) {
    const [wide, top] = [74, h * 0.36];
    arch(p, place, top, wide + 18, h * 0.36, darker(colour, 0.25));
    ctx.save();
    arch(p, place, top, wide, h * 0.345, '#fff6da');
    ctx.clip();
    for (let y = top - wide; y < top + h * 0.36; y += 26)
      for (let x = place - wide / 2; x < place + wide / 2; x += 24)
        block(p, x + 1.5, y + 1.5, 21, 23, 2, alpha(p.random.pick(glass), 0.75));
    ctx.restore();
  }
  for (const x of [0, 190, 380, 570])
    around(w, x, (at_) => {
      block(p, at_ - 15, 0, 30, h, 0, lighter(colour, 0.14));
      block(p, at_ - 23, h * 0.28, 46, 15, 4, lighter(colour, 0.24));
      block(p, at_ - 23, h - 22, 46, 24, 3, lighter(colour, 0.24));
    });
  hangingLamp(p, 380, h * 0.3, '#c9a24e');
}

function pews(p: Pen): void {
  const wood = mix('#7d4f2d', p.colour, 0.25);
  for (let i = 0; i < 4; i++)
    around(p.w, i * 190 + 95, (x) => {
      block(p, x - 74, p.h * 0.3, 148, p.h * 0.36, 6, wood);
      block(p, x - 82, p.h * 0.24, 13, p.h, 5, darker(wood, 0.2));
      block(p, x + 69, p.h * 0.24, 13, p.h, 5, darker(wood, 0.2));
      block(p, x - 78, p.h * 0.66, 156, 10, 3, lighter(wood, 0.15));
    });
}

function arch({ ctx }: Pen, x: number, top: number, wide: number, high: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, top, wide / 2, Math.PI, 0);
  ctx.lineTo(x + wide / 2, top + high);
  ctx.lineTo(x - wide / 2, top + high);
  ctx.closePath();
  ctx.fill();
}
