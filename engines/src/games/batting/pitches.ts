import { clamp, turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** One ball on its way to the batter. */
export type Pitch = {
  age: number;
  /** How long it flies. */
  seconds: number;
  /** How far it swerves to the side on its way, as a share of the field; it always ends over the plate. */
  curve: number;
  /** Where it comes from, to the left or right of the middle. */
  from: number;
};

export type Quality = 'homer' | 'good' | 'weak';

/** A ball that was hit: early ones go to the left, late ones to the right. */
export type Hit = { quality: Quality; angle: number; age: number };

export type Innings = {
  pitch: Pitch | null;
  hit: Hit | null;
  /** Seconds until the next ball is thrown. */
  wait: number;
  thrown: number;
  /** Hits in a row. */
  streak: number;
  homers: number;
  /** Seconds since the last swing, and how early or late it was, from -1 to 1. */
  swung: number;
  timing: number | null;
};

export type Bowling = {
  /** 1 easy to 5 very hard. */
  difficulty: number;
  pace: number;
  isGentle: boolean;
};

export type BattingEvent = { type: 'throw' | 'pass' } | { type: 'hit'; hit: Hit };

const waitSeconds = 0.75;
/** Nobody swings twice at one ball. */
export const swingSeconds = 0.5;
const hitSeconds = 1.15;

export const newInnings = (): Innings => ({
  pitch: null,
  hit: null,
  wait: 1,
  thrown: 0,
  streak: 0,
  homers: 0,
  swung: 9,
  timing: null,
});

/** Every ball is faster than the one before, and nobody hits the fastest for long. */
export function secondsOf(thrown: number, { difficulty, pace, isGentle }: Bowling): number {
  if (isGentle) return 1.5;
  const first = 1.42 - difficulty * 0.07;
  return Math.max(0.26, (first * 0.966 ** thrown) / pace);
}

/** Balls swerve after the first few, and some are slower than they look. */
export function throwBall(w: Innings, bowling: Bowling, random: Random): void {
  const seconds = secondsOf(w.thrown, bowling);
  const isSlow = w.thrown > 5 && !bowling.isGentle && random.chance(0.18);
  const swerve = clamp((w.thrown - 2) * 0.03, 0, 0.3) * (bowling.isGentle ? 0 : 1);
  w.pitch = {
    age: 0,
    seconds: isSlow ? seconds * 1.35 : seconds,
    curve: random.range(-swerve, swerve),
    from: random.range(-0.05, 0.05),
  };
  w.thrown++;
}

/** How far to the side the ball is, as a share of the field's width. */
export function sideOf({ age, seconds, curve, from }: Pitch): number {
  const way = clamp(age / seconds, 0, 1);
  return from * (1 - way) + curve * Math.sin((way * turn) / 2);
}

/** Seconds around the right moment in which each quality is hit: the faster the ball, the fewer. */
function windowOf({ seconds }: Pitch, { isGentle }: Bowling) {
  const unit = seconds * (isGentle ? 2 : 1);
  return { homer: 0.05 * unit + 0.012, good: 0.115 * unit + 0.012, weak: 0.18 * unit + 0.012 };
}

/** Swings the bat; a ball that is near enough is hit. */
export function swing(w: Innings, bowling: Bowling): Hit | null {
  if (w.swung < swingSeconds || w.hit) return null;
  w.swung = 0;
  if (!w.pitch) return null;
  const late = w.pitch.age - w.pitch.seconds;
  const { homer, good, weak } = windowOf(w.pitch, bowling);
  w.timing = clamp(late / weak, -1, 1);
  const off = Math.abs(late);
  if (off > weak) return null;
  const quality = off <= homer ? 'homer' : off <= good ? 'good' : 'weak';
  w.hit = { quality, angle: (late / weak) * 1.15, age: 0 };
  w.pitch = null;
  w.streak++;
  if (quality === 'homer') w.homers++;
  return w.hit;
}

/** One frame: the ball comes, passes if it is not hit, and the next one follows. */
export function stepInnings(w: Innings, bowling: Bowling, random: Random, dt: number): BattingEvent[] {
  w.swung += dt;
  if (w.hit) {
    w.hit.age += dt;
    if (w.hit.age < hitSeconds) return [];
    w.hit = null;
    w.wait = 0.25;
    return [];
  }
  if (w.pitch) {
    w.pitch.age += dt;
    if (w.pitch.age < w.pitch.seconds + windowOf(w.pitch, bowling).weak) return [];
    w.pitch = null;
    w.streak = 0;
    w.wait = waitSeconds;
    return [{ type: 'pass' }];
  }
  w.wait -= dt;
  if (w.wait > 0) return [];
  throwBall(w, bowling, random);
  return [{ type: 'throw' }];
}
