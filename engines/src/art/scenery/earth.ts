import { alpha, darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Palette, Scene } from '../../plan.ts';
import type { Ground } from './scene-art.ts';
import { around, disc, line, shape } from './strip.ts';

type Earth = {
  ctx: CanvasRenderingContext2D;
  w: number;
  h: number;
  scene: Scene;
  palette: Palette;
  random: Random;
  /** A tone that stands out a little from the earth: darker, or lighter where the earth is dark. */
  tone(share: number): string;
};

/** The ground seen from the side: layers, stones, bricks, cake. It fades with depth. */
export function drawEarth(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  scene: Scene,
  palette: Palette,
  random: Random,
  size: { w: number; h: number },
): void {
  const isDark = lightnessOf(palette.ground) < 0.2;
  const tone = (share: number) => (isDark ? lighter(palette.ground, share * 0.5) : darker(palette.ground, share));
  const earth = { ctx, ...size, scene, palette, random, tone };
  ctx.save();
  if (ground === 'tiles') drawMasonry(earth);
  else if (ground === 'metal') drawPanels(earth);
  else if (ground === 'planks') drawBoards(earth);
  else if (ground === 'sweets') drawCake(earth);
  else drawSoil(earth, ground);
  ctx.restore();
  fade(ctx, size);
}

function drawSoil(earth: Earth, ground: Ground): void {
  const { ctx, w, palette, random, tone } = earth;
  const bands = ground === 'sand' || ground === 'snow' ? 6 : 4;
  for (let i = 0; i < bands; i++) {
    ctx.fillStyle = alpha(i % 2 ? lighter(palette.ground, 0.14) : tone(0.3), 0.4);
    band(earth, 46 + (i * 190) / bands, 190 / bands / (i % 2 ? 2.2 : 1.4), random.range(0, turn));
  }
  for (let i = 0; i < (ground === 'cloud' ? 0 : 16); i++) stone(earth, random.range(44, 230), random.range(3, 11));
  if (ground === 'grass') for (let i = 0; i < 7; i++) root(earth);
  if (ground === 'lava') for (let i = 0; i < 6; i++) crack(earth, lighter(palette.danger, 0.3));
  if (ground === 'rock') for (let i = 0; i < 4; i++) crystal(earth, i % 2 ? palette.second : palette.accent);
  if (ground === 'snow') for (let i = 0; i < 12; i++) icicle(earth, (i + random.range(0.1, 0.9)) * (w / 12));
  if (ground === 'grass' || ground === 'sand') bone(earth);
}

/** A wavy layer of the given thickness. */
function band({ ctx, w }: Earth, y: number, thick: number, phase: number): void {
  ctx.beginPath();
  for (let x = 0; x <= w; x += 8) ctx.lineTo(x, y + Math.sin((x / w) * turn * 2 + phase) * 5);
  for (let x = w; x >= 0; x -= 8) ctx.lineTo(x, y + thick + Math.sin((x / w) * turn + phase) * 4);
  ctx.fill();
}

function stone({ ctx, w, palette, random, tone }: Earth, y: number, r: number): void {
  const lean = random.range(-0.4, 0.4);
  around(w, random.range(0, w), (x) => {
    ctx.fillStyle = tone(0.42);
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.68, lean, 0, turn);
    ctx.fill();
    ctx.fillStyle = alpha(lighter(palette.ground, 0.35), 0.6);
    ctx.beginPath();
    ctx.ellipse(x - r * 0.2, y - r * 0.22, r * 0.55, r * 0.28, lean, 0, turn);
    ctx.fill();
  });
}

function root({ ctx, w, random, tone }: Earth): void {
  const long = random.range(16, 52);
  const bend = random.range(-12, 12);
  ctx.strokeStyle = tone(0.5);
  ctx.lineCap = 'round';
  ctx.lineWidth = random.range(1.4, 3);
  around(w, random.range(0, w), (x) => {
    ctx.beginPath();
    ctx.moveTo(x, 20);
    ctx.quadraticCurveTo(x + bend, 20 + long * 0.5, x + bend * 0.4, 20 + long);
    ctx.moveTo(x + bend * 0.5, 20 + long * 0.55);
    ctx.lineTo(x + bend * 0.5 + 7, 20 + long * 0.75);
    ctx.stroke();
  });
}

function crack({ ctx, w, random }: Earth, colour: string): void {
  const points: number[] = [0, random.range(26, 60)];
  for (let i = 1; i < 5; i++)
    points.push((points[i * 2 - 2] ?? 0) + random.range(-16, 22), (points[i * 2 - 1] ?? 0) + random.range(14, 34));
  around(w, random.range(0, w), (x) => {
    const placed = points.map((value, i) => (i % 2 ? value : value + x));
    ctx.strokeStyle = alpha(colour, 0.3);
    ctx.lineWidth = 9;
    line(ctx, placed);
    ctx.strokeStyle = colour;
    ctx.lineWidth = 2.4;
    line(ctx, placed);
  });
}

function crystal({ ctx, w, random }: Earth, colour: string): void {
  const y = random.range(60, 170);
  const size = random.range(7, 13);
  around(w, random.range(0, w), (x) => {
    for (const [dx, tall] of [
      [-0.7, 1.1],
      [0.6, 1],
      [0, 1.8],
    ] as const) {
      ctx.fillStyle = darker(colour, 0.2);
      shape(ctx, [x + dx * size - size * 0.4, y, x + dx * size, y - tall * size, x + dx * size + size * 0.4, y]);
      ctx.fillStyle = lighter(colour, 0.3);
      shape(ctx, [x + dx * size - size * 0.4, y, x + dx * size, y - tall * size, x + dx * size, y]);
    }
  });
}

function icicle({ ctx, w, random }: Earth, place: number): void {
  const long = random.range(8, 30);
  ctx.fillStyle = alpha('#eaf8ff', 0.75);
  around(w, place, (x) => shape(ctx, [x - 4, 20, x, 22 + long, x + 4, 20]));
}

function bone({ ctx, w, palette, random }: Earth): void {
  const y = random.range(90, 170);
  ctx.fillStyle = mix(palette.ground, '#fff4dc', 0.55);
  around(w, random.range(0, w), (x) => {
    ctx.fillRect(x - 9, y - 2, 18, 4);
    for (const side of [-1, 1]) for (const up of [-1, 1]) disc(ctx, x + side * 10, y + up * 2.6, 3.4);
  });
}

/** Bricks in bond; a town adds windows, a temple adds signs. */
function drawMasonry(earth: Earth): void {
  const { ctx, w, h, scene, palette, random, tone } = earth;
  const long = scene === 'temple' ? 60 : scene === 'city' ? 30 : 40;
  const high = scene === 'temple' ? 34 : scene === 'city' ? 15 : 24;
  for (let row = 0; 20 + row * high < h; row++) {
    for (let column = 0; column < w / long; column++) {
      const x = column * long + ((row % 2) * long) / 2;
      const y = 20 + row * high;
      const colour = mix(tone(random.range(0.08, 0.3)), palette.edge, random.range(0.02, 0.12));
      around(w, x, (left) => {
        ctx.fillStyle = colour;
        ctx.fillRect(left + 1, y + 1, long - 2, high - 2);
        ctx.fillStyle = alpha(lighter(colour, 0.35), 0.5);
        ctx.fillRect(left + 1, y + 1, long - 2, 1.6);
      });
    }
  }
  if (scene === 'city') for (const x of [28, 108, 188]) for (const y of [66, 146]) lightWindow(earth, x, y);
  if (scene === 'temple') for (const x of [22, 84, 144, 206]) sign(earth, x, 104);
}

function lightWindow({ ctx, palette, random }: Earth, x: number, y: number): void {
  const isLit = random.chance(0.6);
  ctx.fillStyle = darker(palette.ground, 0.55);
  ctx.fillRect(x - 3, y - 3, 34, 46);
  ctx.fillStyle = isLit ? mix(palette.accent, '#ffe9a8', 0.6) : mix(palette.sky[1], palette.ink, 0.45);
  ctx.fillRect(x, y, 28, 40);
  ctx.fillStyle = darker(palette.ground, 0.55);
  ctx.fillRect(x + 12.5, y, 3, 40);
  ctx.fillRect(x, y + 17, 28, 3);
  ctx.fillStyle = lighter(palette.edge, 0.1);
  ctx.fillRect(x - 6, y + 42, 40, 4);
}

function sign({ ctx, random, tone }: Earth, x: number, y: number): void {
  ctx.strokeStyle = tone(0.65);
  ctx.lineWidth = 2.2;
  ctx.beginPath();
  const kind = random.int(0, 2);
  if (kind === 0) ctx.arc(x, y, 7, 0, turn);
  if (kind === 1) for (let i = 0; i < 5; i++) ctx.lineTo(x - 8 + i * 4, y + (i % 2 ? -4 : 4));
  if (kind === 2) ctx.rect(x - 6, y - 7, 12, 14);
  ctx.moveTo(x, y - 3);
  ctx.lineTo(x, y + 3);
  ctx.stroke();
}

function drawPanels({ ctx, w, h, palette, random, tone }: Earth): void {
  for (let row = 0; 22 + row * 48 < h; row++) {
    for (let column = 0; column < w / 60; column++) {
      const x = column * 60;
      const y = 22 + row * 48;
      const colour = mix(tone(random.range(0.1, 0.3)), palette.mid, 0.16);
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.roundRect(x + 2, y + 2, 56, 44, 5);
      ctx.fill();
      ctx.fillStyle = alpha(lighter(colour, 0.5), 0.5);
      ctx.fillRect(x + 7, y + 3, 46, 1.8);
      for (const [dx, dy] of [
        [8, 9],
        [52, 9],
        [8, 39],
        [52, 39],
      ] as const)
        disc(ctx, x + dx, y + dy, 1.6);
      if (!random.chance(0.4)) continue;
      ctx.fillStyle = random.pick([palette.accent, palette.second]);
      ctx.fillRect(x + 18, y + 22, 24, 4);
    }
  }
}

function drawBoards({ ctx, w, h, palette, random, tone }: Earth): void {
  for (let row = 0; 20 + row * 22 < h; row++) {
    const y = 20 + row * 22;
    for (let column = 0; column < 2; column++) {
      const colour = mix(tone(random.range(0.04, 0.24)), palette.edge, random.range(0, 0.16));
      const seam = column * 120 + (row % 2) * 60;
      around(w, seam, (x) => {
        ctx.fillStyle = colour;
        ctx.fillRect(x + 1, y + 1, 118, 20);
        ctx.fillStyle = alpha(lighter(colour, 0.4), 0.35);
        ctx.fillRect(x + 1, y + 1, 118, 1.6);
        ctx.fillStyle = darker(colour, 0.22);
        for (const dx of [5, 113]) disc(ctx, x + dx, y + 11, 1.5);
        ctx.fillRect(x + 22, y + 8, 40, 1.2);
        ctx.fillRect(x + 48, y + 14, 46, 1.2);
      });
    }
  }
}

/** Alternating layers of sponge, cream and jam. */
function drawCake(earth: Earth): void {
  const { ctx, w, h, palette, random } = earth;
  const layers = [palette.ground, '#fff3e2', lighter(palette.danger, 0.25)];
  let y = 24;
  for (let i = 0; y < h; i++) {
    const thick = [42, 12, 9][i % 3] ?? 12;
    ctx.fillStyle = layers[i % 3] ?? palette.ground;
    band(earth, y, thick + 6, i);
    if (i % 3 === 0) {
      for (let k = 0; k < 14; k++) {
        ctx.fillStyle = alpha(k % 2 ? darker(palette.ground, 0.2) : lighter(palette.ground, 0.4), 0.7);
        disc(ctx, random.range(4, w - 4), y + random.range(8, thick), random.range(1.4, 3.2));
      }
    }
    y += thick;
  }
}

/** Fades out with depth. */
function fade(ctx: CanvasRenderingContext2D, { w, h }: { w: number; h: number }): void {
  const deep = ctx.createLinearGradient(0, 60, 0, h);
  deep.addColorStop(0, 'rgba(0,0,0,0)');
  deep.addColorStop(1, 'rgba(0,0,0,1)');
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  ctx.fillStyle = deep;
  ctx.fillRect(0, 0, w, h);
  ctx.restore();
}
