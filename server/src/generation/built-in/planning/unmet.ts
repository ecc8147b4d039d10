import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { nounOf } from '../vocabulary/vocabulary.ts';
import { actorOf } from './actor-of-mention.ts';
import { kindsWithoutFoes } from './honours.ts';
import { mentionOf } from './mention.ts';
import type { Requested } from './requested.ts';

/** Besides those without foes, games that only show them somewhere. */
const kindsOfOnlookers = new Set<Kind>(
  'memory quiz sudoku solitaire match breakout snake rhythm simon bubble-shooter golf pinball sliding-puzzle stacker'.split(
    ' ',
  ) as Kind[],
);

const isSaid = ({ hero, things, frame }: Requested): boolean =>
  hero !== null || things.length > 0 || Boolean(frame.builtOf);

/** One cannot play against nobody. */
const opponents = new Set<Kind>(
  'chess draughts reversi tic-tac-toe rock-paper-scissors four-in-a-row pong air-hockey curling battleship duel racer tap-race hot-potato'.split(
    ' ',
  ) as Kind[],
);

/** Whoever nobody asked for and nobody has to beat is not on the title screen either. */
export const rulesOfUnmet = (
  { kind, foes }: { kind: Kind; foes: Actor[] },
  requested: Requested,
  goal: string,
): Rules => ({
  ...(requested.foes.length === 0 &&
    (kindsWithoutFoes.has(kind) ||
      (kindsOfOnlookers.has(kind) && isSaid(requested)) ||
      (!shapesOfFoes.has(kind) && !opponents.has(kind) && !isIn(goal, foes))) && { unmet: 1 }),
  ...(isUnplayed(kind, requested) && { unplayed: 1 }),
});

/** Without anything else to show, the board itself is made of them. */
const shapesOfFoes = new Set<Kind>(['breakout']);

const isIn = (goal: string, foes: Actor[]): boolean =>
  foes.some(({ name, plural }) => [name, plural].some((word) => goal.toLowerCase().includes(word.toLowerCase())));

/** Beside these boards somebody stands and watches; the dart is thrown by the player. */
const kindsOfSpectators = new Set<Kind>(
  'memory match wordle blocks bubble-shooter simon darts reaction laser-mirrors mahjong merge minesweeper odd-one-out pipes sliding-puzzle stacks sudoku word-search'.split(
    ' ',
  ) as Kind[],
);

/** Bricks of cookies are broken by nobody's mouse; children are watched by somebody kind. */
export const isUnplayed = (kind: Kind, requested: Requested): boolean =>
  requested.hero === null &&
  (kind === 'breakout'
    ? isSaid(requested)
    : kindsOfSpectators.has(kind) && requested.frame.mood.audience === null && !requested.frame.place.feast);

/** What a game without a player is about, instead of somebody who belongs in the scene. */
export function subjectOf(kind: Kind, requested: Requested): Actor | null {
  // On the back of the cards, and on kings and queens.
  if (kind === 'blackjack' && requested.hero === null && requested.things.length === 0)
    return actorOf({ ...nounOf('crown'), wears: null });
  if (kind !== 'breakout' || !isUnplayed(kind, requested)) return null;
  const built = requested.frame.builtOf ? mentionOf(requested.frame.builtOf) : undefined;
  const subject = requested.things.find(({ sprite }) => !/^(brick|ball)$/.test(sprite)) ?? built;
  return subject ? actorOf(subject) : null;
}
