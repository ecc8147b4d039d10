import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { jump, stepLanes, turnBy } from './step.ts';
import { type LaneEvent, type LaneWorld, newLanes, type Obstacle } from './world.ts';

const dt = 1 / 60;
const seeds = [1, 2, 3, 4, 5, 6];

/** Seconds until something in this lane is reached that cannot be jumped over. */
function freeFor(w: LaneWorld, lane: number): number {
  const closed = w.obstacles.filter(
    ({ shape, hit, z, length, ...one }) =>
      one.lane === lane && shape !== 'low' && hit === null && z + length > w.along - 40,
  );
  return Math.min(9, ...closed.map(({ z }) => (z - w.along) / w.speed));
}

/** Leaves a lane in time and jumps in time. */
function careful(w: LaneWorld): LaneEvent[] {
  const isLowAhead = w.obstacles.some(
    ({ shape, lane, z }) => shape === 'low' && lane === w.lane && z > w.along && z - w.along < w.speed * 0.16 + 24,
  );
  const jumped = isLowAhead ? jump(w) : [];
  if (Math.abs(w.x - w.lane) > 0.02 || freeFor(w, w.lane) > 0.9) return jumped;
  const all = Array.from({ length: w.lanes }, (_, lane) => lane);
  const worth = (lane: number) => freeFor(w, lane) - Math.abs(lane - w.lane) * 0.01;
  const best = all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  if (best === w.lane) return jumped;
  const by = best < w.lane ? -1 : 1;
  return freeFor(w, w.lane + by) < 0.1 ? jumped : [...jumped, ...turnBy(w, by)];
}

function play(seed: number, lanes: number, seconds: number, player: (w: LaneWorld) => LaneEvent[]) {
  const random = randomFrom(seed);
  const w = newLanes(lanes, 560, 1);
  const events: LaneEvent[] = [];
  while (w.seconds < seconds) events.push(...player(w), ...stepLanes(w, dt, random));
  const count = (type: LaneEvent['type']) => events.filter((event) => event.type === type).length;
  return { w, hits: count('hit'), goods: count('good') };
}

const idle = () => [];
const obstacle = (shape: Obstacle['shape'], lane: number, z: number, length = 0): Obstacle => ({
  shape,
  lane,
  z,
  length,
  look: 0,
  hit: null,
});

/** A track with nothing on it but what the test puts there. */
function emptyTrack(...obstacles: Obstacle[]): LaneWorld {
  return { ...newLanes(3, 600, 0), next: 1e9, obstacles };
}

function runFor(w: LaneWorld, seconds: number): LaneEvent[] {
  const events: LaneEvent[] = [];
  for (let i = 0; i < seconds / dt; i++) events.push(...stepLanes(w, dt, randomFrom(1)));
  return events;
}
const hitsIn = (events: LaneEvent[]) => events.filter(({ type }) => type === 'hit').length;

describe('running in lanes', () => {
  it.each([2, 3, 4, 5])('always leaves a way through %i lanes', (lanes) => {
    for (const seed of seeds) expect({ seed, hits: play(seed, lanes, 60, careful).hits }).toEqual({ seed, hits: 0 });
  });

  it('stops whoever does nothing three times within half a minute', () => {
    for (const lanes of [2, 3, 5])
      for (const seed of seeds) expect(play(seed, lanes, 30, idle).hits).toBeGreaterThanOrEqual(3);
  });

  it('gives goods to whoever follows the free lanes', () => {
    for (const seed of seeds) expect(play(seed, 3, 30, careful).goods).toBeGreaterThan(10);
  });

  it('becomes faster all the time', () => {
    const [early, later, late] = [10, 60, 180].map((seconds) => play(1, 3, seconds, careful).w.speed);
    expect(later).toBeGreaterThan((early ?? 0) * 1.2);
    expect(late).toBeGreaterThan((later ?? 0) * 1.2);
  });

  it('lets one jump over what is low, and over nothing else', () => {
    const low = emptyTrack(obstacle('low', 1, 200));
    jump(low);
    expect(hitsIn(runFor(low, 1))).toBe(0);
    const tall = emptyTrack(obstacle('tall', 1, 200));
    jump(tall);
    expect(hitsIn(runFor(tall, 1))).toBe(1);
    expect(hitsIn(runFor(emptyTrack(obstacle('low', 1, 200)), 1))).toBe(1);
  });

  it('forgives a second stumble soon after the first', () => {
    const w = emptyTrack(obstacle('tall', 1, 200), obstacle('tall', 1, 420), obstacle('tall', 1, 2000));
    expect(hitsIn(runFor(w, 1.5))).toBe(1);
    expect(hitsIn(runFor(w, 4))).toBe(1);
  });

  it('pushes whoever runs into a train into the lane beside it', () => {
    const w = emptyTrack(obstacle('long', 1, 200, 700), obstacle('long', 0, 200, 700));
    expect(hitsIn(runFor(w, 1))).toBe(1);
    expect(w.lane).toBe(2);
  });

  it('lets nobody turn into a train beside them', () => {
    const w = emptyTrack(obstacle('long', 0, -100, 700));
    expect(hitsIn(turnBy(w, -1))).toBe(1);
    expect(w.lane).toBe(1);
    expect(turnBy(w, 1).map(({ type }) => type)).toEqual(['turn']);
  });

  it('has an edge', () => {
    const w = emptyTrack();
    expect(['turn', 'turn', 'turn'].map(() => turnBy(w, 1).length)).toEqual([1, 0, 0]);
    expect(w.lane).toBe(2);
  });
});
