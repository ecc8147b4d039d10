import { alpha, darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import { around, disc, type Pen, shape, spread, weatherOutside } from './strip.ts';

/** Rooms from inside. */
export const drawRooms = {
  kitchenWall: (p: Pen) => {
    const { ctx, w, h, palette } = p;
    const wall = mix(p.colour, palette.sky[0], 0.35);
    paintWall(p, wall);
    const tiles = h * 0.68;
    ctx.fillStyle = mix(wall, '#ffffff', 0.55);
    ctx.fillRect(0, tiles, w, h - tiles);
    const side = w / 24;
    for (let row = 0; tiles + row * side < h; row++)
      for (let column = 0; column < 24; column++) {
        const isTinted = (row + column) % 2 === 0;
        const tint = p.random.chance(0.12) ? palette.accent : palette.second;
        ctx.fillStyle = mix('#fffaf2', isTinted ? tint : wall, isTinted ? 0.42 : 0.2);
        ctx.beginPath();
        ctx.roundRect(column * side + 1, tiles + row * side + 1, side - 2, side - 2, 3);
        ctx.fill();
      }
    ctx.fillStyle = mix(palette.danger, p.colour, 0.3);
    ctx.fillRect(0, tiles - 12, w, 12);
    ctx.fillStyle = alpha('#ffffff', 0.35);
    ctx.fillRect(0, tiles - 12, w, 3);
    for (const x of [140, 520]) paintWindow(p, x, h * 0.4, 150, 150);
    for (const x of [330, 710]) paintShelves(p, x, h * 0.42, 140);
    for (const x of [60, 425]) paintLamp(p, x, h * 0.34);
    for (const x of [330, 710]) paintUtensils(p, x, h * 0.6);
  },
  counter: (p: Pen) => {
    const { ctx, w, h, palette, colour } = p;
    const top = h * 0.42;
    standOnCounter(p, top);
    ctx.fillStyle = darker(colour, 0.12);
    ctx.fillRect(0, top + 12, w, h);
    for (let i = 0; i < 8; i++) {
      const x = (i * w) / 8;
      const isOven = i === 2 || i === 6;
      ctx.fillStyle = isOven ? mix(palette.ink, '#8a93a6', 0.45) : lighter(colour, 0.12);
      ctx.beginPath();
      ctx.roundRect(x + 5, top + 22, w / 8 - 10, h - top - 30, 6);
      ctx.fill();
      ctx.fillStyle = isOven ? mix('#ffb347', palette.danger, 0.25) : alpha('#ffffff', 0.25);
      ctx.beginPath();
      if (isOven) ctx.roundRect(x + 16, top + 44, w / 8 - 32, (h - top) * 0.42, 6);
      else ctx.roundRect(x + 12, top + 29, w / 8 - 24, h - top - 46, 4);
      ctx.fill();
      ctx.fillStyle = isOven ? '#e9edf4' : mix(palette.accent, '#7a5a2a', 0.35);
      ctx.fillRect(x + w / 16 - 12, top + (isOven ? 33 : 36), 24, 4);
    }
    ctx.fillStyle = mix('#f7efe2', colour, 0.15);
    ctx.beginPath();
    ctx.roundRect(-10, top, w + 20, 15, 4);
    ctx.fill();
    ctx.fillStyle = alpha('#5b3a1c', 0.25);
    ctx.fillRect(0, top + 13, w, 5);
  },
  roomWall: (p: Pen) => {
    const { w, h, palette } = p;
    paintWall(p, mix(p.colour, palette.sky[0], 0.3));
    for (const x of [130, 510]) paintWindow(p, x, h * 0.42, 160, 170);
    for (const x of [310, 690]) paintShelves(p, x, h * 0.46, 150);
    for (const [x, y, size] of [
      [240, 0.36, 54],
      [400, 0.58, 70],
      [620, 0.38, 46],
    ] as const)
      paintFrame(p, x, h * y, size);
    p.ctx.fillStyle = mix(p.colour, '#ffffff', 0.6);
    p.ctx.fillRect(0, h * 0.9, w, h * 0.02);
  },
  toys: (p: Pen) => {
    const tints = [p.palette.accent, p.palette.second, p.palette.danger, p.colour];
    spread(p, 8, 0.5, (x, s) => {
      const r = p.h * 0.2 * s;
      const kind = p.random.int(0, 2);
      p.ctx.fillStyle = mix(p.random.pick(tints), p.colour, 0.25);
      if (kind === 0) disc(p.ctx, x, p.h - r, r);
      if (kind === 1) p.ctx.fillRect(x - r, p.h - r * 2, r * 2, r * 2);
      if (kind === 2) shape(p.ctx, [x - r, p.h, x, p.h - r * 2.2, x + r, p.h]);
      p.ctx.fillStyle = alpha('#ffffff', 0.4);
      if (kind === 0) p.ctx.fillRect(x - r, p.h - r - 2, r * 2, 4);
      if (kind === 1) {
        p.ctx.fillStyle = mix(p.random.pick(tints), p.colour, 0.25);
        p.ctx.fillRect(x - r * 0.7, p.h - r * 3.4, r * 1.4, r * 1.4);
      }
    });
  },
};

/** Stripes with small flowers. */
function paintWall({ ctx, w, h }: Pen, wall: string): void {
  const stripe = w / 20;
  for (let i = 0; i < 20; i++) {
    ctx.fillStyle = i % 2 ? wall : mix(wall, '#ffffff', 0.22);
    ctx.fillRect(i * stripe, 0, stripe + 0.5, h);
    ctx.fillStyle = mix(wall, '#ffffff', i % 2 ? 0.35 : 0.6);
    for (let y = 20 + (i % 2) * 26; y < h; y += 52)
      for (const [dx, dy] of [
        [0, -4],
        [4, 0],
        [0, 4],
        [-4, 0],
      ] as const)
        disc(ctx, (i + 0.5) * stripe + dx, y + dy, 2.8);
  }
}

function paintWindow(p: Pen, x: number, y: number, w: number, h: number): void {
  const { ctx, palette, colour } = p;
  const cloth = mix(palette.danger, palette.accent, 0.3);
  ctx.fillStyle = darker(colour, 0.25);
  ctx.fillRect(x - 7, y - 3, w + 14, h + 14);
  ctx.fillStyle = '#fffaf0';
  ctx.fillRect(x - 7, y - 7, w + 14, h + 14);
  const sky = ctx.createLinearGradient(0, y, 0, y + h);
  const isNight = lightnessOf(palette.sky[0]) < 0.55;
  sky.addColorStop(0, isNight ? '#141c44' : '#7cc6f2');
  sky.addColorStop(1, isNight ? '#3a4788' : '#d9f1ff');
  ctx.fillStyle = sky;
  ctx.fillRect(x, y, w, h);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.fillStyle = isNight ? '#5a659c' : '#ffffff';
  for (const [dx, dy, r] of [
    [0.3, 0.3, 13],
    [0.42, 0.26, 17],
    [0.54, 0.31, 12],
  ] as const)
    disc(ctx, x + dx * w, y + dy * h, r);
  ctx.fillStyle = isNight ? '#2f4a4a' : '#8fc66a';
  disc(ctx, x + w * 0.25, y + h * 1.25, h * 0.55);
  ctx.fillStyle = '#78b85c';
  disc(ctx, x + w * 0.85, y + h * 1.3, h * 0.55);
  weatherOutside(p, x, y, w, h);
  ctx.fillStyle = cloth;
  for (const side of [-1, 1]) {
    const edge = x + w / 2 + (side * w) / 2;
    shape(ctx, [edge, y, edge - side * w * 0.36, y, edge - side * w * 0.16, y + h * 0.55, edge, y + h]);
  }
  ctx.fillStyle = lighter(cloth, 0.2);
  ctx.fillRect(x, y, w, h * 0.13);
  ctx.restore();
  ctx.fillStyle = '#fffaf0';
  ctx.fillRect(x + w / 2 - 3, y, 6, h);
  ctx.fillRect(x, y + h * 0.5, w, 5);
  ctx.fillRect(x - 14, y + h + 5, w + 28, 9);
  for (const dx of [0.25, 0.72]) paintPlant(ctx, x + w * dx, y + h + 5, palette.accent);
}

function paintPlant(ctx: CanvasRenderingContext2D, x: number, y: number, pot: string): void {
  ctx.fillStyle = '#4f9a4a';
  for (const [dx, dy] of [
    [-7, -24],
    [7, -24],
    [0, -31],
  ] as const)
    disc(ctx, x + dx, y + dy, 8);
  ctx.fillStyle = mix(pot, '#c0653b', 0.5);
  shape(ctx, [x - 10, y - 18, x + 10, y - 18, x + 7, y, x - 7, y]);
}

/** Two shelves with jars, cups and plates. */
function paintShelves(p: Pen, x: number, y: number, w: number): void {
  const { ctx, palette } = p;
  const tints = [palette.accent, palette.second, palette.danger, '#fffaf0', '#8fbf7a'];
  for (const row of [0, 1]) {
    const top = y + row * 62;
    for (let i = 0; i < 5; i++) {
      const left = x + 6 + (i * (w - 12)) / 5;
      const tall = p.random.range(18, 40);
      const wide = (w - 12) / 5 - 5;
      const tint = mix(p.random.pick(tints), p.colour, 0.12);
      ctx.fillStyle = tint;
      ctx.beginPath();
      ctx.roundRect(left, top - tall, wide, tall, 5);
      ctx.fill();
      ctx.fillStyle = darker(tint, 0.28);
      ctx.fillRect(left + 2, top - tall - 4, wide - 4, 6);
      ctx.fillStyle = alpha('#ffffff', 0.5);
      ctx.fillRect(left + 3, top - tall * 0.66, wide - 6, tall * 0.3);
    }
    ctx.fillStyle = mix('#9b6436', p.colour, 0.2);
    ctx.fillRect(x, top, w, 8);
    ctx.fillStyle = alpha('#3a2010', 0.22);
    ctx.fillRect(x + 4, top + 8, w - 8, 5);
  }
}

function paintLamp({ ctx, palette, w }: Pen, place: number, y: number): void {
  around(w, place, (x) => {
    const glow = ctx.createRadialGradient(x, y + 26, 4, x, y + 26, 120);
    glow.addColorStop(0, alpha('#fff1b8', 0.6));
    glow.addColorStop(1, alpha('#fff1b8', 0));
    ctx.fillStyle = glow;
    ctx.fillRect(x - 120, y - 94, 240, 240);
    ctx.fillStyle = mix(palette.ink, '#6b5a50', 0.5);
    ctx.fillRect(x - 1.5, 0, 3, y);
    ctx.fillStyle = mix(palette.second, palette.ink, 0.2);
    shape(ctx, [x - 12, y, x + 12, y, x + 34, y + 26, x - 34, y + 26]);
    ctx.fillStyle = '#fff4c9';
    disc(ctx, x, y + 28, 9);
  });
}

function paintUtensils({ ctx, palette }: Pen, x: number, y: number): void {
  const steel = mix('#aab3c2', palette.ink, 0.25);
  ctx.fillStyle = mix('#6b4a2e', palette.ink, 0.2);
  ctx.fillRect(x, y, 140, 5);
  [0, 1, 2, 3].forEach((i) => {
    const left = x + 16 + i * 36;
    ctx.fillStyle = steel;
    ctx.fillRect(left - 2, y + 5, 4, 34);
    if (i === 0) disc(ctx, left, y + 46, 12);
    if (i === 1) ctx.fillRect(left - 9, y + 36, 18, 24);
    if (i === 2) {
      ctx.fillStyle = mix(palette.ink, '#4a4f5c', 0.5);
      disc(ctx, left, y + 48, 15);
    }
    if (i === 3) shape(ctx, [left - 8, y + 58, left, y + 34, left + 8, y + 58]);
  });
}

/** Pots, a kettle, bread and fruit, some of them on each piece of the counter. */
function standOnCounter(p: Pen, top: number): void {
  const { ctx, palette } = p;
  const steel = mix('#8d97a8', palette.ink, 0.35);
  spread(p, 7, 0.75, (x, s) => {
    const w = 24 * s;
    const kind = p.random.int(0, 3);
    ctx.fillStyle = kind === 0 ? steel : kind === 1 ? mix(palette.danger, '#c8402f', 0.4) : '#fffaf0';
    ctx.beginPath();
    if (kind < 2) {
      ctx.roundRect(x - w, top - w * 1.2, w * 2, w * 1.2, 6);
      ctx.fill();
      ctx.fillRect(x - w * 1.3, top - w, w * 2.6, 5);
      ctx.fillRect(x - w * 1.05, top - w * 1.4, w * 2.1, 5);
      disc(ctx, x, top - w * 1.5, 4);
      ctx.fillStyle = alpha('#ffffff', 0.35);
      ctx.fillRect(x - w * 0.75, top - w, 5, w * 0.7);
    } else if (kind === 2) {
      for (const [dx, tint] of [
        [-0.5, palette.danger],
        [0.45, palette.accent],
        [0, '#8fbf4a'],
      ] as const) {
        ctx.fillStyle = tint;
        disc(ctx, x + dx * w, top - w * 0.7, w * 0.42);
      }
      ctx.fillStyle = '#fffaf0';
      ctx.beginPath();
      ctx.ellipse(x, top - w * 0.5, w * 1.1, w * 0.52, 0, 0, Math.PI);
      ctx.fill();
    } else {
      ctx.fillStyle = '#d99a4e';
      ctx.beginPath();
      ctx.roundRect(x - w, top - w * 0.8, w * 2, w * 0.8, w * 0.4);
      ctx.fill();
      ctx.fillStyle = '#f3cd8f';
      for (const dx of [-0.5, 0, 0.5]) ctx.fillRect(x + dx * w - 2, top - w * 0.74, 4, w * 0.34);
    }
  });
}

function paintFrame({ ctx, palette, random }: Pen, x: number, y: number, size: number): void {
  ctx.fillStyle = mix('#9b6436', palette.ink, 0.15);
  ctx.fillRect(x - size / 2 - 5, y - size / 2 - 5, size + 10, size + 10);
  ctx.fillStyle = '#fdf6e8';
  ctx.fillRect(x - size / 2, y - size / 2, size, size);
  ctx.fillStyle = random.pick([palette.accent, palette.second, palette.danger]);
  disc(ctx, x, y - size * 0.06, size * 0.24);
  ctx.fillStyle = '#8fbf7a';
  ctx.fillRect(x - size / 2, y + size * 0.22, size, size * 0.28);
}
