import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import type { Actor, Plan } from '../../plan.ts';
import { chainOf } from './chain.ts';
import { jar, landingOf, type Merge, newPiece, overflowOf, type Piece, radiusOf, stepJar } from './jar.ts';

const ranks = 9;
const actor = (name: string): Actor => ({ sprite: name, name, plural: `${name}s`, tint: null, wears: null });

function run(pieces: Piece[], seconds: number): Merge[] {
  const merges: Merge[] = [];
  for (let t = 0; t < seconds; t += 1 / 60) merges.push(...stepJar(pieces, ranks, 1 / 60));
  return merges;
}

describe('the jar', () => {
  it('makes one of the next rank from two alike that touch', () => {
    const pieces = [newPiece(2, 4, 8, ranks), newPiece(2, 4.1, 3, ranks)];
    const merges = run(pieces, 2);
    expect(merges.map(({ rank }) => rank)).toEqual([3]);
    expect(pieces.map(({ rank }) => rank)).toEqual([3]);
    expect(pieces[0]?.r).toBeCloseTo(radiusOf(3, ranks));
  });

  it('leaves different ones as they are, and lets two of the largest vanish', () => {
    const pieces = [newPiece(1, 4, 8, ranks), newPiece(2, 4.1, 3, ranks)];
    expect(run(pieces, 2)).toEqual([]);
    const largest = [newPiece(8, 2, 7, ranks), newPiece(8, 5, 7, ranks)];
    expect(run(largest, 2).map(({ rank }) => rank)).toEqual([null]);
    expect(largest).toEqual([]);
  });

  it('three alike become one larger and one of the same', () => {
    const pieces = [newPiece(0, 3.4, 8.6, ranks), newPiece(0, 4.1, 8.6, ranks), newPiece(0, 4.8, 8.6, ranks)];
    run(pieces, 0.1);
    expect(pieces.map(({ rank }) => rank).toSorted()).toEqual([0, 1]);
  });

  it('comes to rest, inside its walls, and nothing overlaps much', () => {
    const random = randomFrom(3);
    const pieces: Piece[] = [];
    for (let i = 0; i < 40; i++) {
      const rank = random.int(0, 3);
      pieces.push(newPiece(rank, random.range(1, jar.w - 1), -1, ranks));
      run(pieces, 0.5);
    }
    run(pieces, 3);
    const before = pieces.map(({ x, y }) => ({ x, y }));
    run(pieces, 1);
    for (const [i, { x, y, r }] of pieces.entries()) {
      expect(Math.hypot(x - (before[i]?.x ?? 0), y - (before[i]?.y ?? 0))).toBeLessThan(0.15);
      expect(x).toBeGreaterThanOrEqual(r - 0.01);
      expect(x).toBeLessThanOrEqual(jar.w - r + 0.01);
      expect(y).toBeLessThanOrEqual(jar.h - r + 0.01);
      for (const other of pieces.slice(i + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan((other.r + r) * 0.85);
    }
  });

  it('is the same for the same drops', () => {
    const drops = () => [newPiece(1, 3, 2, ranks), newPiece(3, 3.3, 5, ranks), newPiece(0, 5, 1, ranks)];
    const [a, b] = [drops(), drops()];
    run(a, 3);
    run(b, 3);
    expect(a).toEqual(b);
  });

  it('overflows when something rests above the rim, and not while it falls past', () => {
    const falling = [newPiece(0, 4, -1, ranks)];
    run(falling, 0.4);
    expect(overflowOf(falling)).toBe(0);
    const tower = [8, 7, 6, 5, 4].map((rank, i) => newPiece(rank, 4, 7 - i * 2.6, ranks));
    for (const piece of tower) Object.assign(piece, { hasLanded: true, age: 1 });
    // Held upright, as between others.
    for (let t = 0; t < 2; t += 1 / 60) {
      stepJar(tower, ranks, 1 / 60);
      for (const piece of tower) piece.x = 4;
    }
    expect(overflowOf(tower)).toBe(1);
  });

  it('shows where a piece will land', () => {
    expect(landingOf([], 4, 0.5)).toBe(jar.h - 0.5);
    const below = { ...newPiece(3, 4, 8, ranks) };
    expect(landingOf([below], 4, 0.5)).toBeCloseTo(8 - below.r - 0.5);
    expect(landingOf([below], 7, 0.5)).toBe(jar.h - 0.5);
  });
});

describe('the chain', () => {
  const chainWith = (names: string[]) =>
    chainOf({ theme: { things: names.map(actor), hero: actor('fox') } } as unknown as Plan).map((link) => link.actor);

  it('is what the plan says, from small to large', () => {
    const names = ['cherry', 'grapes', 'apple', 'melon', 'watermelon'];
    expect(chainWith(names).map(({ name }) => name)).toEqual(names);
  });

  it('has enough ranks for a single kind, of which the largest wears a crown', () => {
    const cats = chainWith(['cat']);
    expect(cats).toHaveLength(9);
    expect(cats.map(({ wears }) => wears).filter(Boolean)).toEqual(['crown']);
    expect(chainWith([])[0]?.name).toBe('fox');
  });
});
