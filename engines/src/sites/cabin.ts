import { block, glow, hangingLamp, legs, pane } from '../art/scenery/furnishings.ts';
import { openSite } from '../art/scenery/open-site.ts';
import { around, disc, line, type Pen } from '../art/scenery/strip.ts';
import { alpha, darker, lighter, mix } from '../math/colour.ts';

/** A log cabin with a fire. */
openSite({
  light: 'none',
  hasWindows: true,
  layers: [
    [logWall, 1.2],
    [hearth, 0.3],
  ],
  ground: 'planks',
  floorOf: 'room',
  air: 'none',
});

function logWall(p: Pen): void {
  const { ctx, w, h, colour } = p;
  const log = 42;
  for (let _row = 0, y = 0; y < h; _row++, y += log) {
    const bark = ctx.createLinearGradient(0, y, 0, y + log);
    bark.addColorStop(0, darker(colour, 0.12));
    bark.addColorStop(0.4, lighter(colour, 0.14));
    bark.addColorStop(1, darker(colour, 0.3));
    ctx.fillStyle = bark;
    ctx.fillRect(0, y, w, log);
    ctx.fillStyle = alpha('#3a2010', 0.18);
    for (let i = 0; i < 5; i++)
      ctx.fillRect(p.random.range(0, w - 70), y + p.random.range(9, 34), p.random.range(20, 60), 2);
    ctx.fillStyle = darker(colour, 0.42);
    ctx.fillRect(0, y + log - 3, w, 3);
  }
  for (const x of [40, 470]) {
    pane(p, x, h * 0.46, 110, 110, darker(colour, 0.3));
    ctx.fillStyle = darker(colour, 0.3);
    ctx.fillRect(x + 52, h * 0.46, 6, 110);
    ctx.fillRect(x, h * 0.46 + 52, 110, 6);
  }
  hangingLamp(p, 390, h * 0.34, mix('#3c3430', colour, 0.2));
  antlers(p, 230, h * 0.46);
  antlers(p, 660, h * 0.5);
}

function hearth(p: Pen): void {
  const { ctx, h, w } = p;
  const stone = mix('#8f8880', p.colour, 0.25);
  around(w, 230, (x) => {
    block(p, x - 56, -h, 112, h * 1.5, 4, stone);
    block(p, x - 104, h * 0.3, 208, h, 6, stone);
    for (let i = 0; i < 26; i++)
      block(
        p,
        x - 100 + (i % 6) * 34 + (Math.floor(i / 6) % 2) * 8,
        h * (0.32 + Math.floor(i / 6) * 0.17),
        28,
        h * 0.13,
        7,
        i % 3 ? lighter(stone, 0.1) : darker(stone, 0.1),
      );
    ctx.fillStyle = '#241812';
    ctx.beginPath();
    ctx.roundRect(x - 58, h * 0.5, 116, h, [56, 56, 0, 0]);
    ctx.fill();
    glow(p, x, h * 0.9, h * 0.7, '#ffa53d', 0.75);
    for (const [dx, tall, tint] of [
      [-20, 0.3, '#f2622e'],
      [20, 0.28, '#f2622e'],
      [0, 0.38, '#ff8f33'],
      [2, 0.22, '#ffd95a'],
    ] as const)
      flame(p, x + dx, h * 0.95, h * tall, tint);
    block(p, x - 40, h * 0.93, 80, 10, 5, '#6b4226');
    block(p, x - 118, h * 0.25, 236, 15, 4, mix('#6b4226', p.colour, 0.3));
    for (const dx of [-84, 84]) block(p, x + dx - 5, h * 0.25 - 26, 10, 26, 3, '#f4ead2');
  });
  around(w, 430, (x) => {
    for (let i = 0; i < 9; i++) {
      const [row, slot] = [i < 4 ? 0 : i < 7 ? 1 : 2, i < 4 ? i : i < 7 ? i - 4 : i - 7];
      ctx.fillStyle = '#7a5230';
      disc(ctx, x - 36 + slot * 25 + row * 12, h - 13 - row * 21, 13);
      ctx.fillStyle = '#d8ae78';
      disc(ctx, x - 36 + slot * 25 + row * 12, h - 13 - row * 21, 9);
    }
  });
  around(w, 620, (x) => {
    const cloth = mix('#a8433a', p.colour, 0.2);
    block(p, x - 52, h - 92, 104, 70, 20, darker(cloth, 0.12));
    block(p, x - 44, h - 48, 88, 26, 8, lighter(cloth, 0.15));
    for (const side of [-62, 38]) block(p, x + side, h - 62, 24, 54, 11, cloth);
    legs(p, [x - 48, x + 48], h - 14, 8, '#4a2e1a');
  });
}

function flame({ ctx }: Pen, x: number, bottom: number, high: number, tint: string): void {
  ctx.fillStyle = tint;
  ctx.beginPath();
  ctx.moveTo(x, bottom - high);
  ctx.bezierCurveTo(x + high * 0.4, bottom - high * 0.5, x + high * 0.36, bottom, x, bottom);
  ctx.bezierCurveTo(x - high * 0.36, bottom, x - high * 0.4, bottom - high * 0.5, x, bottom - high);
  ctx.fill();
}

function antlers(p: Pen, x: number, y: number): void {
  const { ctx } = p;
  block(p, x - 20, y, 40, 50, 14, '#5a3a22');
  ctx.strokeStyle = '#e8d8b8';
  ctx.lineCap = 'round';
  ctx.lineWidth = 6;
  for (const side of [-1, 1]) {
    line(ctx, [x + side * 8, y + 12, x + side * 30, y - 12, x + side * 34, y - 40]);
    line(ctx, [x + side * 30, y - 12, x + side * 50, y - 26]);
  }
}
