import { singularOf } from './english-plurals.ts';
import { classOf, isPlayable } from './noun-classes.ts';
import { anyVerbLemmaOf } from './verbs.ts';

/** How children and learners say it, and how it is usually said. */
const usual: [RegExp, string][] = [
  // "Hop hop hop", "cars cars cars"; "dance dance" and "puyo puyo" are names.
  [/\b(?!dance|puyo|duck|knock|cha|ha|la|na|tic|no|had|that|yo|bora)(\p{L}{2,})(?:[ ,]+\1)+\b/giu, '$1'],
  [/\bmust to\b/gi, 'must'],
  [/\b(wants?|wanna|like) be (?=an?\b|the\b|\p{L})/giu, '$1 to be '],
  [/\b(?:i|we) (?:want|wanna|would like|'d like|like|wish)(?: to)?(?: to)? be (an?|the) (?=\p{L}+(?: \p{L}+)? (?:and|who|that)\b)/giu, 'you are $1 '],
  [/\b(?:is|are) (not )?want(?:ing)?\b/gi, '$1wants'],
  [/\b(wants?) (?=(?:break|eat|go|catch|steal|fly|find|get|take|run|jump|win|kill|see|play|reach|cross|escape) )/gi, '$1 to '],
  [/\bfor (?=(?:learn|teach|practise|practice|collect|catch|find|win|get) )/gi, 'to '],
  [/(?<=\p{L} )where (?:is|are) (?=(?:an?|the|many|some|two|three|\d+) )/giu, 'where '],
  // Who is told or made to do something does it.
  [/^(?:please |pls |plz )?(?:tell|ask|order)(?: to)? (the|my|an?) ((?:\p{L}+ )?\p{L}+) to (?=\p{L}+)/iu, '$1 $2 must '],
  [/^(?:please |pls |plz )?(?:make|let) (the|my|an?) (\p{L}+) (?=(?:hop|jump|run|fly|swim|climb|go|eat|catch|collect|dodge|shoot|dance|drive|slide|bounce|roll|walk)\b)/iu, '$1 $2 must '],
  // A hole or a pond that one must not fall into.
  [/\b(?:and )?(?:(?:he|she|it|i|you|they|we) )?(?:must not|must never|mustn't|should not|shouldn't|cannot|can't|can not|do not|don't|does not|not|never)(?: to)? falls? (?:in|into|in to|on) (?:the |an? )?(?=(?:holes?|pits?|water|lava|river|ponds?|cracks?|traps?|sewers?|manholes?|puddles?|mud)\b)/giu, ', avoid '],
  // Who comes is not welcome, and what somebody else wants to break is guarded.
  [/,? (?:and|but) (?:the )?(\p{L}+s)(?: they)? (?:come|comes|are coming|is coming)(?=$|[.!])/giu, ', avoid $1'],
  [/\b(\p{L}+) (?:has|have) (?:an? |the |some |many )?(\p{L}+),? (?:and|but) (?:the )?(\p{L}+) wants? (?:to )?(?:break|steal|eat|take|pop|destroy|get|kill) (?:them|it)\b/giu, '$1 protects the $2 from $3'],
  // Houses are where somebody is, unless they are crushed.
  [/\bstomp(?:s|ing)? (?:on|over) (?=(?:the |all )?(?:houses|buildings|cars|cities|towns|skyscrapers|trees|bugs)\b)/gi, 'crushes '],
  [/\bfire man\b/gi, 'fireman'],
  [/\b(?:puts?|putting|throws?|pours?) (?:the )?water (?:in|on|to|into|over|at) (?:the )?fires?\b/gi, 'puts out the fires'],
]; // biome-ignore format: one way of saying it a line

/** "Monkey he throws", "the mosquitos they come": the noun is said again. */
const withoutEcho = (text: string): string =>
  text.replace(/\b(\p{L}+) (?:he|she|it|they) (?=(\p{L}+))/giu, (whole, noun: string, verb: string) =>
    isPlayable(classOf(singularOf(noun.toLowerCase()))) && isVerb(verb.toLowerCase()) ? `${noun} ` : whole,
  );

const withoutEnding =
  /(?<=^|\bwhere |\band |, )((?:the |my |an? |one )?)(\p{L}+) (throw|eat|run|jump|catch|go|drive|swim|shoot|collect|take|climb|steal|chase|dig|hop|want|have|look|say) (?!games?\b|and\b)(?=\p{L})/giu;

/** "Where monkey throw poo": a single one throws. */
const withEndings = (text: string): string =>
  text.replace(withoutEnding, (whole, article: string, noun: string, verb: string) => {
    const isOne =
      singularOf(noun) === noun && !/^(fish|sheep|deer|people|police|children|kids|you|i|we|they)$/i.test(noun);
    return isOne && isPlayable(classOf(noun.toLowerCase())) ? `${article}${noun} ${thirdPerson(verb)} ` : whole;
  });

const thirdPerson = (verb: string): string =>
  verb === 'have' ? 'has' : /(go|catch)$/.test(verb) ? `${verb}es` : `${verb}s`;

const isVerb = (word: string): boolean =>
  /^(is|are|must|can|has|have|does|do|will|wants?)$/.test(word) || anyVerbLemmaOf(word) !== undefined;

export const inUsualEnglish = (text: string): string =>
  usual.reduce((rest, [said, meant]) => rest.replace(said, meant), withEndings(withoutEcho(text)));
