import { approach, clamp } from '../../math/maths.ts';
import { take } from '../../stage/feedback.ts';
import { type Direction, steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawHopper, placeOf } from './draw.ts';
import { addLanes, cell, columns, moveRiders, safeLane } from './lanes.ts';
import type { HopperWorld } from './world.ts';

/** Cross roads and rivers. Tap to hop forward, swipe to step sideways. */
run((stage): Game => {
  const w = newWorld();
  return {
    reset: () => reset(stage, w),
    draw: () => drawHopper(stage, w),
    update: (dt) => update(stage, w, dt),
    idle: (dt) => traffic(w, dt),
    tap: () => step(stage, w, 'up'),
    action: () => step(stage, w, 'up'),
    direction: (d) => step(stage, w, d),
  };
});

function newWorld(): HopperWorld {
  const x = (Math.floor(columns / 2) + 0.5) * cell;
  const row = 2;
  return {
    lanes: [],
    row,
    x,
    from: { x, y: row },
    hop: 1,
    facing: 1,
    best: row,
    camera: 0,
    safe: 0,
    squash: 0,
    streak: 0,
    still: 0,
  };
}

function reset(stage: Stage, w: HopperWorld): void {
  Object.assign(w, newWorld());
  w.lanes = [0, 1, 2, 3].map(() => ({ ...safeLane(stage.plan, stage.random), blocked: [] }));
  while (w.lanes.length < 24) grow(stage, w);
  stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
}

const grow = (stage: Stage, w: HopperWorld) =>
  addLanes(w.lanes, stage.plan, stage.rule('rivers', 1) > 0, stage.rule('speed', 1), stage.random);

function step(stage: Stage, w: HopperWorld, d: Direction): void {
  if (w.hop < 0.7) return;
  const row = w.row - steps[d].y;
  const onWater = w.lanes[row]?.kind === 'water';
  const column = Math.floor(w.x / cell) + steps[d].x;
  // On land the hero is in the middle of a cell; from a drifting log, steps start at the current position.
  const x = onWater && d !== 'left' && d !== 'right' ? w.x : (column + 0.5) * cell;
  if (d === 'left' || d === 'right') w.facing = d === 'left' ? -1 : 1;
  const lane = w.lanes[row];
  if (row < 0 || x < 0 || x > columns * cell || lane?.blocked.includes(Math.floor(x / cell))) {
    w.squash = 0.2;
    stage.sound.play('tick', -3);
    return;
  }
  w.from = { x: w.x, y: w.row };
  w.row = row;
  w.x = x;
  w.hop = 0;
  stage.sound.play('jump', row % 5);
  if (row <= w.best) return;
  w.best = row;
  w.still = 0;
  stage.add(10);
}

function traffic(w: HopperWorld, dt: number): void {
  w.lanes.forEach((lane, row) => {
    if (!lane.pace || Math.abs(row - w.row) > 20) return;
    moveRiders(lane, dt);
  });
}

function update(stage: Stage, w: HopperWorld, dt: number): void {
  traffic(w, dt);
  w.hop = Math.min(1, w.hop + dt * 7.5);
  w.safe = Math.max(0, w.safe - dt);
  w.squash = approach(w.squash, 0, 9, dt);
  while (w.lanes.length < w.row + 26) grow(stage, w);
  w.still += dt;
  const calm = stage.played > 3 ? (0.16 + Math.min(0.5, w.best * 0.004)) * stage.rule('push', 1) : 0;
  const push = calm + Math.max(0, w.still - 3) * 0.8;
  w.camera = Math.max(w.camera + push * dt, approach(w.camera, w.row - 4, 3, dt));
  const lane = w.lanes[w.row];
  if (!lane) return;
  pickUp(stage, w);
  if (lane.kind === 'road' && lane.riders.some((r) => Math.abs(r.x - w.x) < r.size * 0.34 + 13)) lose(stage, w, false);
  if (lane.kind === 'water' && w.hop >= 1) {
    const log = lane.riders.find((r) => Math.abs(r.x - w.x) < r.size * 0.5 + 4);
    if (log) w.x += lane.pace * dt;
    else lose(stage, w, true);
    if (w.x < 0 || w.x > columns * cell) lose(stage, w, true);
  }
  if (w.row < w.camera - 4.4) {
    lose(stage, w, true);
    w.camera = w.row - 3;
  }
  stage.hud.label = w.streak > 1 ? `STREAK ${w.streak}` : '';
}

function pickUp(stage: Stage, w: HopperWorld): void {
  const lane = w.lanes[w.row];
  const column = Math.floor(w.x / cell);
  const prize = lane?.prizes.find((p) => p.column === column);
  if (!lane || !prize) return;
  lane.prizes = lane.prizes.filter((p) => p !== prize);
  take(stage, prize.actor);
  w.streak++;
  const p = placeOf(stage, w, w.x, w.row);
  stage.add(20 + Math.min(10, w.streak) * 5, { x: p.x, y: p.y - 20 });
  stage.sound.play('coin', w.streak % 8);
  stage.effects.burst(p.x, p.y, [stage.plan.palette.accent, stage.plan.palette.paper], { count: 10, speed: 140 });
}

/** Returns to the last safe lane with one heart less. */
function lose(stage: Stage, w: HopperWorld, drowned: boolean): void {
  if (w.safe > 0 && !drowned) return;
  const p = placeOf(stage, w, w.x, w.row);
  stage.hud.lives--;
  w.streak = 0;
  w.still = 0;
  w.safe = 1.4;
  stage.sound.play('hit');
  stage.effects.shake(10);
  stage.effects.freeze(0.12);
  stage.effects.flash(stage.plan.palette.danger, 0.3);
  stage.effects.burst(p.x, p.y, drowned ? '#bfe8ff' : stage.art.colourOf(stage.plan.theme.hero), {
    count: 24,
    speed: 220,
  });
  if (stage.hud.lives <= 0) {
    stage.over();
    return;
  }
  let row = w.row;
  while (row > 0 && w.lanes[row]?.kind !== 'safe') row--;
  const column = clamp(Math.floor(w.x / cell), 0, columns - 1);
  const blocked = w.lanes[row]?.blocked ?? [];
  const free = Array.from({ length: columns }, (_, i) => i).filter((c) => !blocked.includes(c));
  const near = free.reduce((best, c) => (Math.abs(c - column) < Math.abs(best - column) ? c : best), free[0] ?? 0);
  w.row = row;
  w.x = (near + 0.5) * cell;
  w.from = { x: w.x, y: row };
  w.hop = 1;
  w.camera = Math.min(w.camera, row - 2);
}
