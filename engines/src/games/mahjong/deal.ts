import type { Random } from '../../math/random.ts';
import type { Place } from './layouts.ts';

const isOver = (a: Place, b: Place) => a.z > b.z && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
const isBeside = (a: Place, b: Place, way: number) => a.z === b.z && a.x - b.x === way * 2 && Math.abs(a.y - b.y) < 2;

/** A tile can be taken when nothing lies on it, and nothing on its left or nothing on its right. */
export function isFree<T extends Place>(tile: T, tiles: readonly T[]): boolean {
  if (tiles.some((other) => isOver(other, tile))) return false;
  return [-1, 1].some((way) => !tiles.some((other) => isBeside(other, tile, way)));
}

/** The pairs that can be taken now, those on high layers first. */
export function openPairs<T extends Place & { face: number }>(tiles: readonly T[]): [T, T][] {
  const free = tiles.filter((tile) => isFree(tile, tiles));
  const pairs = free.flatMap((a, i) => free.slice(i + 1).flatMap((b): [T, T][] => (a.face === b.face ? [[a, b]] : [])));
  return pairs.sort(([a, b], [c, d]) => c.z + d.z - a.z - b.z);
}

const triesMax = 60;

/**
 * Faces for the places, so that all can be taken: pairs are laid on places that are free in the order in which the
 * board could be cleared. Null if no such order was found, as for two tiles on top of each other.
 */
export function deal(places: readonly Place[], faces: readonly number[], random: Random): number[] | null {
  for (let tries = 0; tries < triesMax; tries++) {
    const dealt = dealOnce(places, faces, random);
    if (dealt) return dealt;
  }
  return null;
}

function dealOnce(places: readonly Place[], faces: readonly number[], random: Random): number[] | null {
  const dealt = places.map(() => 0);
  let left = [...places];
  for (const face of random.shuffle(faces)) {
    const free = left
      .filter((place) => isFree(place, left))
      // High piles are taken down first, or two tiles of one pile would be left.
      .map((place) => ({ place, rank: place.z + random.range(0, 1.6) }))
      .sort((a, b) => b.rank - a.rank);
    const [a, b] = free;
    if (!a || !b) return null;
    dealt[places.indexOf(a.place)] = face;
    dealt[places.indexOf(b.place)] = face;
    left = left.filter((place) => place !== a.place && place !== b.place);
  }
  return dealt;
}

/** As many faces as there are pairs, each as often as the others. */
export const facesFor = (pairs: number, kinds: number): number[] =>
  Array.from({ length: pairs }, (_, i) => i % Math.max(1, kinds));

/** In rows on the lowest layer, where every order of tiles can be cleared. */
export function laidFlat(count: number, columns: number, rows: number): Place[] {
  const perRow = Math.ceil(count / rows);
  const left = Math.max(0, columns - perRow);
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % perRow) * 2,
    y: Math.floor(i / perRow) * 2,
    z: 0,
  }));
}
