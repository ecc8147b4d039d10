import { clamp, distance, type Point, type Rect } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** Somewhere to deliver to: a building, and the spot in front of it where one has to stop. */
export type Address = Point & { door: Point; size: number; look: number };

/** A box with corners rounded by `r`; a tree is a point with such corners. */
export type Solid = Rect & { r: number };

export type Prop = Point & { size: number; look: number };

export type Town = {
  w: number;
  h: number;
  /** What streets run between; none on open ground. */
  blocks: Rect[];
  addresses: Address[];
  /** Where everything is brought, if to one place. */
  home: Address | null;
  props: Prop[];
  /** What nobody but a bird passes. */
  solids: Solid[];
};

export const streetUnits = 80;
const block = { w: 172, h: 112 };
const columns = 4;
const rows = 5;
const houseUnits = 78;
const homeUnits = 112;

/** Blocks of houses with streets all around them. */
export function layStreets(random: Random, hasHome: boolean): Town {
  const town = emptyTown(columns * (block.w + streetUnits) + streetUnits, rows * (block.h + streetUnits) + streetUnits);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = streetUnits + column * (block.w + streetUnits);
      const y = streetUnits + row * (block.h + streetUnits);
      town.blocks.push({ x, y, ...block });
    }
  town.solids = town.blocks.map((one) => ({ ...one, r: 0 }));
  town.blocks.forEach((one, i) => {
    const isOfHome = hasHome && i === 2 * columns + 1;
    if (isOfHome) town.home = homeAt(one.x + block.w / 2, one.y + block.h);
    else for (const x of [one.x + 44, one.x + block.w - 44]) town.addresses.push(houseAt(x, one.y + block.h, random));
    const beside = isOfHome ? [24, block.w - 24] : [block.w / 2];
    for (const x of beside) town.props.push(propAt(one.x + x, one.y + block.h - random.range(18, 30), random));
    for (let n = random.int(2, 3); n > 0; n--)
      town.props.push(propAt(one.x + n * 43 + random.range(-12, 12), one.y + 18, random));
  });
  return town;
}

/** A meadow or a sea: addresses far from each other, and trees, corals or rocks between them. */
export function layOpenGround(random: Random, hasHome: boolean): Town {
  const town = emptyTown(1080, 1080);
  if (hasHome) town.home = homeAt(540, 590);
  const taken: Point[] = town.home ? [town.home] : [{ x: 540, y: 540 }];
  const free = (gap: number): Point | null => {
    for (let tries = 0; tries < 40; tries++) {
      const p = { x: random.range(90, town.w - 90), y: random.range(130, town.h - 90) };
      if (taken.every((one) => distance(one, p) > gap)) return p;
    }
    return null;
  };
  for (let i = 0; i < 14; i++) {
    const p = free(190);
    if (!p) break;
    taken.push(p);
    town.addresses.push(houseAt(p.x, p.y + houseUnits / 2, random));
  }
  for (let i = 0; i < 34; i++) {
    const p = free(96);
    if (!p) break;
    taken.push(p);
    town.props.push(propAt(p.x, p.y, random));
  }
  town.solids = town.props.map(({ x, y, size }) => ({ x, y: y + size * 0.2, w: 0, h: 0, r: size * 0.22 }));
  if (town.home) town.solids.push(footOf(town.home));
  return town;
}

const emptyTown = (w: number, h: number): Town => ({
  w,
  h,
  blocks: [],
  addresses: [],
  home: null,
  props: [],
  solids: [],
});

function houseAt(x: number, bottom: number, random: Random): Address {
  const size = houseUnits;
  return { x, y: bottom - size * 0.56, door: { x, y: bottom + 30 }, size, look: random.int(0, 999) };
}

function homeAt(x: number, bottom: number): Address {
  return { x, y: bottom - homeUnits * 0.5, door: { x, y: bottom + 30 }, size: homeUnits, look: 0 };
}

const propAt = (x: number, y: number, random: Random): Prop => ({
  x,
  y,
  size: random.range(38, 52),
  look: random.int(0, 999),
});

const footOf = ({ x, y, size }: Address): Solid => ({ x, y: y + size * 0.12, w: 0, h: 0, r: size * 0.3 });

/** Moves a round body out of everything solid, and back onto the map. */
export function keepOut(town: Town, p: Point, radius: number): void {
  for (const { x, y, w, h, r } of town.solids) {
    const near = { x: clamp(p.x, x, x + w), y: clamp(p.y, y, y + h) };
    const gap = distance(near, p);
    const apart = radius + r;
    if (gap >= apart) continue;
    if (gap > 0.001) {
      p.x = near.x + ((p.x - near.x) / gap) * apart;
      p.y = near.y + ((p.y - near.y) / gap) * apart;
    } else leaveRect(p, { x, y, w, h }, apart);
  }
  p.x = clamp(p.x, radius, town.w - radius);
  p.y = clamp(p.y, radius, town.h - radius);
}

function leaveRect(p: Point, { x, y, w, h }: Rect, radius: number): void {
  const ways: Point[] = [
    { x: x - radius, y: p.y },
    { x: x + w + radius, y: p.y },
    { x: p.x, y: y - radius },
    { x: p.x, y: y + h + radius },
  ];
  const [best = p] = ways.toSorted((a, b) => distance(a, p) - distance(b, p));
  Object.assign(p, { x: best.x, y: best.y });
}

/** The middles of the crossings, where traffic turns. */
export function crossingsOf(): { columns: number; rows: number; at(column: number, row: number): Point } {
  return {
    columns: columns + 1,
    rows: rows + 1,
    at: (column, row) => ({
      x: streetUnits / 2 + column * (block.w + streetUnits),
      y: streetUnits / 2 + row * (block.h + streetUnits),
    }),
  };
}
