import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import {
  goalWidth,
  isJammed,
  isStriking,
  moveMallet,
  newTable,
  placePuck,
  puckSpeedMax,
  stepTable,
  wantedPlace,
} from './table.ts';

const dt = 1 / 60;

/** Goals of both in a minute, for players with these speeds. */
function goalsOf(speeds: [number, number], seed: number): [number, number] {
  const random = randomFrom(seed);
  const table = newTable(400, 640);
  const goals: [number, number] = [0, 0];
  placePuck(table, 0);
  table.puck.vx = random.range(-60, 60);
  for (let seconds = 0; seconds < 60; seconds += dt) {
    for (const side of [0, 1] as const)
      moveMallet(table, side, wantedPlace(table, side, 0), speeds[side] * (isStriking(table, side) ? 2 : 1), dt);
    for (const { what, side } of stepTable(table, dt)) {
      if (what !== 'goal') continue;
      goals[side]++;
      placePuck(table, side === 0 ? 1 : 0);
      table.puck.vx = random.range(-60, 60);
      break;
    }
    const { puck } = table;
    expect(puck.x).toBeGreaterThan(0);
    expect(puck.x).toBeLessThan(400);
    expect(Math.hypot(puck.vx, puck.vy)).toBeLessThanOrEqual(puckSpeedMax + 1);
  }
  return goals;
}

describe('the table', () => {
  it('keeps the puck between its walls, and the faster mallet wins', () => {
    let [slow, fast] = [0, 0];
    for (let seed = 0; seed < 6; seed++) {
      const goals = goalsOf([420, 140], seed);
      fast += goals[0];
      slow += goals[1];
    }
    expect(fast).toBeGreaterThan(slow);
    expect(fast).toBeGreaterThan(3);
  });

  it('keeps a mallet in its own half', () => {
    const table = newTable(400, 640);
    for (let i = 0; i < 200; i++) moveMallet(table, 0, { x: 900, y: -900 }, 600, dt);
    expect(table.mallets[0].y).toBeCloseTo(320 + table.mallets[0].radius);
    expect(table.mallets[0].x).toBeCloseTo(400 - table.mallets[0].radius);
  });

  it('sends the puck away from the mallet that hit it', () => {
    const table = newTable(400, 640);
    Object.assign(table.puck, { x: 200, y: 440, vx: 0, vy: 300 });
    Object.assign(table.mallets[0], { x: 200, y: 480, vx: 0, vy: -200 });
    const seen = stepTable(table, dt);
    expect(seen.map(({ what }) => what)).toContain('mallet');
    expect(table.puck.vy).toBeLessThan(-300);
  });
});

describe('a match that stands still', () => {
  it('has wider goals the longer nobody scores, but never as wide as the table', () => {
    expect(goalWidth(400, 4)).toBe(goalWidth(400, 0));
    expect(goalWidth(400, 15)).toBeGreaterThan(goalWidth(400, 4));
    expect(goalWidth(400, 1000)).toBeLessThan(300);
  });

  it('treats a puck between both mallets as jammed, and not one that a single mallet touches', () => {
    const table = newTable(400, 640);
    const reach = table.puck.radius + table.mallets[0].radius;
    Object.assign(table.mallets[0], { x: table.puck.x, y: table.puck.y + reach });
    expect(isJammed(table)).toBe(false);
    Object.assign(table.mallets[1], { x: table.puck.x, y: table.puck.y - reach });
    expect(isJammed(table)).toBe(true);
  });
});
