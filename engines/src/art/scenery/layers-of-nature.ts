import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { around, branch, disc, line, type Pen, peaks, ridge, shape, spread, wave } from './strip.ts';

/** Landscapes and what grows in them. */
export const drawNature = {
  hills: (p: Pen) => ridge(p, [1, 2, 3], 0.42, 0.6),
  dunes: (p: Pen) => ridge(p, [1, 2], 0.35, 0.62),
  mountains: (p: Pen) => peaks(p, false),
  volcano: (p: Pen) => peaks(p, true),
  mesas: (p: Pen) => {
    spread(p, 4, 0.25, (x, s) => {
      const width = p.h * s * 0.8;
      const top = p.h * (1 - s * 0.9);
      shape(p.ctx, [
        x - width,
        p.h,
        x - width * 0.72,
        top + p.h * 0.24,
        x - width * 0.6,
        top,
        x + width * 0.6,
        top,
        x + width * 0.7,
        top + p.h * 0.2,
        x + width,
        p.h,
      ]);
      p.ctx.fillStyle = darker(p.colour, 0.12);
      for (let i = 1; i < 4; i++) p.ctx.fillRect(x - width * 0.62, top + i * p.h * 0.07, width * 1.24, p.h * 0.02);
    });
    ridge(p, [2, 3], 0.1, 0.14);
  },
  pines: (p: Pen) => {
    spread(p, 13, 0.5, (x, s) => {
      for (let i = 0; i < 3; i++) {
        const y = p.h * (1 - s) + i * p.h * s * 0.24;
        const width = p.h * s * (0.14 + i * 0.07);
        p.ctx.fillStyle = i % 2 ? darker(p.colour, 0.1) : p.colour;
        shape(p.ctx, [x, y, x + width, y + p.h * s * 0.42, x - width, y + p.h * s * 0.42]);
      }
    });
    ridge(p, [2], 0.1, 0.14);
  },
  trees: (p: Pen) => {
    spread(p, 9, 0.55, (x, s) => {
      p.ctx.fillStyle = darker(p.colour, 0.3);
      p.ctx.fillRect(x - p.h * 0.025, p.h * (1 - s * 0.5), p.h * 0.05, p.h * s);
      p.ctx.fillStyle = p.colour;
      const r = p.h * s * 0.24;
      for (const [dx, dy] of [
        [0, 0],
        [-0.8, 0.5],
        [0.8, 0.5],
        [0, 0.7],
      ] as const)
        disc(p.ctx, x + dx * r, p.h * (1 - s) + r + dy * r, r);
      p.ctx.fillStyle = lighter(p.colour, 0.1);
      disc(p.ctx, x - r * 0.3, p.h * (1 - s) + r * 0.8, r * 0.5);
    });
    ridge(p, [1, 3], 0.1, 0.16);
  },
  bushes: (p: Pen) => {
    spread(p, 14, 0.5, (x, s) => {
      disc(p.ctx, x, p.h, p.h * s * 0.8);
      disc(p.ctx, x + p.h * 0.5 * s, p.h, p.h * s * 0.6);
    });
  },
  palms: (p: Pen) => {
    ridge(p, [1], 0.04, 0.07);
    spread(p, 4, 0.6, (x, s) => {
      const y = p.h * (1 - s * 0.92);
      p.ctx.strokeStyle = darker(p.colour, 0.3);
      p.ctx.lineWidth = p.h * 0.045;
      p.ctx.lineCap = 'round';
      p.ctx.beginPath();
      p.ctx.moveTo(x - p.h * 0.1, p.h);
      p.ctx.quadraticCurveTo(x - p.h * 0.08, y + p.h * 0.3, x, y);
      p.ctx.stroke();
      p.ctx.fillStyle = p.colour;
      for (let i = 0; i < 7; i++) {
        const a = -Math.PI * (i / 6) * 1.2 + 0.3;
        const reach = p.h * 0.3 * s;
        const tipX = x + Math.cos(a) * reach;
        const tipY = y + Math.sin(a) * reach * 0.7 + reach * 0.25;
        p.ctx.beginPath();
        p.ctx.moveTo(x, y);
        p.ctx.quadraticCurveTo(x + Math.cos(a) * reach * 0.6, y + Math.sin(a) * reach - reach * 0.3, tipX, tipY);
        p.ctx.quadraticCurveTo(x + Math.cos(a) * reach * 0.5, y + Math.sin(a) * reach * 0.6, x, y);
        p.ctx.fill();
      }
    });
  },
  bare: (p: Pen) => {
    spread(p, 6, 0.55, (x, s) => branch(p.ctx, x, p.h, -Math.PI / 2, p.h * s * 0.36, p.h * 0.05, 4, p.random));
    ridge(p, [2, 3], 0.08, 0.14);
  },
  reeds: (p: Pen) => {
    spread(p, 30, 0.4, (x, s) => {
      p.ctx.fillRect(x, p.h * (1 - s), p.h * 0.02, p.h * s);
      p.ctx.beginPath();
      p.ctx.ellipse(x + p.h * 0.01, p.h * (1 - s), p.h * 0.035, p.h * 0.13, 0, 0, turn);
      p.ctx.fill();
    });
  },
  flowers: (p: Pen) => {
    ridge(p, [2], 0.2, 0.4);
    const tints = [p.palette.accent, p.palette.second, p.palette.danger, '#ffffff'];
    spread(p, 26, 0.4, (x, s) => {
      const y = p.h * (1.05 - s * 0.7);
      p.ctx.fillStyle = darker(p.colour, 0.2);
      p.ctx.fillRect(x - 1, y, 2, p.h);
      p.ctx.fillStyle = mix(p.random.pick(tints), p.colour, 0.25);
      for (let i = 0; i < 5; i++) disc(p.ctx, x + Math.cos((i / 5) * turn) * 5, y + Math.sin((i / 5) * turn) * 5, 3.6);
      p.ctx.fillStyle = lighter(p.colour, 0.6);
      disc(p.ctx, x, y, 2.6);
    });
  },
  cacti: (p: Pen) => {
    ridge(p, [1, 2], 0.12, 0.2);
    p.ctx.lineCap = 'round';
    spread(p, 4, 0.5, (x, s) => {
      p.ctx.strokeStyle = p.colour;
      p.ctx.lineWidth = p.h * s * 0.15;
      line(p.ctx, [x, p.h, x, p.h * (1 - s * 0.9)]);
      line(p.ctx, [
        x,
        p.h * (1 - s * 0.4),
        x + p.h * s * 0.22,
        p.h * (1 - s * 0.4),
        x + p.h * s * 0.22,
        p.h * (1 - s * 0.65),
      ]);
      line(p.ctx, [
        x,
        p.h * (1 - s * 0.3),
        x - p.h * s * 0.2,
        p.h * (1 - s * 0.3),
        x - p.h * s * 0.2,
        p.h * (1 - s * 0.5),
      ]);
    });
  },
  waves: (p: Pen) => {
    for (let row = 0; row < 3; row++) {
      p.ctx.fillStyle = mix(p.colour, '#ffffff', 0.28 - row * 0.12);
      wave(p, p.h * (0.2 + row * 0.26), p.h * 0.05, 6 + row, row);
    }
  },
  kelp: (p: Pen) => {
    p.ctx.lineCap = 'round';
    p.ctx.strokeStyle = p.colour;
    spread(p, 10, 0.5, (x, s) => {
      p.ctx.lineWidth = p.h * 0.04;
      const points = [];
      for (let i = 0; i <= 12; i++)
        points.push(x + Math.sin(i * 0.9 + x) * p.h * 0.035, p.h - (i / 12) * p.h * s * 0.9);
      line(p.ctx, points);
      for (let i = 2; i < 12; i++)
        disc(p.ctx, (points[i * 2] ?? 0) + (i % 2 ? 1 : -1) * p.h * 0.035, points[i * 2 + 1] ?? 0, p.h * 0.022);
    });
  },
  corals: (p: Pen) => {
    ridge(p, [1, 3], 0.14, 0.24);
    const tints = [p.palette.second, p.palette.accent, p.palette.danger];
    spread(p, 8, 0.5, (x, s) => {
      const tint = mix(p.random.pick(tints), p.colour, 0.55);
      p.ctx.fillStyle = tint;
      if (p.random.chance(0.5)) branch(p.ctx, x, p.h, -Math.PI / 2, p.h * s * 0.3, p.h * 0.09, 3, p.random, tint);
      else for (let i = 0; i < 5; i++) disc(p.ctx, x + (i - 2) * p.h * 0.09, p.h * (0.86 - s * 0.2), p.h * 0.11);
    });
  },
  clouds: (p: Pen) => {
    p.ctx.fillStyle = alpha(lighter(p.colour, 0.65), 0.85);
    spread(p, 5, 0.4, (x, s) => {
      const y = p.h * p.random.range(0.08, 0.6);
      const r = 16 + 26 * s;
      p.ctx.beginPath();
      for (const [dx, dy, k] of [
        [-1.3, 0.2, 0.7],
        [-0.5, -0.25, 0.9],
        [0.5, -0.1, 1],
        [1.4, 0.25, 0.66],
      ] as const) {
        p.ctx.moveTo(x + dx * r, y);
        p.ctx.arc(x + dx * r, y + dy * r, r * k, 0, turn);
      }
      p.ctx.rect(x - r * 1.6, y, r * 3.4, r * 0.9);
      p.ctx.fill();
    });
  },
  nebula: (p: Pen) => {
    for (let i = 0; i < 7; i++) {
      const x = p.random.range(0, p.w);
      const r = p.random.range(60, Math.min(150, p.h / 2));
      // A glow that reached over the edge of its strip would be cut off straight.
      const y = p.random.range(r, p.h - r);
      around(p.w, x, (cx) => {
        const glow = p.ctx.createRadialGradient(cx, y, 0, cx, y, r);
        glow.addColorStop(0, alpha(i % 2 ? p.palette.second : p.colour, 0.28));
        glow.addColorStop(1, alpha(p.colour, 0));
        p.ctx.fillStyle = glow;
        p.ctx.fillRect(cx - r, y - r, r * 2, r * 2);
      });
    }
  },
  asteroids: (p: Pen) => {
    spread(p, 9, 0.2, (x, s) => {
      const y = p.random.range(0, p.h);
      const r = 4 + 14 * s;
      p.ctx.fillStyle = mix(p.colour, p.palette.sky[0], 0.3);
      p.ctx.beginPath();
      for (let i = 0; i < 9; i++)
        p.ctx.lineTo(
          x + Math.cos((i / 9) * turn) * r * p.random.range(0.75, 1.1),
          y + Math.sin((i / 9) * turn) * r * 0.85,
        );
      p.ctx.fill();
      p.ctx.fillStyle = darker(p.colour, 0.35);
      disc(p.ctx, x - r * 0.2, y + r * 0.1, r * 0.25);
    });
  },
  craters: (p: Pen) => {
    ridge(p, [1, 2], 0.3, 0.6);
    p.ctx.fillStyle = darker(p.colour, 0.18);
    spread(p, 9, 0.4, (x, s) => {
      p.ctx.beginPath();
      p.ctx.ellipse(x, p.h * p.random.range(0.7, 0.95), 26 * s, 7 * s, 0, 0, turn);
      p.ctx.fill();
    });
  },
  stalactites: (p: Pen) => {
    spread(p, 16, 0.3, (x, s) => shape(p.ctx, [x - 26 * s, 0, x + 26 * s, 0, x + 3, p.h * 0.5 * s]));
    p.ctx.fillRect(0, 0, p.w, 12);
  },
  stalagmites: (p: Pen) => {
    spread(p, 14, 0.3, (x, s) => shape(p.ctx, [x - p.h * 0.28 * s, p.h, x + p.h * 0.28 * s, p.h, x, p.h * (1 - s)]));
    ridge(p, [2, 3], 0.1, 0.2);
  },
  crystals: (p: Pen) => {
    ridge(p, [1, 2], 0.12, 0.2);
    spread(p, 8, 0.4, (x, s) => {
      for (const lean of [-0.5, 0.5, 0]) {
        const tall = p.h * s * (lean ? 0.55 : 0.9);
        p.ctx.fillStyle = mix(lean ? p.palette.second : p.palette.accent, p.colour, 0.6);
        shape(p.ctx, [
          x - 8,
          p.h,
          x + lean * tall - 7,
          p.h - tall * 0.8,
          x + lean * tall,
          p.h - tall,
          x + lean * tall + 7,
          p.h - tall * 0.8,
          x + 8,
          p.h,
        ]);
      }
    });
  },
  sweets: (p: Pen) => {
    ridge(p, [1, 3], 0.12, 0.22);
    const tints = [p.palette.accent, p.palette.second, p.palette.danger, p.colour];
    spread(p, 7, 0.5, (x, s) => {
      const r = p.h * s * 0.17;
      const y = p.h * (1 - s * 0.85) + r;
      p.ctx.fillStyle = '#ffffff';
      p.ctx.fillRect(x - 2.5, y, 5, p.h);
      p.ctx.fillStyle = p.random.pick(tints);
      disc(p.ctx, x, y, r);
      p.ctx.strokeStyle = alpha('#ffffff', 0.7);
      p.ctx.lineWidth = r * 0.2;
      p.ctx.beginPath();
      for (let i = 0; i < 26; i++)
        p.ctx.lineTo(x + Math.cos(i * 0.5) * r * (i / 28), y + Math.sin(i * 0.5) * r * (i / 28));
      p.ctx.stroke();
      p.ctx.fillStyle = p.random.pick(tints);
      p.ctx.beginPath();
      p.ctx.arc(x + r * 1.9, p.h, r * 1.1, Math.PI, 0);
      p.ctx.fill();
    });
  },
};
