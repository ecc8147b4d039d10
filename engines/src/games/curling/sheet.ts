import { clamp, distance, type Point } from '../../math/maths.ts';
import type { Side } from '../../stage/duel.ts';

/** The sheet in its own units, lengthwise: stones start at the bottom and slide towards the house at the top. */
export const sheetWidth = 240;
export const sheetLength = 470;
export const stoneRadius = 14;
export const jackRadius = 7;
export const hack: Point = { x: sheetWidth / 2, y: sheetLength - 34 };
export const house = { x: sheetWidth / 2, y: 104, r: 82 };
/** A curling stone must pass this line. */
export const hogY = 262;
/** How far a stone slides when it is pushed with all force. */
export const reachUnits = 640;

/** What the stones slide or roll over: ice, earth or planks. */
export const surfaces = ['ice', 'earth', 'planks'] as const;
export type Surface = (typeof surfaces)[number];

/** How much they slow down, in units per second squared. */
export const frictionOf: Record<Surface, number> = { ice: 62, earth: 120, planks: 84 };
/** Sweeping melts the ice a little. */
export const sweptShare = 0.8;

export type Stone = Point & {
  vx: number;
  vy: number;
  /** Null: the jack, which belongs to nobody. */
  side: Side | null;
  r: number;
  angle: number;
};

export const stoneAt = (p: Point, side: Side): Stone => ({ ...p, vx: 0, vy: 0, side, r: stoneRadius, angle: 0 });
export const jackAt = (p: Point): Stone => ({ ...p, vx: 0, vy: 0, side: null, r: jackRadius, angle: 0 });

/** The speed with which it comes to rest after so many units. */
export const speedFor = (units: number, surface: Surface): number => Math.sqrt(2 * frictionOf[surface] * units);

export const isMoving = (stones: Stone[]): boolean => stones.some(({ vx, vy }) => vx !== 0 || vy !== 0);

export type SheetEvent = Point & { what: 'knock' | 'out'; force: number };

/** Moves all stones; those that leave the sheet are taken off it. */
export function slide(stones: Stone[], dt: number, friction: (stone: Stone) => number): SheetEvent[] {
  const fastest = Math.max(0, ...stones.map(({ vx, vy }) => Math.hypot(vx, vy)));
  if (fastest === 0) return [];
  const steps = clamp(Math.ceil((fastest * dt) / (jackRadius * 0.5)), 1, 10);
  const events: SheetEvent[] = [];
  for (let i = 0; i < steps; i++) {
    for (const stone of stones) glide(stone, dt / steps, friction(stone));
    stones.forEach((a, place) => {
      for (const b of stones.slice(place + 1)) events.push(...knock(a, b));
    });
    for (const stone of [...stones]) {
      if (!isOut(stone)) continue;
      if (stone.side === null) {
        // The jack stays in play, at the edge.
        Object.assign(stone, { vx: 0, vy: 0 });
        stone.x = clamp(stone.x, stone.r, sheetWidth - stone.r);
        stone.y = clamp(stone.y, stone.r, sheetLength);
        continue;
      }
      stones.splice(stones.indexOf(stone), 1);
      events.push({ what: 'out', x: stone.x, y: stone.y, force: 0 });
    }
  }
  return events;
}

const isOut = ({ x, y, r }: Stone): boolean => x < r || x > sheetWidth - r || y < r;

function glide(stone: Stone, dt: number, friction: number): void {
  const speed = Math.hypot(stone.vx, stone.vy);
  if (speed === 0) return;
  stone.x += stone.vx * dt;
  stone.y += stone.vy * dt;
  stone.angle += dt * Math.min(2.4, speed * 0.02);
  const next = speed - friction * dt;
  const factor = next < 2 ? 0 : next / speed;
  stone.vx *= factor;
  stone.vy *= factor;
}

/** Both go on along the line between them, the lighter jack faster. */
function knock(a: Stone, b: Stone): SheetEvent[] {
  const apart = distance(a, b);
  if (apart >= a.r + b.r || apart === 0) return [];
  const [nx, ny] = [(b.x - a.x) / apart, (b.y - a.y) / apart];
  const [ma, mb] = [a.r ** 2, b.r ** 2];
  const overlap = a.r + b.r - apart;
  a.x -= (nx * overlap * mb) / (ma + mb);
  a.y -= (ny * overlap * mb) / (ma + mb);
  b.x += (nx * overlap * ma) / (ma + mb);
  b.y += (ny * overlap * ma) / (ma + mb);
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
  if (closing <= 0) return [];
  const push = (closing * 1.9) / (ma + mb);
  a.vx -= nx * push * mb;
  a.vy -= ny * push * mb;
  b.vx += nx * push * ma;
  b.vy += ny * push * ma;
  return [{ what: 'knock', x: a.x + nx * a.r, y: a.y + ny * a.r, force: closing }];
}
