import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { cellBeside, isSolved, type Moved, newRoom, type Room, step, wayTo } from './room.ts';

/** A bare floor of one row. */
const rowOf = (columns: number, start: Moved, marks: number[]): Room => ({
  columns,
  rows: 1,
  walls: Array.from({ length: columns }, () => false),
  marks,
  start,
  solution: [],
});

const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;

describe('a room with crates', () => {
  it.each([
    [5, 6, 2, 12],
    [6, 7, 3, 24],
    [8, 9, 5, 60],
  ])(
    'of %i by %i is solved by its own solution, and begins with no crate on a mark',
    (columns, rows, crates, pulls) => {
      for (let seed = 0; seed < 12; seed++) {
        const room = newRoom(columns, rows, crates, pulls, randomFrom(seed));
        expect(room.start.crates.filter((crate) => room.marks.includes(crate))).toEqual([]);
        let moved = room.start;
        for (const { from, d } of room.solution) {
          const way = wayTo(room, moved, cellBeside(room, from, opposite[d]));
          for (const one of [...(way ?? expect.fail('no way')), d])
            moved = step(room, moved, one) ?? expect.fail('no step');
        }
        expect(isSolved(room, moved)).toBe(true);
      }
    },
  );

  it('lets one crate be pushed, but not two, and none through a wall', () => {
    const room = rowOf(5, { hero: 0, crates: [1] }, [3]);
    const pushed = step(room, room.start, 'right');
    expect(pushed).toEqual({ hero: 1, crates: [2] });
    expect(isSolved(room, step(room, pushed ?? room.start, 'right') ?? room.start)).toBe(true);
    expect(step(room, { hero: 0, crates: [1, 2] }, 'right')).toBeNull();
    expect(step(room, { hero: 3, crates: [4] }, 'right')).toBeNull();
    expect(step(room, room.start, 'left')).toBeNull();
  });

  it('is walked through around the crates', () => {
    const room = rowOf(4, { hero: 0, crates: [2] }, [3]);
    expect(wayTo(room, room.start, 1)).toEqual(['right']);
    expect(wayTo(room, room.start, 3)).toBeNull();
  });
});
