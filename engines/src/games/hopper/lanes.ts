import { wrap } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Actor, Plan } from '../../plan.ts';

export const cell = 46;
export const columns = 9;

export type Rider = { actor: Actor; x: number; size: number };
export type Lane = {
  kind: 'safe' | 'road' | 'water';
  /** Units per second; negative is left. */
  pace: number;
  riders: Rider[];
  /** The width after which its vehicles or logs repeat. */
  length: number;
  /** Blocked cells, and prizes. */
  blocked: number[];
  prizes: { column: number; actor: Actor }[];
};

/** The next lanes: roads and rivers in groups, with a safe lane between them. */
export function addLanes(lanes: Lane[], plan: Plan, rivers: boolean, speed: number, random: Random): void {
  const row = lanes.length;
  const hard = Math.min(1, row / 90 + plan.difficulty * 0.08);
  const asked = plan.rules['lanes'] ?? 0;
  const band = asked || random.int(1, hard > 0.4 ? 4 : 2);
  // If the prompt names a number of lanes, the first road has that many.
  // Where one hops from floe to floe, most of the way is water.
  const isFerry = plan.rules['roads'] === 0;
  const isWet = isFerry || plan.rules['floes'];
  const water = rivers && row > (isWet ? 2 : 6) && (isFerry || random.chance(isWet ? 0.75 : 0.36));
  for (let i = 0; i < band; i++)
    lanes.push(water ? waterLane(plan, lanes, hard, speed, random) : roadLane(plan, lanes, hard, speed, random));
  lanes.push(safeLane(plan, random));
  if (random.chance(0.4)) lanes.push(safeLane(plan, random));
}

export function safeLane(plan: Plan, random: Random): Lane {
  const blocked: number[] = [];
  const prizes: Lane['prizes'] = [];
  for (let column = 0; column < columns; column++) {
    if (random.chance(0.16)) blocked.push(column);
    else if (random.chance(0.1)) prizes.push({ column, actor: random.pick(plan.theme.things) });
  }
  // At least one cell always stays free.
  if (blocked.length > columns - 3) blocked.length = columns - 3;
  return { kind: 'safe', pace: 0, riders: [], length: 0, blocked, prizes };
}

function roadLane(plan: Plan, lanes: Lane[], hard: number, speed: number, random: Random): Lane {
  const way = (lanes[lanes.length - 1]?.pace ?? 1) > 0 ? -1 : 1;
  const pace = way * random.range(60, 105) * (1 + hard * 0.8) * speed;
  const actor = random.pick(plan.theme.foes);
  const gap = random.range(150, 240) - hard * 40;
  const riders = Array.from({ length: Math.ceil((columns * cell) / gap) + 1 }, (_, i) => ({
    actor,
    x: i * gap + random.range(0, gap * 0.3),
    size: 50,
  }));
  const prizes = random.chance(0.3)
    ? [{ column: random.int(1, columns - 2), actor: random.pick(plan.theme.things) }]
    : [];
  return { kind: 'road', pace, riders, length: lengthFor(riders), blocked: [], prizes };
}

function waterLane(plan: Plan, lanes: Lane[], hard: number, speed: number, random: Random): Lane {
  const way = (lanes[lanes.length - 1]?.pace ?? 1) > 0 ? -1 : 1;
  const log: Actor = { sprite: 'log', name: 'log', plural: 'logs', tint: null, wears: null };
  const gap = random.range(150, 190);
  const riders = Array.from({ length: Math.ceil((columns * cell) / gap) + 1 }, (_, i) => ({
    actor: plan.theme.pillar ?? log,
    x: i * gap,
    size: random.range(104, 128) - hard * 18,
  }));
  const pace = way * random.range(36, 62) * speed;
  return { kind: 'water', pace, riders, length: lengthFor(riders), blocked: [], prizes: [] };
}

const lengthFor = (riders: Rider[]) => Math.max(...riders.map(({ x }) => x), columns * cell) + 140;

/** Vehicles that leave on one side enter on the other. */
export function moveRiders(lane: Lane, dt: number): void {
  for (const rider of lane.riders) rider.x = wrap(rider.x + lane.pace * dt + 70, lane.length) - 70;
}
