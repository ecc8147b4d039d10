import { isAlike } from '../../math/colour.ts';
import { clamp, distance, type Point, type Rect } from '../../math/maths.ts';
import { at, type Random } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';

/** Something in a picture. Its place is a share of the picture's width and height, so that a phone may be turned. */
export type Item = { actor: Actor; u: number; v: number; size: number; tilt: number; flip: boolean };

/** Where the two pictures differ: what is in the one and what in the other, null where it is missing. */
export type Difference = { items: [Item | null, Item | null]; isFound: boolean };

export type Pair = { items: [Item[], Item[]]; differences: Difference[]; crowd: number };

type Content = {
  things: Actor[];
  crowd: number;
  count: number;
  random: Random;
  /** Width by height of a picture. */
  shape: number;
  colourOf(actor: Actor): string;
};

/** The room that each thing has. */
export const cellOf = ({ w, h }: Rect, crowd: number): number => Math.sqrt((w * h) / crowd);
export const placeIn = (field: Rect, { u, v }: Item): Point => ({ x: field.x + u * field.w, y: field.y + v * field.h });
export const sizeIn = (field: Rect, crowd: number, { size }: Item): number => cellOf(field, crowd) * size;

/** Two pictures of the same things that differ in so many places, apart from each other. */
export function compose(content: Content): Pair {
  const { crowd, count, random } = content;
  const all = scatter(content);
  const changed = random.shuffle(all.map((_, i) => i)).slice(0, Math.min(count, all.length));
  const differences = changed.map((place, i): Difference => {
    const item = all[place];
    if (!item) return { items: [null, null], isFound: true };
    const other = differ(item, i, all, content);
    return { items: random.chance(0.5) ? [item, other] : [other, item], isFound: false };
  });
  const same = all.filter((_, i) => !changed.includes(i));
  const side = (i: 0 | 1) => [...same, ...differences.flatMap(({ items }) => items[i] ?? [])].sort((a, b) => a.v - b.v);
  return { items: [side(0), side(1)], differences, crowd };
}

function scatter({ things, crowd, random, shape }: Content): Item[] {
  const columns = Math.max(2, Math.round(Math.sqrt(crowd * shape)));
  const rows = Math.max(2, Math.round(crowd / columns));
  let pool: Actor[] = [];
  const next = (): Actor => {
    if (pool.length === 0) pool = random.shuffle(things);
    return pool.pop() ?? at(things, 0);
  };
  return Array.from({ length: columns * rows }, (_, i) => ({
    actor: next(),
    u: ((i % columns) + 0.5 + random.range(-0.16, 0.16)) / columns,
    v: 0.06 + (0.9 * (Math.floor(i / columns) + 0.5 + random.range(-0.14, 0.14))) / rows,
    size: random.range(0.7, 0.84),
    tilt: random.range(-0.3, 0.3),
    flip: random.chance(0.5),
  }));
}

const tints = ['#3f8ef0', '#55b84a', '#9457eb', '#f29a4a', '#2fc4b2', '#ff7eb6', '#ffd23f', '#e8403a'];

type Way = (item: Item, all: Item[], content: Content) => Item | null | undefined;

const missing: Way = () => null;
/** Much smaller or larger. */
const resized: Way = (item, _, { random }) => ({ ...item, size: item.size * (random.chance(0.6) ? 0.55 : 1.4) });
const recoloured: Way = (item, _, { random, colourOf }) => {
  const tint = random.shuffle(tints).find((one) => !isAlike(one, colourOf(item.actor)));
  return tint ? { ...item, actor: { ...item.actor, tint } } : undefined;
};
/** To the side, where nothing else is. */
const moved: Way = (item, all, { crowd, random, shape }) => {
  const cell = { u: 1 / Math.sqrt(crowd * shape), v: 1 / Math.sqrt(crowd / shape) };
  const gap = (a: Item, b: Item) => Math.hypot((a.u - b.u) / cell.u, (a.v - b.v) / cell.v);
  const places = random.shuffle([[-0.5, 0], [0.5, 0], [0, -0.5], [0, 0.5]]).map(([du = 0, dv = 0]) => ({
    ...item,
    u: clamp(item.u + du * cell.u, 0.06, 0.94),
    v: clamp(item.v + dv * cell.v, 0.08, 0.92),
  })); // biome-ignore format: one direction after the other
  return places.find((one) => gap(one, item) > 0.4 && all.every((other) => other === item || gap(one, other) > 0.55));
};
const replaced: Way = (item, _, { things, random }) => {
  const other = random.shuffle(things).find(({ name }) => name !== item.actor.name);
  return other ? { ...item, actor: other } : undefined;
};

/** In turn in each of these ways, or in the next one where a way does not fit. */
const ways = [missing, recoloured, resized, moved, replaced];

function differ(item: Item, turn: number, all: Item[], content: Content): Item | null {
  for (let i = 0; i < ways.length; i++) {
    const other = at(ways, turn + i)(item, all, content);
    if (other !== undefined) return other;
  }
  return null;
}

/** For thumbs. */
const reachMin = 24;

/** Which difference was tapped in a picture: the nearest in reach, where it is in the one or in the other. */
export function differenceAt(field: Rect, { differences, crowd }: Pair, p: Point): Difference | undefined {
  const gapOf = ({ items }: Difference) =>
    Math.min(...items.flatMap((item) => (item ? [distance(placeIn(field, item), p)] : [])));
  return differences
    .filter((one) => !one.isFound && gapOf(one) < Math.max(reachMin, cellOf(field, crowd) * 0.5))
    .sort((a, b) => gapOf(a) - gapOf(b))[0];
}
