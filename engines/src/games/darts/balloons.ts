import type { Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Balloon = Point & {
  vy: number;
  sway: number;
  phase: number;
  r: number;
  colour: number;
  look: number;
  bad: boolean;
  done: boolean;
};
export type Arrow = Point & { vx: number; vy: number; popped: number; done: boolean };

export type BalloonWorld = {
  w: number;
  h: number;
  hard: number;
  hasFoes: boolean;
  seconds: number;
  wait: number;
  reload: number;
  balloons: Balloon[];
  arrows: Arrow[];
  streak: number;
  /** Pushes arrows in flight, by steps to the right. */
  wind: number;
};

export type BalloonEvent = {
  type: 'pop' | 'bad' | 'escaped' | 'miss';
  at: Point;
  balloon: Balloon | null;
  chain: number;
};

export const arrowSpeed = 980;
const pushOfWind = 150;

export const newBalloons = (w: number, h: number, hard: number, hasFoes: boolean): BalloonWorld => ({
  w,
  h,
  hard,
  hasFoes,
  seconds: 0,
  wait: 0.3,
  reload: 0,
  balloons: [],
  arrows: [],
  streak: 0,
  wind: 0,
});

/** A dart flies in a straight line from the bottom of the screen towards the target. */
export const handAt = ({ w, h }: BalloonWorld): Point => ({ x: w / 2, y: h - 70 });

export function shoot(w: BalloonWorld, to: Point): boolean {
  if (w.reload > 0) return false;
  const from = handAt(w);
  const [dx, dy] = [to.x - from.x, Math.min(-30, to.y - from.y)];
  const length = Math.hypot(dx, dy);
  w.reload = 0.24;
  w.arrows.push({ ...from, vx: (dx / length) * arrowSpeed, vy: (dy / length) * arrowSpeed, popped: 0, done: false });
  return true;
}

export const placeOfBalloon = (balloon: Balloon, seconds: number): Point => ({
  x: balloon.x + Math.sin(seconds * 1.6 + balloon.phase) * balloon.sway,
  y: balloon.y,
});

export function stepBalloons(w: BalloonWorld, dt: number, random: Random): BalloonEvent[] {
  const events: BalloonEvent[] = [];
  w.seconds += dt;
  w.reload = Math.max(0, w.reload - dt);
  w.wait -= dt;
  if (w.wait <= 0) addBalloon(w, random);
  for (const balloon of w.balloons) {
    balloon.y -= balloon.vy * dt;
    if (balloon.y > 40 || balloon.done) continue;
    balloon.done = true;
    if (!balloon.bad) events.push({ type: 'escaped', at: placeOfBalloon(balloon, w.seconds), balloon, chain: 0 });
  }
  for (const arrow of w.arrows) fly(w, arrow, dt, events);
  w.arrows = w.arrows.filter((arrow) => !arrow.done);
  w.balloons = w.balloons.filter((balloon) => !balloon.done);
  return events;
}

function addBalloon(w: BalloonWorld, random: Random): void {
  const hard = w.hard * 0.4 + w.seconds / 45;
  w.balloons.push({
    x: random.range(50, w.w - 50),
    y: w.h - 40,
    vy: random.range(58, 84) * (1 + Math.min(2.4, hard * 0.55)) * (w.h / 700),
    sway: random.range(6, 18 + Math.min(40, hard * 16)),
    phase: random.range(0, 6),
    r: random.range(25, 34),
    colour: random.int(0, 5),
    look: random.int(0, 9),
    bad: w.hasFoes && w.seconds > 4 && random.chance(Math.min(0.3, 0.14 + hard * 0.05)),
    done: false,
  });
  w.wait = Math.max(0.28, 1.15 - hard * 0.26) * random.range(0.7, 1.3);
}

function fly(w: BalloonWorld, arrow: Arrow, dt: number, events: BalloonEvent[]): void {
  const steps = 3;
  arrow.vx += w.wind * pushOfWind * dt;
  for (let i = 0; i < steps; i++) {
    arrow.x += (arrow.vx * dt) / steps;
    arrow.y += (arrow.vy * dt) / steps;
    for (const balloon of w.balloons) {
      const at = placeOfBalloon(balloon, w.seconds);
      if (balloon.done || Math.hypot(at.x - arrow.x, at.y - arrow.y) > balloon.r + 6) continue;
      balloon.done = true;
      arrow.popped++;
      w.streak = balloon.bad ? 0 : w.streak + 1;
      events.push({ type: balloon.bad ? 'bad' : 'pop', at, balloon, chain: arrow.popped });
    }
  }
  if (arrow.x > -30 && arrow.x < w.w + 30 && arrow.y > -30) return;
  arrow.done = true;
  if (arrow.popped > 0) return;
  w.streak = 0;
  events.push({ type: 'miss', at: { x: arrow.x, y: arrow.y }, balloon: null, chain: 0 });
}
