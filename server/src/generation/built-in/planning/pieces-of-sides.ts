import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { actorOf } from './actor-of-mention.ts';
import type { Cast } from './choose-cast.ts';
import { nameOfAll } from './goods-in-context.ts';
import { membersOfGroup } from './members-of-group.ts';
import { mentionOfName } from './mention.ts';
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
  const troupe = kind === 'chess' ? troupeOf(frame) : [];
  if (hasTroupe(troupe)) return { ...cast, hero: troupe[0] ?? hero, foes: troupe.slice(1, 2), things: troupe };
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

/** Kings, queens, rooks, bishops, knights and pawns. */
const chessmen = 6;

/** "Chess with farm animals": every kind of piece is another one. */
function troupeOf({ hero, foes, goods }: Requested['frame']): Actor[] {
  const named = foes.length > 0 ? null : (hero ?? goods[0] ?? null);
  const members = named?.isPlural ? membersOfGroup(nameOfAll(named)) : [];
  return members.slice(0, chessmen).map((member) => actorOf(mentionOfName(member)));
}

const hasTroupe = (things: readonly Actor[]): boolean => things.length === chessmen;

export const rulesOfTroupe = ({ kind, things }: Pick<Cast, 'kind' | 'things'>, { frame }: Requested): Rules =>
  kind === 'chess' && hasTroupe(things) && hasTroupe(troupeOf(frame)) ? { troupe: 1 } : {};

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
