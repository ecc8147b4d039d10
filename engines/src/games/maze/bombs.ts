import { alpha } from '../../math/colour.ts';
import { distance, turn } from '../../math/maths.ts';
import { type Direction, steps } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Cell, isOpen, type MazeMap } from './map.ts';
import { type Bomb, between, type MazeWorld, placeOf, type Walker } from './world.ts';

const fuseSeconds = 2;
const flameSeconds = 0.5;

export const laysBombs = (stage: Stage): boolean => stage.rule('bombs', 0) > 0;

/** A hall with a pillar at every second cell; only these walls withstand a blast. */
export function newHall(columns: number, rows: number): MazeMap {
  const open = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return x > 0 && y > 0 && x < columns - 1 && y < rows - 1 && (x % 2 === 1 || y % 2 === 1);
  });
  return { columns, rows, open };
}

/** Crates stand inside a free corridor around the hall, and some hide a treat. */
export function layOutCrates(stage: Stage, w: MazeWorld): void {
  const { random, plan } = stage;
  const { columns, rows, open } = w.map;
  w.hall = { columns, rows, open: [...open] };
  w.crates = new Set(
    open.flatMap((isFree, i) => {
      const [x, y] = [i % columns, Math.floor(i / columns)];
      const isInner = x > 1 && y > 1 && x < columns - 2 && y < rows - 2;
      return isFree && isInner && random.chance(0.6) ? [i] : [];
    }),
  );
  for (const i of w.crates) open[i] = false;
  const hidden = random.shuffle([...w.crates]).slice(0, Math.max(5, stage.rule('collect', 0)));
  w.treats = new Map(hidden.map((i) => [i, random.pick(plan.theme.things)]));
  w.dots.clear();
  w.bombs = [];
  w.flames.clear();
  w.reach = 2;
}

const cellOf = ({ share, to, from }: Walker): Cell => (share > 0.5 ? to : from);
const indexOf = (w: MazeWorld, { x, y }: Cell): number => y * w.map.columns + x;

/** Nobody walks through a bomb, but whoever stands on it may leave. */
export function layBomb(stage: Stage, w: MazeWorld): void {
  const cell = cellOf(w.hero);
  if (w.bombs.length >= Math.min(4, w.level) || !isOpen(w.map, cell)) return;
  w.bombs.push({ cell, left: fuseSeconds });
  w.map.open[indexOf(w, cell)] = false;
  stage.sound.play('drop');
}

/** Lets bombs go off and catches foes in their flames; whether the hero is in them too. */
export function tickBombs(stage: Stage, w: MazeWorld, dt: number): boolean {
  for (const bomb of w.bombs) bomb.left -= dt;
  for (const bomb of w.bombs) if (bomb.left <= 0) explode(stage, w, bomb);
  w.bombs = w.bombs.filter(({ left }) => left > 0);
  for (const [i, left] of w.flames) {
    if (left > dt) w.flames.set(i, left - dt);
    else w.flames.delete(i);
  }
  w.foes = w.foes.filter((foe) => {
    if (!isBurning(w, foe)) return true;
    const p = placeOf(w, between(foe));
    stage.add(100, p);
    stage.sound.play('pop');
    stage.effects.burst(p.x, p.y, stage.art.colourOf(foe.actor), { count: 20, speed: 190 });
    return false;
  });
  return isBurning(w, w.hero);
}

const isBurning = (w: MazeWorld, walker: Walker): boolean => w.flames.has(indexOf(w, cellOf(walker)));

/** A cross of flames, which ends at walls and at the first crate; a bomb in it goes off next. */
function explode(stage: Stage, w: MazeWorld, { cell }: Bomb): void {
  stage.sound.play('boom');
  stage.effects.shake(7);
  light(stage, w, cell);
  for (const by of Object.values(steps)) {
    for (let i = 1; i <= w.reach; i++) {
      const next = { x: cell.x + by.x * i, y: cell.y + by.y * i };
      if (!w.hall || !isOpen(w.hall, next) || light(stage, w, next)) break;
    }
  }
}

/** Sets a cell on fire; whether a crate was there. */
function light(stage: Stage, w: MazeWorld, cell: Cell): boolean {
  const i = indexOf(w, cell);
  w.flames.set(i, flameSeconds);
  w.map.open[i] = true;
  for (const bomb of w.bombs) if (distance(bomb.cell, cell) < 1) bomb.left = Math.min(bomb.left, 0.05);
  if (!w.crates.delete(i)) return false;
  const p = placeOf(w, cell);
  stage.add(10, p);
  stage.effects.burst(p.x, p.y, '#b5793c', { count: 12, speed: 150, shape: 'bit' });
  return true;
}

/** Where the stick or the keys point. */
export function wished({ input }: Stage): Direction | null {
  const { x, y } = input.stick();
  if (Math.hypot(x, y) < 0.3) return null;
  return Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : y < 0 ? 'up' : 'down';
}

export function drawBombs(stage: Stage, w: MazeWorld): void {
  const { ctx, plan, art } = stage;
  const disc = (cell: Cell, r: number, colour: string) => {
    const p = placeOf(w, cell);
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(p.x, p.y, w.cell * r, 0, turn);
    ctx.fill();
    return p;
  };
  const cellAt = (i: number) => ({ x: i % w.map.columns, y: Math.floor(i / w.map.columns) });
  for (const i of w.crates) {
    const p = placeOf(w, cellAt(i));
    art.draw(art.actor('crate'), p.x, p.y, w.cell * 1.08);
  }
  // A bomb swells faster and faster, and glows, whatever it looks like.
  for (const { cell, left } of w.bombs) {
    const swell = Math.sin((fuseSeconds - left) * (16 - left * 5));
    const p = disc(cell, 0.5 + 0.06 * swell, alpha(plan.palette.danger, 0.3 + 0.25 * swell));
    art.draw(plan.theme.tool ?? art.actor('bomb'), p.x, p.y, w.cell * (0.86 + 0.08 * swell));
  }
  for (const [i, left] of w.flames) {
    const share = left / flameSeconds;
    disc(cellAt(i), 0.6, alpha(plan.palette.danger, 0.75 * share));
    disc(cellAt(i), 0.4, alpha('#ffd75e', share));
  }
}
