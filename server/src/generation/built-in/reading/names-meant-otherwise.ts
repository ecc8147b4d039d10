import type { Token } from './english-tokens.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';

/** "Top down tank shooter": seen from above one shoots all around. */
export const isFromAbove = ({ phrase, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  /^(tank )?shooter$/.test(phrase) &&
  tokens.slice(0, from).some(({ text }, i) => text === 'top' && tokens[i + 1]?.text === 'down');

/** Names of games that name something else where they stand. */
export const isNoGame = (match: Match<Mechanic>, tokens: Token[]): boolean =>
  isKeptClearOf(match, tokens) ||
  isTradeOfCatcher(match, tokens) ||
  isActingPiece(match, tokens) ||
  isPillowCut(match, tokens) ||
  isFleeingFromWork(match, tokens);

/** "Dodges fishing hooks", "avoid golf balls": what somebody keeps clear of is not what they play. */
function isKeptClearOf({ key, from, to }: Match<Mechanic>, tokens: Token[]): boolean {
  const before = tokens.slice(0, from).findLast(({ tag, text }) => tag !== 'determiner' && text !== 'from');
  const isOfThings = [tokens[to - 1], tokens[to]].some((token) => /[^s]s$/.test(token?.text ?? ''));
  return key !== 'dodger' && isOfThings && /^(dodge|avoid|evade|escape|flee|outrun)$/.test(before?.lemma ?? '');
}

/** "From the dog catcher": somebody whose trade it is, and no game. */
const isTradeOfCatcher = ({ phrase, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  phrase === 'catcher' && /^(dog|rat|animal|bird|snake|butterfly)$/.test(tokens[from - 1]?.lemma ?? '');

/** "A chess knight hops around": a piece that does something by itself plays no chess. */
const isActingPiece = ({ key, phrase, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'chess' &&
  phrase === 'chess' &&
  /^(knight|horse|king|queen|rook|bishop|pawn|piece)$/.test(tokens[to]?.lemma ?? '') &&
  /^(hop|jump|leap|run|collect|climb|fly|dodge|escape|gallop|ride|dash|race|slide|eat|catch)$/.test(
    tokens[to + 1]?.lemma ?? '',
  );

/** "A bartender escapes zombies" serves nobody. */
const isFleeingFromWork = ({ key, from, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'tending' && to - from === 1 && /^(dodge|avoid|evade|escape|flee|outrun)$/.test(tokens[to]?.lemma ?? '');

/** "Slash pillows in a pillow fight": they are cut, and not thrown. */
const isPillowCut = ({ phrase, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  phrase === 'pillow fight' && tokens.slice(0, from).some(({ lemma }) => /^(slash|slice|cut|chop)$/.test(lemma));

/** "Two wizards duel on one phone, 2 players": only one against the computer has a crowd to fight. */
export const asDuelOfTwo = (match: Match<Mechanic>, tokens: Token[]): Match<Mechanic> =>
  /^(arena|shooter)$/.test(match.key) && /( duel|^tank battle)$/.test(match.phrase) && isForTwo(tokens)
    ? { ...match, key: 'duel' }
    : match;

const isForTwo = (tokens: Token[]): boolean =>
  /\b(two|2)[ -]?players?\b|\b(1|one) ?(v|vs|on) ?(1|one)\b|\b(one|same) (phone|screen|device|tablet|keyboard)\b/.test(
    tokens.map(({ text }) => text).join(' '),
  );
