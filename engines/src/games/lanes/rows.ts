import { clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import { hardness, type LaneWorld, type Obstacle } from './world.ts';

const goodsApart = 78;

/**
 * Lays out the next row. One lane is always free or can be jumped, at most one lane from that of the row before, and
 * the time between two rows is enough to get there.
 */
export function addRow(w: LaneWorld, random: Random): void {
  const hard = hardness(w);
  const roll = random.next();
  const length = w.along === 0 && w.next < 900 ? line(w, random, 6) : pick(roll)(w, random, hard);
  w.next += length + w.speed * (0.3 + 0.95 * 0.86 ** hard + random.range(0, 0.12));
}

/** Places things from `w.next` on and returns the length of the row. */
type Row = (w: LaneWorld, random: Random, hard: number) => number;

const pick = (roll: number): Row => (roll < 0.1 ? bend : roll < 0.26 ? hurdles : roll < 0.46 ? trains : blocks);

function put(w: LaneWorld, shape: Obstacle['shape'], lane: number, random: Random, length = 0, z = w.next): void {
  w.obstacles.push({ shape, lane, z, length, look: random.int(0, 11), hit: null });
}

function line(w: LaneWorld, random: Random, count: number, from = w.next): number {
  const look = random.int(0, 11);
  for (let i = 0; i < count; i++) w.goods.push({ lane: w.way, z: from + i * goodsApart, y: 20, look, taken: false });
  return count * goodsApart;
}

function moveWay(w: LaneWorld, random: Random): void {
  w.way = clamp(w.way + random.int(-1, 1), 0, w.lanes - 1);
}

/** A row of goods that changes the lane half-way. */
const bend: Row = (w, random) => {
  const first = line(w, random, 4);
  moveWay(w, random);
  return first + line(w, random, 4, w.next + first);
};

/** An arc of goods over the obstacle, where a jump at this speed leads. */
function arc(w: LaneWorld, random: Random): void {
  const look = random.int(0, 11);
  const reach = w.speed * 0.3;
  for (let i = -2; i <= 2; i++)
    w.goods.push({
      lane: w.way,
      z: w.next + (i / 2) * reach * 0.8,
      y: 26 + (1 - (i / 2.4) ** 2) * 76,
      look,
      taken: false,
    });
}

/** Low ones in most lanes or in all of them. */
const hurdles: Row = (w, random, hard) => {
  const isWhole = random.chance(Math.min(0.6, 0.2 + hard * 0.12));
  for (let lane = 0; lane < w.lanes; lane++)
    if (isWhole || lane === w.way || random.chance(0.6)) put(w, 'low', lane, random);
  arc(w, random);
  // Time to land.
  return w.speed * 0.3;
};

/** How many of the other lanes are closed. */
function closedLanes(w: LaneWorld, random: Random, hard: number): number[] {
  const others = random.shuffle(Array.from({ length: w.lanes }, (_, i) => i).filter((lane) => lane !== w.way));
  const share = Math.min(1, 0.45 + hard * 0.14) * random.range(0.7, 1.2);
  // Mostly the lane the hero is in is among them, so that a player who does nothing stumbles.
  if (random.chance(0.7)) others.sort((a, b) => Number(b === w.lane) - Number(a === w.lane));
  return others.slice(0, clamp(Math.round(others.length * share), 1, others.length));
}

const trains: Row = (w, random, hard) => {
  moveWay(w, random);
  const length = random.range(420, 820);
  for (const lane of closedLanes(w, random, hard)) put(w, 'long', lane, random, length);
  if (random.chance(0.7)) line(w, random, Math.floor((length - 60) / goodsApart), w.next + 60);
  return length;
};

const blocks: Row = (w, random, hard) => {
  moveWay(w, random);
  for (const lane of closedLanes(w, random, hard)) put(w, random.chance(0.3) ? 'low' : 'tall', lane, random);
  const isJumped = w.seconds > 6 && random.chance(Math.min(0.4, 0.08 + hard * 0.08));
  if (isJumped) put(w, 'low', w.way, random);
  if (isJumped) arc(w, random);
  else if (random.chance(0.5)) line(w, random, 3, w.next - goodsApart);
  return isJumped ? w.speed * 0.3 : 0;
};
