import type { Random } from '../../math/random.ts';

/** The road is a list of short segments, each with a small change of direction and height. */
export type Piece = { bend: number; height: number };

export const pieceLength = 90;

/** Endless straights, bends and hills, generated as far as they are visible. */
export function extendRoad(road: Piece[], wanted: number, wild: number, random: Random): void {
  while (road.length < wanted) {
    const length = random.int(30, 70);
    const bend = random.chance(0.25) ? 0 : random.range(-1, 1) * 2.3 * wild;
    const hill = random.chance(0.4) ? 0 : random.range(-1, 1) * 520 * wild;
    const from = road[road.length - 1]?.height ?? 0;
    const target = from + hill;
    for (let i = 0; i < length; i++) {
      const t = i / length;
      const ease = Math.sin(t * Math.PI);
      road.push({ bend: bend * ease, height: from + (target - from) * t * t * (3 - 2 * t) });
    }
  }
}

/** Pieces before the line in which a lap comes back to where it began. */
const closing = 60;

/** Cuts the road to one lap, whose end meets its beginning. */
export function closeLap(road: Piece[], lap: number): void {
  road.length = Math.min(road.length, lap);
  const start = road[0]?.height ?? 0;
  for (const [i, piece] of road.entries()) {
    const t = Math.max(0, (i - lap + closing) / closing);
    const share = t * t * (3 - 2 * t);
    piece.height += (start - piece.height) * share;
    piece.bend *= 1 - share;
  }
}

/** Once around again: every lap is the same. */
export function repeatLap(road: Piece[], wanted: number, lap: number): void {
  for (let i = road.length; i < wanted; i++) road.push(road[i - lap] ?? { bend: 0, height: 0 });
}

export function heightAt(road: Piece[], distance: number): number {
  const i = Math.max(0, Math.floor(distance / pieceLength));
  const a = road[i]?.height ?? 0;
  const b = road[i + 1]?.height ?? a;
  return a + (b - a) * (distance / pieceLength - i);
}
