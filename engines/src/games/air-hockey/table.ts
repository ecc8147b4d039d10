import { clamp, type Point } from '../../math/maths.ts';

/** The table extends along `y`; the first player has the lower half. Goals are gaps in the middle of both ends. */
export type Table = {
  w: number;
  h: number;
  goal: number;
  puck: Disc;
  mallets: [Disc, Disc];
};

export type Disc = Point & { vx: number; vy: number; radius: number };
export type Knock = { what: 'wall' | 'mallet' | 'goal'; side: 0 | 1; x: number; y: number; force: number };

export const puckSpeedMax = 900;

/** Wider the longer nobody scores, so that no match stays at 0:0 forever. */
export const goalWidth = (w: number, dry: number) => w * Math.min(0.7, 0.38 + Math.max(0, dry - 5) * 0.02);

export function newTable(w: number, h: number): Table {
  const disc = (y: number, radius: number): Disc => ({ x: w / 2, y, vx: 0, vy: 0, radius });
  const radius = Math.min(w, h) * 0.085;
  return {
    w,
    h,
    goal: goalWidth(w, 0),
    puck: disc(h / 2, radius * 0.72),
    // Next to the goal, so that an idle mallet does not guard it.
    mallets: [{ ...disc(h * 0.82, radius), x: w * 0.27 }, disc(h * 0.18, radius)],
  };
}

export function placePuck(table: Table, towards: 0 | 1): void {
  Object.assign(table.puck, { x: table.w / 2, y: table.h * (towards === 0 ? 0.6 : 0.4), vx: 0, vy: 0 });
}

/** Moves a mallet towards a place in its own half, no faster than allowed. */
export function moveMallet(table: Table, side: 0 | 1, to: Point, speedMax: number, dt: number): void {
  const mallet = table.mallets[side];
  const { radius } = mallet;
  const [low, high] = side === 0 ? [table.h / 2 + radius, table.h - radius] : [radius, table.h / 2 - radius];
  const goalX = clamp(to.x, radius, table.w - radius);
  const goalY = clamp(to.y, low, high);
  const gap = Math.hypot(goalX - mallet.x, goalY - mallet.y);
  const share = gap > 0 ? Math.min(1, (speedMax * dt) / gap) : 0;
  const [dx, dy] = [(goalX - mallet.x) * share, (goalY - mallet.y) * share];
  mallet.x += dx;
  mallet.y += dy;
  mallet.vx = dt > 0 ? dx / dt : 0;
  mallet.vy = dt > 0 ? dy / dt : 0;
}

/** Moves the puck; returns what it hit. */
export function stepTable(table: Table, dt: number): Knock[] {
  const seen: Knock[] = [];
  const { puck } = table;
  const parts = 4;
  for (let i = 0; i < parts; i++) {
    puck.x += (puck.vx * dt) / parts;
    puck.y += (puck.vy * dt) / parts;
    for (const side of [0, 1] as const) bounceOffMallet(table, side, seen);
    bounceOffWalls(table, seen);
  }
  const drag = Math.exp(-0.35 * dt);
  puck.vx *= drag;
  puck.vy *= drag;
  const speed = Math.hypot(puck.vx, puck.vy);
  if (speed > puckSpeedMax) {
    puck.vx *= puckSpeedMax / speed;
    puck.vy *= puckSpeedMax / speed;
  }
  if (puck.y < -puck.radius) seen.push({ what: 'goal', side: 0, x: puck.x, y: 0, force: speed });
  if (puck.y > table.h + puck.radius) seen.push({ what: 'goal', side: 1, x: puck.x, y: table.h, force: speed });
  return seen;
}

/** Also keeps the puck inside when a mallet pushes it against a wall. */
function bounceOffWalls(table: Table, seen: Knock[]): void {
  const { puck, w, h, goal } = table;
  if ((puck.x < puck.radius && puck.vx < 0) || (puck.x > w - puck.radius && puck.vx > 0)) {
    puck.vx *= -0.92;
    seen.push({ what: 'wall', side: 0, x: puck.x, y: puck.y, force: Math.abs(puck.vx) });
  }
  puck.x = clamp(puck.x, puck.radius, w - puck.radius);
  const isAtGoal = Math.abs(puck.x - w / 2) < goal / 2 - puck.radius * 0.3;
  if (isAtGoal) return;
  if ((puck.y < puck.radius && puck.vy < 0) || (puck.y > h - puck.radius && puck.vy > 0)) {
    puck.vy *= -0.92;
    seen.push({ what: 'wall', side: 0, x: puck.x, y: puck.y, force: Math.abs(puck.vy) });
  }
  puck.y = clamp(puck.y, puck.radius, h - puck.radius);
}

function bounceOffMallet(table: Table, side: 0 | 1, seen: Knock[]): void {
  const { puck } = table;
  const mallet = table.mallets[side];
  const [dx, dy] = [puck.x - mallet.x, puck.y - mallet.y];
  const gap = Math.hypot(dx, dy);
  const reach = puck.radius + mallet.radius;
  if (gap >= reach) return;
  const [nx, ny] = gap > 0 ? [dx / gap, dy / gap] : [0, side === 0 ? -1 : 1];
  puck.x = mallet.x + nx * reach;
  puck.y = mallet.y + ny * reach;
  const closing = (puck.vx - mallet.vx) * nx + (puck.vy - mallet.vy) * ny;
  if (closing >= 0) return;
  puck.vx -= 1.85 * closing * nx;
  puck.vy -= 1.85 * closing * ny;
  seen.push({ what: 'mallet', side, x: puck.x - nx * puck.radius, y: puck.y - ny * puck.radius, force: -closing });
}

/**
 * The target of a player's mallet: in front of the own goal, or behind the puck, to hit it at a corner of the other
 * goal.
 */
export function wantedPlace(table: Table, side: 0 | 1, corner: number): Point {
  const { puck, h, w, goal } = table;
  const mallet = table.mallets[side];
  const home = side === 0 ? h * 0.86 : h * 0.14;
  const isMine = side === 0 ? puck.y > h / 2 - 12 : puck.y < h / 2 + 12;
  const isBehind = side === 0 ? puck.y < mallet.y : puck.y > mallet.y;
  if (!isMine) return { x: w / 2 + (puck.x - w / 2) * 0.55, y: home };
  if (isBehind) {
    const aim = { x: w / 2 + corner * goal * 0.4, y: side === 0 ? 0 : h };
    const length = Math.hypot(aim.x - puck.x, aim.y - puck.y);
    const reach = (puck.radius + mallet.radius) * 0.6;
    return { x: puck.x - ((aim.x - puck.x) / length) * reach, y: puck.y - ((aim.y - puck.y) / length) * reach };
  }
  // The puck has passed the mallet: go around it, never push it into the own goal.
  return { x: puck.x + (puck.x < w / 2 ? 1 : -1) * puck.radius * 3, y: side === 0 ? h - 10 : 10 };
}

/** Between both mallets. */
export const isJammed = ({ puck, mallets }: Table): boolean =>
  mallets.every((mallet) => Math.hypot(puck.x - mallet.x, puck.y - mallet.y) < (puck.radius + mallet.radius) * 1.15);

/** A mallet hits at twice its walking speed. */
export function isStriking({ puck, mallets }: Table, side: 0 | 1): boolean {
  const mallet = mallets[side];
  return Math.hypot(puck.x - mallet.x, puck.y - mallet.y) < (puck.radius + mallet.radius) * 1.7;
}
