import { clamp, distance, type Point } from './maths.ts';

export type Shot = { angle: number; power: number };

/** What somebody who aims sees: the cue ball, the balls that may be potted, all others, and the pockets. */
export type Sight = { cue: Point; targets: Point[]; others: Point[]; pockets: Point[]; radius: number };

/** Whether a ball passes from one place to another without touching any of these. */
function isClear(from: Point, to: Point, balls: Point[], radius: number): boolean {
  const length = distance(from, to) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return balls.every((ball) => {
    const along = clamp((ball.x - from.x) * dx + (ball.y - from.y) * dy, 0, length);
    return distance(ball, { x: from.x + dx * along, y: from.y + dy * along }) > radius * 1.96;
  });
}

/** The easiest way to pot one of the targets: near, straight and with nothing between; null if there is none. */
export function findShot({ cue, targets, others, pockets, radius }: Sight): Shot | null {
  let best: (Shot & { cost: number }) | null = null;
  for (const target of targets) {
    const inWay = [...targets, ...others].filter((ball) => ball !== target);
    for (const pocket of pockets) {
      const far = distance(target, pocket) || 1;
      const [px, py] = [(pocket.x - target.x) / far, (pocket.y - target.y) / far];
      const ghost = { x: target.x - px * radius * 2, y: target.y - py * radius * 2 };
      const near = distance(cue, ghost) || 1;
      const straight = ((ghost.x - cue.x) * px + (ghost.y - cue.y) * py) / near;
      if (straight < 0.3) continue;
      const units = radius / 12;
      const cost = near + far * 1.4 + (1 - straight) * 600 * units;
      if (best && best.cost <= cost) continue;
      if (!isClear(cue, ghost, inWay, radius) || !isClear(target, pocket, inWay, radius)) continue;
      const power = clamp(0.22 + (near * 0.35 + far) / (1000 * units) / straight, 0.3, 0.95);
      best = { angle: Math.atan2(ghost.y - cue.y, ghost.x - cue.x), power, cost };
    }
  }
  return best && { angle: best.angle, power: best.power };
}

/** Without a ball to pot: the nearest one that can be reached is hit. */
export function safeShot({ cue, targets, others, radius }: Sight): Shot {
  const byDistance = targets.toSorted((a, b) => distance(a, cue) - distance(b, cue));
  const isReached = (ball: Point) =>
    isClear(
      cue,
      ball,
      [...targets, ...others].filter((one) => one !== ball),
      radius,
    );
  const target = byDistance.find(isReached) ?? byDistance[0] ?? { x: cue.x, y: cue.y - 1 };
  return { angle: Math.atan2(target.y - cue.y, target.x - cue.x), power: 0.55 };
}

export type Contact = {
  /** Where the cue ball is when it touches something. */
  place: Point;
  /** The ball it touches, or null for a cushion. */
  ball: Point | null;
};

/** The first thing that the cue ball meets on its way, for the line that helps to aim. */
export function firstContact(
  cue: Point,
  angle: number,
  balls: Point[],
  radius: number,
  size: { w: number; h: number },
): Contact {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const toWall = (from: number, step: number, length: number) =>
    step > 0 ? (length - radius - from) / step : step < 0 ? (radius - from) / step : Number.POSITIVE_INFINITY;
  let far = Math.max(0, Math.min(toWall(cue.x, dx, size.w), toWall(cue.y, dy, size.h)));
  let met: Point | null = null;
  for (const ball of balls) {
    const along = (ball.x - cue.x) * dx + (ball.y - cue.y) * dy;
    const aside = Math.abs((ball.x - cue.x) * dy - (ball.y - cue.y) * dx);
    if (along <= 0 || aside >= radius * 2) continue;
    const reach = along - Math.sqrt(4 * radius * radius - aside * aside);
    if (reach >= far) continue;
    far = Math.max(0, reach);
    met = ball;
  }
  return { place: { x: cue.x + dx * far, y: cue.y + dy * far }, ball: met };
}
