import type { Named } from './frame.ts';
import { classOf } from './noun-classes.ts';

const shapes = /^(bar|stick|cube|block|slice|wheel|wedge|chunk|crumb|nugget)$/;
/** A sushi bar is a place, a chocolate bar is none. */
const ofBars =
  /^(soap|chocolate|candy|gold|golden|silver|iron|metal|steel|copper|bronze|cereal|granola|muesli|protein|energy|butter|caramel|toffee|nougat|nut|wax|sugar)$/;

const isMaterial = (noun: string, shape: string): boolean =>
  shape === 'bar' ? ofBars.test(noun) : /^(food|substance)$/.test(classOf(noun) ?? '');

/** Of puzzles they are the pieces themselves. */
const piecesOf =
  /(?<![\p{L}\d])(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:(?:small |big |tasty )?(?:pieces|bits|slices|chunks|scraps|lumps) of (?!(?:an?|the|my|our) |(?:puzzle|jigsaw|picture|photo))|(?:pezzi|pezzetti|fette|morceaux|tranches|bouts|trozos|pedazos|rodajas|pedaços|fatias) d(?:e |i |[’'])|(?:Stücke?|Scheiben) (?=\p{Lu})|(?:kawał(?:ki|ków|ek)|plaster(?:ki|ków)|sztuki?|кус(?:ка|ков|очка|очков)|ломтик(?:а|ов)|штуки?) )/gu;

/** A queue is those who stand in it. */
const queueOf =
  /\bfor an? (?:long |endless )?(?:line|queue|row|crowd|group) of (?=(?:\p{L}+ )?(?:\p{L}+s|people)\b)/giu;

/** "5 pieces of cheese" are counted as cheese is. */
export const withoutPortions = (text: string): string => text.replace(piecesOf, '$1 ').replace(queueOf, 'for ');

/** A bar of soap is soap and a wheel of cheese is cheese, by whatever shape it is called. */
export function asPortion(named: Named): Named {
  const material = named.traits.at(-1) ?? '';
  if (!shapes.test(named.noun) || !isMaterial(material, named.noun)) return named;
  const ofClass = classOf(material) === 'food' ? 'food' : 'thing';
  return { ...named, noun: `${material} ${named.noun}`, class: ofClass, traits: named.traits.slice(0, -1) };
}

/** The soap of a soap bar. */
export function materialOf(noun: string): string | null {
  const [material = '', shape = '', ...more] = noun.split(' ');
  return more.length === 0 && shapes.test(shape) && isMaterial(material, shape) ? material : null;
}

/** "A wall of lava", "a flood of slime": so much of it is nothing to collect. */
export function isOverwhelming(measure: string, noun: string): boolean {
  if (/^(wall|wave|flood|tide|torrent|storm|avalanche|cloud|curtain)$/.test(measure))
    return /^(lava|magma|fire|flame|water|acid|poison|smoke|gas|slime|goo|mud|sand|snow|ice|spikes?|death|darkness|fog|dust|blood|toxic waste)$/.test(
      noun,
    );
  return (
    /^(river|lake|pool|sea|pit|floor|ocean)$/.test(measure) && /^(lava|magma|acid|poison|fire|spikes?)$/.test(noun)
  );
}
