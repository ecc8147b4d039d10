import { approach, clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type SlopeItem = {
  kind: 'rock' | 'foe' | 'thing' | 'gate' | 'ramp';
  x: number;
  /** Units down the slope. */
  y: number;
  vx: number;
  /** The index of its picture. */
  look: number;
  /** Half the width of a gate. */
  half: number;
  done: boolean;
};

export type Slope = {
  width: number;
  /** Units a second at the start. */
  pace: number;
  /** 0 to 1 at the start. */
  hard: number;
  hasFoes: boolean;
  hasGates: boolean;
  /** Whom the prompt names is met from the start. */
  isWarned?: boolean;
  /** In the air nobody jumps. */
  isFall?: boolean;
};

export type DownhillWorld = {
  slope: Slope;
  x: number;
  vx: number;
  along: number;
  speed: number;
  seconds: number;
  /** The x of a path that is always kept free. */
  way: number;
  nextRow: number;
  rows: number;
  items: SlopeItem[];
  safe: number;
  air: number;
  gates: number;
  streak: number;
};

export type SlopeEvent = {
  type: 'hit' | 'thing' | 'gate' | 'missed' | 'jump' | 'landed';
  item?: SlopeItem;
};

export const airSeconds = 0.95;
const rowUnits = 118;
const sideways = 380;

export function newSlope(slope: Slope): DownhillWorld {
  const x = slope.width / 2;
  return {
    slope,
    x,
    vx: 0,
    along: 0,
    speed: slope.pace,
    seconds: 0,
    way: x,
    nextRow: 420,
    rows: 0,
    items: [],
    safe: 0,
    air: 0,
    gates: 0,
    streak: 0,
  };
}

const hardness = ({ slope, seconds }: DownhillWorld) => slope.hard * 0.4 + seconds / 75;

/** `wanted` is an x to steer to, or a direction by keys. */
export function stepDownhill(
  w: DownhillWorld,
  steer: { wanted: number | null; by: number },
  dt: number,
  seen: number,
  random: Random,
): SlopeEvent[] {
  const events: SlopeEvent[] = [];
  w.seconds += dt;
  w.safe = Math.max(0, w.safe - dt);
  const wantedSpeed = w.slope.pace * (1 + Math.min(1.7, hardness(w) * 0.75)) * (w.safe > 0.9 ? 0.6 : 1);
  w.speed = approach(w.speed, wantedSpeed, 2.5, dt);
  w.along += w.speed * dt;
  const aim = steer.by
    ? steer.by * sideways
    : steer.wanted === null
      ? 0
      : clamp((steer.wanted - w.x) * 8, -sideways, sideways);
  w.vx = approach(w.vx, aim, w.air > 0 ? 2 : 11, dt);
  w.x = clamp(w.x + w.vx * dt, 34, w.slope.width - 34);
  if (w.air > 0) {
    w.air = Math.max(0, w.air - dt);
    if (w.air === 0) events.push({ type: 'landed' });
  }
  while (w.nextRow < w.along + seen) addRow(w, random);
  for (const item of w.items) meet(w, item, dt, events);
  w.items = w.items.filter((item) => item.y > w.along - 260 && !(item.done && item.kind === 'thing'));
  return events;
}

function meet(w: DownhillWorld, item: SlopeItem, dt: number, events: SlopeEvent[]): void {
  item.x += item.vx * dt;
  if (item.x < 50 || item.x > w.slope.width - 50) item.vx = -item.vx;
  if (item.done) return;
  const dx = Math.abs(item.x - w.x);
  const dy = Math.abs(item.y - w.along);
  if (item.kind === 'gate') {
    if (item.y > w.along) return;
    item.done = true;
    const through = dx < item.half + 6;
    w.streak = through ? w.streak + 1 : 0;
    w.gates++;
    events.push({ type: through ? 'gate' : 'missed', item });
  } else if (item.kind === 'thing') {
    if (dx > 40 || dy > 36) return;
    item.done = true;
    events.push({ type: 'thing', item });
  } else if (item.kind === 'ramp') {
    if (w.air > 0 || dx > 46 || dy > 16) return;
    item.done = true;
    w.air = airSeconds;
    events.push({ type: 'jump', item });
  } else if (w.air <= 0.12 && w.safe <= 0 && dx < 29 && dy < 22) {
    item.done = true;
    w.safe = 1.5;
    w.streak = 0;
    events.push({ type: 'hit', item });
  }
}

function addRow(w: DownhillWorld, random: Random): void {
  const { width } = w.slope;
  const hard = hardness(w);
  const y = w.nextRow;
  const reach = 62 + 30 * Math.min(1, hard);
  w.way = clamp(w.way + random.range(-reach, reach), 70, width - 70);
  w.nextRow += rowUnits - Math.min(22, hard * 12);
  const put = (kind: SlopeItem['kind'], x: number, top: number, more: Partial<SlopeItem> = {}) =>
    w.items.push({ kind, x, y: top, vx: 0, look: random.int(0, 11), half: 0, done: false, ...more });
  const row = w.rows++;
  const clear = Math.max(48, 78 - hard * 16);
  if (w.slope.hasGates && row % 4 === 1) put('gate', w.way, y, { half: Math.max(44, 64 - hard * 9) });
  else if (!w.slope.isFall && row % 4 === 3 && random.chance(0.28)) put('ramp', w.way, y);
  else if (random.chance(0.7)) {
    const look = random.int(0, 11);
    for (let i = 0; i < 3; i++) put('thing', w.way, y + (i - 1) * 36, { look });
  }
  const rocks = Math.round((width / 400) * (0.45 + Math.min(2.6, hard * 0.95) + random.next()));
  for (let i = 0; i < rocks; i++) {
    const x = random.chance(0.34) ? w.x + random.range(-20, 20) : random.range(44, width - 44);
    if (Math.abs(x - w.way) > clear) put('rock', x, y + random.range(-20, 20));
  }
  const { isWarned } = w.slope;
  const often = (isWarned ? 0.3 : 0.08) + hard * 0.24;
  if (w.slope.hasFoes && (isWarned || hard > 0.12) && random.chance(Math.min(0.6, often)))
    put('foe', random.range(60, width - 60), y + rowUnits / 2, {
      vx: random.pick([-1, 1]) * random.range(40, 70 + Math.min(1, hard) * 60),
    });
}
