import type { View } from '../../canvas/screen.ts';
import { type Rect, turn } from '../../math/maths.ts';
import { at, randomFrom } from '../../math/random.ts';

export type Place = Rect & { tilt: number };
export type Layout = { places: Place[]; columns: number };
type Lay = (count: number, room: Rect, seed: number) => Layout;

const high = 1.18;
const cardMax = 128;
const ringMax = 16;

/** Straight rows, completely filled if the number allows it. */
const rowsOf: Lay = (count, room) => {
  let [columns, best] = [1, 0];
  for (let wanted = 1; wanted <= count; wanted++) {
    const size = cellOf(count, wanted, room);
    // Complete rows look tidier than larger cards.
    const worth = size * (count % wanted ? 0.82 : 1);
    if (worth > best) [columns, best] = [wanted, worth];
  }
  const cell = cellOf(count, columns, room);
  const rows = Math.ceil(count / columns);
  const left = room.x + (room.w - cell * columns) / 2;
  const top = room.y + (room.h - cell * high * rows) / 2;
  const places = Array.from({ length: count }, (_, i) => ({
    x: left + (i % columns) * cell + 4,
    y: top + Math.floor(i / columns) * cell * high + 4,
    w: cell - 8,
    h: cell * high - 8,
    tilt: 0,
  }));
  return { places, columns };
};

const cellOf = (count: number, columns: number, room: Rect) =>
  Math.min(room.w / columns, room.h / Math.ceil(count / columns) / high, cardMax);

/** Smaller by a factor, around its own centre. */
function shrunk(place: Place, share: number, tilt: number, dx = 0, dy = 0): Place {
  const [w, h] = [place.w * share, place.h * share];
  return { x: place.x + (place.w - w) / 2 + dx, y: place.y + (place.h - h) / 2 + dy, w, h, tilt };
}

/** Slightly irregular, as if placed by hand. */
const scatter: Lay = (count, room, seed) => {
  const { places, columns } = rowsOf(count, room, seed);
  const random = randomFrom(seed);
  const loose = places.map((place) => {
    const by = place.w * 0.05;
    return shrunk(place, 0.88, random.range(-0.13, 0.13), random.range(-by, by), random.range(-by, by));
  });
  return { places: loose, columns };
};

/** Rows that sag like bunting. */
const bunting: Lay = (count, room, seed) => {
  const { places, columns } = rowsOf(count, room, seed);
  const hung = places.map((place, i) => {
    const share = columns > 1 ? (i % columns) / (columns - 1) - 0.5 : 0;
    return shrunk(place, 0.9, -share * 0.22, 0, (0.25 - share * share * 2) * place.h * 0.22);
  });
  return { places: hung, columns };
};

/** Around the hero in the middle. */
const ring: Lay = (count, room, seed) => {
  if (count > ringMax) return scatter(count, room, seed);
  const wide = Math.min(cardMax, room.w / 4.2, room.h / 4.2, (Math.PI * (room.w + room.h)) / 2.6 / count);
  const [rx, ry] = [room.w / 2 - wide / 2 - 2, room.h / 2 - (wide * high) / 2 - 2];
  const [cx, cy] = [room.x + room.w / 2, room.y + room.h / 2];
  const places = anglesOf(count, rx, ry).map((angle) => ({
    x: cx + Math.cos(angle) * rx - wide / 2,
    y: cy + Math.sin(angle) * ry - (wide * high) / 2,
    w: wide,
    h: wide * high,
    tilt: Math.cos(angle) * Math.sin(angle) * 0.2,
  }));
  return { places, columns: 1 };
};

/** Angles evenly spaced along the ellipse, the first at the top. */
function anglesOf(count: number, rx: number, ry: number): number[] {
  const steps = 720;
  const lengths = [0];
  const pointAt = (i: number) => {
    const angle = (i / steps) * turn - turn / 4;
    return { x: Math.cos(angle) * rx, y: Math.sin(angle) * ry };
  };
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [pointAt(i - 1), pointAt(i)];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths[steps] ?? 1;
  return Array.from({ length: count }, (_, n) => {
    const i = lengths.findIndex((length) => length >= (whole * n) / count);
    return (i / steps) * turn - turn / 4;
  });
}

export const layouts = { rows: rowsOf, scatter, bunting, ring };

const names = Object.keys(layouts) as (keyof typeof layouts)[];

/** The same game uses the same layout on every board. */
export function layCards(count: number, view: View, top: number, seed: number): Layout {
  const name = at(names, seed % 89);
  // The hero is below the cards on a phone, or in the middle of their ring.
  const below = view.portrait && !isRing(count, seed) ? 120 : 30;
  const room: Rect = { x: 14, y: top + 12, w: view.w - 28, h: Math.max(1, view.h - top - below) };
  return layouts[name](count, room, seed);
}

export const isRing = (count: number, seed: number): boolean => at(names, seed % 89) === 'ring' && count <= ringMax;
