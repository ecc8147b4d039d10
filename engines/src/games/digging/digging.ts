import { clamp, type Point } from '../../math/maths.ts';
import { counted, hurt, isFinished, reward } from '../../stage/feedback.ts';
import type { Direction } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawDigging } from './draw.ts';
import { sendHome, tickFoes } from './foes.ts';
import { buildLevel, layOut } from './level.ts';
import { tickRocks } from './rocks.ts';
import { stride } from './stride.ts';
import {
  between,
  type Cell,
  cellOf,
  type DiggingWorld,
  hasRock,
  indexOf,
  isInside,
  isOpen,
  next,
  opposite,
  placeOf,
  walkerAt,
} from './world.ts';

/** Dig up what is buried while foes come through the tunnels; rocks fall when the earth under them is gone. */
run((stage): Game => {
  const w: DiggingWorld = {
    columns: 9,
    rows: 13,
    open: [],
    things: new Map(),
    thingCount: 1,
    rocks: [],
    hero: walkerAt(stage.plan.theme.hero, { x: 4, y: 0 }),
    target: null,
    foes: [],
    level: 1,
    levelSeconds: 0,
    safe: 0,
    still: 0,
    cell: 40,
    field: { x: 0, y: 0, w: 1, h: 1 },
  };
  const point = (p: Point) => {
    w.target = {
      x: clamp(Math.floor((p.x - w.field.x) / w.cell), 0, w.columns - 1),
      y: clamp(Math.floor((p.y - w.field.y) / w.cell), 0, w.rows - 1),
    };
  };
  return {
    reset: () => {
      w.level = 1;
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
      buildLevel(stage, w);
    },
    resize: () => layOut(stage, w),
    press: point,
    move: (p) => {
      if (stage.input.pointer.down) point(p);
    },
    direction: (_, by) => {
      if (by === 'key') w.target = null;
    },
    update: (dt) => update(stage, w, dt),
    draw: () => drawDigging(stage, w),
  };
});

/** Cells per second in a tunnel and in earth. */
const walkSpeed = 4.8;
const digSpeed = 3.3;

function update(stage: Stage, w: DiggingWorld, dt: number): void {
  w.safe = Math.max(0, w.safe - dt);
  w.levelSeconds += dt;
  w.still = w.hero.share >= 1 ? w.still + dt : 0;
  moveHero(stage, w, dt);
  if (tickRocks(stage, w, dt) || tickFoes(stage, w, dt)) {
    lose(stage, w);
    return;
  }
  stage.hud.label = counted(stage, 'LEVEL', 'levels', w.level);
  stage.hud.progress = 1 - w.things.size / Math.max(1, w.thingCount);
  if (w.things.size > 0 || isFinished(stage, 'levels', w.level)) return;
  w.level++;
  stage.add(200);
  stage.banner(`LEVEL ${w.level}`);
  stage.sound.play('win');
  buildLevel(stage, w);
}

function moveHero(stage: Stage, w: DiggingWorld, dt: number): void {
  const { hero } = w;
  const wanted = wishOf(stage, w);
  if (wanted && wanted === opposite[hero.heading] && hero.share < 1) {
    [hero.from, hero.to] = [hero.to, hero.from];
    hero.share = 1 - hero.share;
    hero.heading = wanted;
  }
  const isDug = isOpen(w, hero.to);
  stride(hero, (isDug ? walkSpeed : digSpeed) * dt, () => wishOf(stage, w));
  const here = cellOf(hero);
  if (!isOpen(w, here)) dig(stage, w, here);
  const thing = w.things.get(indexOf(w, here));
  if (!thing) return;
  w.things.delete(indexOf(w, here));
  reward(stage, placeOf(w, here), thing, 50, w.thingCount - w.things.size);
}

function dig(stage: Stage, w: DiggingWorld, cell: Cell): void {
  w.open[indexOf(w, cell)] = true;
  const p = placeOf(w, cell);
  const { ground, edge } = stage.plan.palette;
  stage.sound.play('tick', cell.y % 4);
  stage.effects.burst(p.x, p.y, [ground, edge], { count: 6, speed: 90, life: 0.4, gravity: 300, shape: 'bit' });
}

/** Where the keys or the finger lead; not against a rock. */
function wishOf({ input }: Stage, w: DiggingWorld): Direction | null {
  const here = w.hero.to;
  const { x, y } = input.axis();
  const canGo = (d: Direction) => isInside(w, next(here, d)) && !hasRock(w, next(here, d));
  if (x || y) {
    const d = x ? (x < 0 ? 'left' : 'right') : y < 0 ? 'up' : 'down';
    return canGo(d) ? d : null;
  }
  if (!w.target) return null;
  const [dx, dy] = [w.target.x - here.x, w.target.y - here.y];
  const along: Direction | null = dx === 0 ? null : dx < 0 ? 'left' : 'right';
  const down: Direction | null = dy === 0 ? null : dy < 0 ? 'up' : 'down';
  const order = Math.abs(dx) > Math.abs(dy) ? [along, down] : [down, along];
  return order.find((d) => d !== null && canGo(d)) ?? null;
}

function lose(stage: Stage, w: DiggingWorld): void {
  hurt(stage, placeOf(w, between(w.hero)));
  const { still } = w;
  w.hero = walkerAt(w.hero.actor, w.hero.home);
  w.target = null;
  w.safe = 1.5;
  w.still = still;
  sendHome(w);
}
