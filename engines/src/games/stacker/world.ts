import { approach, clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Piece = { x: number; look: number; tilt: number };
export type Loose = { x: number; y: number; vx: number; vy: number; tilt: number; look: number };
/** Flies across between the crane and the pile. */
export type Passer = { x: number; vx: number; look: number };

export type StackerWorld = {
  width: number;
  hard: number;
  /** How far the crane swings to each side. */
  reach: number;
  pieceWidth: number;
  /** Units between the top of the pile and the hanging piece. */
  drop: number;
  pieces: Piece[];
  phase: number;
  /** Seconds until the crane drops the piece by itself. */
  patience: number;
  hanging: { x: number; look: number } | null;
  falling: { x: number; up: number; v: number; look: number } | null;
  loose: Loose[];
  passer: Passer | null;
  nextPasser: number;
  hasFoes: boolean;
  perfect: number;
  seconds: number;
  lean: number;
};

export type StackEvent = {
  type: 'placed' | 'perfect' | 'missed' | 'bumped' | 'dropped';
  x: number;
  /** How many were on the pile. */
  height: number;
};

export const patienceSeconds = 4.5;
const gravity = 1500;

export function newStack(
  size: { width: number; pieceWidth: number; drop: number },
  hard: number,
  hasFoes: boolean,
  random: Random,
): StackerWorld {
  const { width } = size;
  return {
    ...size,
    hard,
    reach: Math.min(width / 2 - 40, 190),
    pieces: [{ x: width / 2, look: random.int(0, 9), tilt: 0 }],
    phase: random.range(0, 6),
    patience: patienceSeconds,
    hanging: { x: width / 2, look: random.int(0, 9) },
    falling: null,
    loose: [],
    passer: null,
    nextPasser: 9,
    hasFoes,
    perfect: 0,
    seconds: 0,
    lean: 0,
  };
}

export const topOf = (w: StackerWorld): number => w.pieces[w.pieces.length - 1]?.x ?? w.width / 2;
export const swingOf = (w: StackerWorld): number => 1.5 + w.hard * 0.5 + Math.min(2.6, w.pieces.length * 0.055);

/** How many pieces high the water of a flood stands; it rises faster and faster. */
export const waterOf = ({ seconds }: StackerWorld): number => seconds * (0.2 + seconds * 0.0015) - 2;

export function letGo(w: StackerWorld): boolean {
  if (!w.hanging || w.falling) return false;
  w.falling = { x: w.hanging.x, up: w.drop, v: 0, look: w.hanging.look };
  w.hanging = null;
  return true;
}

export function stepStack(w: StackerWorld, dt: number, random: Random): StackEvent[] {
  const events: StackEvent[] = [];
  w.seconds += dt;
  w.phase += swingOf(w) * dt;
  // A tall pile sways with its off-centre pieces.
  w.lean = approach(w.lean, clamp((topOf(w) - (w.pieces[0]?.x ?? 0)) / 400, -0.12, 0.12), 2, dt);
  if (w.hanging) {
    w.hanging.x = w.width / 2 + Math.sin(w.phase) * w.reach;
    w.patience -= dt;
    if (w.patience <= 0 && letGo(w)) events.push({ type: 'dropped', x: w.falling?.x ?? 0, height: w.pieces.length });
  }
  stepPasser(w, dt, random);
  if (w.falling) fall(w, w.falling, dt, random, events);
  for (const loose of w.loose) {
    loose.vy += gravity * 0.7 * dt;
    loose.x += loose.vx * dt;
    loose.y += loose.vy * dt;
    loose.tilt += loose.vx * dt * 0.03;
  }
  w.loose = w.loose.filter((loose) => loose.y < 900);
  return events;
}

function stepPasser(w: StackerWorld, dt: number, random: Random): void {
  if (!w.hasFoes) return;
  if (!w.passer) {
    w.nextPasser -= dt;
    if (w.nextPasser > 0) return;
    const side = random.pick([-1, 1]);
    w.passer = { x: w.width / 2 - side * (w.width / 2 + 60), vx: side * random.range(90, 150), look: random.int(0, 9) };
    return;
  }
  w.passer.x += w.passer.vx * dt;
  if (w.passer.x > -70 && w.passer.x < w.width + 70) return;
  w.passer = null;
  w.nextPasser = Math.max(2.5, 8 - w.pieces.length * 0.12) * random.range(0.8, 1.2);
}

function fall(
  w: StackerWorld,
  falling: NonNullable<StackerWorld['falling']>,
  dt: number,
  random: Random,
  events: StackEvent[],
): void {
  const before = falling.up;
  falling.v += gravity * dt;
  falling.up -= falling.v * dt;
  const { passer } = w;
  if (passer && before > w.drop * 0.4 && falling.up <= w.drop * 0.62 && Math.abs(passer.x - falling.x) < 52) {
    shed(w, falling, Math.sign(falling.x - passer.x) || 1, falling.up);
    passer.vx *= 1.6;
    events.push({ type: 'bumped', x: falling.x, height: w.pieces.length });
    next(w, random);
    return;
  }
  if (falling.up > 0) return;
  const off = falling.x - topOf(w);
  const isPerfect = Math.abs(off) < 7;
  if (Math.abs(off) > w.pieceWidth * 0.5) {
    shed(w, falling, Math.sign(off), 0);
    w.perfect = 0;
    events.push({ type: 'missed', x: falling.x, height: w.pieces.length });
    next(w, random);
    return;
  }
  w.perfect = isPerfect ? w.perfect + 1 : 0;
  w.pieces.push({ x: isPerfect ? topOf(w) : falling.x, look: falling.look, tilt: isPerfect ? 0 : off * 0.0012 });
  events.push({ type: isPerfect ? 'perfect' : 'placed', x: falling.x, height: w.pieces.length });
  next(w, random);
}

function shed(w: StackerWorld, from: { x: number; look: number }, side: number, up: number): void {
  w.loose.push({ x: from.x, y: -up, vx: side * 160, vy: -120, tilt: 0, look: from.look });
}

function next(w: StackerWorld, random: Random): void {
  w.falling = null;
  w.hanging = { x: w.width / 2, look: random.int(0, 9) };
  w.patience = patienceSeconds;
  // The pile drifts, while the crane stays over the middle.
  const drift = topOf(w) - w.width / 2;
  if (Math.abs(drift) > w.reach - 30) for (const piece of w.pieces) piece.x -= drift * 0.5;
}
