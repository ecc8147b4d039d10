import { approach, clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Car = {
  x: number;
  /** Units along the road. */
  y: number;
  lane: number;
  /** The lane it is changing to; mostly its own. */
  towards: number;
  /** Units per second along the road; negative for oncoming cars. */
  speed: number;
  look: number;
  long: boolean;
  passed: boolean;
  hit: number;
};
export type RoadThing = { x: number; y: number; look: number; taken: boolean };

export type TrafficWorld = {
  lanes: number;
  laneWidth: number;
  pace: number;
  hard: number;
  /** Obstacles that stand on the road instead of driving along. */
  isStill: boolean;
  x: number;
  vx: number;
  along: number;
  speed: number;
  seconds: number;
  cars: Car[];
  things: RoadThing[];
  nextRow: number;
  open: number;
  safe: number;
  streak: number;
};

export type TrafficEvent = { type: 'hit' | 'close' | 'passed' | 'thing'; x: number; look: number };

const sideways = 430;
export const widthOfRoad = ({ lanes, laneWidth }: TrafficWorld) => lanes * laneWidth;
export const middleOfLane = ({ laneWidth }: TrafficWorld, lane: number) => (lane + 0.5) * laneWidth;

export function newTraffic(
  lanes: number,
  laneWidth: number,
  pace: number,
  hard: number,
  isStill = false,
): TrafficWorld {
  const open = Math.floor(lanes / 2);
  const x = (open + 0.5) * laneWidth;
  const world = {
    lanes,
    laneWidth,
    pace,
    hard,
    isStill,
    x,
    vx: 0,
    along: 0,
    speed: pace,
    seconds: 0,
    cars: [],
    things: [],
  };
  return { ...world, nextRow: 520, open, safe: 0, streak: 0 };
}

const hardness = ({ hard, seconds }: TrafficWorld) => hard * 0.35 + seconds / 110;

export function stepTraffic(
  w: TrafficWorld,
  steer: { wanted: number | null; by: number },
  dt: number,
  seen: number,
  random: Random,
): TrafficEvent[] {
  const events: TrafficEvent[] = [];
  w.seconds += dt;
  w.safe = Math.max(0, w.safe - dt);
  const wanted = w.pace * (1 + Math.min(1.5, hardness(w) * 0.62)) * (w.safe > 0.8 ? 0.55 : 1);
  w.speed = approach(w.speed, wanted, 2, dt);
  w.along += w.speed * dt;
  const aim = steer.by
    ? steer.by * sideways
    : steer.wanted === null
      ? 0
      : clamp((steer.wanted - w.x) * 10, -sideways, sideways);
  w.vx = approach(w.vx, aim, 14, dt);
  const half = w.laneWidth * 0.36;
  w.x = clamp(w.x + w.vx * dt, half, widthOfRoad(w) - half);
  while (w.nextRow < w.along + seen) addRow(w, random);
  for (const car of w.cars) meetCar(w, car, dt, events);
  for (const thing of w.things) {
    if (thing.taken || Math.abs(thing.x - w.x) > 38 || Math.abs(thing.y - w.along) > 40) continue;
    thing.taken = true;
    events.push({ type: 'thing', x: thing.x, look: thing.look });
  }
  w.cars = w.cars.filter((car) => car.y > w.along - 320 && car.y < w.along + seen + 400);
  w.things = w.things.filter((thing) => !thing.taken && thing.y > w.along - 200);
  return events;
}

function meetCar(w: TrafficWorld, car: Car, dt: number, events: TrafficEvent[]): void {
  car.y += car.speed * dt;
  car.hit = Math.max(0, car.hit - dt);
  car.x = approach(car.x, middleOfLane(w, car.towards), 3, dt);
  if (Math.abs(car.x - middleOfLane(w, car.towards)) < 6) car.lane = car.towards;
  const dx = Math.abs(car.x - w.x);
  const dy = Math.abs(car.y - w.along);
  const length = car.long ? 78 : 62;
  if (w.safe <= 0 && car.hit <= 0 && dx < w.laneWidth * 0.56 && dy < length) {
    w.safe = 1.6;
    w.streak = 0;
    car.hit = 1.6;
    car.x += Math.sign(car.x - w.x) * 14;
    events.push({ type: 'hit', x: car.x, look: car.look });
  }
  if (car.passed || car.y > w.along - 20) return;
  car.passed = true;
  const isClose = w.safe <= 0 && dx < w.laneWidth * 0.95;
  if (isClose) w.streak++;
  events.push({ type: isClose ? 'close' : 'passed', x: (car.x + w.x) / 2, look: car.look });
}

/** A row of cars with one lane open, at most two lanes from the one that was open before. */
function addRow(w: TrafficWorld, random: Random): void {
  const hard = hardness(w);
  const y = w.nextRow;
  const reach = w.lanes > 4 ? 2 : 1;
  w.open = clamp(w.open + random.int(-reach, reach), 0, w.lanes - 1);
  const wished = 1 + Math.floor((w.lanes - 1) * Math.min(0.9, 0.2 + hard * 0.27) * random.range(0.6, 1.15));
  const own = clamp(Math.floor(w.x / w.laneWidth), 0, w.lanes - 1);
  const others = random.shuffle(Array.from({ length: w.lanes }, (_, i) => i).filter((lane) => lane !== w.open));
  // Some cars appear in the hero's lane, so that a player who does not steer crashes.
  if (random.chance(0.36) && own !== w.open) others.sort((a, b) => Number(b === own) - Number(a === own));
  const rate = random.range(0.36, 0.46);
  for (const lane of others.slice(0, Math.min(w.lanes - 1, wished))) {
    const changes = !w.isStill && hard > 0.5 && random.chance(Math.min(0.22, hard * 0.12));
    const towards = changes ? clamp(lane + random.pick([-1, 1]), 0, w.lanes - 1) : lane;
    w.cars.push({
      x: middleOfLane(w, lane),
      y: y + random.range(-26, 26),
      lane,
      towards: towards === w.open ? lane : towards,
      speed: w.isStill ? 0 : w.speed * rate,
      look: random.int(0, 11),
      long: !w.isStill && random.chance(0.22),
      passed: false,
      hit: 0,
    });
  }
  if (random.chance(0.55))
    w.things.push({ x: middleOfLane(w, w.open), y: y + random.range(-30, 60), look: random.int(0, 11), taken: false });
  w.nextRow += Math.max(205, 340 - hard * 48) * (w.lanes < 3 ? 1.25 : 1);
}
