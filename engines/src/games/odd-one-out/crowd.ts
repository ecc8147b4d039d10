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

/** One of those that look different enough: on the later boards one that looks much like the others. */
function anyUnlike(usual: Actor, actors: Actor[], { round, random, cellsOf }: Choice): Oddity | null {
  const own = cellsOf(usual);
  const least = round <= easyRounds ? obviousMin : differenceMin;
  const unlike = actors
    .filter((one) => lookOf(one) !== lookOf(usual))
    .map((actor) => ({ actor, difference: differenceOf(own, cellsOf(actor)) }))
    .filter(({ difference }) => difference >= least)
    .sort((a, b) => a.difference - b.difference);
  const choices = round <= hardRounds ? unlike : unlike.slice(0, 3);
  return choices.length > 0 ? asUsual(random.pick(choices).actor) : null;
}

const another: Way = (usual, choice) => anyUnlike(usual, choice.things, choice);

const tints = ['#f29a4a', '#3f8ef0', '#e8403a', '#55b84a', '#9457eb', '#ffd23f', '#2fc4b2', '#ff7eb6', '#9a6238'];

const recoloured: Way = (usual, choice) =>
  anyUnlike(
    usual,
    tints.map((tint) => ({ ...usual, tint })),
    choice,
  );

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

/** The first and the last round of each way. */
const ways: [from: number, to: number, way: Way][] = [
  [1, Infinity, another],
  [1, hardRounds, another],
  [3, Infinity, hatted],
  [3, Infinity, recoloured],
  [4, Infinity, smaller],
  [5, Infinity, turnedOver],
  [hardRounds + 1, Infinity, recoloured],
  [hardRounds + 2, Infinity, facingAway],
];

/** Many of one picture and one that differs, more subtly from board to board. */
export function chooseCrowd(choice: Choice): Crowd {
  const usual = choice.random.pick(choice.things);
  const usable = choice.random.shuffle(ways.filter(([from, to]) => choice.round >= from && choice.round <= to));
  for (const [, , way] of usable) {
    const odd = way(usual, choice);
    if (odd) return { usual, odd };
  }
  return { usual, odd: smaller(usual, choice) ?? asUsual(usual) };
}

export type BoardSize = { short: number; long: number };

/** Boards grow from round to round, at last only in length, so that thumbs can hit their cells on a phone. */
export function sizeOfBoard(round: number, first: number, shortMax: number): BoardSize {
  const grown = first + Math.floor((round - 1) / 2);
  const longMax = Math.floor(shortMax * 1.5);
  return { short: Math.min(shortMax, grown), long: Math.min(longMax, grown > 3 ? grown + 1 : grown) };
}
