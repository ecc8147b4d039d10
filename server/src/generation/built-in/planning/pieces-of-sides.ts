import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { actorOf } from './actor-of-mention.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';

/** Boards on which each side has pieces with a picture. */
export const kindsWithPieces = new Set<Kind>(['tic-tac-toe', 'four-in-a-row', 'draughts', 'reversi']);

const secondTint = '#3f8ef0';

/**
 * The things of such a board are its two pieces: two that the prompt names, one that it names in two colours, or the
 * players themselves.
 */
export function withPieces(cast: Cast, { things, frame }: Requested): Cast {
  const { kind, hero, foes } = cast;
  if (kind === 'chess' && frame.hero === null && frame.foes.length === 0 && things.length > 0)
    return withNamedSides(cast, things.map(actorOf), frame.look.colours);
  if (!kindsWithPieces.has(kind)) return cast;
  const players = [hero, foes[0] ?? hero];
  const [first, second] = things.filter(({ name }) => !players.some((one) => one.name === name)).map(actorOf);
  if (!first) return { ...cast, things: players };
  // "Pumpkins against ghosts" are the pieces; "against a robot" names the opponent.
  const rival = frame.foes[0]?.isPlural ? foes[0] : undefined;
  // Where only the sides are named, one of them plays: "connect four with cats against dogs".
  if (!second && rival) return { ...cast, ...(frame.hero === null && { hero: first }), things: [first, rival] };
  const isSame = !second || (second.sprite === first.sprite && second.picture === first.picture);
  return { ...cast, things: isSame ? inTwoColours(first, frame.look.colours) : [first, second] };
}

/** "Chess with fruit": apples play bananas. */
function withNamedSides(cast: Cast, [first, second]: Actor[], colours: string[]): Cast {
  if (!first) return cast;
  const [hero = first, foe = first] = second ? [first, second] : inTwoColours(first, colours);
  return { ...cast, hero, foes: [foe], things: [hero, foe] };
}

function inTwoColours(piece: Actor, colours: string[]): Actor[] {
  const [own, other] = new Set(colours.flatMap((word) => colourOfWord.get(word)?.tint ?? []));
  if (own && other) return [own, other].map((tint) => ({ ...piece, tint }));
  return [piece, { ...piece, tint: piece.tint === secondTint ? null : secondTint }];
}
