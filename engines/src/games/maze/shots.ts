import type { Point } from '../../math/maths.ts';
import { drawShot } from '../../stage/draw-shot.ts';
import { asksFor } from '../../stage/feedback.ts';
import { steps } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import { isOpen } from './map.ts';
import { between, type MazeShot, type MazeWorld, placeOf } from './world.ts';

const cellsPerSecond = 13;
const cellsMax = 9;
const reloadSeconds = 0.75;
/** Seconds that a foe that was hit stays out of the hunt. */
const stunSeconds = 4;

const breaksWalls = (stage: Stage) => asksFor(stage, 'breakable-walls');
const isArmed = (stage: Stage) => asksFor(stage, 'shoots') || breaksWalls(stage);

/** A hero that shoots fires ahead automatically, and at walls that can break. */
export function shootAhead(stage: Stage, w: MazeWorld, dt: number): void {
  if (!isArmed(stage)) return;
  w.reload -= dt;
  if (w.reload <= 0 && hasTarget(stage, w)) {
    w.reload = reloadSeconds;
    w.shots.push({ ...between(w.hero), heading: w.hero.heading, left: cellsMax });
    stage.sound.play('shoot');
  }
  for (const shot of w.shots) fly(stage, w, shot, cellsPerSecond * dt);
  w.shots = w.shots.filter(({ left }) => left > 0);
}

/** A foe straight ahead, or a wall that would break. */
function hasTarget(stage: Stage, w: MazeWorld): boolean {
  const from = { x: Math.round(between(w.hero).x), y: Math.round(between(w.hero).y) };
  const by = steps[w.hero.heading];
  for (let i = 1; i <= cellsMax; i++) {
    const cell = { x: from.x + by.x * i, y: from.y + by.y * i };
    if (!isOpen(w.map, cell)) return breaksWalls(stage) && i <= 2 && isInner(w, cell);
    if (w.foes.some((foe) => foe.caught <= 0 && isNear(between(foe), cell))) return true;
  }
  return false;
}

function fly(stage: Stage, w: MazeWorld, shot: MazeShot, cells: number): void {
  const by = steps[shot.heading];
  shot.x += by.x * cells;
  shot.y += by.y * cells;
  shot.left -= cells;
  const p = placeOf(w, shot);
  const foe = w.foes.find((one) => one.caught <= 0 && isNear(between(one), shot));
  if (foe) {
    foe.caught = stunSeconds;
    shot.left = 0;
    stage.add(60, p);
    stage.sound.play('boom');
    stage.effects.burst(p.x, p.y, [stage.art.colourOf(foe.actor), stage.plan.palette.paper], { count: 16, speed: 170 });
    return;
  }
  const cell = { x: Math.round(shot.x), y: Math.round(shot.y) };
  if (isOpen(w.map, cell)) return;
  shot.left = 0;
  if (!breaksWalls(stage) || !isInner(w, cell)) return;
  // A new map, so that the walls are drawn again.
  const open = [...w.map.open];
  open[cell.y * w.map.columns + cell.x] = true;
  w.map = { ...w.map, open };
  stage.add(5, p);
  stage.sound.play('hit');
  stage.effects.shake(4);
  stage.effects.burst(p.x, p.y, [stage.plan.palette.near, stage.plan.palette.edge], {
    count: 14,
    speed: 160,
    shape: 'bit',
  });
}

const isInner = ({ map }: MazeWorld, { x, y }: Point) => x > 0 && y > 0 && x < map.columns - 1 && y < map.rows - 1;
const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.7;

export function drawShots(stage: Stage, w: MazeWorld): void {
  for (const shot of w.shots) {
    const { x, y } = steps[shot.heading];
    drawShot(stage, placeOf(w, shot), w.cell * 0.7, Math.atan2(y, x));
  }
}
