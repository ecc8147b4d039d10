import { describe, expect, it } from 'vitest';
import { accessories } from './accessories.ts';
import { creatureFrom } from './creature.ts';
import { macros } from './sprite-macros.ts';
import { parseSprite, type Sprite } from './sprite-parser.ts';
import { animals } from './sprites-of-animals.ts';
import { people } from './sprites-of-people.ts';
import { things } from './sprites-of-things.ts';

const library = { ...things, ...people, ...animals };
const drawn = Object.entries({ ...library, ...accessories }).filter(([, text]) => !text.startsWith('='));
const variants = Object.entries(library).filter(([, text]) => text.startsWith('='));

/** How many numbers each order takes; lines and shapes take any even rest. */
const arity: Record<string, (count: number) => boolean> = {
  c: (n) => n === 3,
  e: (n) => n === 4 || n === 5,
  r: (n) => n === 5,
  h: (n) => n === 5,
  s: (n) => n === 4,
  y: (n) => n === 3,
  z: (n) => n === 3,
  b: (n) => n >= 6 && n % 2 === 0,
  p: (n) => n >= 6 && n % 2 === 0,
  l: (n) => n >= 5 && n % 2 === 1,
};

function faultsOf(sprite: Sprite): string[] {
  return sprite.orders.flatMap(({ order, numbers, colour }) => {
    const fits = arity[order]?.(numbers.length) ?? false;
    const inBox = numbers.every((n) => Number.isFinite(n) && Math.abs(n) <= 360);
    const coloured = order === 'y' || order === 'z' || /^[a-z]$/.test(colour);
    return fits && inBox && coloured ? [] : [`${order}${colour} ${numbers.join(' ')}`];
  });
}

describe('the sprites', () => {
  it.each(drawn)('%s is drawn by orders that are understood', (_name, text) => {
    const sprite = parseSprite(text, macros);
    expect(faultsOf(sprite)).toEqual([]);
    expect(sprite.orders.length).toBeGreaterThan(1);
    expect(sprite.colours.every((colour) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(colour))).toBe(true);
  });

  it.each(variants)('%s is another one in other colours', (_name, text) => {
    expect(Object.keys(library)).toContain(text.slice(1).split(/[ |]/)[0]);
  });

  it('are many', () => {
    expect(Object.keys(library).length).toBeGreaterThanOrEqual(190);
  });

  it('show a creature for every other word, always the same one', () => {
    for (const word of ['blorb', 'zumzum', '', 'Übergrößenträger', '猫']) {
      expect(faultsOf(creatureFrom(word))).toEqual([]);
      expect(creatureFrom(word)).toEqual(creatureFrom(word));
    }
    expect(creatureFrom('blorb')).not.toEqual(creatureFrom('zumzum'));
  });
});
