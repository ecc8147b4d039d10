import { clamp, distance, type Point, type Rect } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';

/** Something in the picture. Its place is a share of the field's width and height, so that a phone may be turned. */
export type Item = {
  actor: Actor;
  u: number;
  v: number;
  /** In cells of the picture, see `cellOf`. */
  size: number;
  tilt: number;
  flip: boolean;
  /** Its place on the list; -1: nobody looks for it. */
  slot: number;
};

type Content = { wanted: Actor[]; clutter: Actor[]; crowd: number; random: Random };

/** The room that each thing of a crowd has. */
export const cellOf = ({ w, h }: Rect, crowd: number): number => Math.sqrt((w * h) / crowd);

export const placeIn = (field: Rect, { u, v }: Item): Point => ({ x: field.x + u * field.w, y: field.y + v * field.h });

/** The nearer something is, the larger. */
const nearness = (v: number) => 0.8 + v * 0.4;

export const sizeIn = (field: Rect, crowd: number, { size, v }: Item): number =>
  cellOf(field, crowd) * size * nearness(v);

/** Fills the field with clutter, with what is looked for between it, from the farthest to the nearest. */
export function compose(field: Rect, { wanted, clutter, crowd, random }: Content): Item[] {
  const columns = Math.max(1, Math.round(Math.sqrt((crowd * field.w) / field.h)));
  const rows = Math.max(1, Math.round(crowd / columns));
  // All of them come round, so that no picture is full of one thing.
  let pool: Actor[] = [];
  const next = (): Actor[] => {
    if (pool.length === 0) pool = random.shuffle(clutter);
    const actor = pool.pop();
    return actor ? [actor] : [];
  };
  const around = Array.from({ length: columns * rows }, (_, i): Item[] => {
    const row = Math.floor(i / columns);
    const shift = row % 2 ? 0.25 : -0.25;
    return next().map((actor) => ({
      actor,
      u: clamp(((i % columns) + 0.5 + shift + random.range(-0.3, 0.3)) / columns, 0.03, 0.97),
      v: clamp((row + 0.5 + random.range(-0.3, 0.3)) / rows, 0.05, 0.94),
      size: random.range(1.1, 1.55),
      tilt: random.range(-0.45, 0.45),
      flip: random.chance(0.5),
      slot: -1,
    }));
  }).flat();
  const sought = hide(wanted, field, crowd, random);
  return [...around, ...sought].sort((a, b) => a.v - b.v);
}

/** Apart from each other and from the edges; one among many like it is as large as they are. */
function hide(wanted: Actor[], field: Rect, crowd: number, random: Random): Item[] {
  const hidden: Item[] = [];
  const gap = Math.min(cellOf(field, crowd) * 1.4, Math.sqrt((field.w * field.h) / Math.max(1, wanted.length)) * 0.6);
  wanted.forEach((actor, slot) => {
    const anywhere = (): Item => ({
      actor,
      u: random.range(0.07, 0.93),
      v: random.range(0.09, 0.91),
      size: wanted.length > 1 ? random.range(0.72, 0.95) : random.range(1, 1.4),
      tilt: random.range(-0.5, 0.5),
      flip: random.chance(0.5),
      slot,
    });
    const isApart = (item: Item) => hidden.every((one) => distance(placeIn(field, one), placeIn(field, item)) > gap);
    let item = anywhere();
    for (let tries = 0; tries < 40 && !isApart(item); tries++) item = anywhere();
    hidden.push(item);
  });
  return hidden;
}

/** What a thing covers of its box, as a circle. */
const bodyShare = 0.38;

/** The share of something that those drawn after it leave visible, by points all over it. */
export function visibleShare(field: Rect, crowd: number, items: Item[], place: number): number {
  const item = items[place];
  if (!item) return 0;
  const middle = placeIn(field, item);
  const radius = sizeIn(field, crowd, item) * bodyShare;
  const above = items
    .slice(place + 1)
    .map((one) => ({ ...placeIn(field, one), r: sizeIn(field, crowd, one) * bodyShare }));
  const near = above.filter((one) => distance(one, middle) < radius + one.r);
  const steps = [-0.8, -0.4, 0, 0.4, 0.8];
  const points = steps
    .flatMap((dx) => steps.map((dy) => ({ x: dx, y: dy })))
    .filter(({ x, y }) => Math.hypot(x, y) <= 1)
    .map(({ x, y }) => ({ x: middle.x + x * radius, y: middle.y + y * radius }));
  const seen = points.filter((point) => !near.some((one) => distance(one, point) < one.r));
  return seen.length / points.length;
}

/** Brings to the front what would be covered too much to be found. */
export function uncover(field: Rect, crowd: number, items: Item[], visibleMin: number): Item[] {
  const order = [...items];
  for (const item of items.filter(({ slot }) => slot >= 0)) {
    for (let at = order.indexOf(item); at < order.length - 1; at++) {
      if (visibleShare(field, crowd, order, at) >= visibleMin) break;
      const above = order[at + 1];
      if (above) [order[at], order[at + 1]] = [above, item];
    }
  }
  return order;
}

/** For thumbs. */
const reachMin = 22;

/** Which of those that are looked for was tapped: the nearest in reach. */
export function findAt(field: Rect, crowd: number, items: Item[], p: Point): Item | undefined {
  const gapOf = (item: Item) => distance(placeIn(field, item), p);
  return items
    .filter((item) => item.slot >= 0 && gapOf(item) < Math.max(reachMin, sizeIn(field, crowd, item) * 0.52))
    .sort((a, b) => gapOf(a) - gapOf(b))[0];
}
