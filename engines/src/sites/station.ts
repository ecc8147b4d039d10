import { block, clock, fillWall, pane } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, line, type Pen } from '../art/scenery/strip.ts';
import { darker, lighter, mix } from '../math/colour.ts';

/** A railway station. */
openSite({
  light: 'none',
  hasWindows: true,
  layers: [
    [stationHall, 1.2],
    [carriages, 0.24],
  ],
  ground: 'tiles',
  floorOf: 'city',
  air: 'none',
});

function stationHall(p: Pen): void {
  const { ctx, w, h, colour } = p;
  fillWall(p, lighter(colour, 0.3));
  const iron = darker(colour, 0.4);
  for (const x of [20, 210, 400, 590]) pane(p, x + 20, h * 0.4, 130, h * 0.24, iron);
  ctx.strokeStyle = iron;
  ctx.lineWidth = 9;
  for (const place of [0, 380])
    around(w, place, (x) => {
      ctx.beginPath();
      ctx.arc(x + 190, h * 0.38, 190, Math.PI, 0);
      ctx.stroke();
      for (let i = 1; i < 9; i++) {
        const angle = Math.PI * (1 + i / 9);
        line(ctx, [x + 190, h * 0.16, x + 190 + Math.cos(angle) * 190, h * 0.38 + Math.sin(angle) * 190]);
      }
      block(p, x - 8, h * 0.3, 16, h, 0, iron);
    });
  clock(p, 190, h * 0.44, 30);
  block(p, 500, h * 0.42, 130, 46, 5, '#22304a');
  ctx.fillStyle = '#ffd873';
  for (let i = 0; i < 3; i++) ctx.fillRect(512, h * 0.42 + 9 + i * 12, 106 - i * 18, 5);
  block(p, -4, h * 0.86, w + 8, 8, 0, '#e8c14a');
}

function carriages(p: Pen): void {
  const { ctx, w, h, palette } = p;
  const paint = mix(palette.danger, p.colour, 0.3);
  for (const x of [0, 380])
    around(w, x, (left) => {
      block(p, left + 6, h * 0.08, 368, h * 0.66, 14, paint);
      block(p, left + 6, h * 0.52, 368, h * 0.08, 0, '#f6e7c6');
      for (let i = 0; i < 6; i++)
        block(p, left + 26 + i * 56, h * 0.18, 40, h * 0.25, 6, i === 3 ? darker(paint, 0.3) : '#cfe8f4');
      block(p, left + 20, h * 0.74, 340, h * 0.08, 2, '#3a3a46');
      ctx.fillStyle = '#2b2b36';
      for (const dx of [60, 110, 270, 320]) disc(ctx, left + dx, h * 0.86, h * 0.1);
    });
  block(p, -4, h * 0.94, w + 8, h, 0, mix('#8a8f9c', p.colour, 0.3));
}
