import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { disc, type Pen, ridge, shape, spread } from './strip.ts';

/** Buildings from outside. */
export const drawBuildings = {
  skyline: (p: Pen) => {
    spread(p, 12, 0.4, (x, s) => {
      const width = 22 + 26 * p.random.next();
      const top = p.h * (1 - s);
      p.ctx.fillStyle = mix(p.colour, p.palette.ink, p.random.range(0, 0.18));
      p.ctx.fillRect(x - width / 2, top, width, p.h - top + 2);
      const roof = p.random.int(0, 3);
      if (roof === 0) p.ctx.fillRect(x - 1.5, top - 18, 3, 18);
      if (roof === 1) shape(p.ctx, [x - width / 2, top, x, top - 14, x + width / 2, top]);
      if (roof === 2) p.ctx.fillRect(x - width / 4, top - 8, width / 2, 8);
      for (let y = top + 8; y < p.h - 8; y += 11) {
        for (let column = -width / 2 + 5; column < width / 2 - 6; column += 9) {
          const lit = p.random.next();
          p.ctx.fillStyle = lit < 0.34 ? mix(p.palette.accent, '#fff3c4', 0.4) : darker(p.colour, 0.25);
          p.ctx.globalAlpha = lit < 0.34 ? 0.85 : 0.5;
          p.ctx.fillRect(x + column, y, 5, 6);
        }
      }
      p.ctx.globalAlpha = 1;
    });
  },
  lamps: (p: Pen) => {
    spread(p, 4, 0.85, (x, s) => {
      const top = p.h * (1 - s);
      p.ctx.fillStyle = p.colour;
      p.ctx.fillRect(x - 2, top, 4, p.h);
      p.ctx.fillRect(x - 2, top, 22, 4);
      glow(p, x + 18, top + 8, 34);
      p.ctx.fillStyle = lighter(p.palette.accent, 0.5);
      disc(p.ctx, x + 18, top + 7, 5);
    });
  },
  barns: (p: Pen) => {
    ridge(p, [1, 2], 0.14, 0.26);
    spread(p, 3, 0.6, (x, s) => {
      const w = p.h * 0.34 * s;
      const y = p.h * 0.84;
      p.ctx.fillStyle = mix(p.palette.danger, p.colour, 0.25);
      shape(p.ctx, [
        x - w,
        y,
        x - w,
        y - w * 1.1,
        x - w * 0.6,
        y - w * 1.7,
        x,
        y - w * 2,
        x + w * 0.6,
        y - w * 1.7,
        x + w,
        y - w * 1.1,
        x + w,
        y,
      ]);
      p.ctx.fillStyle = '#fff6e6';
      p.ctx.fillRect(x - w * 0.4, y - w * 0.9, w * 0.8, w * 0.9);
      p.ctx.fillStyle = mix(p.palette.danger, p.colour, 0.45);
      p.ctx.fillRect(x - w * 0.32, y - w * 0.82, w * 0.64, w * 0.82);
      p.ctx.fillStyle = lighter(p.colour, 0.5);
      p.ctx.fillRect(x + w * 1.3, y - w * 2, w * 0.6, w * 2);
      disc(p.ctx, x + w * 1.6, y - w * 2, w * 0.3);
    });
  },
  fence: (p: Pen) => {
    p.ctx.fillStyle = lighter(p.colour, 0.62);
    const posts = Math.round(p.w / 24);
    for (let i = 0; i < posts; i++) {
      const x = (i / posts) * p.w;
      shape(p.ctx, [x + 6, p.h, x + 6, p.h * 0.2, x + 10, 0, x + 14, p.h * 0.2, x + 14, p.h]);
    }
    p.ctx.fillRect(0, p.h * 0.32, p.w, p.h * 0.13);
    p.ctx.fillRect(0, p.h * 0.66, p.w, p.h * 0.13);
  },
  pyramids: (p: Pen) => {
    spread(p, 4, 0.4, (x, s) => {
      const w = p.h * s * 0.8;
      const top = p.h * (1 - s);
      p.ctx.fillStyle = lighter(p.colour, 0.1);
      shape(p.ctx, [x - w, p.h, x, top, x + w * 0.35, p.h]);
      p.ctx.fillStyle = darker(p.colour, 0.15);
      shape(p.ctx, [x + w * 0.35, p.h, x, top, x + w, p.h]);
    });
    ridge(p, [1, 3], 0.06, 0.1);
  },
  columns: (p: Pen) => {
    spread(p, 6, 0.55, (x, s) => {
      const top = p.h * (1 - s);
      const w = p.h * 0.055;
      p.ctx.fillStyle = p.colour;
      p.ctx.fillRect(x - w, top, w * 2, p.h);
      p.ctx.fillStyle = lighter(p.colour, 0.16);
      p.ctx.fillRect(x - w * 1.5, top, w * 3, w * 0.8);
      p.ctx.fillRect(x - w * 1.5, p.h - w, w * 3, w);
      p.ctx.fillStyle = darker(p.colour, 0.2);
      for (const dx of [-0.5, 0.1, 0.6]) p.ctx.fillRect(x + dx * w, top + w, w * 0.22, p.h);
    });
  },
  towers: (p: Pen) => {
    spread(p, 6, 0.45, (x, s) => {
      const w = 14 + 14 * p.random.next();
      const top = p.h * (1 - s * 0.8);
      p.ctx.fillStyle = p.colour;
      p.ctx.fillRect(x - w, top, w * 2, p.h);
      if (p.random.chance(0.6)) {
        p.ctx.fillStyle = mix(p.palette.danger, p.colour, 0.4);
        shape(p.ctx, [x - w * 1.25, top, x, top - w * 2.2, x + w * 1.25, top]);
        p.ctx.fillStyle = p.palette.accent;
        shape(p.ctx, [x, top - w * 2.9, x + w * 0.9, top - w * 2.55, x, top - w * 2.2]);
      } else {
        for (let i = -2; i <= 2; i += 2) p.ctx.fillRect(x + i * w * 0.5 - w * 0.3, top - w * 0.5, w * 0.6, w * 0.6);
      }
      p.ctx.fillStyle = mix(p.palette.accent, p.colour, 0.3);
      p.ctx.beginPath();
      p.ctx.roundRect(x - w * 0.2, top + w * 0.7, w * 0.4, w * 0.9, w * 0.2);
      p.ctx.fill();
    });
    p.ctx.fillStyle = darker(p.colour, 0.08);
    p.ctx.fillRect(0, p.h * 0.78, p.w, p.h);
    for (let x = 0; x < p.w; x += 20) p.ctx.fillRect(x, p.h * 0.74, 11, p.h * 0.1);
  },
  bricks: (p: Pen) => {
    for (let row = 0; row * 18 < p.h; row++) {
      for (let column = 0; column < p.w / 40; column++) {
        const x = column * 40 + (row % 2) * 20;
        p.ctx.fillStyle = mix(p.colour, p.palette.ink, 0.1 + p.random.next() * 0.18);
        p.ctx.fillRect(x + 1, row * 18 + 1, 37, 15.5);
      }
    }
  },
  mansions: (p: Pen) => {
    ridge(p, [1, 2], 0.16, 0.26);
    spread(p, 3, 0.6, (x, s) => {
      const w = p.h * 0.2 * s;
      const y = p.h * 0.86;
      p.ctx.fillStyle = darker(p.colour, 0.3);
      p.ctx.fillRect(x - w, y - w * 1.7, w * 2, w * 1.8);
      shape(p.ctx, [x - w * 1.2, y - w * 1.7, x, y - w * 2.7, x + w * 1.2, y - w * 1.7]);
      p.ctx.fillRect(x + w * 0.5, y - w * 3, w * 0.6, w * 2);
      shape(p.ctx, [x + w * 0.3, y - w * 3, x + w * 0.8, y - w * 3.9, x + w * 1.3, y - w * 3]);
      p.ctx.fillStyle = mix(p.palette.accent, '#ffd98a', 0.4);
      for (const [dx, dy] of [
        [-0.6, -1.3],
        [0.1, -1.3],
        [0.7, -2.6],
        [-0.3, -2.1],
      ] as const)
        p.ctx.fillRect(x + dx * w, y + dy * w, w * 0.24, w * 0.34);
    });
  },
  graves: (p: Pen) => {
    ridge(p, [2, 3], 0.16, 0.28);
    spread(p, 9, 0.5, (x, s) => {
      const w = p.h * 0.14 * s;
      p.ctx.fillStyle = lighter(p.colour, 0.14);
      p.ctx.beginPath();
      p.ctx.roundRect(x - w, p.h * (0.9 - s * 0.5), w * 2, p.h, w);
      p.ctx.fill();
      p.ctx.fillStyle = darker(p.colour, 0.2);
      p.ctx.fillRect(x - w * 0.14, p.h * (0.97 - s * 0.5), w * 0.28, w * 1.2);
      p.ctx.fillRect(x - w * 0.5, p.h * (1.01 - s * 0.5), w, w * 0.28);
    });
  },
  crowd: (p: Pen) => {
    p.ctx.fillStyle = darker(p.colour, 0.25);
    p.ctx.fillRect(0, p.h * 0.08, p.w, p.h);
    const tints = [p.palette.accent, p.palette.second, p.palette.danger, p.palette.paper, p.colour];
    for (let row = 0; row < 7; row++) {
      const count = Math.round(p.w / 13);
      for (let i = 0; i < count; i++) {
        p.ctx.fillStyle = mix(p.random.pick(tints), p.palette.ink, 0.25 + (6 - row) * 0.06);
        disc(p.ctx, ((i + (row % 2) * 0.5) / count) * p.w, p.h * (0.14 + row * 0.105), 4.6);
      }
    }
    p.ctx.fillStyle = p.colour;
    p.ctx.fillRect(0, p.h * 0.86, p.w, p.h);
  },
  flags: (p: Pen) => {
    const tints = [p.palette.accent, p.palette.second, p.palette.danger];
    spread(p, 7, 0.8, (x, s) => {
      p.ctx.fillStyle = p.colour;
      p.ctx.fillRect(x, p.h * (1 - s), 3, p.h);
      p.ctx.fillStyle = p.random.pick(tints);
      shape(p.ctx, [x + 3, p.h * (1 - s), x + 26, p.h * (1.12 - s), x + 3, p.h * (1.25 - s)]);
    });
  },
};

function glow(p: Pen, x: number, y: number, r: number): void {
  const light = p.ctx.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, alpha(p.palette.accent, 0.5));
  light.addColorStop(1, alpha(p.palette.accent, 0));
  p.ctx.fillStyle = light;
  p.ctx.fillRect(x - r, y - r, r * 2, r * 2);
}
