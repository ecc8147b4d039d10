import type { Point } from '../../math/maths.ts';
import { wrap } from '../../math/maths.ts';
import { type Direction, steps } from '../../stage/input.ts';
import { cast, type Look, type Player } from './player.ts';

type Board = { columns: number; rows: number; isFree(c: Point): boolean; wraps: boolean };

const directions = Object.keys(steps) as Direction[];
const isBack = (a: Direction, b: Direction) => steps[a].x === -steps[b].x && steps[a].y === -steps[b].y;
const keyOf = ({ x, y }: Point) => y * 100 + x;

function next(board: Board, { x, y }: Point, d: Direction): Point {
  const to = { x: x + steps[d].x, y: y + steps[d].y };
  return board.wraps ? { x: wrap(to.x, board.columns), y: wrap(to.y, board.rows) } : to;
}

/** How many cells can be reached from here, up to a limit. */
function roomAt(board: Board, from: Point, enough: number): number {
  const reached = new Set([keyOf(from)]);
  const queue = [from];
  for (const here of queue) {
    if (queue.length > enough) break;
    for (const d of directions) {
      const to = next(board, here, d);
      if (reached.has(keyOf(to)) || !board.isFree(to)) continue;
      reached.add(keyOf(to));
      queue.push(to);
    }
  }
  return queue.length;
}

/** The board of a snake, read from its pictures: obstacles, food and the direction of the head. */
function snakeBoard({ boxes, circles, actors, controller }: Look, head: Point, heading: Direction) {
  const [frame] = boxes.filter((box) => box.w > 300 && box.h > 300);
  const field = { x: (frame?.x ?? 0) + 6, y: (frame?.y ?? 0) + 6, w: (frame?.w ?? 0) - 12, h: (frame?.h ?? 0) - 12 };
  const columns = Math.round(field.w / 37);
  const cell = field.w / columns;
  const rows = Math.round(field.h / cell);
  const cellOf = ({ x, y }: Point) => ({ x: Math.floor((x - field.x) / cell), y: Math.floor((y - field.y) / cell) });
  const { foes, things } = controller.stage.plan.theme;
  // Followers of the head are drawn smaller than food.
  const isBody = (size: number) => size < cell * 1.02;
  const links = [
    ...circles.filter(({ r }) => r > cell * 0.32 && r < cell * 0.48),
    ...actors.filter(({ actor, size }) => things.includes(actor) && isBody(size)),
  ].map((one) => keyOf(cellOf(one)));
  const others = actors.filter(({ actor }) => actor.sprite === 'rock' || foes.includes(actor));
  const occupied = new Set([...links, ...others.map((one) => keyOf(cellOf(one)))]);
  // Between two cells it belongs to the one it enters.
  const ahead = steps[heading];
  const at = cellOf({ x: head.x + ahead.x * cell * 0.48, y: head.y + ahead.y * cell * 0.48 });
  occupied.add(keyOf(at)).add(keyOf({ x: at.x - ahead.x, y: at.y - ahead.y }));
  const board: Board = {
    columns,
    rows,
    wraps: controller.stage.rule('wrap', 0) > 0,
    isFree: (c) => c.x >= 0 && c.y >= 0 && c.x < columns && c.y < rows && !occupied.has(keyOf(c)),
  };
  const foods = actors.filter(({ actor, size }) => things.includes(actor) && !isBody(size)).map(cellOf);
  return { board, foods, at, length: new Set(links).size };
}

function headingOf(from: Point, to: Point): Direction | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(dx, dy) < 2 || Math.hypot(dx, dy) > 120) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

/** Goes to the nearest food along free cells, a few at a time, and out of corners. */
export function snake(): Player {
  let heading: Direction = 'right';
  let last: Point = { x: 0, y: 0 };
  let turned = false;
  return (look) => {
    const { me } = cast(look);
    if (!me) return;
    const { random, skill, controller } = look;
    const head = { x: me.x, y: me.y + 3 };
    // After a turn the direction is known; otherwise it follows from the movement.
    if (!turned) heading = headingOf(last, head) ?? heading;
    last = head;
    const { board, foods, at, length } = snakeBoard(look, head, heading);
    const straight = skill.pauseSeconds > 0.15 ? 3 : 2;
    const isCareful = !random.chance(skill.lapses);
    const costOf = (d: Direction) => {
      let here = at;
      let free = 0;
      let bites = 0;
      while (free < straight && board.isFree(next(board, here, d))) {
        here = next(board, here, d);
        free++;
        if (foods.some((food) => keyOf(food) === keyOf(here))) bites++;
      }
      const far = Math.min(99, ...foods.map((food) => Math.abs(food.x - here.x) + Math.abs(food.y - here.y)));
      const isStuck = free === 0 || !isCareful;
      const narrow = isStuck ? 0 : Math.max(0, Math.min(80, length * 2) - roomAt(board, here, 80)) * 2;
      return (straight - free) * 50 + far - bites * 20 + narrow + (d === heading ? 0 : 0.5);
    };
    const open = directions.filter((d) => !isBack(d, heading));
    const best = open.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
    turned = best !== heading;
    if (turned) controller.key(best);
    heading = best;
  };
}
