import { block, fillFrom, glow } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, type Pen, shape } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';

/** A stage before its curtain. */
openSite({
  light: 'none',
  layers: [
    [stageCurtains, 1.2],
    [footlights, 0.1],
  ],
  ground: 'planks',
  floorOf: 'room',
  air: 'none',
});

function stageCurtains(p: Pen): void {
  const { ctx, w, h, palette, colour } = p;
  const cloth = mix('#b3263a', colour, 0.25);
  for (let i = 0; i < 20; i++) {
    const fold = ctx.createLinearGradient((i * w) / 20, 0, ((i + 1) * w) / 20, 0);
    fold.addColorStop(0, darker(cloth, 0.45));
    fold.addColorStop(0.45, lighter(cloth, 0.1));
    fold.addColorStop(1, darker(cloth, 0.4));
    ctx.fillStyle = fold;
    ctx.fillRect((i * w) / 20, 0, w / 20 + 0.6, h);
  }
  for (let i = 0; i < 5; i++)
    around(w, (i + 0.5) * (w / 5), (x) => {
      ctx.fillStyle = lighter(cloth, 0.06);
      ctx.beginPath();
      ctx.ellipse(x, h * 0.2, w / 10 + 2, h * 0.17, 0, 0, Math.PI);
      ctx.fill();
      ctx.strokeStyle = mix('#e8c25a', palette.accent, 0.2);
      ctx.lineWidth = 8;
      ctx.stroke();
    });
  fillTop(p, h * 0.2, lighter(cloth, 0.02));
  for (const place of [190, 570])
    around(w, place, (x) => {
      ctx.fillStyle = alpha('#fff3c8', 0.2);
      shape(ctx, [x - 16, h * 0.12, x + 16, h * 0.12, x + 150, h, x - 150, h]);
    });
}

function footlights(p: Pen): void {
  const { ctx, w, h } = p;
  const wood = mix('#6b3f24', p.colour, 0.25);
  fillFrom(p, h * 0.5, wood);
  block(p, -4, h * 0.5, w + 8, 10, 0, lighter(wood, 0.25));
  for (let i = 0; i < 8; i++)
    around(w, (i + 0.5) * (w / 8), (x) => {
      glow(p, x, h * 0.48, h * 0.5, '#fff0bd', 0.6);
      ctx.fillStyle = '#e8c25a';
      ctx.beginPath();
      ctx.arc(x, h * 0.52, h * 0.15, Math.PI, 0);
      ctx.fill();
    });
}

function fillTop({ ctx, w }: Pen, to: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, w, to);
}
