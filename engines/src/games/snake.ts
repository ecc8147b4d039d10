import { alpha, darker, lighter, mix } from '../art/colour.ts';
import type { Actor } from '../plan.ts';
import { hudHeight } from '../stage/hud.ts';
import { type Direction, steps } from '../stage/input.ts';
import { clamp, lerp, type Point, type Rect, turn, wrap } from '../stage/maths.ts';
import { run } from '../stage/run.ts';
import type { Game, Stage } from '../stage/stage.ts';

/** Eat, grow, keep clear of walls, foes and yourself. With the rule `parade` what you eat follows you in a row. */
run(snake);

type Cell = { x: number; y: number };
type Food = Cell & { actor: Actor; age: number; worth: number };
type Rover = Cell & { actor: Actor; from: Cell; wait: number; walked: number };

const stepOf = (d: Direction): Cell => steps[d];

function snake(stage: Stage): Game {
  const { ctx, view, plan, art, effects, sound, hud, backdrop } = stage;
  const { hero, foes, things } = plan.theme;
  const { palette } = plan;
  const parade = stage.rule('parade', 0) > 0;
  const wraps = stage.rule('wrap', 0) > 0;
  let columns = 12;
  let rows = 18;
  let body: Cell[] = [];
  let eaten: Actor[] = [];
  let tail: Cell = { x: 0, y: 0 };
  let heading: Direction = 'right';
  let turns: Direction[] = [];
  let foods: Food[] = [];
  let rocks: Cell[] = [];
  let rovers: Rover[] = [];
  let progress = 0;
  let growing = 0;
  let chewing = 0;
  let streak = 0;
  let sinceFood = 9;
  let board: Rect = { x: 0, y: 0, w: 1, h: 1 };
  let cell = 30;

  const layOut = () => {
    const room = { x: 10, y: hudHeight + 6, w: view.w - 20, h: view.h - hudHeight - 18 };
    cell = Math.min(room.w / columns, room.h / rows);
    board = {
      x: room.x + (room.w - cell * columns) / 2,
      y: room.y + (room.h - cell * rows) / 2,
      w: cell * columns,
      h: cell * rows,
    };
  };
  const reset = () => {
    const size = 31;
    columns = clamp(Math.floor((view.w - 20) / size), 9, 24);
    rows = clamp(Math.floor((view.h - hudHeight - 18) / size), 9, 24);
    layOut();
    const y = Math.floor(rows / 2);
    body = [4, 3, 2].map((x) => ({ x, y }));
    tail = { x: 1, y };
    eaten = [];
    heading = 'right';
    turns = [];
    rocks = [];
    rovers = [];
    foods = [];
    progress = 0;
    growing = 1;
    streak = 0;
    const count = stage.rule('rocks', 0);
    for (let i = 0; i < count; i++) rocks.push(free());
    for (let i = 0; i < stage.rule('foods', 2); i++) feed();
  };

  const taken = (c: Cell) =>
    [...body, ...rocks, ...rovers, ...foods].some((other) => other.x === c.x && other.y === c.y) ||
    (c.y === Math.floor(rows / 2) && c.x < 9);
  const free = (): Cell => {
    for (let i = 0; i < 300; i++) {
      const c = { x: stage.random.int(1, columns - 2), y: stage.random.int(1, rows - 2) };
      if (!taken(c)) return c;
    }
    return { x: 0, y: 0 };
  };
  const feed = () => foods.push({ ...free(), actor: stage.random.pick(things), age: 0, worth: 10 });
  const placeOf = (c: Point): Point => ({ x: board.x + (c.x + 0.5) * cell, y: board.y + (c.y + 0.5) * cell });
  const secondsAStep = () => clamp(stage.rule('stepSeconds', 0.17) - body.length * 0.0016, 0.075, 0.3);

  const turnTo = (d: Direction) => {
    const last = turns[turns.length - 1] ?? heading;
    const opposite = steps[d].x === -steps[last].x && steps[d].y === -steps[last].y;
    if (d === last || opposite || turns.length > 2) return;
    turns.push(d);
    sound.play('tick');
  };

  const die = () => {
    const head = body[0];
    if (head) {
      const p = placeOf(head);
      effects.burst(p.x, p.y, [art.colourOf(hero), palette.paper], { count: 30, speed: 240 });
    }
    effects.shake(12);
    effects.flash(palette.danger, 0.4);
    sound.play('hit');
    stage.over();
  };

  const eat = (food: Food) => {
    foods = foods.filter((other) => other !== food);
    streak = sinceFood < 3.5 ? streak + 1 : 1;
    sinceFood = 0;
    growing += 1;
    eaten.push(food.actor);
    chewing = 1;
    const p = placeOf(food);
    stage.add(food.worth * Math.min(5, streak), { x: p.x, y: p.y - 14 });
    sound.play('coin', Math.min(9, streak - 1));
    effects.burst(p.x, p.y, [art.colourOf(food.actor), palette.accent], { count: 12, speed: 150 });
    effects.ring(p.x, p.y, palette.accent, 34);
    feed();
    const grown = eaten.length;
    if (grown % 5 === 0 && rocks.length < columns) rocks.push(free());
    if (grown % 8 === 4 && rovers.length < 1 + plan.difficulty) {
      const at = free();
      rovers.push({ ...at, from: at, actor: stage.random.pick(foes), wait: 1, walked: 0 });
      stage.banner('WATCH OUT!');
    }
  };

  const step = () => {
    heading = turns.shift() ?? heading;
    const by = stepOf(heading);
    const head = body[0] ?? { x: 0, y: 0 };
    let next = { x: head.x + by.x, y: head.y + by.y };
    if (wraps) next = { x: wrap(next.x, columns), y: wrap(next.y, rows) };
    const outside = next.x < 0 || next.y < 0 || next.x >= columns || next.y >= rows;
    const hits = (list: Cell[]) => list.some((c) => c.x === next.x && c.y === next.y);
    if (outside || hits(body.slice(0, -1)) || hits(rocks) || hits(rovers)) {
      die();
      return;
    }
    tail = body[body.length - 1] ?? tail;
    body.unshift(next);
    if (growing > 0) growing--;
    else body.pop();
    const food = foods.find((f) => f.x === next.x && f.y === next.y);
    if (food) eat(food);
  };

  const roam = (rover: Rover, dt: number) => {
    rover.walked = Math.min(1, rover.walked + dt * 2.5);
    rover.wait -= dt;
    if (rover.wait > 0) return;
    rover.wait = stage.random.range(0.7, 1.3);
    const by = stage.random.pick(Object.values(steps));
    const next = { x: rover.x + by.x, y: rover.y + by.y };
    if (next.x < 0 || next.y < 0 || next.x >= columns || next.y >= rows || taken(next)) return;
    rover.from = { x: rover.x, y: rover.y };
    Object.assign(rover, next);
    rover.walked = 0;
  };

  /** Where a link of the body is right now, between its last cell and this one. */
  const linkAt = (i: number): Point => {
    const to = body[i] ?? tail;
    const from = body[i + 1] ?? tail;
    if (Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > 1) return placeOf(to);
    const t = growing > 0 && i === body.length - 1 ? 1 : progress;
    return placeOf({ x: lerp(from.x, to.x, t), y: lerp(from.y, to.y, t) });
  };

  const drawBody = () => {
    const colour = art.colourOf(hero);
    for (let i = body.length - 1; i >= 1; i--) {
      const p = linkAt(i);
      const follower = eaten[i - 3];
      if (parade && follower) {
        art.draw(follower, p.x, p.y + Math.sin(stage.time * 8 + i) * 2, cell * 0.98, { walk: stage.time * 10 + i });
        continue;
      }
      const r = cell * (0.46 - (i / body.length) * 0.12);
      ctx.fillStyle = alpha(palette.ink, 0.35);
      ctx.beginPath();
      ctx.arc(p.x, p.y + 3, r + 2, 0, turn);
      ctx.fill();
      ctx.fillStyle = i % 2 ? colour : mix(colour, palette.paper, 0.28);
      ctx.beginPath();
      ctx.arc(p.x, p.y, r, 0, turn);
      ctx.fill();
      ctx.fillStyle = alpha('#ffffff', 0.25);
      ctx.beginPath();
      ctx.arc(p.x - r * 0.3, p.y - r * 0.35, r * 0.3, 0, turn);
      ctx.fill();
    }
    const head = linkAt(0);
    art.draw(hero, head.x, head.y - 3, cell * (1.5 + chewing * 0.2), {
      flip: heading === 'left',
      walk: stage.time * 14,
      squash: chewing * 0.12,
    });
  };

  const draw = () => {
    backdrop.draw({ ground: view.h, dim: 0.35 });
    ctx.fillStyle = palette.ink;
    ctx.beginPath();
    ctx.roundRect(board.x - 6, board.y - 6, board.w + 12, board.h + 12, 12);
    ctx.fill();
    backdrop.drawFloor(board);
    ctx.fillStyle = alpha(lighter(palette.ground, 0.5), 0.09);
    for (let y = 0; y < rows; y++)
      for (let x = y % 2; x < columns; x += 2) ctx.fillRect(board.x + x * cell, board.y + y * cell, cell, cell);
    ctx.strokeStyle = wraps ? palette.second : darker(palette.edge, 0.1);
    ctx.lineWidth = 4;
    ctx.setLineDash(wraps ? [10, 10] : []);
    ctx.beginPath();
    ctx.roundRect(board.x - 3, board.y - 3, board.w + 6, board.h + 6, 9);
    ctx.stroke();
    ctx.setLineDash([]);
    for (const rock of rocks) {
      const p = placeOf(rock);
      art.draw(art.actor('rock', mix(palette.mid, palette.ground, 0.3)), p.x, p.y, cell * 1.05);
    }
    for (const food of foods) {
      const p = placeOf(food);
      const grow = clamp(food.age * 4, 0, 1);
      ctx.fillStyle = alpha(palette.accent, 0.22 + 0.1 * Math.sin(stage.time * 4));
      ctx.beginPath();
      ctx.arc(p.x, p.y, cell * 0.62, 0, turn);
      ctx.fill();
      art.draw(food.actor, p.x, p.y + Math.sin(stage.time * 4 + food.x) * 2, cell * 1.1 * grow, {
        tilt: Math.sin(stage.time * 3 + food.y) * 0.15,
      });
    }
    for (const rover of rovers) {
      const p = placeOf({ x: lerp(rover.from.x, rover.x, rover.walked), y: lerp(rover.from.y, rover.y, rover.walked) });
      art.draw(rover.actor, p.x, p.y, cell * 1.2, { walk: stage.time * 8 });
    }
    drawBody();
    effects.draw(ctx);
    backdrop.drawAir();
  };

  const age = (dt: number) => {
    for (const food of foods) food.age += dt;
    chewing = Math.max(0, chewing - dt * 4);
    sinceFood += dt;
  };

  return {
    reset,
    draw,
    resize: layOut,
    idle: age,
    direction: turnTo,
    tap: (p) => {
      // A tap turns towards the finger, for those who do not swipe.
      const head = linkAt(0);
      const sideways = steps[heading].y !== 0;
      if (sideways) turnTo(p.x < head.x ? 'left' : 'right');
      else turnTo(p.y < head.y ? 'up' : 'down');
    },
    update: (dt) => {
      age(dt);
      for (const rover of rovers) roam(rover, dt);
      progress += dt / secondsAStep();
      hud.label = `LENGTH ${body.length}`;
      if (progress < 1) return;
      progress -= 1;
      step();
    },
  };
}
