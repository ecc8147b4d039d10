import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { type Random, randomFrom } from '../../math/random.ts';
import type { Palette, Plan, Scene } from '../../plan.ts';
import { type Cell, isOpen, type MazeMap } from './map.ts';

type Material = 'hedge' | 'stone' | 'ice' | 'candy' | 'wood' | 'coral' | 'magma' | 'cloud';

/** The material of the walls in a scene; by default they are rails or lines. */
const materialOfScene: Partial<Record<Scene, Material>> = {
  forest: 'hedge',
  jungle: 'hedge',
  swamp: 'hedge',
  autumn: 'hedge',
  meadow: 'hedge',
  farm: 'hedge',
  temple: 'stone',
  castle: 'stone',
  dungeon: 'stone',
  haunted: 'stone',
  cave: 'stone',
  moon: 'stone',
  desert: 'stone',
  snow: 'ice',
  candy: 'candy',
  kitchen: 'wood',
  room: 'wood',
  beach: 'wood',
  sea: 'coral',
  volcano: 'magma',
  sky: 'cloud',
  lake: 'hedge',
  fair: 'wood',
  shop: 'wood',
  school: 'wood',
};

export const materialOf = ({ theme }: Plan): Material | undefined =>
  theme.look === 'neon' ? undefined : materialOfScene[theme.scene];

/** The position of a wall cell and its size. */
type Block = { pen: CanvasRenderingContext2D; x: number; y: number; size: number; random: Random; palette: Palette };

/** Walls as wide as the corridors: first their sides, which cast a shadow, then each cell's top. */
export function paintMaterial(pen: CanvasRenderingContext2D, plan: Plan, map: MazeMap, size: number): void {
  const material = materialOf(plan);
  if (!material) return;
  const colours = coloursOf(material, plan.palette);
  const walls: Cell[] = [];
  for (let y = 0; y < map.rows; y++)
    for (let x = 0; x < map.columns; x++) if (!isOpen(map, { x, y })) walls.push({ x, y });
  pen.fillStyle = alpha(plan.palette.ink, 0.4);
  for (const { x, y } of walls) pen.fillRect(x * size + size * 0.12, y * size + size * 0.14, size, size * 1.06);
  pen.fillStyle = colours.side;
  for (const { x, y } of walls) pen.fillRect(x * size - 0.3, y * size, size + 0.6, size * 1.12);
  pen.fillStyle = colours.top;
  for (const { x, y } of walls) pen.fillRect(x * size - 0.3, y * size - size * 0.06, size + 0.6, size + 0.6);
  const random = randomFrom(plan.seed);
  for (const { x, y } of walls)
    painters[material](
      { pen, x: x * size, y: y * size - size * 0.06, size, random, palette: plan.palette },
      colours.top,
    );
  // A lit edge wherever a wall ends towards the light.
  pen.fillStyle = alpha('#ffffff', 0.32);
  for (const { x, y } of walls)
    if (isOpen(map, { x, y: y - 1 })) pen.fillRect(x * size, y * size - size * 0.06, size, size * 0.07);
}

function coloursOf(material: Material, palette: Palette): { top: string; side: string } {
  const top = {
    hedge: mix(mix(palette.edge, palette.near, 0.35), '#3f9142', 0.3),
    stone: mix(palette.ground, palette.edge, 0.6),
    ice: mix('#bfe9fb', palette.sky[1], 0.2),
    candy: '#fff1f4',
    wood: mix('#d79a58', palette.edge, 0.2),
    coral: mix(palette.danger, palette.second, 0.35),
    magma: mix(palette.near, '#4a2420', 0.55),
    cloud: mix('#ffffff', palette.sky[1], 0.14),
  }[material];
  return { top, side: darker(top, 0.45) };
}

const painters: Record<Material, (block: Block, top: string) => void> = {
  hedge: ({ pen, x, y, size, random, palette }, top) => {
    for (let i = 0; i < 7; i++) {
      pen.fillStyle = i % 2 ? lighter(top, random.range(0.08, 0.26)) : darker(top, random.range(0.06, 0.2));
      disc(pen, x + random.range(0.1, 0.9) * size, y + random.range(0.1, 0.9) * size, size * random.range(0.1, 0.2));
    }
    if (!random.chance(0.16)) return;
    const [cx, cy] = [x + size * random.range(0.3, 0.7), y + size * random.range(0.3, 0.7)];
    pen.fillStyle = random.pick([palette.accent, palette.danger, '#ffffff']);
    for (let i = 0; i < 5; i++)
      disc(pen, cx + Math.cos((i / 5) * turn) * size * 0.1, cy + Math.sin((i / 5) * turn) * size * 0.1, size * 0.07);
  },
  stone: ({ pen, x, y, size, random }, top) => {
    for (let row = 0; row < 2; row++) {
      for (let column = 0; column < 2; column++) {
        const shift = row % 2 ? 0.25 : 0;
        const left = x + ((column * 0.5 + shift) % 1) * size;
        const width = Math.min(size * 0.5, x + size - left);
        pen.fillStyle = mix(top, random.chance(0.5) ? '#ffffff' : '#100a24', random.range(0.02, 0.16));
        pen.fillRect(left + 0.8, y + row * size * 0.5 + 0.8, width - 1.6, size * 0.5 - 1.6);
      }
    }
  },
  ice: ({ pen, x, y, size, random }, top) => {
    pen.strokeStyle = darker(top, 0.16);
    pen.lineWidth = 1.2;
    pen.strokeRect(x + 0.6, y + 0.6, size - 1.2, size - 1.2);
    pen.strokeStyle = alpha('#ffffff', 0.75);
    pen.lineWidth = size * 0.08;
    pen.lineCap = 'round';
    const from = random.range(0.25, 0.5);
    pen.beginPath();
    pen.moveTo(x + size * from, y + size * 0.2);
    pen.lineTo(x + size * (from - 0.15), y + size * 0.42);
    pen.moveTo(x + size * 0.78, y + size * 0.55);
    pen.lineTo(x + size * 0.62, y + size * 0.8);
    pen.stroke();
  },
  candy: ({ pen, x, y, size, palette }) => {
    pen.save();
    pen.beginPath();
    pen.rect(x, y, size, size);
    pen.clip();
    pen.strokeStyle = mix(palette.danger, '#ff5d8f', 0.4);
    pen.lineWidth = size * 0.26;
    pen.beginPath();
    for (const shift of [-0.5, 0, 0.5, 1]) {
      pen.moveTo(x + (shift - 0.3) * size, y + size * 1.3);
      pen.lineTo(x + (shift + 1.3) * size, y - size * 0.3);
    }
    pen.stroke();
    pen.restore();
  },
  wood: ({ pen, x, y, size, random }, top) => {
    for (let row = 0; row < 3; row++) {
      pen.fillStyle = mix(top, random.chance(0.5) ? '#ffe2b0' : '#3a1d08', random.range(0.04, 0.2));
      pen.fillRect(x, y + (row * size) / 3 + 0.6, size, size / 3 - 1.2);
    }
    pen.fillStyle = darker(top, 0.5);
    for (const dx of [0.12, 0.88]) disc(pen, x + size * dx, y + size * 0.5, size * 0.045);
  },
  coral: ({ pen, x, y, size, random }, top) => {
    for (let i = 0; i < 5; i++) {
      const [cx, cy, r] = [x + random.range(0.15, 0.85) * size, y + random.range(0.15, 0.85) * size, size * 0.17];
      pen.fillStyle = lighter(top, random.range(0.1, 0.4));
      disc(pen, cx, cy, r);
      pen.fillStyle = darker(top, 0.25);
      disc(pen, cx, cy, r * 0.4);
    }
  },
  magma: ({ pen, x, y, size, random, palette }, top) => {
    pen.fillStyle = lighter(top, 0.1);
    disc(pen, x + size * random.range(0.2, 0.8), y + size * random.range(0.2, 0.8), size * 0.2);
    if (random.chance(0.45)) return;
    pen.strokeStyle = lighter(palette.danger, 0.3);
    pen.lineWidth = size * 0.07;
    pen.beginPath();
    for (let i = 0; i < 4; i++) pen.lineTo(x + (i / 3) * size, y + size * random.range(0.2, 0.8));
    pen.stroke();
  },
  cloud: ({ pen, x, y, size, random }, top) => {
    for (let i = 0; i < 4; i++) {
      pen.fillStyle = i % 2 ? lighter(top, 0.5) : darker(top, 0.07);
      disc(pen, x + random.range(0.2, 0.8) * size, y + random.range(0.2, 0.8) * size, size * random.range(0.2, 0.34));
    }
  },
};

function disc(pen: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, turn);
  pen.fill();
}
