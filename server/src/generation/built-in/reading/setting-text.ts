import { pluralOf } from './english-plurals.ts';
import type { Token } from './english-tokens.ts';
import type { Roles } from './role-reader.ts';
import { surePlaces } from './role-words.ts';

/** A prompt about candy need not be set in candy land. */
export function nounsOf({ hero, foes, goods, hazards }: Roles): string[] {
  return [hero, ...foes, ...goods, ...hazards].flatMap((one) => (one ? [one.noun, pluralOf(one.noun)] : []));
}

/** An ice cream truck is nothing of ice; farm animals are on a farm. */
export function compoundsOf({ hero, foes, goods, hazards, tools }: Roles): RegExp {
  const names = [hero, ...foes, ...goods, ...hazards, ...tools].flatMap((one) =>
    one?.noun.includes(' ') && !/ (animal|creature)$/.test(one.noun) ? [one.noun, pluralOf(one.noun)] : [],
  );
  return names.length === 0 ? /(?!)/ : new RegExp(`\\b(${names.join('|')})\\b`, 'g');
}

/** Places are known by their singular. */
export const singularPlaces = ({ places }: Roles): string =>
  places.flatMap(({ noun, isPlural }) => (isPlural && surePlaces.test(noun) ? [` ${noun}`] : [])).join('');

/** "A man yells at kids": kids are in the cast, not the audience. */
export function withoutCastKids(text: string, { hero, foes, goods }: Roles): string {
  const isCast = [hero, ...foes, ...goods].some((one) => /^(kid|child|toddler|baby|boy|girl)$/.test(one?.noun ?? ''));
  const isFor = /\bfor (\w+ ){0,2}(kids?|child(ren)?|toddlers?|bab(y|ies)|sons?|daughters?)\b/.test(text);
  return isCast && !isFor ? text.replace(/\b(kids?|child(ren)?|toddlers?)\b/g, ' ') : text;
}

/** Whoever digs inside a mountain is in a cave, and water balloons are nothing of the sky. */
export const withoutOtherPlaces = (text: string): string =>
  text
    .replace(
      /\b(?:(?:in|into|inside|through|under|beneath|deep in) (?:an? |the )?mountains?\b(?=.*\b(?:tunnels?|digs?|digging|mines?|mining|miners?|dwarfs?|dwarves)\b)|(?<=\b(?:tunnels?|digs?|digging|mines?|mining|miners?|dwarfs?|dwarves)\b.*)(?:in|into|inside|through|under|beneath) (?:an? |the )?mountains?\b)/g,
      'in a cave',
    )
    .replace(/\b(?:before|until|till) (?:the )?(?:summer|spring)\b/g, ' ')
    // How far below the ground is no sea.
    .replace(/\bdeep(?: down)?(?= (?:in|into|inside|under|underneath|beneath|below|within)\b)/g, ' ')
    // Cups of china are from anywhere.
    .replace(/\bchina (?=(?:cups?|plates?|dolls?|vases?|teacups?|tea ?sets?|bowls?|pots?|figurines?|dishes)\b)/g, ' ')
    .replace(/\bwater (?:balloons?|bombs?|guns?|pistols?|bottles?|melons?)\b/g, ' ');

/** Whoever digs under the moon is on it. */
export const moonlight = (mechanic: string | null): RegExp =>
  mechanic === 'digging' ? /\bfull moon\b/g : /\bfull moon\b|\b(under|by) (a|the) moon\b/g;

/** Who drives home is on the way. */
const homewards =
  /\b(drives?|driving|runs?|running|go(?:es)?|going|way|walks?|walking|fl(?:y|ies)|gets?|comes?|coming|back|brings? \w+|carr(?:y|ies) \w+) home\b/g;

/** The tower of a tower defence and the hell of a bullet hell are no places. */
export function withoutNames(tokens: Token[], isTaken: (i: number) => boolean): string {
  const isNoPlace = /^(tower|hell|computer|air|table|temple|subway|fire|mine|home|kingdom|hospital)$/;
  // Space invaders may invade a picnic.
  const isInvaded = (i: number) => tokens[i]?.text === 'space' && /^invaders?$/.test(tokens[i + 1]?.text ?? '');
  return tokens
    .flatMap(({ text }, i) => (isTaken(i) && (isNoPlace.test(text) || isInvaded(i)) ? [] : [text]))
    .join(' ')
    .replace(/\bcrossy roads?\b/g, ' ')
    .replace(homewards, '$1');
}

/** Words that name no place in such a game: a tower of boxes, and houses to which something is brought. */
export const noPlaces: Record<string, RegExp> = {
  stacker: /\btowers?\b/g,
  helix:
    /\b(towers?|turm|türme|torre|tour|kule(yi|den|nin)?|menara)\b|башн[а-яё]*|wież[a-ząęó]*|[塔탑]|टावर|मीनार|برج/giu,
  parking: /\bpark(ing)?\b/g,
  traffic: /\b(houses?|homes?|hospitals?|restaurants?|offices?)\b/g,
  billiards: /\bpools?\b/g,
  throw: /\b(?:bowling )?alleys?\b/g,
  minesweeper: /\bmines?\b/g,
  delivery: /\b(houses?|homes?|hospitals?|schools?|apartments?|doors?|restaurants?|shops?|post offices?)\b/g,
  pipes: /\b(houses?|homes?|apartments?|villages?|buildings?|stations?)\b/g,
};

/** A text without the first occurrence of a phrase. */
export function withoutPhrase(text: string, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + phrase.length)}`;
}
