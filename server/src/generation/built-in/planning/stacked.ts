import type { Actor, Kind, Palette } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { actorOf } from './actor-of-mention.ts';
import type { Cast } from './choose-cast.ts';
import { mentionOfName } from './mention.ts';
import type { Requested } from './requested.ts';
import { type Holder, holderOf, isByColour } from './stacks-in-frame.ts';

/** What is sorted where the prompt names nothing; balls, rings and liquids need no picture. */
const usual: Partial<Record<Holder, string>> = { branches: 'bird' };

/** One thing is sorted by its colours, which the engine gives it; a group by its members. */
export function withStackedThings(cast: Cast, { frame, things, about }: Requested): Cast {
  if (cast.kind !== 'stacks') return cast;
  const own = usual[holderOf(frame) ?? 'liquid'];
  if (things.length === 0) return own ? { ...cast, things: [actorOf(mentionOfName(own))] } : cast;
  const isOneKind = new Set(things.map(({ name }) => name)).size > 1 && about !== null && isByColour(frame);
  return isOneKind || holderOf(frame) === 'discs' ? { ...cast, things: cast.things.slice(0, 1) } : cast;
}

export function rulesOfStacks(kind: Kind, { frame, things }: Requested): Rules {
  if (kind !== 'stacks') return {};
  const holder = holderOf(frame);
  const isShown = things.length > 0 || (holder !== undefined && usual[holder] !== undefined);
  return isShown ? { shown: 1 } : {};
}

/** Liquids, balls and rings have the colours that the prompt names. */
export function withColoursOfPieces(palette: Palette, kind: Kind, { frame }: Requested): Palette {
  if (kind !== 'stacks' || palette.pieces) return palette;
  const tints = new Set(frame.look.colours.flatMap((word) => colourOfWord.get(word)?.tint ?? []));
  return tints.size < 2 ? palette : { ...palette, pieces: [...tints] };
}

export function stackedGoal(kind: Kind, things: Actor[], requested: Requested): string | null {
  if (kind !== 'stacks') return null;
  const holder = holderOf(requested.frame);
  if (holder === 'liquid') return 'Pour until each bottle holds one colour';
  if (holder === 'discs') return 'Move the whole tower to the last peg, never a larger disc onto a smaller one';
  if (holder === 'rods') return 'Move the top ring until each rod holds one colour';
  if (requested.things.length === 0 && holder === undefined)
    return 'Move the top ball until each tube holds one colour';
  const each = holder === 'branches' ? 'branch' : 'tube';
  const holds = holder === 'branches' ? 'is full of' : 'holds';
  return `Move the {things} until each ${each} ${holds} ${things.length > 1 ? 'one kind' : 'one colour'}`;
}

/** What such a game is called, where the mechanic's own nouns do not fit. */
export function nounsOfStacks(kind: Kind, { frame }: Requested): string[] {
  if (kind !== 'stacks') return [];
  const holder = holderOf(frame);
  if (holder === 'discs') return ['Tower', 'Three Pegs', 'Tower Move', 'Round Tower'];
  return holder === 'liquid' ? ['Potions', 'Bottles', 'Colour Pour', 'Pour It Out'] : [];
}

/** How its description may begin. */
export function openingsOfStacks(kind: Kind, { frame }: Requested): string[] {
  if (kind !== 'stacks') return [];
  const holder = holderOf(frame);
  if (holder === 'discs')
    return [
      'Three pegs in {place}, and a tower that has to move from the first to the last, one disc at a time.',
      'An old puzzle in {place}: the tower moves, and nothing large ever lies on something small.',
    ];
  if (holder === 'liquid')
    return [
      'The colours of {place} are all mixed up. Pour from bottle to bottle until each holds one of them.',
      'Two bottles are empty, all others are a muddle of colours. Think ahead, and take back what went wrong.',
    ];
  return [];
}
