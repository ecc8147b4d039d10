import { picture } from '../../canvas/screen.ts';
import { alpha } from '../../math/colour.ts';
import type { Rect } from '../../math/maths.ts';
import { at, randomFrom } from '../../math/random.ts';
import type { Hour, Plan } from '../../plan.ts';
import { sheetOfArt } from '../sheet-of-art.ts';
import { decalUnits } from './decals.ts';
import { sceneArtOf } from './scenes.ts';

export type FloorDecor = {
  /** Decals on the ground, placed by world coordinates. */
  drawDecals(ctx: CanvasRenderingContext2D, rect: Rect, x: number, y: number): void;
  /** The light of the time of day, stronger at the edges of the view. */
  drawLight(ctx: CanvasRenderingContext2D, rect: Rect): void;
};

const cellUnits = 122;
const variants = 5;

const rims: Record<Hour, [colour: string, strength: number]> = {
  day: ['#1a1033', 0.2],
  dawn: ['#5b2a6e', 0.26],
  dusk: ['#4a1240', 0.4],
  night: ['#060a24', 0.55],
};
const glows: Partial<Record<Hour, [colour: string, strength: number]>> = {
  dawn: ['#ffd9b0', 0.22],
  dusk: ['#ff9a4a', 0.34],
  night: ['#9db8ff', 0.14],
};

export function openFloorDecor(plan: Plan, density: number): FloorDecor {
  const images = Array.from({ length: variants }, (_, place) => paintDecal(plan, density, place));
  const light = paintLight(plan.hour ?? 'day');
  return {
    drawDecals: (ctx, rect, x, y) => {
      const left = x - rect.x;
      const top = y - rect.y;
      for (let row = Math.floor(y / cellUnits) - 1; row * cellUnits < y + rect.h + cellUnits; row++) {
        for (let column = Math.floor(x / cellUnits) - 1; column * cellUnits < x + rect.w + cellUnits; column++) {
          const n = scrambled(column, row, plan.seed);
          if (n % 5 > 2) continue;
          const cx = column * cellUnits + ((n >>> 4) % cellUnits) * 0.7 - left;
          const cy = row * cellUnits + ((n >>> 12) % cellUnits) * 0.7 - top;
          ctx.drawImage(at(images, n >>> 20), cx, cy, decalUnits, decalUnits);
        }
      }
    },
    drawLight: (ctx, rect) => ctx.drawImage(light, rect.x, rect.y, rect.w, rect.h),
  };
}

function paintDecal(plan: Plan, density: number, place: number): HTMLCanvasElement {
  const { palette, theme, seed, weather } = plan;
  return picture(decalUnits * density, decalUnits * density, (ctx) => {
    ctx.scale(density, density);
    ctx.translate(decalUnits / 2, decalUnits / 2);
    const isWet = weather === 'rain' || weather === 'storm';
    const { drawDecal, floorOf = theme.scene } = sceneArtOf(plan);
    const brush = { ctx, palette, random: randomFrom(seed + place * 31) };
    if (drawDecal) drawDecal(brush);
    else sheetOfArt().drawDecal(floorOf, isWet, seed + place, brush);
  });
}

/** Small, because it is only a soft gradient. */
function paintLight(hour: Hour): HTMLCanvasElement {
  const size = 96;
  return picture(size, size, (ctx) => {
    const [colour, strength] = rims[hour];
    const rim = ctx.createRadialGradient(size / 2, size * 0.48, size * 0.26, size / 2, size / 2, size * 0.74);
    rim.addColorStop(0, alpha(colour, 0));
    rim.addColorStop(1, alpha(colour, strength));
    ctx.fillStyle = rim;
    ctx.fillRect(0, 0, size, size);
    const glow = glows[hour];
    if (!glow) return;
    const low = ctx.createRadialGradient(size * 0.12, size * 0.06, 0, size * 0.12, size * 0.06, size);
    low.addColorStop(0, alpha(glow[0], glow[1]));
    low.addColorStop(1, alpha(glow[0], 0));
    ctx.fillStyle = low;
    ctx.fillRect(0, 0, size, size);
  });
}

function scrambled(column: number, row: number, seed: number): number {
  let n = Math.imul(column + 40503, 2654435761) ^ Math.imul(row + 30011, 2246822519) ^ seed;
  n = Math.imul(n ^ (n >>> 15), 3266489917);
  return (n ^ (n >>> 13)) >>> 0;
}
