import { colourOfWord, plain } from '../vocabulary/vocabulary.ts';
import type { ColourScheme, Frame } from './frame.ts';
import { lookUp } from './noun-phrases.ts';
import { feastIn } from './occasions.ts';

/** Colours named after things, or shades: the word of the colour they come near, and how they look. */
const shades: Record<string, [word: string, tint: string]> = {
  gold: ['golden', '#f2b632'],
  navy: ['blue', '#14234b'],
  'navy blue': ['blue', '#14234b'],
  olive: ['green', '#7c8036'],
  plum: ['purple', '#6d2c5f'],
  rose: ['pink', '#f08fa8'],
  'rose gold': ['pink', '#e3aa9a'],
  cream: ['beige', '#fff2d3'],
  peach: ['orange', '#ffb48a'],
  salmon: ['pink', '#ff9180'],
  coral: ['orange', '#ff7f5c'],
  charcoal: ['black', '#2b2b31'],
  copper: ['orange', '#c46a3a'],
  bronze: ['brown', '#a5733a'],
  rust: ['orange', '#b4512a'],
  sand: ['beige', '#e6cf9f'],
  ivory: ['white', '#fffbee'],
  mustard: ['yellow', '#d9a520'],
  burgundy: ['red', '#6e1a2e'],
  oro: ['golden', '#f2b632'],
  marineblau: ['blue', '#14234b'],
  dunkelblau: ['blue', '#14234b'],
};

const isShade = (word: string): boolean => Object.hasOwn(shades, word) || colourOfWord.has(plain(word));

const names = [
  ...Object.keys(shades),
  ...[...colourOfWord.keys()].filter((word) => /^[a-z]+$/.test(word)),
  'grün',
  'weiß',
  'türkis',
  'czerwony',
  'żółty',
  'niebieski',
  'zielony',
  'czarny',
  'biały',
].sort((a, b) => b.length - a.length);
const colour = `(?:${names.join('|')})`;
const and = '(?:,? (?:and|und|et|y|e|i|и|&|\\+) ?|, ?| ?& ?| ?/ ?)';
const several = `${colour}(?:${and}${colour})+`;
const only =
  '(?:only|just|nothing but|nur|solo|sólo|uniquement|seulement|soltanto|tylko|apenas|exclusively)(?: (?:in|the|use|using|with|colou?rs?|in den farben|los colores|les couleurs))*';
const scheme =
  '(?: (?:colou?rs?|colou?r scheme|theme|themed|palette|style|tones|farben|couleurs|colores|colori|kolory))';

const onlySeveral = new RegExp(`\\b${only} (${several})\\b${scheme}?(?: only)?`, 'iu');
const severalOnly = new RegExp(
  `\\b(?:in |mit |en |con |w )?(${several})\\b${scheme}?(?<only> only| nur)?(?= (\\p{L}+)(?: (\\p{L}+))?|[^\\p{L}]|$)`,
  'iu',
);
const oneOnly = new RegExp(
  `\\b(?:(?:monochromatic|monochrome|einfarbig(?:es)?|monochrom(?:es)?|monocromo|monochromatyczn[ay]|all in|everything in|entirely|shades of|tones of|${only}) (${colour})|(${colour}) (?:monochrome|monochromatic|only))\\b${scheme}?`,
  'iu',
);
/** "An orange game": no fruit is meant. */
const ofGame = new RegExp(
  `\\b(${Object.keys(shades).join('|')}|orange|lavender|lilac|lime|mint)(?= (?:game|spiel|colou?rs?|theme|themed|palette|style)\\b)`,
  'iu',
);
/** No gold is meant, and no rose, unless something is made of it. */
const roseGold =
  /\b(?:in )?(rose[- ]gold)(?: (?:colou?rs?|theme|style|palette|look))?(?= |[^\p{L}]|$)(?! (?:rings?|coins?|bars?|crowns?)\b)/iu;
const gameBoy = /\b(?:(?:old )?game ?boy)(?: (?:green|style|classic|palette|colou?rs?|look))*\b/iu;
const blackAndWhite =
  /\b(?:in )?(?:black[- ](?:and|&|n)[- ]white|b&w|schwarz[- ]?(?:und )?wei(?:ß|ss)\p{L}*|noir et blanc|en blanco y negro|blanco y negro|preto e branco|bianco e nero|czarno[- ]?biał\p{L}*|ч[её]рно[- ]бел\p{L}*)(?: (?:only|colou?rs?|style|look))?(?= (\p{L}+)|[^\p{L}]|$)/iu;
const twoOnly =
  /\b(?:only (?:two|2)|(?:just|in) (?:two|2)|two|2|nur zwei|solo dos|seulement deux|tylko dwa) (?:colou?rs|farben|colores|couleurs|kolory)(?: only)?\b/iu;
const muted =
  /\b(?:muted|desaturated|dusty|faded|washed[- ]out|subdued|earthy) (?:colou?rs?|tones?|palette)\b|\b(?:gedeckte|gedämpfte|blasse) farben\b|\bcolores apagados\b|\bcouleurs (?:sourdes|délavées)\b|\bcolori spenti\b|\bstonowan\p{L}+ kolor\p{L}*/iu;

const tintOf = (word: string): [string, string][] => {
  const key = word.toLowerCase();
  if (shades[key]) return [shades[key]];
  const found = colourOfWord.get(plain(key)) ?? colourOfWord.get(polish[key] ?? '');
  return found ? [[found.words.split(' ')[0] ?? '', found.tint]] : [];
};
const polish: Record<string, string> = {
  czerwony: 'red',
  żółty: 'yellow',
  niebieski: 'blue',
  zielony: 'green',
  czarny: 'black',
  biały: 'white',
};

/** Colours before a noun that can be seen are those of that noun: a black and white cat. */
const isOfNoun = (next: string | undefined, afterwards?: string): boolean => {
  if (next === undefined || ofGames.test(next)) return false;
  const { class: ofClass = '' } = lookUp(next.toLowerCase()) ?? {};
  // "Black and gold space shooter": the place is that of the game, and so are the colours.
  if (ofClass === 'place' && ofGames.test(afterwards ?? '')) return false;
  return /^(creature|person|vehicle|thing|food|plant|place|body)$/.test(ofClass);
};

const ofGames =
  /^(games?|theme|style|only|everything|runner|shooter|jumper|platformer|maze|puzzle|racer|memory|cards?|bricks?|blocks?|breaker|invaders)$/i;

const schemeOf = (phrase: string, isOnly: boolean): ColourScheme => {
  const found = phrase.split(/,? (?:and|n|und|et|y|e|i|и) |[,&+/]/iu).flatMap((word) => tintOf(word.trim()));
  return { tints: found.map(([, tint]) => tint), words: found.map(([word]) => word), isOnly, isMuted: false };
};

/** "Ornaments, red and green Christmas": a feast has its own colours, unless the prompt says that there are no others. */
const isOfFeast = (text: string, phrase: string): boolean =>
  feastIn(text) !== null && !new RegExp(`${scheme}\\b| only| nur`, 'iu').test(phrase);

/** Colours of pieces repaint nothing else. */
const ofPieces = (listed: ColourScheme): ColourScheme => ({ ...listed, words: [], isOnly: false });

/** Whether only the pieces have these colours. */
export const isOfPieces = ({ tints, isOnly }: ColourScheme): boolean => !isOnly && tints.length === 2;

const hasSeveral = (scheme: ColourScheme): boolean => scheme.words.length > 1 || isOfPieces(scheme);

/** The colour scheme that a prompt asks for, and the prompt without it: nobody collects the gold of "gold and navy". */
function colourSchemeIn(text: string): { scheme: ColourScheme | null; rest: string } {
  const isMuted = muted.test(text);
  const calm = text.replace(muted, ' ');
  const found = findScheme(calm);
  if (!found) return { scheme: isMuted ? { tints: [], words: [], isOnly: false, isMuted } : null, rest: calm };
  return { scheme: { ...found.scheme, isMuted }, rest: calm.replace(found.phrase, found.keep ?? ' ') };
}

function findScheme(text: string): { scheme: ColourScheme; phrase: string; keep?: string } | null {
  const console = gameBoy.exec(text);
  if (console && /green|colou?rs?|palette|style|look/i.test(text))
    return {
      scheme: { tints: ['#12300f', '#b4cf3a'], words: ['green'], isOnly: true, isMuted: false },
      phrase: console[0],
      keep: 'gameboy',
    };
  const gray = blackAndWhite.exec(text);
  if (gray && !isOfNoun(gray[1]))
    return {
      scheme: { tints: ['#0c0c0e', '#ffffff'], words: ['white'], isOnly: true, isMuted: false },
      phrase: gray[0],
    };
  const strict = onlySeveral.exec(text);
  if (strict?.[1]) return { scheme: schemeOf(strict[1], true), phrase: strict[0] };
  const one = oneOnly.exec(text);
  const single = one?.[1] ?? one?.[2];
  if (one && single) return { scheme: schemeOf(single, true), phrase: one[0] };
  const pair = severalOnly.exec(text);
  // With a comma alone, colours may be listed for bins or bubbles.
  if (pair?.[1] && !isOfNoun(pair[3], pair[4]) && !/\b(against|vs|versus|gegen)\b/i.test(text)) {
    const listed = schemeOf(pair[1], true);
    if (listed.tints.length === 2)
      return { scheme: isOfFeast(text, pair[0]) ? ofPieces(listed) : listed, phrase: pair[0] };
  }
  if (pair?.[1] && /^(gates|poles|flags)$/i.test(pair[3] ?? ''))
    return { scheme: ofPieces(schemeOf(pair[1], false)), phrase: pair[0] };
  const two = twoOnly.exec(text);
  if (two) return { scheme: { tints: [], words: [], isOnly: true, isMuted: false }, phrase: two[0] };
  const rose = roseGold.exec(text);
  if (rose) return { scheme: schemeOf('rose gold', false), phrase: rose[0] };
  const named = ofGame.exec(text);
  return named?.[1] && isShade(named[1]) ? { scheme: schemeOf(named[1], false), phrase: named[0] } : null;
}

/** Colours of sides, bins and lights are no scheme of the whole game. */
const ofSides =
  /^(chess|draughts|reversi|rock-paper-scissors|tic-tac-toe|four-in-a-row|pong|air-hockey|battleship|duel|curling|sorting|reaction|colour-gates|bubble-pop|quiz)$/;

/** Reads a prompt without the colours of the whole game, which are added to its look. */
export function inScheme(text: string, read: (rest: string) => Frame): Frame {
  const { scheme, rest } = colourSchemeIn(text);
  if (!scheme) return read(text);
  const frame = read(rest);
  if (ofSides.test(frame.mechanic ?? '') && hasSeveral(scheme)) return read(text);
  const look = { ...frame.look, scheme, colours: [...scheme.words, ...frame.look.colours] };
  return { ...frame, look };
}
