import type { Random } from '../../math/random.ts';
import { type Ball, ballRadius, type ThrowEvent, type ThrowWorld } from './scene.ts';

export const keeperSize = 84;
const pinSize = 58;
const ballsAFrame = 2;
const depthOfRow = 20;
/** Those farther back stand a little aside, so that no pin hides another. */
const asideOfRow = 9;
/** As many as fit beside each other, where the prompt counts none. */
export const pinsARow = 6;

/** The mouth of a goal at the right edge, seen from the side. */
export const goalOf = ({ width, floor }: ThrowWorld) => ({ x: width - 52, height: Math.min(230, floor * 0.4) });

/** The keeper moves up and down in front of the line, faster with every goal. */
export function keeperAt(w: ThrowWorld, seconds: number): number {
  const { height } = goalOf(w);
  const pace = 1.2 + w.hard * 0.4 + Math.min(2.4, w.scored * 0.09);
  return w.floor - height / 2 + Math.sin(seconds * pace) * (height / 2 - keeperSize * 0.42);
}

/** True if the ball crossed the line past the keeper. */
export function meetGoal(w: ThrowWorld, ball: Ball, beforeX: number, events: ThrowEvent[]): boolean {
  const { x, height } = goalOf(w);
  if (ball.touched || ball.vx <= 0 || beforeX > x || ball.x <= x) return false;
  ball.touched = true;
  const isUnderBar = ball.y > w.floor - height + ballRadius * 0.5;
  if (!isUnderBar) return false;
  if (Math.abs(ball.y - keeperAt(w, w.seconds)) < keeperSize * 0.4 + ballRadius * 0.6) {
    ball.x = x - ballRadius;
    ball.vx *= -0.5;
    events.push({ type: 'rim', x, y: ball.y });
    return false;
  }
  ball.done = true;
  return true;
}

/**
 * The places of the pins, set up again for each frame: six in a row, or as many as are asked for in a triangle that
 * points at the bowler, its rows farther back the higher they stand. `deep` counts the steps back.
 */
export function placesOfPins(pins: number): { along: number; deep: number }[] {
  if (pins <= pinsARow) return Array.from({ length: pins }, (_, i) => ({ along: i, deep: 0 }));
  const places: { along: number; deep: number }[] = [];
  for (let column = 0; places.length < pins; column++)
    for (let i = 0; i <= column && places.length < pins; i++) places.push({ along: column, deep: i - column / 2 });
  return places;
}

export function setPins(w: ThrowWorld): void {
  w.frame.balls = 0;
  const places = placesOfPins(w.pins);
  const columns = Math.max(...places.map(({ along }) => along)) + 1;
  const gap = Math.min(columns < pinsARow ? 44 : 34, (w.width * 0.44) / columns);
  w.walkers = places
    .map(({ along, deep }) => ({
      x: w.width * 0.52 + along * gap - deep * asideOfRow,
      y: w.floor - pinSize * 0.46 + deep * depthOfRow,
      vx: 0,
      look: 0,
      size: pinSize,
      hits: 1,
      flies: false,
      hurt: 0,
      done: false,
    }))
    // Those in front are drawn last.
    .sort((a, b) => a.y - b.y);
}

const targetsAtOnce = 3;

/** Chimneys and castles stand where they are; for each that is hit, another one appears. */
export function setTargets(w: ThrowWorld, random: Random): void {
  while (w.walkers.length < targetsAtOnce) {
    const size = Math.min(Math.max(58, 88 - w.scored), w.width * 0.19) * random.range(0.9, 1.1);
    const free = [0.44, 0.66, 0.88].filter((along) => w.walkers.every(({ x }) => Math.abs(x - along * w.width) > 40));
    const along = (free[random.int(0, free.length - 1)] ?? 0.66) + random.range(-0.04, 0.04);
    w.walkers.push({
      x: along * w.width,
      y: w.floor - size * 0.47,
      vx: 0,
      look: w.sent++,
      size,
      hits: 1,
      flies: false,
      hurt: 0,
      done: false,
    });
  }
}

/** A rolling ball knocks pins over, and a falling pin sometimes the next one. */
export function meetPins(w: ThrowWorld, ball: Ball, random: Random, events: ThrowEvent[]): void {
  for (const [i, pin] of w.walkers.entries()) {
    const isHit = Math.abs(pin.x - ball.x) < ballRadius + 10 && ball.y > w.floor - pinSize;
    if (pin.done || pin.isPassed || !isHit) continue;
    // Pins beside the ball's way fall only if another one falls against them.
    const aside = Math.abs(pin.y - (w.floor - pinSize * 0.46));
    if (aside > depthOfRow * 0.6 && !random.chance(0.66)) {
      pin.isPassed = true;
      continue;
    }
    for (const fallen of [pin, ...(random.chance(0.3) ? w.walkers.slice(i + 1, i + 2) : [])]) {
      if (fallen.done) continue;
      fallen.done = true;
      w.scored++;
      w.streak++;
      events.push({ type: 'down', x: fallen.x, y: fallen.y });
    }
    ball.touched = true;
    ball.vx *= w.pins > pinsARow ? 0.94 : 0.86;
  }
}

/** Two balls per frame, or one that knocks all pins over. Returns the seconds that the frame adds. */
export function stepFrame(w: ThrowWorld, events: ThrowEvent[]): number {
  if (w.balls.length > 0 || (w.walkers.length > 0 && w.frame.balls < ballsAFrame)) return 0;
  const isStrike = w.walkers.length === 0 && w.frame.balls === 1;
  const down = w.pins - w.walkers.length;
  w.frame.played++;
  if (isStrike) events.push({ type: 'swish', x: w.width * 0.7, y: w.floor - 120 });
  setPins(w);
  return (down / w.pins) * Math.max(0.6, 4.2 - w.frame.played * 0.26);
}
