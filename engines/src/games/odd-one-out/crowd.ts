import { lookOf } from '../../art/pictures.ts';
import { isAlike } from '../../math/colour.ts';
import type { Random } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';

/** A picture as a small grid of colours, null where it is empty. */
export type Cells = (string | null)[][];

/** How one is drawn; the others have none of this. */
export type Oddity = { actor: Actor; size: number; isMirrored: boolean; isUpsideDown: boolean };
export type Crowd = { usual: Actor; odd: Oddity };

/** Everything that choosing the pictures of a board depends on. */
type Choice = { things: Actor[]; round: number; random: Random; cellsOf(actor: Actor): Cells };

/** The share of cells in which two pictures can be told apart. */
export function differenceOf(a: Cells, b: Cells): number {
  const pairs = a.flatMap((row, y) => row.map((one, x) => [one, b[y]?.[x] ?? null] as const));
  const shown = pairs.filter(([one, other]) => one !== null || other !== null);
  const apart = shown.filter(([one, other]) => one === null || other === null || !isAlike(one, other));
  return shown.length === 0 ? 0 : apart.length / shown.length;
}

/** Less than this is overlooked by the sharpest eyes. */
const differenceMin = 0.12;
/** On the first boards nobody has to look twice. */
const obviousMin = 0.35;
const easyRounds = 3;
/** After these only the most similar things are mixed. */
const hardRounds = 6;

const mirrored = (cells: Cells): Cells => cells.map((row) => [...row].reverse());
const upsideDown = (cells: Cells): Cells => [...mirrored(cells)].reverse();

type Way = (usual: Actor, choice: Choice) => Oddity | null;

const asUsual = (actor: Actor): Oddity => ({ actor, size: 1, isMirrored: false, isUpsideDown: false });

/** Another thing of the game, or the same one in another colour: on the later boards one that looks much like it. */
const another: Way = (usual, { things, round, random, cellsOf }) => {
  const own = cellsOf(usual);
  const least = round <= easyRounds ? obviousMin : differenceMin;
  const others = things
    .filter((one) => lookOf(one) !== lookOf(usual))
    .map((actor) => ({ actor, difference: differenceOf(own, cellsOf(actor)) }))
    .filter(({ difference }) => difference >= least)
    .sort((a, b) => a.difference - b.difference);
  const choices = round <= hardRounds ? others : others.slice(0, 3);
  return choices.length > 0 ? asUsual(random.pick(choices).actor) : null;
};

const hats = ['tophat', 'party', 'crown', 'cowboyhat', 'wizardhat', 'santahat', 'chefhat'];

const hatted: Way = (usual, { random }) =>
  asUsual({ ...usual, wears: usual.wears === null ? random.pick(hats) : null });

/** The further a round has come, the less smaller it is. */
const smaller: Way = (usual, { round }) => ({ ...asUsual(usual), size: Math.min(0.82, 0.6 + round * 0.012) });

const turnedOver: Way = (usual, { cellsOf }) =>
  differenceOf(cellsOf(usual), upsideDown(cellsOf(usual))) < differenceMin * 2
    ? null
    : { ...asUsual(usual), isUpsideDown: true };

const facingAway: Way = (usual, { cellsOf }) =>
  differenceOf(cellsOf(usual), mirrored(cellsOf(usual))) < differenceMin * 2
    ? null
    : { ...asUsual(usual), isMirrored: true };

/** The round from which each way is used; the first is the most frequent. */
const ways: [from: number, way: Way][] = [
  [1, another],
  [1, another],
  [3, hatted],
  [4, smaller],
  [5, turnedOver],
  [7, another],
  [8, facingAway],
];

/** Many of one picture and one that differs, more subtly from board to board. */
export function chooseCrowd(choice: Choice): Crowd {
  const usual = choice.random.pick(choice.things);
  const usable = choice.random.shuffle(ways.filter(([from]) => choice.round >= from));
  for (const [, way] of usable) {
    const odd = way(usual, choice);
    if (odd) return { usual, odd };
  }
  return { usual, odd: smaller(usual, choice) ?? asUsual(usual) };
}

export type BoardSize = { short: number; long: number };

/** Boards grow from round to round, up to what a thumb can hit on a phone. */
export function sizeOfBoard(round: number, first: number, most: number): BoardSize {
  const short = Math.min(most, first + Math.floor((round - 1) / 2));
  return { short, long: short > 3 ? short + 1 : short };
}
