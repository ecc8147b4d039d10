import { approach, clamp, distance, type Point, type Rect, turn } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import { other, type Side } from '../../stage/duel.ts';

export type Tank = Point & {
  /** Where it drives, and where its gun points. */
  angle: number;
  gun: number;
  health: number;
  reload: number;
  /** 1 right after a hit. */
  flash: number;
  /** Where the computer drives to, and for how many seconds it has not come nearer. */
  goal: Point | null;
  stuck: number;
};

export type Shell = Point & { vx: number; vy: number; owner: Side; bounces: number; left: number };

/** Two tanks between walls, seen from above, on a field of 100 by `h` units. */
export type TankField = { w: number; h: number; walls: Rect[]; tanks: [Tank, Tank]; shells: Shell[]; wait: number };

export type TankEvent = { what: 'fire' | 'wall' | 'hit' | 'down'; side: Side; at: Point };

export const healthOfTank = 3;
export const tankRadius = 4.2;
export const shellRadius = 1.1;
const driving = 22;
const turning = 5.5;
const shellSpeed = 62;
const reloadSeconds = 0.55;
const fieldWidth = 100;

const newTank = (x: number, y: number, angle: number): Tank => ({
  x,
  y,
  angle,
  gun: angle,
  health: healthOfTank,
  reload: 0.8,
  flash: 0,
  goal: null,
  stuck: 0,
});

/** The walls are the same for both: what stands on one side stands turned around on the other. */
export function newTankField(tall: number, random: Random): TankField {
  const [w, h] = [fieldWidth, fieldWidth * clamp(tall, 0.45, 1.9)];
  const isTall = h > w;
  const half = Array.from({ length: isTall ? 3 : 2 }, (_, i): Rect => {
    const isFlat = random.chance(0.5);
    const [long, thick] = [random.range(0.13, 0.18) * Math.min(w, h), 4.5];
    const [x, y] = isTall
      ? [random.range(0.12, 0.75) * w, h * (0.2 + i * 0.095)]
      : [w * (0.2 + i * 0.15), random.range(0.1, 0.6) * h];
    return isFlat ? { x, y, w: long, h: thick } : { x, y, w: thick, h: long };
  });
  const turned = half.map((wall) => ({ ...wall, x: w - wall.x - wall.w, y: h - wall.y - wall.h }));
  const middle: Rect = isTall
    ? { x: w * 0.35, y: h / 2 - 2.5, w: w * 0.3, h: 5 }
    : { x: w / 2 - 2.5, y: h * 0.36, w: 5, h: h * 0.28 };
  const tanks: [Tank, Tank] = isTall
    ? [newTank(w / 2, h - 9, -turn / 4), newTank(w / 2, 9, turn / 4)]
    : [newTank(9, h / 2, 0), newTank(w - 9, h / 2, turn / 2)];
  // Nobody starts inside a wall.
  const walls = [...half, ...turned, middle].filter((wall) =>
    tanks.every((tank) => !touches(tank, wall, tankRadius + 2)),
  );
  return { w, h, walls, tanks, shells: [], wait: 0.6 };
}

const touches = ({ x, y }: Point, wall: Rect, radius: number): boolean =>
  Math.hypot(x - clamp(x, wall.x, wall.x + wall.w), y - clamp(y, wall.y, wall.y + wall.h)) < radius;

const isFree = ({ w, h, walls }: TankField, p: Point, radius: number): boolean =>
  p.x > radius &&
  p.y > radius &&
  p.x < w - radius &&
  p.y < h - radius &&
  !walls.some((wall) => touches(p, wall, radius));

/** Whether nothing stands between two places. */
export function isInSight(field: TankField, from: Point, to: Point): boolean {
  const steps = Math.max(1, Math.ceil(distance(from, to) / 2));
  return Array.from({ length: steps }, (_, i) => i / steps).every((t) => {
    const p = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    return !field.walls.some((wall) => touches(p, wall, shellRadius));
  });
}

const turned = (from: number, to: number): number => ((((to - from) % turn) + turn * 1.5) % turn) - turn / 2;

/** Drives towards where the stick or the keys point; along a wall it slides. */
export function drive(field: TankField, side: Side, push: Point, dt: number): void {
  const tank = field.tanks[side];
  if (field.wait > 0 || Math.hypot(push.x, push.y) < 0.2) return;
  const away = turned(tank.angle, Math.atan2(push.y, push.x));
  const by = clamp(away, -turning * dt, turning * dt);
  tank.angle += by;
  tank.gun += by;
  if (Math.abs(away) > 1.2) return;
  const rival = field.tanks[other(side)];
  for (const [dx, dy] of [
    [Math.cos(tank.angle), 0],
    [0, Math.sin(tank.angle)],
  ] as const) {
    const to = { x: tank.x + dx * driving * dt, y: tank.y + dy * driving * dt };
    if (isFree(field, to, tankRadius) && distance(to, rival) > tankRadius * 2) Object.assign(tank, to);
  }
}

export function fire(field: TankField, side: Side, angle = field.tanks[side].angle): TankEvent[] {
  const tank = field.tanks[side];
  tank.gun = angle;
  if (field.wait > 0 || tank.reload > 0 || tank.health <= 0) return [];
  tank.reload = reloadSeconds;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = { x: tank.x + dx * (tankRadius + 1.5), y: tank.y + dy * (tankRadius + 1.5) };
  field.shells.push({ ...at, vx: dx * shellSpeed, vy: dy * shellSpeed, owner: side, bounces: 0, left: 3 });
  return [{ what: 'fire', side, at }];
}

export function stepTanks(field: TankField, dt: number): TankEvent[] {
  field.wait = Math.max(0, field.wait - dt);
  for (const tank of field.tanks) {
    tank.reload = Math.max(0, tank.reload - dt);
    tank.flash = approach(tank.flash, 0, 5, dt);
  }
  const events = field.shells.flatMap((shell) => fly(field, shell, dt));
  field.shells = field.shells.filter(({ left }) => left > 0);
  return events;
}

/** A shell bounces off a wall once, and then hits its own tank as well. */
function fly(field: TankField, shell: Shell, dt: number): TankEvent[] {
  shell.left -= dt;
  const before = { x: shell.x, y: shell.y };
  shell.x += shell.vx * dt;
  shell.y += shell.vy * dt;
  if (!isFree(field, shell, shellRadius)) {
    const isAside = !isFree(field, { x: shell.x, y: before.y }, shellRadius);
    Object.assign(shell, before, isAside ? { vx: -shell.vx } : { vy: -shell.vy });
    shell.bounces++;
    if (shell.bounces > 1) shell.left = 0;
    return [{ what: 'wall', side: shell.owner, at: before }];
  }
  for (const side of [0, 1] as const) {
    const tank = field.tanks[side];
    const isOwn = side === shell.owner && shell.bounces === 0;
    if (isOwn || tank.health <= 0 || distance(tank, shell) > tankRadius + shellRadius) continue;
    shell.left = 0;
    tank.health--;
    tank.flash = 1;
    const at = { x: shell.x, y: shell.y };
    return [{ what: 'hit', side, at }, ...(tank.health <= 0 ? [{ what: 'down' as const, side, at }] : [])];
  }
  return [];
}

/** A place that the computer can drive straight to, and from which it sees the player if there is one. */
function nextPlace(field: TankField, random: Random): Point {
  const [me, tank] = field.tanks;
  const room = tankRadius + 1;
  const places = Array.from({ length: 24 }, () => ({
    x: random.range(room, field.w - room),
    y: random.range(room, field.h - room),
  })).filter((place) => isFree(field, place, room) && isInSight(field, tank, place));
  return places.find((place) => isInSight(field, place, me) && distance(place, me) > 14) ?? places[0] ?? me;
}

/** The computer looks for a place from which it sees the player, and shoots better in each round. */
export function steerComputer(field: TankField, round: number, pace: number, dt: number, random: Random): TankEvent[] {
  const [me, tank] = field.tanks;
  const sees = isInSight(field, tank, me);
  tank.stuck += dt;
  if (tank.goal === null || distance(tank, tank.goal) < 4 || tank.stuck > 3) {
    tank.goal = nextPlace(field, random);
    tank.stuck = 0;
  }
  const near = distance(tank, me) < 14 ? -1 : 1;
  drive(
    field,
    1,
    { x: (tank.goal.x - tank.x) * near, y: (tank.goal.y - tank.y) * near },
    dt * Math.min(1, 0.6 + round * 0.08),
  );
  const wanted = Math.atan2(me.y - tank.y, me.x - tank.x);
  tank.gun += clamp(turned(tank.gun, wanted), -3 * pace * dt, 3 * pace * dt);
  if (!sees || Math.abs(turned(tank.gun, wanted)) > 0.2 || tank.reload > 0) return [];
  const error = Math.max(0.02, 0.11 - round * 0.015);
  const events = fire(field, 1, tank.gun + random.range(-error, error));
  tank.reload = Math.max(0.7, 1.5 - round * 0.12) / pace;
  return events;
}
