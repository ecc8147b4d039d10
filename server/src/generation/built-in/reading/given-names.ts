import { singularOf } from './english-plurals.ts';
import { classOf, isPlayable } from './noun-classes.ts';
import { anyVerbLemmaOf } from './verbs.ts';

const own = /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?(\p{Ll}+) (\p{Lu}\p{Ll}{1,14})(?=[ ,.!?]|$)/u;
/** "A dog named biscuit". */
const told =
  /(?<!\p{L})(\p{L}+)(?:,? (?:named|called|by the name of|(?:whose|his|her|its) name is|who is called|that is called)) ["“'‘]?(\p{L}{2,14})["”'’]?(?=[ ,.!?]|$)/iu;
/** "My dog biscuit digs", in small letters: whoever does something is no biscuit for dogs. */
const ownWords = /\b(?:my|our) ((?:\p{L}+,? ){2,4})(\p{L}+)?/iu;
/** "My game Tetris" and "my birthday Party" name nobody. */
const nobody = /^(game|version|favou?rite|birthday|own|new)$/;
/** What pets have, what they are called by kind, and what they do. */
const noName =
  /^(food|toy|house|bed|bowl|bone|ball|box|treat|park|show|basket|tree|litter|collar|leash|face|baby|ninja|pirate|robot|zombie|ghost|hero|game|is|was|has|wants|must|can|who|that|and|with|in|on|at|to|the|a|an|really|always|just|named|called|brown|black|white)$|(?:er|or|ist|man|woman|chef|king|queen|knight|pilot)$/;

type Called = { noun: string; name: string; phrase: string };

/** "My cat Muffin": a cat, called Muffin. */
export function nameIn(prompt: string): { noun: string; name: string } | null {
  const found = calledIn(prompt);
  return found && { noun: found.noun, name: found.name };
}

function calledIn(prompt: string): Called | null {
  return asCalled(told.exec(prompt)) ?? asCalled(own.exec(prompt)) ?? inSmallLettersIn(prompt);
}

function asCalled(found: RegExpExecArray | null): Called | null {
  const [whole = '', noun = '', name = ''] = found ?? [];
  const who = singularOf(noun.toLowerCase());
  if (name === '' || nobody.test(who) || !isPlayable(classOf(who))) return null;
  return { noun: who, name: withCapital(name), phrase: whole.slice(whole.indexOf(noun) + noun.length) };
}

function inSmallLettersIn(prompt: string): Called | null {
  const [, ...said] = ownWords.exec(prompt) ?? [];
  const words = said.join('').split(/,? /).filter(Boolean);
  const at = words.findIndex((noun, i) => i < 2 && isPetNamed(noun, words[i + 1] ?? '', words[i + 2] ?? ''));
  const [noun = '', name = ''] = words.slice(at);
  return at < 0 ? null : { noun, name: withCapital(name), phrase: ` ${name}` };
}

function isPetNamed(noun: string, name: string, next: string): boolean {
  const isDeed =
    /^(is|was|has|wants|must|can|who|that)$/.test(next) ||
    (/(?:s|ing)$/.test(next) && anyVerbLemmaOf(next) !== undefined);
  const isWord = noName.test(name) || singularOf(name) !== name || /ing$/.test(name);
  const isDone = (anyVerbLemmaOf(name) ?? name) !== name;
  return isDeed && name.length > 1 && !isWord && !isDone && classOf(noun) === 'creature';
}

const withCapital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The cat alone: a name is no word of the game. */
export function withoutName(text: string): string {
  const found = calledIn(text);
  return found ? text.replace(found.phrase, '') : text;
}
