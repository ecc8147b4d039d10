import type { Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** The points of a dart by its distance from the middle, as a share of the board's radius. */
export const rings = [
  { share: 0.1, points: 100 },
  { share: 0.26, points: 50 },
  { share: 0.5, points: 25 },
  { share: 0.76, points: 10 },
  { share: 1, points: 5 },
] as const;

export type Stuck = Point & { tilt: number };

/** A board of radius 1; the crosshair moves over it. */
export type BoardWorld = {
  round: number;
  thrown: number;
  inRound: number;
  wanted: number;
  time: number;
  patience: number;
  hard: number;
  phase: number;
  stuck: Stuck[];
  flying: (Point & { left: number }) | null;
  /** Pushes every dart aside, by steps to the right. */
  wind: number;
};

export type BoardEvent = { type: 'stuck' | 'made' | 'failed'; at: Point; points: number };

export const dartsARound = 3;
export const patienceSeconds = 6;
export const flightSeconds = 0.22;

export function newBoard(hard: number, random: Random): BoardWorld {
  const start = { round: 0, thrown: 0, inRound: 0, wanted: wantedAt(0), time: 0, patience: patienceSeconds };
  return { ...start, hard, phase: random.range(0, 6), stuck: [], flying: null, wind: 0 };
}

/** The points that three darts must reach together. */
export const wantedAt = (round: number) => Math.min(225, 40 + round * 15);

export const pointsAt = (p: Point): number => rings.find(({ share }) => Math.hypot(p.x, p.y) <= share)?.points ?? 0;

/** The position of the crosshair: two oscillations that never quite repeat. */
export function sightAt({ round, hard, phase, time }: BoardWorld): Point {
  const pace = 1.25 + hard * 0.5 + Math.min(2.2, round * 0.14);
  return {
    x: Math.sin(time * pace * 1.31 + phase) * 0.92,
    y: Math.sin(time * pace * 1.87 + phase * 1.7) * 0.92,
  };
}

/** A share of the board's radius that each step of wind pushes a dart. */
const pushOfWind = 0.14;

/** Where a dart thrown now lands: beside the crosshair, if the wind blows. */
export function landingAt(w: BoardWorld): Point {
  const { x, y } = sightAt(w);
  return { x: x + w.wind * pushOfWind, y };
}

export function throwDart(w: BoardWorld): boolean {
  if (w.flying) return false;
  w.flying = { ...landingAt(w), left: flightSeconds };
  w.patience = patienceSeconds;
  return true;
}

export function stepBoard(w: BoardWorld, dt: number, random: Random): BoardEvent[] {
  const events: BoardEvent[] = [];
  w.time += dt;
  w.patience -= dt;
  // Waiting too long drops the dart.
  if (w.patience <= 0 && throwDart(w) && w.flying) Object.assign(w.flying, { x: 0, y: 1.25 });
  if (!w.flying) return events;
  w.flying.left -= dt;
  if (w.flying.left > 0) return events;
  const at = { x: w.flying.x, y: w.flying.y };
  const points = pointsAt(at);
  if (w.thrown === 0) w.stuck = [];
  w.stuck.push({ ...at, tilt: random.range(-0.3, 0.3) });
  w.flying = null;
  w.inRound += points;
  w.thrown++;
  events.push({ type: 'stuck', at, points });
  if (w.thrown < dartsARound) return events;
  const made = w.inRound >= w.wanted;
  events.push({ type: made ? 'made' : 'failed', at, points: w.inRound });
  if (made) w.round++;
  w.thrown = w.inRound = 0;
  w.wanted = wantedAt(w.round);
  return events;
}
