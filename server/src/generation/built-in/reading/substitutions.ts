import { pluralOf, singularOf } from './english-plurals.ts';
import { isPlayable, isThing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import { hostile } from './role-words.ts';

/** Enemies that are known by the name their game gave them. */
const foesOfGames = /\b(goomba|koopa(?: troopa)?|creep|creeper|bloon)(s?)\b(?= (?:are|is|were|replaced)\b)/gi;

/** "But it's socks", "but they are all cats". */
const butIt =
  /\b(but|except|where) (?:it['’]?s|it is|they['’]?re|they are)(?: (?:all|just|only|made (?:out )?of))? ((?:(?:an?|the|my|our|your|some) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?<!ing)(?: of [\p{L}-]+)?)(?= and\b| that\b| who\b| with\b| in\b| on\b| from\b|[,.!?;]|$)/giu;

/** "Space invaders but jellyfish": they invade. */
const invadersBut = /\b(space invaders|galaga|galaxian|missile command) but (?:with )?(?=(?:\p{L}+ )?\p{L}+\W*$)/giu;

const noun = "([\\p{L}'-]+(?: (?!with\\b|by\\b|there\\b|for\\b)[\\p{L}'-]+)?)";
const thingsNext = `((?:an? |the |my )?[\\p{L}'-]+(?: [\\p{L}'-]+)?)(?= and\\b| that\\b| in\\b| on\\b|[,.!?;]|$)`;
/** "Ghosts replaced by vacuum cleaners", "replace the ghosts with cats", "instead of ghosts there are cats". */
const replacements: [RegExp, string][] = [
  [new RegExp(`\\b(?:the )?${noun} (?:are |is |get |being )?(?:replaced|swapped|exchanged) (?:by|with|for) ${thingsNext}`, 'giu'), 'the $1 are $2'],
  [new RegExp(`\\b(?:replace|swap|exchange|change) (?:the |all |all the )?${noun} (?:by|with|for|to|into) ${thingsNext}`, 'giu'), 'the $1 are $2'],
  [new RegExp(`\\binstead of (?:the |an? )?${noun},? (?:there(?: are| is|['’]s)|(?:it|he|she|you|we|i)(?: has| have|['’]s| is| are|['’]ve)(?: got)?|use|put|with) ${thingsNext}`, 'giu'), 'the $1 are $2'],
]; // biome-ignore format: one pattern a line

/** "With cats instead of ghosts": only of those who are nobody's choice to be met. */
const insteadOfFoes = new RegExp(`\\bwith ${noun} instead of (?:the )?([\\p{L}]+)`, 'giu');

/** "Everyone is a duck". */
const everyone =
  /(?:\bwhere |\bbut |, )?\b(?:everyone|everybody|all (?:the )?(?:characters|people|actors)) (?:is|are) (?:an? )?([\p{L}-]+)\b/giu;

/** "There are forks everywhere": they are in the way, unless one would rather have them. */
const allOver = /\bthere (?:are|is) ((?:[\p{L}-]+ )?[\p{L}-]+) (?:everywhere|all over the place|all around)\b/giu;
const welcome = /^(coin|gold|gem|star|heart|diamond|treasure|gift|present|flower|butterfly)$/;

/** "The platforms are clouds": where one stands. */
const footing = /\bthe (?:platforms|ledges|steps) are (?:made (?:out )?of )?(?=[\p{L}-]+(?<!ing)\b)/giu;

/** "A zombie shooter": they are shot at. */
const shooters = /\b(?:an? )?(\p{L}+) (shooter|shoot(?:ing|er) game|shoot ['’]?em up)\b/giu;

const asPaddle = /\bwith (an? (?:[\p{L}-]+ )?[\p{L}-]+) as (?:the |an? |your |my )?(paddle|bat|racket)\b/giu;

/** "With a banana as the paddle". */
const inUsualOrder = (text: string): string =>
  text
    .replace(shooters, (all, foe: string, game: string) =>
      hostile.test(singularOf(foe.toLowerCase())) ? `${game} against ${pluralOf(singularOf(foe.toLowerCase()))}` : all,
    )
    .replace(foesOfGames, 'monster$2')
    .replace(invadersBut, '$1 with ')
    .replace(asPaddle, ', the $2 is $1');

/** Whoever takes another's place, in the words that are read anyway: "but with socks", "the ghosts are cats". */
export function withSubstitutes(text: string): string {
  return replacements
    .reduce((rest, [pattern, meaning]) => rest.replace(pattern, meaning), inUsualOrder(text))
    .replace(insteadOfFoes, (all, other: string, foe: string) =>
      hostile.test(singularOf(foe.toLowerCase())) ? `, the ${foe} are ${other}` : all,
    )
    .replace(footing, 'on ')
    .replace(allOver, (all, what: string) => {
      const last = singularOf(what.toLowerCase().split(' ').at(-1) ?? '');
      const isInTheWay = isNounOfCast(what) && !welcome.test(last) && lookUp(last)?.class !== 'food';
      return isInTheWay ? `, the obstacles are ${what}` : all;
    })
    .replace(everyone, (all, who: string) => {
      const one = singularOf(who.toLowerCase());
      return isNounOfCast(one) ? `, you are a ${one}, the enemies are ${pluralOf(one)}` : all;
    })
    .replace(butIt, (all, link: string, what: string) => (isNounOfCast(what) ? `${link} with ${what}` : all));
}

/** Whether the words end in somebody or something that can be shown: "my grumpy teacher", not "too hard" or "night". */
function isNounOfCast(words: string): boolean {
  const last = words.toLowerCase().split(' ').at(-1) ?? '';
  const { class: ofClass = null } = lookUp(singularOf(last)) ?? {};
  return isPlayable(ofClass) || (isThing(ofClass) && ofClass !== 'weather');
}
