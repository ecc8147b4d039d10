import { describe, expect, it } from 'vitest';
import { layCards, layouts } from './lay-out.ts';

const room = { x: 14, y: 70, w: 372, h: 560 };
const names = Object.keys(layouts) as (keyof typeof layouts)[];
const middleOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({ x: x + w / 2, y: y + h / 2 });

describe('cards', () => {
  it.each(names)('laid as %s are inside the area, large enough and do not overlap', (name) => {
    for (const count of [8, 12, 16, 20, 24, 30]) {
      const { places } = layouts[name](count, room, 7);
      expect(places).toHaveLength(count);
      for (const place of places) {
        const { x, y } = middleOf(place);
        expect(place.w).toBeGreaterThan(40);
        expect(x - place.w / 2).toBeGreaterThan(room.x - 8);
        expect(x + place.w / 2).toBeLessThan(room.x + room.w + 8);
        expect(y - place.h / 2).toBeGreaterThan(room.y - 16);
        expect(y + place.h / 2).toBeLessThan(room.y + room.h + 16);
        const others = places.filter((other) => other !== place).map(middleOf);
        const isApart = others.every(
          (other) => Math.abs(other.x - x) > place.w * 0.6 || Math.abs(other.y - y) > place.h * 0.6,
        );
        expect(isApart).toBe(true);
      }
    }
  });

  it('use each layout in some game', () => {
    const view = { w: 400, h: 710, scale: 1, portrait: true };
    const ways = new Set(
      Array.from({ length: 30 }, (_, seed) => JSON.stringify(layCards(12, view, 58, seed).places[0])),
    );
    expect(ways.size).toBeGreaterThanOrEqual(names.length);
  });
});
