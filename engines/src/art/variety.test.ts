import { describe, expect, it } from 'vitest';
import { isAlike } from '../math/colour.ts';
import type { Actor } from '../plan.ts';
import type { Art } from './art.ts';
import { tellApart, varied } from './variety.ts';

const dog = (more: Partial<Actor> = {}): Actor => ({
  sprite: 'dog',
  name: 'dog',
  plural: 'dogs',
  tint: null,
  wears: null,
  ...more,
});
const art = { colourOf: ({ tint }: Actor) => tint ?? '#b5793f' } as Art;
const theme = (hero: Actor, ...foes: Actor[]) => ({
  scene: 'farm' as const,
  look: 'flat' as const,
  hero,
  foes,
  things: [],
});

describe('several of one kind', () => {
  it('differ from each other, and each stays the same', () => {
    const one = dog();
    const all = [0, 1, 2].map((n) => varied(art, one, n));
    expect(new Set(all.map(({ tint }) => tint)).size).toBe(3);
    expect(varied(art, one, 4)).toBe(all[1]);
  });

  it('differ only in size where a picture is drawn', () => {
    const one = dog({ picture: 'fluent:dog' });
    expect([0, 1, 2].map((n) => varied(art, one, n).tint)).toEqual([null, null, null]);
    expect(new Set([0, 1, 2].map((n) => varied(art, one, n).size)).size).toBe(3);
  });

  it.each([null, '#20242c', '#f5f5f5', '#d7263d'])('a foe like a hero in %s has another colour', (tint) => {
    const foe = dog({ tint });
    tellApart(theme(dog({ tint }), foe), art);
    expect(isAlike(art.colourOf(foe), art.colourOf(dog({ tint })))).toBe(false);
  });

  it('a foe of another name that has the same picture has another colour', () => {
    const [hero, foe] = [
      dog({ name: 'kangaroo', picture: 'fluent:kangaroo' }),
      dog({ name: 'wallaby', picture: 'fluent:kangaroo' }),
    ];
    tellApart(theme(hero, foe), art);
    expect(foe.tint).not.toBeNull();
  });

  it('a foe that wears something is told apart by that', () => {
    const foe = dog({ wears: 'crown' });
    tellApart(theme(dog(), foe), art);
    expect(foe.tint).toBeNull();
  });
});
