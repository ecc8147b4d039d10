import { clamp, fitCells, wrap } from '../../math/maths.ts';
import { asksFor, take } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import { type Direction, steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawSnake } from './draw.ts';
import {
  type Cell,
  doesWrap,
  type Food,
  freeCell,
  isAt,
  isFree,
  isInside,
  isNearHead,
  linkAt,
  placeOf,
  type Rover,
  type SnakeWorld,
} from './world.ts';

const hungerSeconds = 12;

/** Eat, grow, and avoid walls, foes and the own body. With the rule `parade`, eaten things follow in a row. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    reset: () => reset(stage, w),
    draw: () => drawSnake(stage, w),
    resize: () => layOut(stage, w),
    idle: (dt) => age(w, dt),
    update: (dt) => update(stage, w, dt),
    direction: (d) => turnTo(stage, w, d),
    tap: (p) => {
      // A tap turns towards the finger, for players who do not swipe.
      const head = linkAt(w, 0);
      if (steps[w.heading].y !== 0) turnTo(stage, w, p.x < head.x ? 'left' : 'right');
      else turnTo(stage, w, p.y < head.y ? 'up' : 'down');
    },
  };
});

function layOut(stage: Stage, w: SnakeWorld): void {
  const { view } = stage;
  const room = { x: 10, y: hudHeight + 6, w: view.w - 20, h: view.h - hudHeight - 18 };
  Object.assign(w, fitCells(room, w.columns, w.rows));
}

function newWorld({ view }: Stage): SnakeWorld {
  const size = 37;
  const rows = clamp(Math.floor((view.h - hudHeight - 18) / size), 9, 24);
  const y = Math.floor(rows / 2);
  return {
    columns: clamp(Math.floor((view.w - 20) / size), 9, 24),
    rows,
    body: [4, 3, 2].map((x) => ({ x, y })),
    tail: { x: 1, y },
    eaten: [],
    heading: 'right',
    turns: [],
    foods: [],
    rocks: [],
    rovers: [],
    progress: 0,
    growing: 1,
    chewing: 0,
    streak: 0,
    sinceFood: 9,
    hunger: 0,
    dazed: 0,
    field: { x: 0, y: 0, w: 1, h: 1 },
    cell: 30,
  };
}

function reset(stage: Stage, w: SnakeWorld): void {
  Object.assign(w, newWorld(stage));
  layOut(stage, w);
  const rocks = asksFor(stage, 'no-enemies') ? 0 : stage.rule('rocks', 0);
  for (let i = 0; i < rocks; i++) w.rocks.push(freeCell(stage, w));
  for (let i = 0; i < stage.rule('foods', 2); i++) feed(stage, w);
  stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
}

function feed(stage: Stage, w: SnakeWorld): void {
  w.foods.push({ ...freeCell(stage, w), actor: stage.random.pick(stage.plan.theme.things), age: 0 });
}

const isOpposite = (a: Direction, b: Direction) => steps[a].x === -steps[b].x && steps[a].y === -steps[b].y;

function turnTo(stage: Stage, w: SnakeWorld, d: Direction): void {
  const last = w.turns[w.turns.length - 1] ?? w.heading;
  if (d === last || isOpposite(d, last) || w.turns.length > 2) return;
  // A direction still held after a crash does not lead into the wall again.
  if (w.dazed > 0 && isDeadly(w, ahead(stage, w, d))) return;
  w.turns.push(d);
  w.dazed = Math.min(w.dazed, 0.25);
  stage.sound.play('tick');
}

function age(w: SnakeWorld, dt: number): void {
  for (const food of w.foods) food.age += dt;
  w.chewing = Math.max(0, w.chewing - dt * 4);
  w.dazed = Math.max(0, w.dazed - dt);
  w.sinceFood += dt;
}

function update(stage: Stage, w: SnakeWorld, dt: number): void {
  age(w, dt);
  for (const rover of w.rovers) roam(stage, w, rover, dt);
  stage.hud.label = `LENGTH ${w.body.length}`;
  if (w.dazed > 0) return;
  w.hunger += dt;
  // On a board whose edges are connected, hunger forces the player to act.
  if (doesWrap(stage) && w.hunger > hungerSeconds) {
    w.hunger = hungerSeconds / 2;
    stage.banner('HUNGRY!');
    crash(stage, w);
    return;
  }
  w.progress += dt / clamp(stage.rule('stepSeconds', 0.17) - w.body.length * 0.0016, 0.075, 0.3);
  if (w.progress < 1) return;
  w.progress -= 1;
  step(stage, w);
}

function ahead(stage: Stage, w: SnakeWorld, d: Direction): Cell {
  const head = w.body[0] ?? w.tail;
  const next = { x: head.x + steps[d].x, y: head.y + steps[d].y };
  return doesWrap(stage) ? { x: wrap(next.x, w.columns), y: wrap(next.y, w.rows) } : next;
}

function isDeadly(w: SnakeWorld, c: Cell): boolean {
  return !isInside(w, c) || [...w.body.slice(0, -1), ...w.rocks, ...w.rovers].some((other) => isAt(other, c));
}

function step(stage: Stage, w: SnakeWorld): void {
  w.heading = w.turns.shift() ?? w.heading;
  const next = ahead(stage, w, w.heading);
  if (isDeadly(w, next)) {
    crash(stage, w);
    return;
  }
  w.tail = w.body[w.body.length - 1] ?? w.tail;
  w.body.unshift(next);
  if (w.growing > 0) w.growing--;
  else w.body.pop();
  const food = w.foods.find((f) => isAt(f, next));
  if (food) eat(stage, w, food);
}

/** Costs a heart; if one is left, the head turns to a free direction after a short pause. */
function crash(stage: Stage, w: SnakeWorld): void {
  const { effects, plan, hud, art } = stage;
  const head = linkAt(w, 0);
  hud.lives--;
  w.streak = 0;
  w.turns = [];
  w.progress = 1;
  effects.burst(head.x, head.y, [art.colourOf(plan.theme.hero), plan.palette.paper], { count: 30, speed: 240 });
  effects.shake(12);
  effects.flash(plan.palette.danger, 0.4);
  stage.sound.play('hit');
  // A snake that is enclosed by its own body loses its tail.
  const way = wayOut(stage, w) ?? wayOut(stage, Object.assign(w, { body: w.body.slice(0, 3) }));
  if (hud.lives <= 0 || !way) {
    stage.over();
    return;
  }
  w.heading = way;
  w.dazed = 0.8;
}

function wayOut(stage: Stage, w: SnakeWorld): Direction | undefined {
  return (Object.keys(steps) as Direction[]).find((d) => !isOpposite(d, w.heading) && !isDeadly(w, ahead(stage, w, d)));
}

function eat(stage: Stage, w: SnakeWorld, food: Food): void {
  const { effects, plan, art } = stage;
  w.foods = w.foods.filter((other) => other !== food);
  w.streak = w.sinceFood < 3.5 ? w.streak + 1 : 1;
  w.sinceFood = 0;
  w.hunger = 0;
  w.growing += 1;
  w.eaten.push(food.actor);
  take(stage, food.actor);
  w.chewing = 1;
  const p = placeOf(w, food);
  stage.add(10 * Math.min(5, w.streak), { x: p.x, y: p.y - 14 });
  stage.sound.play('coin', Math.min(9, w.streak - 1));
  effects.burst(p.x, p.y, [art.colourOf(food.actor), plan.palette.accent], { count: 12, speed: 150 });
  effects.ring(p.x, p.y, plan.palette.accent, 34);
  feed(stage, w);
  if (asksFor(stage, 'no-enemies')) return;
  if (w.eaten.length % 7 === 0 && w.rocks.length < w.columns) w.rocks.push(freeCell(stage, w));
  if (w.eaten.length % 12 !== 8 || w.rovers.length > plan.difficulty) return;
  const at = freeCell(stage, w);
  w.rovers.push({ ...at, from: at, actor: stage.random.pick(plan.theme.foes), wait: 1, walked: 0 });
  stage.banner('WATCH OUT!');
}

function roam(stage: Stage, w: SnakeWorld, rover: Rover, dt: number): void {
  rover.walked = Math.min(1, rover.walked + dt * 2.5);
  rover.wait -= dt;
  if (rover.wait > 0) return;
  rover.wait = stage.random.range(0.7, 1.3);
  const by = stage.random.pick(Object.values(steps));
  const next = { x: rover.x + by.x, y: rover.y + by.y };
  if (!isFree(w, next) || isNearHead(w, next)) return;
  rover.from = { x: rover.x, y: rover.y };
  rover.walked = 0;
  Object.assign(rover, next);
}
