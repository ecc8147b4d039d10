import { approach, clamp } from '../../math/maths.ts';
import type { Side } from '../../stage/duel.ts';

/** Pulling or pushing in rhythm: whoever meets the beat is stronger. */
export type Tug = {
  /** -1: the left side has won, 1: the right one. */
  offset: number;
  speed: number;
  /** Seconds of a beat, how many have passed, and the seconds since the last. */
  beatSeconds: number;
  beats: number;
  since: number;
  /** The beat for which each side has pulled last. */
  pulledFor: [number, number];
  /** 1 right after a pull. */
  heave: [number, number];
  wait: number;
};

export type Grade = 'perfect' | 'good' | 'off' | 'slip';

/** How far each pull moves the rope. */
const strengths: Record<Grade, number> = { perfect: 0.19, good: 0.11, off: 0.025, slip: -0.035 };

const beatSecondsOf = (round: number): number => Math.max(0.36, 0.68 * 0.95 ** (round - 1));

export const newTug = (round: number): Tug => ({
  offset: 0,
  speed: 0,
  beatSeconds: beatSecondsOf(round),
  beats: 0,
  since: 0,
  pulledFor: [-1, -1],
  heave: [0, 0],
  wait: 0.8,
});

/** Moves on; true on each beat. */
export function stepTug(tug: Tug, dt: number): boolean {
  tug.heave = [approach(tug.heave[0], 0, 6, dt), approach(tug.heave[1], 0, 6, dt)];
  if (tug.wait > 0) {
    tug.wait -= dt;
    return false;
  }
  tug.offset = clamp(tug.offset + tug.speed * dt, -1, 1);
  tug.speed = approach(tug.speed, 0, 6, dt);
  tug.since += dt;
  if (tug.since < tug.beatSeconds) return false;
  tug.since -= tug.beatSeconds;
  tug.beats++;
  return true;
}

/** How near to the beat a pull is; a second one for the same beat slips. */
export function pull(tug: Tug, side: Side): Grade | null {
  if (tug.wait > 0) return null;
  const isEarly = tug.since > tug.beatSeconds / 2;
  const beat = isEarly ? tug.beats + 1 : tug.beats;
  const off = isEarly ? tug.beatSeconds - tug.since : tug.since;
  const grade: Grade = tug.pulledFor[side] === beat ? 'slip' : off < 0.085 ? 'perfect' : off < 0.17 ? 'good' : 'off';
  tug.pulledFor[side] = beat;
  heave(tug, side, strengths[grade]);
  return grade;
}

export function heave(tug: Tug, side: Side, strength: number): void {
  tug.speed += (side === 0 ? -1 : 1) * strength * 6;
  tug.heave[side] = 1;
}

/** The computer pulls on every beat: harder the longer it takes, and much harder if nobody holds the other end. */
export function strengthOfComputer({ beats, pulledFor }: Tug, round: number, pace: number): number {
  const missed = Math.max(0, Math.min(8, beats - pulledFor[0] - 2));
  return (0.07 * pace + 0.012 * (round - 1)) * (1 + 0.025 * beats + 0.12 * missed);
}

export const winnerOf = ({ offset }: Tug): Side | null => (offset <= -1 ? 0 : offset >= 1 ? 1 : null);
