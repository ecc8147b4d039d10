import { alpha, darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { around, disc, line, type Pen, ridge, shape, spread, wave } from './strip.ts';

/** Places with a look of their own: a lake, a mouth, the inside of a starship, a fair, a shop, a classroom. */
export const drawPlaces = {
  lake: (p: Pen) => {
    const { ctx, w, h } = p;
    const water = mix('#3f9bd6', p.palette.sky[1], 0.35);
    ctx.fillStyle = water;
    wave(p, h * 0.12, h * 0.02, 3, 0);
    ctx.fillStyle = alpha(lighter(water, 0.5), 0.55);
    for (let i = 0; i < 34; i++) {
      const y = h * p.random.range(0.22, 0.95);
      const long = p.random.range(14, 60);
      around(w, p.random.range(0, w), (x) => ctx.fillRect(x, y, long, 2.2));
    }
    spread(p, 5, 0.6, (x, s) => {
      ctx.fillStyle = mix('#4f9d45', p.colour, 0.3);
      ctx.beginPath();
      ctx.ellipse(x, h * p.random.range(0.4, 0.9), 20 * s, 6 * s, 0, 0.5, turn);
      ctx.fill();
    });
  },
  mouthWall: (p: Pen) => {
    const { ctx, w, h, colour } = p;
    const throat = ctx.createLinearGradient(0, 0, 0, h);
    throat.addColorStop(0, lighter(colour, 0.12));
    throat.addColorStop(0.55, darker(colour, 0.42));
    throat.addColorStop(1, darker(colour, 0.1));
    ctx.fillStyle = throat;
    ctx.fillRect(0, 0, w, h);
    ctx.strokeStyle = alpha(lighter(colour, 0.25), 0.45);
    ctx.lineWidth = 7;
    for (let row = 0; row < 5; row++) {
      ctx.beginPath();
      for (let x = 0; x <= w; x += 8) ctx.lineTo(x, h * (0.36 + row * 0.07) + Math.sin((x / w) * turn * 4 + row) * 9);
      ctx.stroke();
    }
    teeth(p, h * 0.2, h * 0.13, 1);
    ctx.fillStyle = lighter(colour, 0.05);
    ctx.fillRect(0, 0, w, h * 0.2);
  },
  tongue: (p: Pen) => {
    const { ctx, w, h, colour } = p;
    teeth(p, h * 0.75, h * 0.62, -1);
    ctx.fillStyle = mix(colour, '#ff8fa0', 0.4);
    ctx.fillRect(0, h * 0.74, w, h);
  },
  flesh: (p: Pen) => {
    const { ctx, w, h, colour } = p;
    ctx.fillStyle = mix(colour, p.palette.sky[0], 0.3);
    ctx.fillRect(0, 0, w, h);
    ctx.lineCap = 'round';
    for (let i = 0; i < 7; i++) {
      ctx.strokeStyle = alpha(i % 2 ? lighter(colour, 0.22) : darker(colour, 0.3), 0.5);
      ctx.lineWidth = 14 + (i % 3) * 10;
      ctx.beginPath();
      for (let x = 0; x <= w; x += 8)
        ctx.lineTo(x, h * (0.1 + i * 0.13) + Math.sin((x / w) * turn * (2 + (i % 2)) + i * 2) * 26);
      ctx.stroke();
    }
    spread(p, 22, 0.4, (x, s) => {
      const y = h * p.random.range(0.05, 0.95);
      ctx.fillStyle = alpha('#e2434d', 0.5);
      disc(ctx, x, y, 16 * s);
      ctx.fillStyle = alpha('#8e1f33', 0.45);
      disc(ctx, x, y, 8 * s);
    });
  },
  hull: (p: Pen) => {
    const { ctx, w, h, colour, palette } = p;
    ctx.fillStyle = colour;
    ctx.fillRect(0, 0, w, h);
    const step = w / 8;
    for (let i = 0; i < 8; i++) {
      ctx.fillStyle = i % 2 ? darker(colour, 0.12) : lighter(colour, 0.06);
      ctx.fillRect(i * step + 3, 0, step - 6, h);
      ctx.fillStyle = alpha(palette.accent, 0.75);
      ctx.fillRect(i * step + 10, h * 0.88, step - 20, 5);
      ctx.fillRect(i * step + 10, h * 0.3, step - 20, 3);
      if (i % 2 === 0) porthole(p, (i + 0.5) * step, h * 0.52, step * 0.44);
      else screen(p, i * step + 16, h * 0.44, step - 32, h * 0.12);
    }
    ctx.fillStyle = darker(colour, 0.4);
    for (const y of [0.34, 0.8]) ctx.fillRect(0, h * y, w, 9);
    ctx.fillStyle = lighter(colour, 0.3);
    for (const y of [0.34, 0.8]) ctx.fillRect(0, h * y, w, 3);
  },
  ferris: (p: Pen) => {
    const { ctx, h, palette, colour } = p;
    ridge(p, [1, 2], 0.06, 0.1);
    const cabins = [palette.accent, palette.second, palette.danger];
    for (const x of [p.w * 0.24, p.w * 0.74]) {
      const r = h * 0.4;
      const y = h * 0.5;
      // Seen also before a dark sky.
      ctx.strokeStyle = lightnessOf(palette.sky[1]) < 0.45 ? lighter(colour, 0.4) : darker(colour, 0.1);
      ctx.lineWidth = 6;
      line(ctx, [x - r * 0.5, h, x, y, x + r * 0.5, h]);
      ctx.lineWidth = 3;
      for (let i = 0; i < 12; i++)
        line(ctx, [x, y, x + Math.cos((i / 12) * turn) * r, y + Math.sin((i / 12) * turn) * r]);
      ctx.beginPath();
      ctx.arc(x, y, r, 0, turn);
      ctx.stroke();
      for (let i = 0; i < 12; i++) {
        ctx.fillStyle = mix(at(cabins, i), colour, 0.2);
        disc(ctx, x + Math.cos((i / 12) * turn) * r, y + Math.sin((i / 12) * turn) * r + 6, r * 0.11);
      }
    }
  },
  tents: (p: Pen) => {
    const { ctx, h, palette } = p;
    const tints = [palette.danger, palette.second, palette.accent];
    spread(p, 5, 0.7, (x, s) => {
      const wide = h * s * 0.6;
      const top = h * (1 - s * 0.95);
      const eaves = h * (1 - s * 0.5);
      const tint = p.random.pick(tints);
      for (let i = 0; i < 8; i++) {
        ctx.fillStyle = i % 2 ? '#fff6e6' : tint;
        const [from, to] = [x - wide + (i / 8) * wide * 2, x - wide + ((i + 1) / 8) * wide * 2];
        shape(ctx, [x, top, to, eaves, from, eaves]);
        ctx.fillRect(x + (from - x) * 0.86, eaves, (to - from) * 0.86 + 0.5, h);
        disc(ctx, (from + to) / 2, eaves, (to - from) / 2);
      }
      ctx.fillStyle = palette.accent;
      shape(ctx, [x, top - 16, x + 16, top - 10, x, top - 4]);
    });
  },
  shopShelves: (p: Pen) => {
    const { ctx, w, h, colour, palette } = p;
    ctx.fillStyle = lighter(colour, 0.35);
    ctx.fillRect(0, 0, w, h);
    const tints = [palette.accent, palette.second, palette.danger, '#6db86b', '#5b9bd5', '#f2f0ea'];
    for (let row = 0; row < 6; row++) {
      const y = h * (0.3 + row * 0.125);
      for (let x = 6; x < w - 14; ) {
        // Jars, tins and round goods in turns: upright boxes alone would be books.
        const wide = p.random.range(20, 34);
        const high = h * p.random.range(0.05, 0.08);
        const sort = row % 3;
        ctx.fillStyle = mix(p.random.pick(tints), colour, 0.3);
        ctx.beginPath();
        if (sort === 1) ctx.arc(x + wide / 2, y - wide / 2, wide / 2, 0, turn);
        else ctx.roundRect(x, y - high, wide, high, sort ? 5 : 11);
        ctx.fill();
        ctx.fillStyle = alpha('#ffffff', 0.5);
        if (sort === 1) ctx.fillRect(x + wide * 0.26, y - wide * 0.8, 5, 5);
        else ctx.fillRect(x + 4, y - high * 0.62, wide - 8, high * 0.3);
        ctx.fillStyle = darker(colour, 0.35);
        if (sort === 0) ctx.fillRect(x + 3, y - high - 5, wide - 6, 6);
        x += wide + p.random.range(2, 8);
      }
      ctx.fillStyle = darker(colour, 0.2);
      ctx.fillRect(0, y, w, 9);
      ctx.fillStyle = alpha('#ffffff', 0.6);
      for (let x = 20; x < w; x += 62) ctx.fillRect(x, y + 1, 22, 7);
    }
  },
  classroom: (p: Pen) => {
    const { ctx, w, h, colour, palette } = p;
    ctx.fillStyle = mix(colour, '#fff3d6', 0.5);
    ctx.fillRect(0, 0, w, h);
    ctx.fillStyle = mix(colour, palette.second, 0.2);
    ctx.fillRect(0, h * 0.78, w, h);
    for (const x of [40, 420]) {
      ctx.fillStyle = '#9a6a3c';
      ctx.fillRect(x, h * 0.34, 300, h * 0.3);
      ctx.fillStyle = '#2f5d4a';
      ctx.fillRect(x + 9, h * 0.34 + 9, 282, h * 0.3 - 18);
      ctx.strokeStyle = alpha('#ffffff', 0.55);
      ctx.lineWidth = 3;
      for (let row = 0; row < 4; row++) {
        const y = h * 0.39 + row * h * 0.06;
        const points = [];
        for (let i = 0; i < 14; i++) points.push(x + 30 + i * 14, y + Math.sin(i * 1.7 + row * 2) * 5);
        line(ctx, points);
      }
      ctx.fillStyle = '#7c5430';
      ctx.fillRect(x + 20, h * 0.64, 260, 7);
    }
  },
  desks: (p: Pen) => {
    const { ctx, h } = p;
    for (let i = 0; i < 5; i++) {
      const x = (i * p.w) / 5 + 20;
      ctx.fillStyle = mix('#c88f52', p.colour, 0.25);
      ctx.fillRect(x, h * 0.4, 108, h * 0.12);
      ctx.fillStyle = mix('#7c5430', p.colour, 0.25);
      for (const leg of [8, 92]) ctx.fillRect(x + leg, h * 0.52, 8, h);
    }
  },
};

/** A row of teeth that grow from `y` upwards (-1) or downwards (1), in their gums. */
function teeth({ ctx, w, palette }: Pen, y: number, long: number, way: 1 | -1): void {
  const count = 14;
  const wide = w / count;
  for (let i = 0; i < count; i++) {
    const reach = long * (i % 4 === 1 ? 1 : 0.86);
    ctx.fillStyle = i % 5 === 3 ? mix('#fff7e0', palette.accent, 0.12) : '#fffdf5';
    ctx.beginPath();
    ctx.roundRect(i * wide + 2, way > 0 ? y - 8 : y - reach, wide - 4, reach + 8, wide * 0.3);
    ctx.fill();
    ctx.fillStyle = alpha('#c9b79b', 0.35);
    ctx.fillRect(i * wide + wide - 9, way > 0 ? y : y - reach * 0.8, 4, reach * 0.7);
  }
}

function porthole({ ctx, colour, palette, random }: Pen, x: number, y: number, r: number): void {
  ctx.fillStyle = darker(colour, 0.45);
  disc(ctx, x, y, r * 1.16);
  ctx.fillStyle = lighter(colour, 0.3);
  disc(ctx, x, y, r * 1.08);
  ctx.fillStyle = '#0b1030';
  disc(ctx, x, y, r);
  for (let i = 0; i < 14; i++) {
    const [angle, far] = [random.range(0, turn), Math.sqrt(random.next()) * r * 0.9];
    ctx.fillStyle = alpha('#ffffff', random.range(0.4, 1));
    disc(ctx, x + Math.cos(angle) * far, y + Math.sin(angle) * far, random.range(0.7, 1.8));
  }
  ctx.fillStyle = mix(palette.second, '#0b1030', 0.25);
  disc(ctx, x + r * 0.3, y + r * 0.25, r * 0.28);
}

function screen({ ctx, palette }: Pen, x: number, y: number, w: number, h: number): void {
  ctx.fillStyle = '#0e1b2c';
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 6);
  ctx.fill();
  ctx.strokeStyle = alpha(palette.second, 0.9);
  ctx.lineWidth = 2.5;
  const points = [];
  for (let i = 0; i <= 12; i++) points.push(x + 6 + (i / 12) * (w - 12), y + h * (0.5 + Math.sin(i * 1.3) * 0.26));
  line(ctx, points);
}
