import { lookOf } from '../../art/pictures.ts';
import { isAlike } from '../../math/colour.ts';
import { clamp } from '../../math/maths.ts';
import { at, type Random } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';

/** What is asked for in one picture, in the order of the list, and what is all around it. */
export type Choice = { wanted: Actor[]; clutter: Actor[] };

export type Wish = {
  things: Actor[];
  /** So many of the first things are asked for. */
  targets: number;
  /** A list of different things, also of others than these. */
  isList: boolean;
  /** One particular among others that look much like it. */
  isAlike: boolean;
  count: number;
  round: number;
  random: Random;
  colourOf(actor: Actor): string;
};

/** So many other things must be left to hide among. */
const clutterMin = 4;

export function choose(wish: Wish): Choice {
  const { things } = wish;
  if (wish.isAlike) return amongLookAlikes(wish);
  const { wanted, clutter } = wish.isList ? listed(wish) : several(wish);
  const others = clutter.length > 0 ? clutter : things.flatMap((thing) => inOtherColours(thing, wish)).slice(0, 6);
  return { wanted, clutter: [...others, ...disguised(others, wanted, wish)] };
}

/** "Find 10 keys": the same again and again, or all of those that are named. */
function several({ things, targets, count, random }: Wish): Choice {
  const asked = random.shuffle(things.slice(0, targets));
  // Those of a group that nobody asks for this time are in the way.
  return {
    wanted: Array.from({ length: count }, (_, i) => at(asked, i)),
    clutter: [...things.slice(targets), ...asked.slice(count)],
  };
}

/** A list of different things, each of which is there once: what the prompt names, and others. */
function listed({ things, targets, count, random }: Wish): Choice {
  const all = [...random.shuffle(things.slice(0, targets)), ...random.shuffle(things.slice(targets))];
  const listedCount = clamp(count, 1, Math.max(1, all.length - clutterMin));
  return { wanted: all.slice(0, listedCount), clutter: all.slice(listedCount) };
}

const hats = ['tophat', 'party', 'crown', 'cowboyhat', 'wizardhat', 'santahat', 'chefhat'];
const tints = ['#3f8ef0', '#55b84a', '#9457eb', '#f29a4a', '#2fc4b2', '#ff7eb6', '#9a6238', '#ffd23f', '#e8403a'];

/** The one who is looked for wears a hat; the others wear another, none, or have another colour. */
function amongLookAlikes(wish: Wish): Choice {
  const { things, round, random } = wish;
  const [first, ...rest] = things;
  if (!first) return { wanted: [], clutter: [] };
  const [own, ...others] = random.shuffle(hats);
  const one = { ...first, wears: first.wears ?? own ?? null };
  const recoloured = inOtherColours(first, wish);
  const dressed = others.slice(0, 3).map((wears) => ({ ...first, wears }));
  const bare = { ...first, wears: null };
  // From the third picture on some even wear the same hat.
  const nearly = round > 2 ? recoloured.slice(0, round - 1).map((other) => ({ ...other, wears: one.wears })) : [];
  const alike = [bare, bare, ...dressed, ...dressed, ...recoloured.slice(0, 3), ...nearly];
  return { wanted: [one], clutter: [...alike, ...rest.slice(0, Math.max(0, 8 - round))] };
}

const inOtherColours = (actor: Actor, { colourOf, random }: Wish): Actor[] =>
  random
    .shuffle(tints)
    .filter((tint) => !isAlike(tint, colourOf(actor)))
    .map((tint) => ({ ...actor, tint }));

/** From the second picture on other things have the colours of what is looked for. */
function disguised(clutter: Actor[], wanted: Actor[], { round, random, colourOf }: Wish): Actor[] {
  const colours = [...new Set(wanted.map(colourOf))];
  const count = clamp(Math.round((clutter.length * (round - 1)) / 5), 0, clutter.length);
  const looks = new Set(wanted.map(lookOf));
  return random
    .shuffle(clutter)
    .slice(0, count)
    .map((actor, i) => ({ ...actor, tint: at(colours, i) }))
    .filter((actor) => !looks.has(lookOf(actor)));
}

/** How many are asked for: as many as the prompt says, or more from picture to picture. */
export function countOf(asked: number, round: number, isOneOfMany: boolean, isGentle: boolean): number {
  if (isOneOfMany) return 1;
  if (asked > 0) return asked;
  return isGentle ? Math.min(5, 2 + round) : Math.min(9, 4 + round);
}

/** How crowded a picture is. */
export function crowdOf(round: number, isGentle: boolean): number {
  return isGentle ? Math.min(26, 12 + round * 2) : Math.min(96, 44 + round * 7);
}
