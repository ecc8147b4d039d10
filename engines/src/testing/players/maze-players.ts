import type { Point } from '../../math/maths.ts';
import { type Direction, steps } from '../../stage/input.ts';
import { layBombs } from './bomb-players.ts';
import { cast, gap, type Look, nearestTo, type Player, type Seen } from './player.ts';

const directions = Object.keys(steps) as Direction[];
const keyOf = ({ x, y }: Point) => `${x} ${y}`;
const toward = (c: Point, d: Direction) => ({ x: c.x + steps[d].x, y: c.y + steps[d].y });

/** Paths are where dots were. Takes the shortest one to the next dot that avoids foes. */
export function maze(): Player {
  let ways = new Set<string>();
  let dotCount = 0;
  return (look) => {
    if (look.controller.stage.rule('bombs', 0) > 0) return layBombs(look);
    if (look.controller.stage.rule('prey', 0) > 0) return runAfter(look);
    const { me, foes, things } = cast(look);
    const small = Math.min(...look.circles.map(({ r }) => r));
    const dots = look.circles.filter(({ r }) => r < small * 1.05);
    const cell = small / 0.11;
    if (!me || dots.length === 0) return;
    const [origin] = dots;
    if (!origin) return;
    const cellOf = ({ x, y }: Point) => ({
      x: Math.round((x - origin.x) / cell),
      y: Math.round((y - origin.y) / cell),
    });
    const shift = cellOf({ x: 0, y: 0 });
    const fixed = (p: Point) => ({ x: cellOf(p).x - shift.x, y: cellOf(p).y - shift.y });
    const goals = new Set([...dots, ...things].map((one) => keyOf(fixed(one))));
    if (goals.size > dotCount + 5) ways = new Set();
    dotCount = goals.size;
    for (const goal of goals) ways.add(goal);
    const here = fixed({ x: me.x, y: me.y + 2 });
    ways.add(keyOf(here));
    const isScared = (foe: Seen) => foe.size < cell * 1.2;
    const wary = look.random.chance(look.skill.lapses * 3) ? 1.2 : 3.2;
    const dangers = foes.filter((foe) => !isScared(foe)).map(fixed);
    const isDanger = (c: Point, far: number) => dangers.some((foe) => gap(foe, c) < far);
    const first = wayTo(here, ways, goals, (c) => isDanger(c, wary));
    const flee = () => {
      const open = directions.filter((d) => ways.has(keyOf(toward(here, d))));
      const room = (d: Direction) => Math.min(99, ...dangers.map((foe) => gap(foe, toward(here, d))));
      return open.reduce<Direction | undefined>((best, d) => (best && room(best) >= room(d) ? best : d), undefined);
    };
    const next = first ?? flee();
    if (next) look.controller.key(next);
  };
}

/** Towards the nearest of those who run away, as the corridors allow. */
function runAfter(look: Look): void {
  const { me, things } = cast(look);
  const prey = me && nearestTo(me, things);
  if (!prey || look.random.chance(look.skill.lapses)) return;
  const [dx, dy] = [prey.x - me.x, prey.y - me.y];
  const isAcross = look.random.chance(0.15) ? Math.abs(dx) <= Math.abs(dy) : Math.abs(dx) > Math.abs(dy);
  look.controller.key(isAcross ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down');
}

/** The first step of the shortest path to a goal. */
function wayTo(
  from: Point,
  ways: Set<string>,
  goals: Set<string>,
  isShut: (c: Point) => boolean,
): Direction | undefined {
  const reached = new Set([keyOf(from)]);
  const queue: { at: Point; first: Direction | undefined }[] = [{ at: from, first: undefined }];
  for (const { at, first } of queue) {
    if (first && goals.has(keyOf(at))) return first;
    for (const d of directions) {
      const to = toward(at, d);
      if (reached.has(keyOf(to)) || !ways.has(keyOf(to)) || isShut(to)) continue;
      reached.add(keyOf(to));
      queue.push({ at: to, first: first ?? d });
    }
  }
  return undefined;
}
