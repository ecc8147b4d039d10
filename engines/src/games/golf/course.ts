import { distance, type Point, type Rect } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Disc = Point & { r: number };
/** Moves back and forth and pushes the ball away. */
export type Mover = { from: Point; to: Point; seconds: number; r: number; look: number };

/** One hole, in its own units; all of it is fairway. */
export type Course = {
  w: number;
  h: number;
  tee: Point;
  hole: Point;
  walls: Rect[];
  sand: Disc[];
  water: Disc[];
  bumpers: Disc[];
  movers: Mover[];
  things: (Point & { look: number })[];
  par: number;
};

export const holeRadius = 15;
export const ballRadius = 9;

/** Later holes have more obstacles. `wide` is for a screen in landscape. */
export function newCourse(place: number, hard: number, hasFoes: boolean, wide: boolean, random: Random): Course {
  const [w, h] = [340, 540];
  const level = place + hard * 2;
  const bars = place === 0 ? 1 : Math.min(4, 1 + Math.floor(random.range(0.3, 1) * Math.min(4, level)));
  const course: Course = {
    w,
    h,
    tee: { x: random.range(60, w - 60), y: h - 46 },
    hole: { x: random.range(60, w - 60), y: 52 },
    walls: [],
    sand: [],
    water: [],
    bumpers: [],
    movers: [],
    things: [],
    par: 2 + Math.ceil(bars * 0.75),
  };
  const gapBetween = (h - 190) / bars;
  let side = random.chance(0.5);
  for (let i = 0; i < bars; i++) {
    const y = h - 110 - gapBetween * (i + 0.5);
    const gap = Math.max(78, 130 - level * 6);
    // A bar from one side, or one with a gap in the middle.
    if (random.chance(0.7)) {
      const length = w - gap - random.range(0, 60);
      course.walls.push({ x: side ? 0 : w - length, y, w: length, h: 18 });
      side = !side;
    } else {
      const left = random.range(50, w - gap - 50);
      course.walls.push({ x: 0, y, w: left, h: 18 }, { x: left + gap, y, w: w - left - gap, h: 18 });
    }
  }
  const isFree = (p: Point, r: number) => isClear(course, p, r + 24);
  const somewhere = (r: number): Point | null => {
    for (let i = 0; i < 30; i++) {
      const p = { x: random.range(r + 6, w - r - 6), y: random.range(110, h - 110) };
      if (isFree(p, r)) return p;
    }
    return null;
  };
  const put = (count: number, r: () => number, into: (disc: Disc) => void) => {
    for (let i = 0; i < count; i++) {
      const size = r();
      const p = somewhere(size);
      if (p) into({ ...p, r: size });
    }
  };
  put(
    level > 1.5 ? random.int(1, 2) : 0,
    () => random.range(18, 24),
    (disc) => course.bumpers.push(disc),
  );
  put(
    level > 1 ? random.int(1, 2) : 1,
    () => random.range(30, 46),
    (disc) => course.sand.push(disc),
  );
  put(
    level > 2.5 ? random.int(0, 2) : 0,
    () => random.range(26, 38),
    (disc) => course.water.push(disc),
  );
  put(
    2,
    () => 14,
    ({ x, y }) => course.things.push({ x, y, look: random.int(0, 9) }),
  );
  if (hasFoes && place > 0) {
    const y = h - 110 - gapBetween * random.int(1, bars) + 4;
    const r = 20;
    course.movers.push({
      from: { x: r + 8, y },
      to: { x: w - r - 8, y },
      seconds: Math.max(2.4, 5 - level * 0.3),
      r,
      look: random.int(0, 9),
    });
  }
  return wide ? lyingDown(course) : course;
}

function isClear({ walls, sand, water, bumpers, things, tee, hole }: Course, p: Point, r: number): boolean {
  const discs = [...sand, ...water, ...bumpers, ...things.map((thing) => ({ ...thing, r: 14 }))];
  if (discs.some((disc) => distance(disc, p) < disc.r + r)) return false;
  if (distance(p, tee) < r + 34 || distance(p, hole) < r + 40) return false;
  return walls.every(
    (wall) => p.y + r < wall.y || p.y - r > wall.y + wall.h || p.x + r < wall.x || p.x - r > wall.x + wall.w,
  );
}

/** The same hole, played from left to right. */
function lyingDown(course: Course): Course {
  const turned = <T extends Point>(p: T): T => ({ ...p, x: course.h - p.y, y: p.x });
  return {
    ...course,
    w: course.h,
    h: course.w,
    tee: turned(course.tee),
    hole: turned(course.hole),
    walls: course.walls.map((wall) => ({ x: course.h - wall.y - wall.h, y: wall.x, w: wall.h, h: wall.w })),
    sand: course.sand.map(turned),
    water: course.water.map(turned),
    bumpers: course.bumpers.map(turned),
    movers: course.movers.map((mover) => ({ ...mover, from: turned(mover.from), to: turned(mover.to) })),
    things: course.things.map(turned),
  };
}
