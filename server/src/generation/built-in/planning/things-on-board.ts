import type { Kind } from '../../../../../engines/src/plan.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { membersOfGroup } from './members-of-group.ts';
import { type Mention, mentionOfName } from './mention.ts';
import { othersOfKind } from './others-of-kind.ts';
import type { Requested } from './requested.ts';

/** Purple and yellow balloons are balloons of both colours. */
export function inNamedColours(things: Mention[], { frame }: Requested): Mention[] {
  const tints = frame.look.colours.flatMap((word) => colourOfWord.get(word)?.tint ?? []);
  const all = things.flatMap((thing) =>
    thing.tint && tints.includes(thing.tint) ? [...new Set(tints)].map((tint) => ({ ...thing, tint })) : [thing],
  );
  return all.filter(
    (one, i) =>
      all.findIndex(({ name, sprite, tint }) => one.name === name && one.sprite === sprite && one.tint === tint) === i,
  );
}

/** Things that come in every colour. */
const colourful =
  /^(planet|balloon|gem|crystal|egg|easter egg|sock|car|marble|bead|button|macaron|jelly bean|gummy bear)$/;
const vivid =
  '#f29a4a #3f8ef0 #e8403a #55b84a #9457eb #ffd23f #2fc4b2 #ff7eb6 #9a6238 #f4f6fb #9aa6ba #3a3350 #1c3f94 #0f6b3a #f7c9a9'.split(
    ' ',
  );
/** As fur and feathers are coloured. */
const furs =
  '#f29a4a #3a3350 #f4f6fb #9aa6ba #9a6238 #ff7eb6 #3f8ef0 #55b84a #9457eb #ffd23f #2fc4b2 #e8403a #1c3f94 #0f6b3a #f7c9a9'.split(
    ' ',
  );

/** Coats that there are, before those that there are not. */
const coats = '#f29a4a #3a3350 #f4f6fb #9aa6ba #9a6238 #f2d9a0 #c2491f #5b4636 #6d7685'.split(' ');
const furry =
  /^(dog|puppy|cat|kitten|horse|pony|rabbit|bunny|bear|cow|goat|sheep|mouse|hamster|wolf|fox|pig|poodle|guide dog|service dog|black cat)$/;
const tintsOf = ({ being, name }: Mention): string[] =>
  furry.test(name) ? [...new Set([...coats, ...furs])] : being ? furs : vivid;

const boards = new Set<Kind>([
  'memory',
  'odd-one-out',
  'mahjong',
  'match',
  'drop-merge',
  'sorting',
  'simon',
  'bubble-shooter',
  'sudoku',
  'blocks',
]);

/**
 * Enough different looks for a board that is about one or two things. A memory about cats has cats of many colours on
 * its cards and nothing else, the coloured blocks of a cheese tetris all have cheese on them, socks are sorted by their colours, the mushrooms of a Simon are
 * told apart by theirs, and sushi is joined by other Japanese food.
 */
export function withManyLooks(kind: Kind, named: Mention[], wanted: number): Mention[] {
  const [only] = named;
  // Different dinosaurs before one in many colours.
  const kinds = boards.has(kind) && kind !== 'sorting' && only?.being && !only.tint ? membersOfGroup(only.name) : [];
  if (named.length === 1 && kinds.length > 1)
    return withManyLooks(kind, kinds.map(mentionOfName), wanted).slice(0, Math.max(wanted, 6));
  if (kind === 'slicer' && only && named.length < slicedMin) return mostlyNamed(named, wanted);
  if (kind === 'blocks' && only && named.length === 1 && !only.being && !colourful.test(only.name)) return named;
  // Whoever counts sheep counts white ones.
  if (!only || named.length >= wanted || kind === 'quiz' || !(boards.has(kind) || only.being)) return named;
  const isColoured =
    kind === 'sorting' ||
    kind === 'simon' ||
    colourful.test(only.name) ||
    named.some(({ being, tint }) => being || tint);
  const tints = tintsOf(only);
  const filled = [...named, ...inTurns(named.map(othersOfKind))];
  // A chain has its own order and size.
  const all = isColoured ? named : (kind === 'drop-merge' ? filled : withoutDoubles(filled)).slice(0, wanted);
  if (all.length >= wanted) return all;
  // Its own colour may be one of these, and two cards must not look alike.
  if (all.length === 1 && !only.tint) return tints.slice(0, wanted).map((tint) => ({ ...only, tint }));
  if (!boards.has(kind)) return named;
  const free = tints.filter((tint) => !all.some((one) => one.tint === tint));
  const more = Array.from({ length: wanted - all.length }, (_, i) => ({
    ...(all[i % all.length] ?? only),
    tint: free[i % free.length] ?? null,
  }));
  return [...all, ...more];
}

/** No two that look alike: a toadstool is drawn as a mushroom. */
function withoutDoubles(list: Mention[]): Mention[] {
  const lookOf = ({ name, sprite, picture, tint }: Mention) =>
    [picture ?? (sprite === 'token' ? name : sprite), tint].join();
  const looks = list.map(lookOf);
  return list.filter((_, i) => looks.indexOf(looks[i] ?? '') === i);
}

/** From this many kinds on, what flies up is varied enough. */
const slicedMin = 4;

/** Whoever slices coconuts meets a mango now and then, and mostly coconuts. */
function mostlyNamed(named: Mention[], wanted: number): Mention[] {
  const others = inTurns(named.map(othersOfKind)).slice(0, Math.floor(wanted / 3));
  const own = Array.from({ length: wanted - others.length }, (_, i) => named[i % named.length] ?? []).flat();
  return [...own, ...others];
}

/** The first of each list, then the second of each, everything once. */
function inTurns(lists: Mention[][]): Mention[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const all = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  return all.filter((one, i) => all.findIndex(({ name }) => name === one.name) === i);
}
