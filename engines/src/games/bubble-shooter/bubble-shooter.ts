import { approach, clamp, type Point, turn } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import {
  addRow,
  type Cell,
  coloursLeft,
  hang,
  landing,
  loose,
  placeOf,
  remove,
  rowHeight,
  sameColour,
  touches,
} from './cluster.ts';
import { drawBubbleShooter } from './draw.ts';
import { bubbleColours, type Flying, muzzle, type ShooterWorld, toScreen } from './world.ts';

/** Shoot bubbles at others of their colour: three connected ones burst, and those that hung on them fall. */
run((stage): Game => {
  const w = newWorld(stage);
  const aim = (p: Point) => {
    const from = muzzle(stage, w);
    w.angle = clamp(Math.atan2(p.x - from.x, from.y - p.y), -1.35, 1.35);
  };
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage));
      const rows = stage.rule('rows', 0);
      for (let i = 0; i < (rows ? Math.min(rows, w.rowsMax - 2) : clamp(w.rowsMax - 4, 3, 7)); i++)
        addRow(w.hanging, stage.random);
      w.loaded = pickColour(stage, w);
      w.next = pickColour(stage, w);
    },
    resize: () => {
      Object.assign(w, layOut(stage));
    },
    draw: () => drawBubbleShooter(stage, w),
    idle: () => {
      w.angle = Math.sin(stage.time) * 0.7;
    },
    update: (dt) => update(stage, w, dt),
    press: aim,
    move: aim,
    release: (p) => {
      aim(p);
      shoot(stage, w);
    },
    action: () => shoot(stage, w),
    direction: (d, by) => {
      if (by === 'key' && d === 'down') [w.loaded, w.next] = [w.next, w.loaded];
      if (by === 'key' && d === 'up') shoot(stage, w);
    },
  };
});

const columnsOf = ({ view }: Stage) => (view.portrait ? 9 : 14);

function layOut(stage: Stage) {
  const { view } = stage;
  const top = hudHeight + 8;
  const size = Math.min((view.w - 16) / (columnsOf(stage) + 0.5), view.portrait ? 60 : 32);
  const left = (view.w - size * (columnsOf(stage) + 0.5)) / 2;
  const room = Math.floor((view.h - top - (view.portrait ? 170 : 96)) / (size * rowHeight));
  // On a tall screen the line is no farther away than the rows need.
  return { size, left, top, rowsMax: Math.min(12, room) };
}

function newWorld(stage: Stage): ShooterWorld {
  const colours = Math.round(clamp(stage.rule('colours', 4), 3, 6));
  return {
    hanging: { columns: columnsOf(stage), colours, rows: [] },
    ...layOut(stage),
    angle: 0,
    loaded: 0,
    next: 0,
    flying: null,
    falling: [],
    wait: stage.rule('rowSeconds', 6),
    slide: 0,
    rowsAdded: 0,
    combo: 0,
    recoil: 0,
  };
}

function pickColour(stage: Stage, w: ShooterWorld): number {
  const left = coloursLeft(w.hanging);
  return left.length ? stage.random.pick(left) : stage.random.int(0, w.hanging.colours - 1);
}

function shoot(stage: Stage, w: ShooterWorld): void {
  if (w.flying) return;
  const from = muzzle(stage, w);
  const speed = 24;
  w.flying = {
    x: (from.x - w.left) / w.size,
    y: (from.y - w.top) / w.size,
    dx: Math.sin(w.angle) * speed,
    dy: -Math.cos(w.angle) * speed,
    colour: w.loaded,
  };
  w.recoil = 1;
  w.loaded = w.next;
  w.next = pickColour(stage, w);
  stage.sound.play('shoot');
}

function update(stage: Stage, w: ShooterWorld, dt: number): void {
  const by = stage.input.axis();
  w.angle = clamp(w.angle + by.x * dt * 1.7, -1.35, 1.35);
  w.recoil = approach(w.recoil, 0, 9, dt);
  w.slide = approach(w.slide, 0, 9, dt);
  for (const bubble of w.falling) {
    bubble.vy += 900 * dt;
    bubble.x += bubble.vx * dt;
    bubble.y += bubble.vy * dt;
  }
  w.falling = w.falling.filter(({ y }) => y < stage.view.h + 40);
  if (w.flying) fly(stage, w, w.flying, dt);
  w.wait -= dt;
  const every = Math.max(2.2, stage.rule('rowSeconds', 6) * 0.972 ** w.rowsAdded);
  stage.hud.progress = clamp(w.wait / every, 0, 1);
  stage.hud.label = w.combo > 1 ? `COMBO ${w.combo}` : '';
  if (w.wait <= 0 || w.hanging.rows.length < 2) {
    w.wait = every;
    w.rowsAdded++;
    w.slide = 1;
    addRow(w.hanging, stage.random);
    stage.sound.play('drop', -2);
  }
  if (w.hanging.rows.length > w.rowsMax) {
    stage.effects.shake(14);
    stage.effects.flash(stage.plan.palette.danger, 0.4);
    stage.over();
  }
}

function fly(stage: Stage, w: ShooterWorld, flying: Flying, dt: number): void {
  const width = w.hanging.columns + 0.5;
  for (let i = 0; i < 4; i++) {
    flying.x += (flying.dx * dt) / 4;
    flying.y += (flying.dy * dt) / 4;
    if ((flying.x < 0.5 && flying.dx < 0) || (flying.x > width - 0.5 && flying.dx > 0)) {
      flying.dx = -flying.dx;
      stage.sound.play('tick');
    }
    if (touches(w.hanging, flying.x, flying.y)) {
      settle(stage, w, flying);
      return;
    }
  }
}

function settle(stage: Stage, w: ShooterWorld, { x, y, colour }: Flying): void {
  const cell = landing(w.hanging, x, y);
  w.flying = null;
  hang(w.hanging, cell, colour);
  const same = sameColour(w.hanging, cell);
  if (same.length < 3) {
    w.combo = 0;
    stage.sound.play('drop', 4);
    return;
  }
  w.combo++;
  burst(stage, w, same, 10);
  const fallen = loose(w.hanging);
  for (const one of fallen) {
    const place = placeOf(w.hanging, one);
    const at = toScreen(w, place.x, place.y);
    const kind = w.hanging.rows[one.row]?.cells[one.column] ?? 0;
    w.falling.push({ ...at, vx: stage.random.range(-60, 60), vy: stage.random.range(-160, 0), colour: kind });
  }
  remove(w.hanging, fallen);
  const here = placeOf(w.hanging, cell);
  stage.add(same.length * 10 * w.combo + fallen.length * 20, toScreen(w, here.x, here.y));
  stage.sound.play(fallen.length > 2 ? 'power' : 'coin', Math.min(9, w.combo + same.length - 3));
  stage.effects.shake(Math.min(9, same.length + fallen.length * 0.6));
  if (fallen.length > 5) stage.banner(`${fallen.length + same.length} DOWN!`);
}

function burst(stage: Stage, w: ShooterWorld, cells: Cell[], count: number): void {
  for (const cell of cells) {
    const place = placeOf(w.hanging, cell);
    const { x, y } = toScreen(w, place.x, place.y);
    const colour = bubbleColours[w.hanging.rows[cell.row]?.cells[cell.column] ?? 0] ?? '#ffffff';
    stage.effects.burst(x, y, [colour, '#ffffff'], { count, speed: 150 + stage.random.range(0, turn) });
    stage.effects.ring(x, y, '#ffffff', w.size * 0.7);
  }
  remove(w.hanging, cells);
}
