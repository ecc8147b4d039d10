import { clamp } from '../../math/maths.ts';

/** The inside of the jar; everything in it is measured in these cells, down from its rim. */
export const jar = { w: 8, h: 9 };

/** One round body. Two of the same rank become one of the next. */
export type Piece = {
  rank: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Grows to that of its rank after a merge, so that neighbours are pushed aside gently. */
  r: number;
  angle: number;
  /** Seconds since it was dropped or merged. */
  age: number;
  /** Whether it has touched anything since it was dropped. */
  hasLanded: boolean;
  /** Seconds it has rested above the rim. */
  above: number;
};

/** Where two became one; without a rank they were the largest and are gone. */
export type Merge = { x: number; y: number; rank: number | null };

export const fewestRanks = 5;
export const mostRanks = 11;
const [smallest, largest] = [0.4, 1.92];

/** Each rank is larger than the one before by the same factor; two take more room than what they become. */
export const radiusOf = (rank: number, ranks: number) =>
  smallest * (largest / smallest) ** (clamp(rank, 0, ranks - 1) / (ranks - 1));

export function newPiece(rank: number, x: number, y: number, ranks: number): Piece {
  const r = radiusOf(rank, ranks);
  return { rank, x, y, vx: 0, vy: 0, r, angle: 0, age: 0, hasLanded: false, above: 0 };
}

const subSteps = 6;
const gravity = 34;
const speedMax = 24;
/** Nothing is thrown out of the jar by a merge below it. */
const liftMax = 4;
/** Of the sliding at a contact, per unit of its depth. */
const grip = 0.35;
/** What is slower than this comes to rest. */
const drift = 0.35;
const growSeconds = 0.14;
/** What is this close touches. */
const touchUnits = 0.02;

/** Moves everything on by one frame, and merges what touches its like. */
export function stepJar(pieces: Piece[], ranks: number, dt: number): Merge[] {
  const merges: Merge[] = [];
  const h = dt / subSteps;
  for (const piece of pieces) {
    piece.age += dt;
    const full = radiusOf(piece.rank, ranks);
    piece.r = Math.min(full, piece.r + (full * 0.5 * dt) / growSeconds);
  }
  for (let i = 0; i < subSteps && h > 0; i++) subStep(pieces, ranks, h, merges);
  for (const piece of pieces)
    piece.above = piece.hasLanded && piece.y - piece.r < 0 && piece.age > 0.5 ? piece.above + dt : 0;
  return merges;
}

type Before = { x: number; y: number };

/** Positions are corrected first, and speeds follow from where everything came to be: piles then stay still. */
function subStep(pieces: Piece[], ranks: number, h: number, merges: Merge[]): void {
  const before = new Map<Piece, Before>();
  for (const piece of pieces) {
    before.set(piece, { x: piece.x, y: piece.y });
    piece.vy += gravity * h;
    piece.x += piece.vx * h;
    piece.y += piece.vy * h;
  }
  const alike: [Piece, Piece][] = [];
  for (let i = 0; i < pieces.length; i++)
    for (let j = i + 1; j < pieces.length; j++) {
      const [a, b] = [pieces[i], pieces[j]];
      if (a && b && separate(a, b, before)) alike.push([a, b]);
    }
  for (const piece of pieces) keepIn(piece, before.get(piece) ?? piece);
  for (const piece of pieces) {
    const from = before.get(piece) ?? piece;
    piece.vx = clamp((piece.x - from.x) / h, -liftMax * 2, liftMax * 2);
    piece.vy = clamp((piece.y - from.y) / h, -liftMax, speedMax);
    if (piece.hasLanded && Math.hypot(piece.vx, piece.vy) < drift) {
      piece.vx *= 0.8;
      piece.vy *= 0.8;
    }
    piece.angle += ((piece.x - from.x) / piece.r) * (piece.hasLanded ? 1 : 0);
  }
  for (const [a, b] of alike) merge(pieces, a, b, ranks, merges);
}

/** Pushes two overlapping pieces apart, the lighter one further; true if they are alike. */
function separate(a: Piece, b: Piece, before: Map<Piece, Before>): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const reach = a.r + b.r + touchUnits;
  // Most pairs are far apart, and this runs for each of them many times a frame.
  if (dx > reach || dx < -reach || dy > reach || dy < -reach) return false;
  const apart = Math.sqrt(dx * dx + dy * dy) || 0.001;
  const depth = a.r + b.r - apart;
  if (depth < -touchUnits) return false;
  a.hasLanded ||= b.hasLanded;
  b.hasLanded ||= a.hasLanded;
  if (a.rank === b.rank) return true;
  if (depth <= 0) return false;
  const [nx, ny] = [dx / apart, dy / apart];
  const share = b.r ** 2 / (a.r ** 2 + b.r ** 2);
  const push = depth * 0.8;
  a.x -= nx * push * share;
  a.y -= ny * push * share;
  b.x += nx * push * (1 - share);
  b.y += ny * push * (1 - share);
  const [fromA, fromB] = [before.get(a) ?? a, before.get(b) ?? b];
  const slide = (b.x - fromB.x - (a.x - fromA.x)) * -ny + (b.y - fromB.y - (a.y - fromA.y)) * nx;
  const held = clamp(slide, -depth * grip, depth * grip);
  a.x += -ny * held * share;
  a.y += nx * held * share;
  b.x -= -ny * held * (1 - share);
  b.y -= nx * held * (1 - share);
  return false;
}

function keepIn(piece: Piece, from: Before): void {
  piece.x = clamp(piece.x, piece.r, jar.w - piece.r);
  const depth = piece.y + piece.r - jar.h;
  if (depth < 0) return;
  piece.y = jar.h - piece.r;
  piece.hasLanded = true;
  piece.x -= clamp(piece.x - from.x, -depth * grip, depth * grip);
}

function merge(pieces: Piece[], a: Piece, b: Piece, ranks: number, merges: Merge[]): void {
  const [i, j] = [pieces.indexOf(a), pieces.indexOf(b)];
  // One of three may be gone already.
  if (i < 0 || j < 0) return;
  pieces.splice(Math.max(i, j), 1);
  pieces.splice(Math.min(i, j), 1);
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const rank = a.rank + 1 < ranks ? a.rank + 1 : null;
  merges.push({ x, y, rank });
  if (rank === null) return;
  const larger = newPiece(rank, x, y, ranks);
  pieces.push({
    ...larger,
    r: a.r,
    angle: (a.angle + b.angle) / 2,
    hasLanded: true,
    above: Math.max(a.above, b.above),
  });
}

/** How long something may stay above the rim. */
export const overflowSeconds = 1.6;

/** From 0 to 1, how close the jar is to overflowing. */
export const overflowOf = (pieces: Piece[]) =>
  clamp(Math.max(0, ...pieces.map(({ above }) => above)) / overflowSeconds, 0, 1);

/** Where a piece that falls straight down would first touch something. */
export function landingOf(pieces: Piece[], x: number, r: number): number {
  const tops = pieces.map((one) => {
    const aside = Math.abs(one.x - x);
    return aside < one.r + r ? one.y - Math.sqrt((one.r + r) ** 2 - aside ** 2) : jar.h - r;
  });
  return Math.min(jar.h - r, ...tops);
}
