import { type Point, type Rect, turn } from '../../math/maths.ts';
import { cast, gap, type Look, type Player, steer } from './player.ts';

const body = 22;
/** The radius of the ring in front of a door. */
const spotUnits = 31;

/** What one cannot walk through: blocks of houses, drawn as large boxes. */
const blocksIn = ({ boxes }: Look, me: Point): Rect[] =>
  boxes.filter(
    ({ x, y, w, h }) => w > 150 && h > 90 && w < 260 && !(me.x > x && me.x < x + w && me.y > y && me.y < y + h),
  );

/** Whether the straight way passes through a block. */
function isBlocked(from: Point, to: Point, { x, y, w, h }: Rect): boolean {
  const [left, top, right, bottom] = [x - body + 4, y - body + 4, x + w + body - 4, y + h + body - 4];
  for (let t = 0.02; t <= 0.98; t += 0.02) {
    const p = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    if (p.x > left && p.x < right && p.y > top && p.y < bottom) return true;
  }
  return false;
}

/** Around the corner that makes the shortest way. */
function nextCorner(me: Point, goal: Point, blocks: Rect[]): Point {
  const inWay = blocks.filter((one) => isBlocked(me, goal, one)).sort((a, b) => farTo(me, a) - farTo(me, b))[0];
  if (!inWay) return goal;
  const { x, y, w, h } = inWay;
  const corners = [
    { x: x - body, y: y - body },
    { x: x + w + body, y: y - body },
    { x: x - body, y: y + h + body },
    { x: x + w + body, y: y + h + body },
  ].filter((corner) => gap(corner, me) > 6 && !isBlocked(me, corner, inWay));
  const far = (corner: Point) => gap(me, corner) + Math.abs(corner.x - goal.x) + Math.abs(corner.y - goal.y);
  return corners.sort((a, b) => far(a) - far(b))[0] ?? goal;
}

const farTo = (me: Point, { x, y, w, h }: Rect) => gap(me, { x: x + w / 2, y: y + h / 2 });

/** An arrow at the rim may be over a house: the way goes on behind it. */
function beyondHouses(me: Point, to: Point, blocks: Rect[]): Point {
  const far = Math.max(1, gap(me, to));
  const isInside = (p: Point) =>
    blocks.some(({ x, y, w, h }) => p.x > x - body && p.x < x + w + body && p.y > y - body && p.y < y + h + body);
  let p = to;
  for (let i = 0; i < 8 && isInside(p); i++)
    p = { x: p.x + ((to.x - me.x) / far) * 30, y: p.y + ((to.y - me.y) / far) * 30 };
  return p;
}

/** Goes where the bubble is, around the houses, and away from foes; a novice sees those late. */
export const delivery: Player = (look) => {
  const { me, foes, things } = cast(look);
  // The largest picture of a good is in the bubble of whoever waits.
  const wish = things.reduce<(typeof things)[number] | undefined>(
    (best, one) => (best && best.size >= one.size ? best : one),
    undefined,
  );
  if (!me || !wish) return;
  const { view } = look.controller.stage;
  const blocks = blocksIn(look, me);
  const spot = look.circles.find(({ r, x, y }) => r === spotUnits && x > 0 && x < view.w && y > 0 && y < view.h);
  const goal = spot ?? beyondHouses(me, wish, blocks);
  const corner = nextCorner(me, goal, blocks);
  const noticed = 9 / look.skill.pauseSeconds + 22;
  const near = foes.filter((one) => gap(one, me) < noticed);
  const best = Array.from({ length: 16 }, (_, i) => (i / 16) * turn).sort(
    (a, b) => costOf(b, me, corner, near, blocks) - costOf(a, me, corner, near, blocks),
  );
  const angle = near.length > 0 ? (best.at(-1) ?? 0) : Math.atan2(corner.y - me.y, corner.x - me.x);
  const slip = look.skill.missUnits / 40;
  const [dx, dy] = [look.random.range(-slip, slip), look.random.range(-slip, slip)];
  steer(look, Math.cos(angle) + dx, Math.sin(angle) + dy);
};

/** How far from the goal, and how near to foes that come closer, one is after going this way for a moment. */
function costOf(angle: number, me: Point, goal: Point, foes: Point[], blocks: Rect[]): number {
  let cost = 0;
  const at = (seconds: number) => ({
    x: me.x + Math.cos(angle) * 170 * seconds,
    y: me.y + Math.sin(angle) * 170 * seconds,
  });
  for (const seconds of [0.15, 0.3, 0.45]) {
    const p = at(seconds);
    const isStopped = blocks.some(
      ({ x, y, w, h }) => p.x > x - 14 && p.x < x + w + 14 && p.y > y - 14 && p.y < y + h + 14,
    );
    if (isStopped) cost += 60;
    for (const foe of foes) cost += Math.max(0, 70 - (gap(foe, p) - seconds * 90)) * 2;
  }
  return cost + gap(at(0.45), goal);
}
