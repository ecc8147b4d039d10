import { findNoun, phrasesOf, stopWordsOf, wordsOfNouns } from '../vocabulary/vocabulary.ts';
import {
  wordsForDifficulty,
  wordsForEasier,
  wordsForHarder,
  wordsForHours,
  wordsForLooks,
  wordsForMoods,
  wordsForScenes,
} from '../vocabulary/words-for-settings.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { singularOf } from './english-plurals.ts';
import { formsOfWord } from './match-phrases.ts';
import { mechanicPhrases } from './mechanic-phrases.ts';
import { classesOf, classOf, isPlayable, isThing } from './noun-classes.ts';
import { anyVerbLemmaOf, verbForms } from './verbs.ts';

/** How people shorten words when they type. */
const short = new Map(
  "u=you, ur=your, r=are, n=and, ppl=people, pls=, plz=, wanna=want to, gonna=going to, dont=don't, cant=can't, doesnt=doesn't, im=i am, thru=through, cuz=because, bc=because, lil=little, luv=love, smth=something, sth=something, bday=birthday, xmas=christmas, lvl=level, lvls=levels, secs=seconds, mins=minutes, pts=points, w=with, b4=before, doggo=dog, doggy=dog, kitty=cat, kitties=cats, bunny=rabbit, bunnies=rabbits, birdie=bird, kinda=, sorta=, rly=really, char=character, enemys=enemies, monkies=monkeys, foxs=foxes"
    .split(', ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** English as it was meant: short forms spelled out, words joined by mistake divided, slips of the finger mended. */
export function spelledOut(text: string): string {
  return text
    .replace(/\bas (many|much) ([\w ]+?) as (you can|possible)\b/gi, 'many $2')
    .replace(/\bw\//gi, 'with ')
    .replace(/\bits (?=an? )/gi, 'it is ')
    .replace(/(?<![\p{L}\p{N}'’"])\p{L}[\p{L}'’]*|b4\b/gu, (word) => {
      const lower = word.toLowerCase();
      const long = short.get(lower);
      if (long !== undefined) return long;
      // A name in capitals and a word of another language are left as they are.
      if (/[^a-z]/.test(lower) || isKnownWord(lower)) return word;
      return withItsEnding(lower) ?? mended(lower) ?? divided(lower) ?? word;
    });
}

let phraseWords: Set<string> | undefined;

function isKnownWord(word: string): boolean {
  phraseWords ??= new Set(
    Object.values(mechanicPhrases)
      .flatMap((list) => list.replace(/~\d+/g, '').split(/,? /))
      .filter(Boolean),
  );
  const known = phraseWords;
  return (
    word.length < 4 ||
    stopWordsOf.get('en')?.has(word) === true ||
    classesOf(singularOf(word)).length > 0 ||
    classesOf(word).length > 0 ||
    anyVerbLemmaOf(word) !== undefined ||
    findNoun(word, true) !== undefined ||
    emojiWordsOf('en').has(word) ||
    settingWords().has(word) ||
    formsOfWord(word).some((form) => known.has(form)) ||
    isDerived(word)
  );
}

let ofSettings: Set<string> | undefined;

function settingWords(): Set<string> {
  const lists = [wordsForScenes, wordsForMoods, wordsForLooks, wordsForHours, wordsForDifficulty].flatMap((table) =>
    Object.values(table),
  );
  ofSettings ??= new Set(
    [...lists, wordsForHarder, wordsForEasier].flatMap((list) =>
      phrasesOf(list).flatMap(({ words }) => words.split(' ')),
    ),
  );
  return ofSettings;
}

/** Adjectives and adverbs of a known word: rocky, slowly, hopeless. */
function isDerived(word: string): boolean {
  const stem = word.replace(/(ly|y|ish|ful|less|ous|ic|al|able|est|er|ed|ness)$/, '');
  if (stem === word || stem.length < 3) return false;
  const isWord = (one: string) => classesOf(one).length > 0 || anyVerbLemmaOf(one) !== undefined;
  return [stem, `${stem}e`, `${stem}y`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].some(isWord);
}

/** "Jumpin", "runnin". */
function withItsEnding(word: string): string | null {
  return /[a-z]in$/.test(word) && verbForms.has(`${word}g`) ? `${word}g` : null;
}

/** "Lilypads", "lawnmower": two things that are one word only here. */
function divided(word: string): string | null {
  const isPart = (one: string) => {
    const ofClass = classOf(singularOf(one));
    return isThing(ofClass) || isPlayable(ofClass) || ofClass === 'place';
  };
  for (let at = word.length - 3; at >= 3; at--) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (isPart(first) && isPart(last) && singularOf(first) === first) return `${first} ${last}`;
  }
  return null;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
let targets: Set<string> | undefined;

/** One letter too many, too few, wrong or in its neighbour's place: "platfromer", "dinosour". */
function mended(word: string): string | null {
  if (word.length < 5) return null;
  targets ??= new Set([...wordsOfNouns(), ...verbForms.keys(), ...(phraseWords ?? [])]);
  const places = [...word].map((_, i) => i);
  const slips = [
    ...places.map((i) => word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2)),
    ...places.slice(1).map((i) => word.slice(0, i) + word.slice(i + 1)),
    ...places.slice(1).flatMap((i) => letters.map((letter) => word.slice(0, i) + letter + word.slice(i + 1))),
    ...[...places.slice(1), word.length].flatMap((i) =>
      letters.map((letter) => word.slice(0, i) + letter + word.slice(i)),
    ),
  ];
  const known = targets;
  const isTarget = (one: string) => one.length > 3 && (known.has(one) || known.has(singularOf(one)));
  return slips.find(isTarget) ?? null;
}
