import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';

type Classic = {
  /** Who begins and who answers, by their colours or signs; nobody does in a game for one. */
  sides?: [own: string, other: string];
  titles: string[];
  openings: string[];
  goal: string;
};

const suits: [name: string, picture: string][] = [
  ['heart', 'heart-suit'],
  ['diamond', 'diamond-suit'],
  ['club', 'club-suit'],
  ['spade', 'spade-suit'],
];

/** Board and card games that are played with plain pieces where the prompt names nobody and nothing. */
const classics: Partial<Record<Kind, Classic>> = {
  chess: {
    sides: ['white', 'black'],
    titles: ['Checkmate', 'Sixty-Four Squares', 'Classic Chess', 'Quiet Gambit', 'Chess'],
    openings: [
      'Sixty-four squares, and the next move is yours: guard your king, hunt theirs.',
      'Chess by every rule, {name} against {foe}, with no mercy for loose queens.',
    ],
    goal: 'Checkmate the {foe} king',
  },
  draughts: {
    sides: ['white', 'black'],
    titles: ['Draughts', 'Checkers', 'King Me', 'Jump and Take'],
    openings: [
      'Twelve pieces a side, slantwise over the board: jump, take, and crown your kings.',
      '{Name} against {foe}, and who can take must take!',
    ],
    goal: 'Take all {foe} pieces',
  },
  reversi: {
    sides: ['black', 'white'],
    titles: ['Reversi', 'Othello', 'Turn the Tables', 'Flip Side'],
    openings: [
      'A disc at each end, and the whole row is yours: {name} against {foe}.',
      'Enclose {foe} discs, and they turn over. The corners stay for ever.',
    ],
    goal: 'Have more {name} discs than {foe} ones in the end',
  },
  'four-in-a-row': {
    sides: ['red', 'yellow'],
    titles: ['Four in a Row', 'Drop Four', 'Line of Four', 'Row of Four'],
    openings: [
      '{Name} and {foe} discs drop into the rack: four in a line win.',
      'Build your four, block theirs: {name} against {foe}.',
    ],
    goal: 'Get four {name} discs in a row',
  },
  'tic-tac-toe': {
    sides: ['X', 'O'],
    titles: ['Tic-Tac-Toe', 'Noughts and Crosses', 'X and O', 'Three in a Row'],
    openings: ['Small board, sharp minds: crosses against noughts.', 'You set the crosses. Where will the noughts go?'],
    goal: 'Line up three crosses',
  },
  'sliding-puzzle': {
    titles: ['Fifteen', 'Number Slide', 'In Order', 'Numbers Home'],
    openings: [
      'The numbers are all over the place. Slide them into order, one by one.',
      'One hole, many numbers: push them around until they count from one.',
    ],
    goal: 'Slide the numbers into order',
  },
  solitaire: {
    titles: ['Klondike', 'Patience', 'Solitaire', 'Ace to King'],
    openings: [
      'Red on black, kings on empty piles, aces first: a quiet hour with a deck of cards.',
      'Hearts, diamonds, clubs and spades: tap a card, and it goes where it fits.',
    ],
    goal: 'Bring every suit home, ace to king',
  },
};

/** Nobody and nothing is named that could be on the pieces. */
export function classicOf(
  { kind }: Pick<Cast, 'kind'>,
  { hero, foes, things, scene, frame }: Requested,
): Classic | null {
  const isNamed = hero !== null || foes.length > 0 || things.some(({ name }) => !plainPieces.test(name));
  const isPlaced = scene !== null || frame.place.words.length > 0 || frame.place.feast !== null;
  // Only a puzzle of numbers has no picture.
  if (kind === 'sliding-puzzle' && !frame.modifiers.includes('digits')) return null;
  return isNamed || isPlaced || frame.letters || frame.mood.audience === 'toddlers' ? null : (classics[kind] ?? null);
}

const plainPieces =
  /^(disc|token|counter|piece|stone|checker|chip|coin|card|playing card|king|queen|pawn|x|o|cross|nought)$/;

/** Chess in white and black, discs in the colours that are asked for, crosses and noughts, the four suits. */
export function withClassicPieces(cast: Cast, requested: Requested): Cast {
  const classic = classicOf(cast, requested);
  if (!classic) return cast;
  const { colours, sides } = requested.frame.look;
  const asked = [...new Set(sides ?? colours)];
  const isOfTwo = asked.length === 2;
  if (!classic.sides && cast.kind !== 'solitaire') return cast;
  if (!classic.sides)
    return {
      ...cast,
      hero: actor('joker', 'jokers', 'fluent:joker'),
      foes: [],
      things: suits.map(([name, picture]) => actor(name, `${name}s`, `fluent:${picture}`)),
    };
  const [own, other] = (isOfTwo ? asked : classic.sides) as [string, string];
  const [first, second] = classic.sides.map((side, i) => pieceOf(cast.kind, side, isOfTwo ? asked[i] : undefined));
  if (!first || !second) return cast;
  const isSigned = cast.kind === 'tic-tac-toe';
  const [hero, foe] = isSigned
    ? [first, second]
    : [
        { ...first, name: own },
        { ...second, name: other },
      ];
  return { ...cast, hero, foes: [foe], things: [hero, foe] };
}

function pieceOf(kind: Kind, side: string, colour: string | undefined): Actor {
  const tint = colourOfWord.get(colour ?? side)?.tint ?? tintsOfSigns[side] ?? null;
  if (kind === 'tic-tac-toe')
    return {
      ...actor(
        side,
        side === 'X' ? 'crosses' : 'noughts',
        side === 'X' ? 'fluent:cross-mark' : 'fluent:hollow-red-circle',
      ),
      tint,
    };
  if (kind === 'chess') return { ...actor(colour ?? side, 'kings', 'game:chess-king'), tint };
  return { ...actor(colour ?? side, 'discs', 'game:plain-circle'), tint };
}

const tintsOfSigns: Record<string, string> = { X: '#e8403a', O: '#3f8ef0' };

const actor = (name: string, plural: string, picture: string): Actor => ({
  sprite: 'token',
  name,
  plural,
  tint: null,
  wears: null,
  picture,
});
