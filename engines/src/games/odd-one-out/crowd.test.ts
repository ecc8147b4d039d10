import { describe, expect, it } from 'vitest';
import { isAlike } from '../../math/colour.ts';
import { randomFrom } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { type Cells, chooseCrowd, differenceOf, sizeOfBoard } from './crowd.ts';

const actor = (sprite: string, tint: string | null = null): Actor => ({
  sprite,
  name: sprite,
  plural: `${sprite}s`,
  tint,
  wears: null,
});

/** A picture of one colour; "lopsided" is empty on the left, and above. */
function cellsOf({ sprite, tint }: Actor): Cells {
  const colour = tint ?? (sprite === 'apple' ? '#e8403a' : '#3f8ef0');
  const row = sprite === 'lopsided' ? [null, null, colour, colour] : [colour, colour, colour, colour];
  const empty = row.map(() => null);
  return sprite === 'lopsided' ? [empty, row, row, row] : [row, row, row, row];
}

const boards = (things: Actor[], round: number) =>
  Array.from({ length: 40 }, (_, seed) => chooseCrowd({ things, round, random: randomFrom(seed), cellsOf }));

describe('the odd one', () => {
  it('is another thing on the first boards', () => {
    const crowds = boards([actor('apple'), actor('ball')], 1);
    expect(crowds.every(({ usual, odd }) => odd.actor.sprite !== usual.sprite)).toBe(true);
  });

  it('differs in more ways later', () => {
    const crowds = boards([actor('lopsided'), actor('ball')], 12);
    const isUsed = (way: (crowd: (typeof crowds)[number]) => boolean) => crowds.some(way);
    expect({
      another: isUsed(({ usual, odd }) => usual.sprite !== odd.actor.sprite),
      recoloured: isUsed(({ usual, odd }) => usual.sprite === odd.actor.sprite && usual.tint !== odd.actor.tint),
      hatted: isUsed(({ odd }) => odd.actor.wears !== null),
      smaller: isUsed(({ odd }) => odd.size < 1),
      turned: isUsed(({ odd }) => odd.isUpsideDown),
      mirrored: isUsed(({ odd }) => odd.isMirrored),
    }).toEqual({ another: true, recoloured: true, hatted: true, smaller: true, turned: true, mirrored: true });
  });

  it('can always be told apart: a ball that is turned over looks the same, and so does a shade of its colour', () => {
    const crowds = boards([actor('ball'), actor('ball', '#3f8ee8')], 20);
    const isSeen = ({ usual, odd }: (typeof crowds)[number]) =>
      odd.size < 1 || odd.actor.wears !== usual.wears || !isAlike(odd.actor.tint ?? '#3f8ef0', usual.tint ?? '#3f8ef0');
    expect(crowds.every(isSeen)).toBe(true);
  });

  it('is never missing, even if there is one thing only', () => {
    const crowds = boards([actor('ball')], 1);
    expect(crowds.every(({ odd }) => odd.size < 1)).toBe(true);
  });
});

it('compares what is shown, and not the space around it', () => {
  const [apple, ball, part] = [cellsOf(actor('apple')), cellsOf(actor('ball')), cellsOf(actor('lopsided'))];
  expect([differenceOf(apple, apple), differenceOf(apple, ball), differenceOf(ball, part)]).toEqual([0, 1, 10 / 16]);
});

it('boards grow up to what fits on a phone', () => {
  expect([1, 3, 5, 20].map((round) => sizeOfBoard(round, 3, 6))).toEqual([
    { short: 3, long: 3 },
    { short: 4, long: 5 },
    { short: 5, long: 6 },
    { short: 6, long: 9 },
  ]);
});
