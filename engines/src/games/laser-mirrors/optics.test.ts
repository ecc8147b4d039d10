import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { beamOf, newOptics, type Optics } from './optics.ts';

const empty: Optics = {
  columns: 4,
  rows: 4,
  from: { column: 0, row: 1 },
  heading: 'right',
  target: { column: 2, row: 3 },
  mirrors: [{ column: 2, row: 1, isSlash: false, solved: false }],
  blocks: [],
};

describe('light', () => {
  it('is deflected by a mirror, and reaches the target', () => {
    const { cells, isLit } = beamOf(empty);
    expect(isLit).toBe(true);
    expect(cells.map(({ column, row }) => `${column}${row}`)).toEqual(['01', '11', '21', '22', '23']);
  });

  it('misses the target at a mirror turned the other way, and ends at a block', () => {
    const mirrors = [{ column: 2, row: 1, isSlash: true, solved: false }];
    expect(beamOf({ ...empty, mirrors }).isLit).toBe(false);
    expect(beamOf({ ...empty, blocks: [{ column: 2, row: 2 }] })).toMatchObject({ isLit: false });
  });

  it('never travels in an endless loop', () => {
    const corner = (column: number, row: number, isSlash: boolean) => ({ column, row, isSlash, solved: isSlash });
    const mirrors = [corner(1, 1, true), corner(2, 1, false), corner(2, 2, true), corner(1, 2, false)];
    const heading = 'right' as const;
    const ring: Optics = { ...empty, from: { column: 1, row: 1 }, heading, mirrors, target: { column: 0, row: 0 } };
    expect(beamOf(ring).cells.length).toBeLessThan(100);
  });
});

describe('a board of mirrors', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed))('%i starts unsolved, and can be solved', (seed) => {
    const optics = newOptics(5 + (seed % 3), 6 + (seed % 4), 2 + (seed % 6), randomFrom(seed));
    expect(beamOf(optics).isLit).toBe(false);
    for (const mirror of optics.mirrors) mirror.isSlash = mirror.solved;
    expect(beamOf(optics).isLit).toBe(true);
  });
});
