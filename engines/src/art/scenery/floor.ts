import { alpha, darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Palette, Scene } from '../../plan.ts';
import { drawEarth } from './earth.ts';
import type { Ground } from './scene-art.ts';
import { drawStreetEdge } from './street.ts';
import { around, disc } from './strip.ts';

export const floorTileUnits = 160;
export const groundEdgeUnits = 260;

/** The edge of the ground seen from the side: 240 wide, its line at 12, with overhanging parts below. */
export function drawGroundEdge(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  scene: Scene,
  palette: Palette,
  random: Random,
): void {
  const { edge, ground: earth } = palette;
  const w = 240;
  if (ground === 'street') {
    drawStreetEdge(ctx, palette, random, { w, h: groundEdgeUnits });
    return;
  }
  drawEarth(ctx, ground, scene, palette, random, { w, h: groundEdgeUnits });
  ctx.fillStyle = edge;
  if (ground === 'grass') {
    ctx.fillRect(0, 12, w, 9);
    for (let x = 0; x < w; x += 6) {
      ctx.fillStyle = random.chance(0.5) ? edge : lighter(edge, 0.12);
      ctx.beginPath();
      ctx.moveTo(x - 1, 14);
      ctx.lineTo(x + 3, 12 - random.range(3, 9));
      ctx.lineTo(x + 7, 14);
      ctx.fill();
      ctx.beginPath();
      ctx.arc(x + 3, 20, 4, 0, Math.PI);
      ctx.fill();
    }
    ctx.fillStyle = lighter(edge, 0.25);
    ctx.fillRect(0, 12, w, 2);
  } else if (ground === 'snow' || ground === 'sweets' || ground === 'cloud') {
    ctx.fillRect(0, 12, w, 10);
    for (let i = 0; i < 12; i++) disc(ctx, (i + 0.5) * 20, 20, random.range(9, 13));
    ctx.fillStyle = lighter(edge, 0.5);
    ctx.fillRect(0, 12, w, 3);
    if (ground === 'sweets') dots(ctx, w, [palette.accent, palette.second, palette.danger], random);
  } else if (ground === 'tiles' || ground === 'metal' || ground === 'planks') {
    ctx.fillRect(0, 12, w, 8);
    ctx.fillStyle = lighter(edge, 0.25);
    ctx.fillRect(0, 12, w, 2.5);
    if (ground === 'metal') {
      ctx.fillStyle = palette.accent;
      for (let x = 10; x < w; x += 40) ctx.fillRect(x, 14.5, 20, 3);
    }
  } else {
    const glowing = ground === 'lava';
    ctx.fillRect(0, 12, w, 8);
    for (let x = 0; x < w; x += 20) {
      ctx.beginPath();
      ctx.moveTo(x, 19);
      ctx.lineTo(x + 10, 19 + random.range(4, 12));
      ctx.lineTo(x + 20, 19);
      ctx.fill();
    }
    ctx.fillStyle = glowing ? lighter(palette.danger, 0.35) : lighter(edge, 0.25);
    ctx.fillRect(0, 12, w, 2.5);
    ctx.fillStyle = glowing ? palette.danger : darker(earth, 0.15);
    for (let i = 0; i < 14; i++) disc(ctx, random.range(6, w - 6), random.range(32, 56), random.range(1, 3.4));
  }
}

function dots(ctx: CanvasRenderingContext2D, w: number, tints: string[], random: Random): void {
  for (let x = 6; x < w; x += 13) {
    ctx.fillStyle = random.pick(tints);
    disc(ctx, x, random.range(17, 25), 2.2);
  }
}

/** A floor tile that repeats without seams. */
export function drawFloorTile(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  haze: number,
  palette: Palette,
  random: Random,
): void {
  const size = floorTileUnits;
  // Grass hides its earth from above; under water everything takes the water's colour.
  const isGrass = ground === 'grass';
  // On a dark metal floor the bright edge of a neon scene would turn everything brown.
  const isDarkMetal = ground === 'metal' && lightnessOf(palette.ground) < 0.3;
  const bare = mix(palette.ground, palette.edge, isGrass ? 0.78 : isDarkMetal ? 0.1 : 0.36);
  // Grass stays green even in the brown light of the morning.
  const cover = isGrass ? mix(bare, lightnessOf(bare) < 0.35 ? '#2f5a34' : '#62b04c', 0.26) : bare;
  const base = haze > 0.3 ? mix(mix(cover, '#35b4d8', 0.62), palette.sky[1], 0.3) : mix(cover, palette.sky[1], haze);
  ctx.fillStyle = base;
  ctx.fillRect(0, 0, size, size);
  if (ground === 'checks') {
    drawChecks(ctx, size, palette);
    return;
  }
  const both = (x: number, y: number, draw: (x: number, y: number) => void) =>
    around(size, x, (cx) => around(size, y, (cy) => draw(cx, cy)));
  if (ground === 'tiles' || ground === 'metal' || ground === 'planks') {
    const high = ground === 'planks' ? 20 : 40;
    for (let row = 0; row < size / high; row++) {
      for (let column = -1; column < 4; column++) {
        ctx.fillStyle = mix(base, random.chance(0.5) ? palette.edge : palette.ink, random.range(0.02, 0.12));
        const long = ground === 'planks' ? 80 : 40;
        const x = column * long + (row % 2) * (ground === 'metal' ? 0 : long / 2);
        ctx.beginPath();
        ctx.roundRect(x + 1, row * high + 1, long - 2, high - 2, ground === 'planks' ? 1 : 4);
        ctx.fill();
      }
    }
    return;
  }
  for (let i = 0; i < 16; i++) {
    const x = random.range(0, size);
    const y = random.range(0, size);
    const r = random.range(12, 34);
    both(x, y, (cx, cy) => {
      ctx.fillStyle = alpha(i % 2 ? palette.edge : darker(base, 0.3), 0.1);
      ctx.beginPath();
      ctx.ellipse(cx, cy, r, r * 0.7, 0, 0, turn);
      ctx.fill();
    });
  }
  for (let i = 0; i < 26; i++) {
    const x = random.range(0, size);
    const y = random.range(0, size);
    const tint = random.pick([palette.accent, palette.second, palette.danger]);
    both(x, y, (cx, cy) => mark(ctx, ground, cx, cy, i, tint, palette));
  }
}

/** The tiles of a kitchen or a café. */
function drawChecks(ctx: CanvasRenderingContext2D, size: number, { ground, paper, edge }: Palette): void {
  const tile = size / 4;
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const colour = (row + column) % 2 ? mix(paper, edge, 0.16) : mix(mix(ground, edge, 0.5), paper, 0.3);
      ctx.fillStyle = lighter(colour, 0.08);
      ctx.fillRect(column * tile, row * tile, tile, tile);
      ctx.fillStyle = colour;
      ctx.fillRect(column * tile + 1.5, row * tile + 1.5, tile - 3, tile - 3);
    }
  }
}

function mark(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  x: number,
  y: number,
  i: number,
  tint: string,
  palette: Palette,
): void {
  ctx.lineCap = 'round';
  ctx.lineWidth = 1.8;
  ctx.strokeStyle = alpha(palette.edge, 0.75);
  ctx.beginPath();
  if (ground === 'grass') {
    if (i % 9 === 0) {
      ctx.fillStyle = tint;
      for (let petal = 0; petal < 5; petal++)
        disc(ctx, x + Math.cos((petal / 5) * turn) * 2.6, y + Math.sin((petal / 5) * turn) * 2.6, 1.8);
      ctx.fillStyle = palette.paper;
      disc(ctx, x, y, 1.5);
      return;
    }
    for (const lean of [-3, 0, 3]) {
      ctx.moveTo(x, y);
      ctx.lineTo(x + lean, y - 6);
    }
    ctx.stroke();
  } else if (ground === 'sand' || ground === 'snow' || ground === 'cloud') {
    ctx.moveTo(x - 8, y);
    ctx.quadraticCurveTo(x, y - 5, x + 8, y);
    ctx.stroke();
  } else if (ground === 'sweets') {
    ctx.strokeStyle = alpha(tint, 0.7);
    ctx.lineWidth = 3.2;
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(i) * 6, y + Math.sin(i) * 6);
    ctx.stroke();
  } else {
    ctx.fillStyle = ground === 'lava' ? alpha(palette.danger, 0.6) : alpha(darker(palette.ground, 0.4), 0.5);
    disc(ctx, x, y, 1 + (i % 4));
  }
}
