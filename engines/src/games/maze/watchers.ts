import { alpha } from '../../math/colour.ts';
import { distance, turn } from '../../math/maths.ts';
import { steps } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import { isOpen } from './map.ts';
import { between, type MazeWorld, placeOf, type Walker } from './world.ts';

/** How many cells ahead a lamp shines. */
const lightCells = 4;
/** How many cells around them sleepers hear. */
const hearingCells = 1.9;
/** The seconds in which somebody can still slip away. */
const graceSeconds = { lamp: 0.3, sleeper: 0.7 };
/** Whoever stands still for so long is looked for, and found. */
const hidingSeconds = 3;

/** Guards with lamps, or sleepers, instead of hunters. */
export const hasWatchers = (stage: Stage): boolean => stage.rule('lights', 0) > 0;

/** They walk their rounds or sleep, until somebody hides for too long. */
export const isOnRounds = (stage: Stage, w: MazeWorld): boolean => hasWatchers(stage) && w.still <= hidingSeconds;

export const areAsleep = (stage: Stage, w: MazeWorld): boolean =>
  stage.rule('lights', 0) === 2 && w.still <= hidingSeconds;

/** Nothing lies under a sleeper, where nobody could take it. */
export function clearAroundSleepers(stage: Stage, w: MazeWorld): void {
  if (stage.rule('lights', 0) !== 2) return;
  const isUnder = (i: number) =>
    w.foes.some(({ home }) => distance(home, { x: i % w.map.columns, y: Math.floor(i / w.map.columns) }) < 1.2);
  for (const i of [...w.dots].filter(isUnder)) w.dots.delete(i);
  for (const i of [...w.treats.keys()].filter(isUnder)) w.treats.delete(i);
  w.dotCount = Math.max(1, w.dots.size);
}

/** How far the light of a foe reaches before it meets a wall. */
function lightOf(w: MazeWorld, { to, heading, ...foe }: Walker): number {
  const by = steps[heading];
  let end = to;
  for (let i = 0; i < lightCells; i++) {
    const next = { x: end.x + by.x, y: end.y + by.y };
    if (!isOpen(w.map, next)) break;
    end = next;
  }
  return distance(between({ ...foe, to, heading }), end) + 0.5;
}

/** In the light ahead, or heard beside a sleeper. */
function isNoticed(stage: Stage, w: MazeWorld, foe: Walker): boolean {
  const [eye, hero] = [between(foe), between(w.hero)];
  if (areAsleep(stage, w)) return distance(eye, hero) < hearingCells;
  const by = steps[foe.heading];
  const ahead = (hero.x - eye.x) * by.x + (hero.y - eye.y) * by.y;
  const aside = Math.abs((hero.x - eye.x) * by.y) + Math.abs((hero.y - eye.y) * by.x);
  return ahead > 0 && ahead <= lightOf(w, foe) && aside < 0.5;
}

/** Whether somebody has noticed the hero for too long. */
export function isGivenAway(stage: Stage, w: MazeWorld, dt: number): boolean {
  const isSeen = w.safe <= 0 && w.foes.some((foe) => isNoticed(stage, w, foe));
  w.noticed = isSeen ? w.noticed + dt : Math.max(0, w.noticed - dt * 2);
  if (w.noticed < (areAsleep(stage, w) ? graceSeconds.sleeper : graceSeconds.lamp)) return false;
  w.noticed = 0;
  return true;
}

export function drawWatched(stage: Stage, w: MazeWorld): void {
  if (!hasWatchers(stage)) return;
  for (const foe of w.foes) {
    const colour = isNoticed(stage, w, foe) && w.safe <= 0 ? stage.plan.palette.danger : '#fff2a8';
    if (areAsleep(stage, w)) drawHearing(stage, w, foe, colour);
    else drawLight(stage, w, foe, colour);
  }
}

function drawLight({ ctx }: Stage, w: MazeWorld, foe: Walker, colour: string): void {
  const p = placeOf(w, between(foe));
  const by = steps[foe.heading];
  const length = lightOf(w, foe) * w.cell;
  const end = { x: p.x + by.x * length, y: p.y + by.y * length };
  const shine = ctx.createLinearGradient(p.x, p.y, end.x, end.y);
  shine.addColorStop(0, alpha(colour, 0.8));
  shine.addColorStop(1, alpha(colour, 0.25));
  ctx.fillStyle = shine;
  ctx.beginPath();
  for (const [at, half] of [
    [p, -0.12],
    [end, -0.5],
    [end, 0.5],
    [p, 0.12],
  ] as const)
    ctx.lineTo(at.x + by.y * half * w.cell, at.y + by.x * half * w.cell);
  ctx.fill();
}

function drawHearing({ ctx, time }: Stage, w: MazeWorld, foe: Walker, colour: string): void {
  const p = placeOf(w, between(foe));
  ctx.fillStyle = alpha(colour, 0.2 + 0.05 * Math.sin(time * 2));
  ctx.beginPath();
  ctx.arc(p.x, p.y, w.cell * hearingCells, 0, turn);
  ctx.fill();
}
