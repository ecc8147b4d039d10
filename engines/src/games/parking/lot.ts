import { type Point, type Rect, turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Bay = Rect & {
  /** The orientation of the cars: along y, or along x. */
  upright: boolean;
  /** A picture, or null where the bay is empty. */
  look: number | null;
};
export type Cone = Point & { r: number };
export type Stroller = { y: number; x: number; vx: number; look: number; r: number };

export type Lot = {
  w: number;
  h: number;
  bays: Bay[];
  target: Bay;
  cones: Cone[];
  strollers: Stroller[];
  things: (Point & { look: number; taken: boolean })[];
  start: Point & { angle: number };
};

export const bayWidth = 54;
export const bayLength = 86;

/** Bays along the top, from the second level on also along the sides; one of them is free. */
export function newLot(w: number, h: number, level: number, hasFoes: boolean, random: Random): Lot {
  const bays: Bay[] = [];
  const columns = Math.floor((w - 40) / bayWidth);
  const left = (w - columns * bayWidth) / 2;
  for (let i = 0; i < columns; i++)
    bays.push({ x: left + i * bayWidth, y: 6, w: bayWidth, h: bayLength, upright: true, look: null });
  const room = Math.floor((h - bayLength - 190) / bayWidth);
  if (level >= 1 && w > bayLength * 2 + 150)
    for (let i = 0; i < room; i++)
      for (const x of level >= 3 ? [6, w - bayLength - 6] : [6])
        bays.push({ x, y: bayLength + 46 + i * bayWidth, w: bayLength, h: bayWidth, upright: false, look: null });
  const inner = bays.filter((bay) => bay.upright === random.chance(level ? 0.5 : 1));
  const target = random.pick(inner.length ? inner : bays);
  const taken = Math.min(0.92, 0.6 + level * 0.07);
  for (const bay of bays) if (bay !== target && random.chance(taken)) bay.look = random.int(0, 9);
  const lot: Lot = {
    w,
    h,
    bays,
    target,
    cones: [],
    strollers: [],
    things: [],
    start: { x: w / 2, y: h - 60, angle: -turn / 4 },
  };
  const middle = { x: bayLength + 30, y: bayLength + 40, w: w - bayLength * 2 - 60, h: h - bayLength - 190 };
  const somewhere = (): Point => ({
    x: middle.x + random.next() * Math.max(1, middle.w),
    y: middle.y + random.next() * Math.max(1, middle.h),
  });
  for (let i = 0; i < Math.min(3, level); i++) {
    const p = somewhere();
    if (isOpenWay(lot, p)) lot.cones.push({ ...p, r: 11 });
  }
  for (let i = 0; i < 2; i++) lot.things.push({ ...somewhere(), look: random.int(0, 9), taken: false });
  if (hasFoes && level >= 2) {
    const count = Math.min(2, Math.floor(level / 2));
    for (let i = 0; i < count; i++)
      lot.strollers.push({
        x: w / 2,
        y: h - 150 - i * 70,
        vx: random.pick([-1, 1]) * (34 + level * 4),
        look: random.int(0, 9),
        r: 16,
      });
  }
  return lot;
}

/** No cone is on the straight line between the start and the bay. */
function isOpenWay({ start, target }: Lot, p: Point): boolean {
  const to = { x: target.x + target.w / 2, y: target.y + target.h / 2 };
  const [dx, dy] = [to.x - start.x, to.y - start.y];
  const share = Math.max(0, Math.min(1, ((p.x - start.x) * dx + (p.y - start.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - start.x - dx * share, p.y - start.y - dy * share) > 62;
}
