import type { Point } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import { type Direction, steps } from '../../stage/input.ts';
import { cast, gap, type Player, type Seen } from './player.ts';

const directions = Object.keys(steps) as Direction[];
const isRock = ({ actor }: Seen): boolean => actor.sprite === 'rock';
const keyOf = ({ x, y }: Point) => `${x} ${y}`;
const toward = (c: Point, d: Direction) => ({ x: c.x + steps[d].x, y: c.y + steps[d].y });

/** Digs the shortest way to the next thing around rocks, and away from foes; a novice looks less far. */
export function digging(): Player {
  let last: Direction = 'down';
  return (look) => {
    const { me, foes: seen, things } = cast(look);
    const foes = seen.filter((one) => !isRock(one));
    const { view } = look.controller.stage;
    const [origin] = things;
    if (!me || !origin) return;
    const cell = me.size / 1.1;
    const cellOf = (p: Point) => ({ x: Math.round((p.x - origin.x) / cell), y: Math.round((p.y - origin.y) / cell) });
    const placeOf = (c: Point) => ({ x: origin.x + c.x * cell, y: origin.y + c.y * cell });
    const isInside = (c: Point) => {
      const p = placeOf(c);
      return p.x > 0 && p.y > hudHeight && p.x < view.w && p.y < view.h - 8;
    };
    const rocks = look.actors.filter(isRock).map(cellOf);
    const goals = new Set(things.map((one) => keyOf(cellOf(one))));
    const here = cellOf({ x: me.x, y: me.y + 1 });
    const isCareless = look.random.chance(look.skill.lapses * 3);
    const wary = isCareless ? 1 : 2.6;
    const dangers = foes.map(cellOf);
    const isShut = (c: Point) =>
      !isInside(c) ||
      rocks.some((rock) => rock.x === c.x && (rock.y === c.y || (!isCareless && rock.y === c.y - 1))) ||
      dangers.some((foe) => gap(foe, c) < wary);
    const room = (d: Direction) => Math.min(99, ...dangers.map((foe) => gap(foe, toward(here, d))));
    const open = directions.filter(
      (d) => isInside(toward(here, d)) && !rocks.some((r) => gap(r, toward(here, d)) < 0.5),
    );
    const flee = () => open.reduce<Direction>((best, d) => (room(d) > room(best) ? d : best), open[0] ?? 'up');
    last = wayTo(here, goals, isShut) ?? (dangers.length > 0 ? flee() : last);
    look.controller.hold(look.random.chance(look.skill.lapses) ? look.random.pick(directions) : last);
  };
}

/** The first step of the shortest way to a goal. */
function wayTo(from: Point, goals: Set<string>, isShut: (c: Point) => boolean): Direction | undefined {
  const reached = new Set([keyOf(from)]);
  const queue: { at: Point; first: Direction | undefined }[] = [{ at: from, first: undefined }];
  for (const { at, first } of queue) {
    if (first && goals.has(keyOf(at))) return first;
    for (const d of directions) {
      const to = toward(at, d);
      if (reached.has(keyOf(to)) || isShut(to)) continue;
      reached.add(keyOf(to));
      queue.push({ at: to, first: first ?? d });
    }
  }
  return undefined;
}
