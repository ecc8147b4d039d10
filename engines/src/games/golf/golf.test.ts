import { describe, expect, it } from 'vitest';
import { distance, type Point, turn } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { ballAt, type GolfBall, isRolling, roll, strike } from './ball.ts';
import { type Course, newCourse } from './course.ts';

const dt = 1 / 30;
const cell = 20;

/** Steps to the hole from every cell the ball can be in. */
function mapOf(course: Course): (p: Point) => number {
  const columns = Math.ceil(course.w / cell);
  const rows = Math.ceil(course.h / cell);
  const blocked = (c: number, r: number) =>
    course.walls.some((wall) => {
      const [x, y] = [(c + 0.5) * cell, (r + 0.5) * cell];
      return x > wall.x - 8 && x < wall.x + wall.w + 8 && y > wall.y - 8 && y < wall.y + wall.h + 8;
    });
  const steps = new Map<string, number>();
  const key = (c: number, r: number) => `${c} ${r}`;
  const queue: [number, number][] = [[Math.floor(course.hole.x / cell), Math.floor(course.hole.y / cell)]];
  for (const [c, r] of queue) steps.set(key(c, r), 0);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [c, r] = next;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [x, y] = [c + dx, r + dy];
      if (x < 0 || y < 0 || x >= columns || y >= rows || steps.has(key(x, y)) || blocked(x, y)) continue;
      steps.set(key(x, y), (steps.get(key(c, r)) ?? 0) + 1);
      queue.push([x, y]);
    }
  }
  return (p) => steps.get(key(Math.floor(p.x / cell), Math.floor(p.y / cell))) ?? 99;
}

function rollOut(ball: GolfBall, course: Course): GolfBall {
  for (let i = 0; i < 240 && isRolling(ball); i++) roll(ball, course, dt, 0);
  return ball;
}

/** Simulates many strokes and plays the one with the best result. */
function strokesOf(course: Course, angles: number): number {
  const away = mapOf(course);
  let ball = ballAt(course.tee);
  for (let strokes = 1; strokes <= 12; strokes++) {
    let best: { ball: GolfBall; worth: number } | undefined;
    for (let i = 0; i < angles; i++) {
      for (const power of [0.2, 0.4, 0.6, 0.85]) {
        const tried = { ...ball };
        strike(tried, (i / angles) * turn, power);
        rollOut(tried, course);
        const worth = tried.inHole ? -1 : away(tried) + distance(tried, course.hole) / 1000;
        if (!best || worth < best.worth) best = { ball: tried, worth };
      }
    }
    ball = best?.ball ?? ball;
    if (ball.inHole) return strokes;
  }
  return 99;
}

const still = (course: Course): Course => ({ ...course, movers: [] });

describe('golf', () => {
  it('has only holes that can be played, near par by an expert', () => {
    const over = Array.from({ length: 9 }, (_, place) => {
      const course = still(newCourse(place, 0.4, true, place % 2 === 1, randomFrom(place * 31)));
      expect(mapOf(course)(course.tee)).toBeLessThan(99);
      return strokesOf(course, 30) - course.par;
    });
    expect(Math.max(...over)).toBeLessThan(4);
    expect(over.reduce((sum, n) => sum + n, 0) / over.length).toBeLessThan(1);
  });

  it('keeps the ball on the course and out of the walls', () => {
    const random = randomFrom(8);
    for (let place = 0; place < 12; place++) {
      const course = newCourse(place, 0.8, true, false, random);
      const ball = ballAt(course.tee);
      strike(ball, random.range(0, turn), 1);
      for (let i = 0; i < 200; i++) roll(ball, course, dt, i * dt);
      expect(ball.x).toBeGreaterThan(0);
      expect(ball.x).toBeLessThan(course.w);
      expect(ball.y).toBeGreaterThan(0);
      expect(ball.y).toBeLessThan(course.h);
      const isInWall = course.walls.some(
        (wall) => ball.x > wall.x && ball.x < wall.x + wall.w && ball.y > wall.y && ball.y < wall.y + wall.h,
      );
      expect(isInWall).toBe(false);
    }
  });

  it('is played in the wind, which bends the way of a ball and lets it come to rest', () => {
    const course: Course = {
      ...newCourse(0, 0, false, false, randomFrom(1)),
      walls: [],
      sand: [],
      water: [],
      movers: [],
    };
    const endOf = (wind: number) => {
      const ball = ballAt({ x: course.w / 2, y: course.h - 60 });
      strike(ball, -Math.PI / 2, 0.5);
      for (let i = 0; i < 600; i++) roll(ball, course, dt, 0, wind);
      expect(isRolling(ball)).toBe(false);
      return ball.x;
    };
    expect(endOf(3) - course.w / 2).toBeGreaterThan(30);
    expect(course.w / 2 - endOf(-3)).toBeGreaterThan(30);
  });

  it('catches a slow ball, and lets a fast one pass', () => {
    const course: Course = { ...newCourse(0, 0, false, false, randomFrom(1)), walls: [], sand: [] };
    const gently = ballAt({ x: course.hole.x, y: course.hole.y + 80 });
    strike(gently, -Math.PI / 2, 0.3);
    expect(rollOut(gently, course).inHole).toBe(true);
    const fast = ballAt({ x: course.hole.x, y: course.hole.y + 60 });
    strike(fast, -Math.PI / 2, 1);
    for (let i = 0; i < 4; i++) roll(fast, course, dt, 0);
    expect(fast.inHole).toBe(false);
  });
});
