import { approach, clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** A shot on goal: `flight` goes from 0 at the spot to 1 at the line. */
export type Shot = { from: number; to: number; bend: number; flight: number; seconds: number };

export type PenaltyWorld = {
  /** The width of the goal; positions lie between 0 and this. */
  width: number;
  hard: number;
  keeper: number;
  wanted: number;
  /** Seconds until the next kick. */
  wait: number;
  shot: Shot | null;
  taken: number;
  saved: number;
  streak: number;
};

export type PenaltyEvent = { type: 'kick' | 'save' | 'goal'; x: number };

/** How far to each side of its middle the keeper reaches. */
export const reach = 46;

export const newPenalties = (width: number, hard: number): PenaltyWorld => ({
  width,
  hard,
  keeper: width / 2,
  wanted: width / 2,
  wait: 0.9,
  shot: null,
  taken: 0,
  saved: 0,
  streak: 0,
});

/** Seconds from the spot to the line, fewer with each shot taken. */
export const flightSeconds = (taken: number, hard: number): number =>
  Math.max(0.34, (1.12 - hard * 0.12) * 0.965 ** taken);

/** Where the ball is between the posts. A bent shot swings out before it comes in. */
export const ballAt = ({ from, to, bend, flight }: Shot): number =>
  from + (to - from) * flight + Math.sin(flight * Math.PI) * bend;

export function stepPenalties(w: PenaltyWorld, dt: number, random: Random): PenaltyEvent[] {
  w.keeper = clamp(approach(w.keeper, w.wanted, 11, dt), reach * 0.6, w.width - reach * 0.6);
  if (!w.shot) {
    w.wait -= dt;
    if (w.wait > 0) return [];
    w.shot = kick(w, random);
    return [{ type: 'kick', x: w.shot.from }];
  }
  w.shot.flight += dt / w.shot.seconds;
  if (w.shot.flight < 1) return [];
  const x = w.shot.to;
  const isSaved = Math.abs(x - w.keeper) < reach + 8;
  w.shot = null;
  w.taken++;
  w.wait = Math.max(0.5, 1 - w.taken * 0.02);
  w.saved += isSaved ? 1 : 0;
  w.streak = isSaved ? w.streak + 1 : 0;
  return [{ type: isSaved ? 'save' : 'goal', x }];
}

/** Mostly away from the keeper, and never at the posts. */
function kick(w: PenaltyWorld, random: Random): Shot {
  const margin = 34;
  const isLeft = w.keeper > w.width / 2 ? random.chance(0.68) : random.chance(0.32);
  const side = isLeft ? random.range(margin, w.width * 0.42) : random.range(w.width * 0.58, w.width - margin);
  const bend = w.taken > 3 && random.chance(0.5) ? random.range(-1, 1) * Math.min(90, 20 + w.taken * 4) : 0;
  return {
    from: w.width / 2,
    to: random.chance(0.85) ? side : random.range(margin, w.width - margin),
    bend,
    flight: 0,
    seconds: flightSeconds(w.taken, w.hard),
  };
}
