import type { Point } from '../../math/maths.ts';
import type { Direction } from '../../stage/input.ts';
import { cast, type Look, nearestTo, type Player } from './player.ts';

const cell = 46;
const hopSeconds = 0.15;
/** How far it plans ahead, in steps. */
const looksAhead = [0, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9];

/** A vehicle on a lane, with its speed from two frames. */
type Mover = Point & { w: number; pace: number };

function withPace(now: (Point & { w: number })[], last: Mover[], seconds: number): Mover[] {
  return now.map((one) => {
    const before = nearestTo(
      one,
      last.filter(({ y }) => Math.abs(y - one.y) < cell / 2),
    );
    const moved = before ? one.x - before.x : 0;
    return { ...one, pace: before && Math.abs(moved) < 40 && seconds > 0 ? moved / seconds : Number.NaN };
  });
}

/** Waits for a gap or a log, then hops; steps sideways around obstacles. */
export function hopper(): Player {
  let last: Mover[] = [];
  let lastTime = 0;
  let hopped = 0;
  return (look) => {
    const { me, foes } = cast(look);
    if (!me) return;
    const { controller, skill, random } = look;
    const { stage } = controller;
    const seconds = stage.played - lastTime;
    lastTime = stage.played;
    const logs = look.boxes
      .filter(({ h, w }) => h === 31 && w > 60)
      .map(({ x, y, w }) => ({ x: x + w / 2, y: y + 17, w }));
    const cars = foes.map(({ x, y }) => ({ x, y: y + 4, w: 50 }));
    const movers = withPace([...logs, ...cars], last, seconds);
    last = movers;
    // During a hop the hero belongs to no row.
    if (stage.played - hopped < hopSeconds) return;
    const go = (d: Direction) => {
      hopped = stage.played;
      controller.key(d);
    };
    const slip = random.range(-1, 1) * skill.missUnits;
    // Rows are a cell apart; the hero's picture is slightly above its own row.
    const row = me.y + 6;
    const onRow = (y: number) => movers.filter((one) => Math.abs(one.y - y) < 12);
    const isLane = (y: number) =>
      look.boxes.some(
        (box) => box.w > 400 && Math.abs(box.h - cell - 0.5) < 0.1 && Math.abs(box.y + cell / 2 - y) < 12,
      );
    const isWater = (y: number) => isLane(y) && (onRow(y).some(({ w }) => w > 60) || onRow(y).length === 0);
    /** Seconds until something happens there, as far as it is visible. */
    const safeFor = (x: number, y: number) => {
      if (x < 10 || x > controller.stage.view.w - 10) return 0;
      if (!isLane(y)) return isBlocked(look, x, y) ? 0 : 3;
      const isSafe = (seconds: number) => {
        if (!isWater(y)) return onRow(y).every((car) => Math.abs(car.x + car.pace * seconds - x) > 34 + slip);
        return onRow(y).some(
          (log) => Math.abs(log.x + log.pace * Math.min(0.15, seconds) - x) < log.w / 2 - 4 + slip * 0.5,
        );
      };
      const unsafe = looksAhead.find((seconds) => !isSafe(seconds));
      return unsafe ?? 2;
    };
    const up = safeFor(me.x, row - cell);
    const here = isWater(row) ? (me.x > 70 && me.x < 330 ? 1 : 0.2) : safeFor(me.x, row);
    if (up > (here < 0.6 ? here : 0.5)) return go('up');
    const aside = ([-1, 1] as const).map((n) => ({
      d: n < 0 ? ('left' as const) : ('right' as const),
      safe: safeFor(me.x + n * cell, row),
    }));
    const best = aside.reduce((a, b) => (b.safe > a.safe ? b : a));
    if (here < 0.5) return best.safe > here ? go(best.d) : safeFor(me.x, row + cell) > here ? go('down') : undefined;
    if (!isLane(row - cell) && up === 0) {
      const free = [-1, 1, -2, 2, -3, 3, -4, 4].find((n) => safeFor(me.x + n * cell, row - cell) > 1);
      if (free) go(free < 0 ? 'left' : 'right');
    }
  };
}

/** Trees and stones belong to the scene and not to the cast. */
function isBlocked({ actors, controller }: Look, x: number, y: number): boolean {
  const { hero, foes, things } = controller.stage.plan.theme;
  const known = [hero, ...foes, ...things];
  return actors.some(
    (one) => !known.includes(one.actor) && Math.abs(one.x - x) < cell / 2 && Math.abs(one.y + 6 - y) < 14,
  );
}

/** The road in slices, the nearest first: each with its middle and half its width, without the kerb. */
function slicesOf({ areas }: Look) {
  const widest = new Map<number, { top: number; bottom: number; x: number; half: number }>();
  for (const { points } of areas) {
    const [from, , right, left] = points;
    if (points.length !== 4 || !from || !right || !left) continue;
    const half = (right.x - left.x) / 2 / 1.12;
    if (half < (widest.get(from.y)?.half ?? 0)) continue;
    widest.set(from.y, { top: from.y, bottom: right.y, x: (left.x + right.x) / 2, half });
  }
  return [...widest.values()].reverse();
}

/** Stays on the road, away from cars ahead. */
export const racer: Player = (look) => {
  const { controller, skill, random } = look;
  const { view } = controller.stage;
  const { me, foes, things } = cast(look);
  if (!me) return;
  const slices = slicesOf(look);
  const roadAt = (y: number) => slices.find((slice) => slice.top <= y && slice.bottom >= y - 2);
  const below = roadAt(view.h * 0.86);
  if (!below) return;
  const across = (view.w / 2 - below.x) / below.half;
  const acrossOf = (one: { x: number; y: number; size: number }, lift: number) => {
    const road = roadAt(one.y + one.size * lift);
    return road ? (one.x - road.x) / road.half : 0;
  };
  const ahead = foes
    .filter(({ y, size }) => size > 20 && y < view.h * 0.84)
    .map((one) => ({ at: acrossOf(one, 0.68), near: one.size }));
  const prizes = things.filter(({ size }) => size > 16).map((one) => acrossOf(one, 0.7));
  const costOf = (to: number) =>
    ahead.filter(({ at }) => Math.abs(at - to) < 0.5).reduce((sum, { near }) => sum + near, 0) * 3 +
    Math.abs(to - across) * 20 -
    prizes.filter((at) => Math.abs(at - to) < 0.3).length * 6;
  const lanes = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];
  const to =
    lanes.reduce((best, lane) => (costOf(lane) < costOf(best) ? lane : best)) +
    (random.range(-1, 1) * skill.missUnits) / 80;
  const away = to - across;
  controller.hold(Math.abs(away) < 0.09 ? null : away < 0 ? 'left' : 'right');
};
