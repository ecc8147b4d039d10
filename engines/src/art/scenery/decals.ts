import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at, type Random } from '../../math/random.ts';
import type { Palette, Scene } from '../../plan.ts';
import { disc, line, reseed } from './strip.ts';

export const decalUnits = 96;

export type Brush = { ctx: CanvasRenderingContext2D; palette: Palette; random: Random };

/** Flat decoration on the ground, which must not look like something to collect or to avoid. */
const decals = {
  blossoms: ({ ctx, palette, random }: Brush) => {
    scatter(random, 6, 26, (x, y) => {
      ctx.fillStyle = alpha(random.pick([palette.accent, palette.second, palette.paper]), 0.75);
      for (let i = 0; i < 5; i++) disc(ctx, x + Math.cos((i / 5) * turn) * 3, y + Math.sin((i / 5) * turn) * 3, 2.1);
      ctx.fillStyle = alpha(palette.paper, 0.8);
      disc(ctx, x, y, 1.6);
    });
  },
  tufts: ({ ctx, palette, random }: Brush) => {
    ctx.lineWidth = 2.4;
    ctx.lineCap = 'round';
    scatter(random, 5, 26, (x, y) => {
      ctx.strokeStyle = alpha(random.chance(0.5) ? lighter(palette.edge, 0.2) : darker(palette.edge, 0.25), 0.8);
      for (const lean of [-5, -2, 2, 5]) line(ctx, [x, y, x + lean, y - 9 - Math.abs(lean % 3)]);
    });
  },
  leaves: ({ ctx, palette, random }: Brush) => {
    scatter(random, 9, 32, (x, y) => {
      ctx.fillStyle = alpha(random.pick([palette.accent, palette.danger, mix(palette.accent, '#c86a1e', 0.7)]), 0.6);
      ctx.beginPath();
      ctx.ellipse(x, y, 5.5, 2.6, random.range(0, turn), 0, turn);
      ctx.fill();
    });
  },
  pebbles: ({ ctx, palette, random }: Brush) => {
    scatter(random, 6, 26, (x, y) => {
      const r = random.range(2, 6);
      ctx.fillStyle = alpha(darker(palette.ground, 0.4), 0.5);
      disc(ctx, x + 1, y + 1.5, r);
      ctx.fillStyle = alpha(lighter(palette.ground, 0.25), 0.7);
      disc(ctx, x, y, r);
    });
  },
  cracks: ({ ctx, palette, random }: Brush) => {
    ctx.strokeStyle = alpha(darker(palette.ground, 0.6), 0.5);
    drawCrack(ctx, random, 2);
  },
  embers: ({ ctx, palette, random }: Brush) => {
    const seed = random.int(0, 1e6);
    for (const [width, colour] of [
      [9, alpha(palette.danger, 0.28)],
      [4, alpha(mix(palette.danger, '#ff8a1e', 0.6), 0.8)],
      [1.6, alpha('#ffe08a', 0.9)],
    ] as const) {
      ctx.strokeStyle = colour;
      drawCrack(ctx, reseed(random, seed), width);
    }
  },
  craters: ({ ctx, palette, random }: Brush) => {
    scatter(random, 2, 18, (x, y) => {
      const r = random.range(9, 17);
      ctx.fillStyle = alpha(lighter(palette.ground, 0.3), 0.6);
      disc(ctx, x + 1.5, y + 2, r);
      ctx.fillStyle = alpha(darker(palette.ground, 0.35), 0.8);
      disc(ctx, x, y, r);
    });
  },
  ripples: ({ ctx, palette, random }: Brush) => {
    ctx.strokeStyle = alpha(lighter(palette.edge, 0.4), 0.6);
    ctx.lineWidth = 2.5;
    ctx.lineCap = 'round';
    for (let i = -2; i <= 2; i++) {
      const wide = random.range(12, 30);
      ctx.beginPath();
      ctx.moveTo(-wide, i * 9);
      ctx.bezierCurveTo(-wide / 2, i * 9 - 6, wide / 2, i * 9 + 6, wide, i * 9);
      ctx.stroke();
    }
  },
  starfish: ({ ctx, palette, random }: Brush) => {
    ctx.fillStyle = alpha(mix(palette.danger, palette.ground, 0.4), 0.75);
    star(ctx, random.range(-14, 14), random.range(-14, 14), 11, 0.42, random.range(0, 1));
    ctx.fillStyle = alpha(palette.paper, 0.5);
    scatter(random, 3, 30, (x, y) => disc(ctx, x, y, random.range(2, 3.5)));
  },
  tracks: ({ ctx, palette, random }: Brush) => {
    ctx.fillStyle = alpha(darker(mix(palette.edge, palette.sky[0], 0.35), 0.2), 0.4);
    const turnBy = random.range(-0.3, 0.3);
    ctx.rotate(turnBy);
    for (let i = -2; i <= 2; i++) {
      ctx.beginPath();
      ctx.ellipse(i % 2 ? 5 : -5, i * 16, 3.6, 5.6, 0, 0, turn);
      ctx.fill();
    }
  },
  ice: ({ ctx, palette, random }: Brush) => {
    ctx.fillStyle = alpha(mix(palette.sky[0], '#bfe6ff', 0.7), 0.5);
    blob(ctx, random, 30);
    ctx.strokeStyle = alpha('#ffffff', 0.7);
    ctx.lineWidth = 2;
    line(ctx, [-12, 3, 2, -9]);
    line(ctx, [0, 8, 12, -3]);
  },
  puddle: ({ ctx, palette, random }: Brush) => {
    ctx.fillStyle = alpha(mix(palette.sky[0], '#7fa8c9', 0.5), 0.55);
    blob(ctx, random, 30);
    ctx.strokeStyle = alpha('#e8f4ff', 0.55);
    ctx.lineWidth = 1.6;
    for (const r of [6, 12]) {
      ctx.beginPath();
      ctx.ellipse(4, -2, r, r * 0.55, 0, 0, turn);
      ctx.stroke();
    }
  },
  grate: ({ ctx, palette }: Brush) => {
    ctx.fillStyle = alpha(darker(palette.ground, 0.6), 0.65);
    disc(ctx, 0, 0, 20);
    ctx.strokeStyle = alpha(lighter(palette.edge, 0.1), 0.55);
    ctx.lineWidth = 3;
    for (const y of [-10, -3.5, 3.5, 10]) line(ctx, [-13, y, 13, y]);
  },
  panel: ({ ctx, palette, random }: Brush) => {
    const colour = random.pick([palette.accent, palette.second]);
    ctx.strokeStyle = alpha(colour, 0.45);
    ctx.lineWidth = 2.4;
    ctx.beginPath();
    ctx.roundRect(-27, -27, 54, 54, 7);
    ctx.stroke();
    ctx.fillStyle = alpha(colour, 0.2);
    ctx.fill();
    line(ctx, [-27, 0, -42, 0]);
    line(ctx, [27, 0, 42, 0]);
  },
  rug: ({ ctx, palette, random }: Brush) => {
    const colour = random.pick([palette.second, palette.accent, palette.danger]);
    for (const [r, share] of [
      [36, 0.35],
      [28, 0.6],
      [18, 0.3],
    ] as const) {
      ctx.fillStyle = alpha(mix(colour, palette.ground, share), 0.4);
      disc(ctx, 0, 0, r);
    }
  },
  sprinkles: ({ ctx, palette, random }: Brush) => {
    ctx.lineWidth = 4;
    ctx.lineCap = 'round';
    scatter(random, 10, 34, (x, y) => {
      const angle = random.range(0, turn);
      ctx.strokeStyle = alpha(random.pick([palette.accent, palette.second, palette.danger, palette.paper]), 0.75);
      line(ctx, [x, y, x + Math.cos(angle) * 8, y + Math.sin(angle) * 8]);
    });
  },
  icing: ({ ctx, palette, random }: Brush) => {
    ctx.fillStyle = alpha(palette.paper, 0.5);
    blob(ctx, random, 32);
  },
  bones: ({ ctx, palette, random }: Brush) => {
    ctx.strokeStyle = ctx.fillStyle = alpha(mix(palette.paper, palette.ground, 0.5), 0.45);
    ctx.lineWidth = 4;
    ctx.lineCap = 'round';
    ctx.rotate(random.range(0, turn));
    line(ctx, [-12, 0, 12, 0]);
    for (const x of [-14, 14]) for (const y of [-3.5, 3.5]) disc(ctx, x, y, 3.4);
  },
  puffs: ({ ctx, random }: Brush) => {
    ctx.fillStyle = alpha('#ffffff', 0.5);
    scatter(random, 6, 26, (x, y) => disc(ctx, x, y, random.range(8, 16)));
  },
} satisfies Record<string, (brush: Brush) => void>;

type Decal = keyof typeof decals;

const ofScene: Record<Scene, Decal[]> = {
  space: ['panel', 'grate', 'panel'],
  moon: ['craters', 'pebbles', 'craters', 'tracks'],
  sea: ['starfish', 'ripples', 'pebbles'],
  beach: ['starfish', 'ripples', 'tracks'],
  forest: ['tufts', 'leaves', 'pebbles', 'blossoms'],
  jungle: ['tufts', 'leaves', 'blossoms'],
  swamp: ['puddle', 'tufts', 'pebbles'],
  autumn: ['leaves', 'leaves', 'tufts'],
  meadow: ['blossoms', 'tufts', 'blossoms'],
  farm: ['tufts', 'pebbles', 'blossoms'],
  city: ['grate', 'cracks', 'puddle'],
  cyber: ['panel', 'grate', 'panel'],
  desert: ['ripples', 'bones', 'pebbles', 'cracks'],
  temple: ['cracks', 'pebbles', 'tufts'],
  snow: ['tracks', 'ice', 'ripples', 'ice'],
  candy: ['sprinkles', 'icing', 'sprinkles'],
  castle: ['cracks', 'tufts', 'pebbles'],
  dungeon: ['bones', 'cracks', 'puddle'],
  cave: ['pebbles', 'cracks', 'puddle'],
  volcano: ['embers', 'cracks', 'embers', 'pebbles'],
  sky: ['puffs', 'puffs'],
  haunted: ['leaves', 'cracks', 'tufts', 'bones', 'pebbles'],
  kitchen: ['icing', 'pebbles'],
  stadium: ['tufts', 'tufts', 'blossoms'],
  room: ['rug', 'sprinkles', 'rug'],
  lake: ['tufts', 'puddle', 'pebbles', 'blossoms'],
  mouth: ['ripples', 'ripples'],
  body: ['ripples', 'puddle'],
  starship: ['panel', 'grate', 'panel'],
  fair: ['sprinkles', 'tufts', 'pebbles'],
  shop: ['grate', 'rug'],
  school: ['rug', 'sprinkles'],
};

const outdoors = new Set<Scene>([
  'beach',
  'forest',
  'jungle',
  'swamp',
  'autumn',
  'meadow',
  'farm',
  'city',
  'desert',
  'temple',
  'castle',
  'haunted',
  'stadium',
  'lake',
  'fair',
]);

/** One of the decals of a scene, in rotation; rain adds puddles. */
export function drawDecal(scene: Scene, isWet: boolean, place: number, brush: Brush): void {
  const names: Decal[] = isWet && outdoors.has(scene) ? [...ofScene[scene], 'puddle', 'puddle'] : ofScene[scene];
  const name = at(names, place);
  if (name === 'cracks' || name === 'embers') brush.ctx.rotate(brush.random.range(0, turn));
  decals[name](brush);
}

function scatter(random: Random, count: number, reach: number, draw: (x: number, y: number) => void): void {
  for (let i = 0; i < count; i++) {
    const angle = random.range(0, turn);
    const far = Math.sqrt(random.next()) * reach;
    draw(Math.cos(angle) * far, Math.sin(angle) * far * 0.8);
  }
}

function drawCrack(ctx: CanvasRenderingContext2D, random: Random, width: number): void {
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  const points = [-38, random.range(-8, 8)];
  for (let x = -22; x <= 38; x += 15) points.push(x, random.range(-15, 15));
  line(ctx, points);
  line(ctx, [points[4] ?? 0, points[5] ?? 0, random.range(-6, 14), random.range(20, 34)]);
}

function blob(ctx: CanvasRenderingContext2D, random: Random, reach: number): void {
  ctx.beginPath();
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * turn;
    const far = reach * random.range(0.6, 1);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.62];
    const mid = angle - turn / 18;
    ctx.quadraticCurveTo(Math.cos(mid) * reach * 0.95, Math.sin(mid) * reach * 0.6, x, y);
  }
  ctx.fill();
}

function star(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, waist: number, angle: number): void {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const far = i % 2 ? r * waist : r;
    ctx.lineTo(x + Math.cos(angle + (i / 10) * turn) * far, y + Math.sin(angle + (i / 10) * turn) * far);
  }
  ctx.fill();
}
