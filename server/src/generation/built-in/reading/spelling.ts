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
import { prepositions } from './function-words.ts';
import { withoutName } from './given-names.ts';
import { inUsualEnglish } from './learners-english.ts';
import { formsOfWord } from './match-phrases.ts';
import { mechanicPhrases } from './mechanic-phrases.ts';
import { classesOf, classOf, isPlayable, isThing } from './noun-classes.ts';
import { withAgents } from './phrases-of-agents.ts';
import { withPlainRoles } from './phrases-of-roles.ts';
import { isPartOfPlace } from './place-scenes.ts';
import { withPlainVerbs } from './plain-verbs.ts';
import { withoutSetPhrases } from './set-phrases.ts';
import { withSubstitutes } from './substitutions.ts';
import { withSides } from './two-sides.ts';
import { anyVerbLemmaOf, verbForms } from './verbs.ts';
import { readWordTable } from './word-table.ts';

/** Abbreviations people type. */
const short = new Map(
  "wiht=with, wtih=with, poping=popping, ballon=balloon, ballons=balloons, dinasour=dinosaur, dinasours=dinosaurs, dinasaur=dinosaur, lilly=lily, butterflys=butterflies, puppys=puppies, kittys=kittens, rabit=rabbit, rabits=rabbits, colecting=collecting, colect=collect, cathc=catch, jumpin=jumping, flyin=flying, teh=the, hte=the, adn=and, nad=and, gaem=game, gmae=game, gam=game, taht=that, jsut=just, becuase=because, becouse=because, thier=their, freind=friend, freinds=friends, u=you, ur=your, r=are, n=and, ppl=people, pls=, plz=, wanna=want to, gonna=going to, dont=don't, cant=can't, doesnt=doesn't, im=i am, thru=through, nite=night, tonite=tonight, cuz=because, bc=because, lil=little, luv=love, smth=something, sth=something, bday=birthday, xmas=christmas, lvl=level, lvls=levels, secs=seconds, mins=minutes, pts=points, w=with, b4=before, doggo=dog, doge=dog, doggy=dog, kitty=cat, kitties=cats, bunny=rabbit, bunnies=rabbits, birdie=bird, kinda=, sorta=, rly=really, char=character, enemys=enemies, monkies=monkeys, foxs=foxes"
    .split(', ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** The profession of famous persons, because their names are never shown. */
const personNamed = new Map(
  'robin hood=archer, little red riding hood=girl, red riding hood=girl, sherlock holmes=detective, sherlock=detective, harry potter=wizard, gandalf=wizard, batman=superhero, superman=superhero, hulk=giant, godzilla=dinosaur, king kong=gorilla, dracula=vampire, frankenstein=monster, shrek=ogre, thor=viking, indiana jones=explorer, lara croft=explorer, james bond=detective, zorro=ninja, elsa=princess, barbie=princess, pikachu=mouse, spongebob=sponge, nemo=fish, simba=lion, bambi=deer, dumbo=elephant, garfield=cat, snoopy=dog, mickey mouse=mouse, donald duck=duck, winnie the pooh=bear, peppa pig=pig, darth vader=robot, yoda=alien, bigfoot=gorilla, loch ness monster=dragon, nessie=dragon, cinderella=princess, snow white=princess, rapunzel=princess, sleeping beauty=princess, aladdin=prince, tinkerbell=fairy, tinker bell=fairy, mulan=samurai, hercules=hero, tarzan=explorer, mowgli=kid, goldilocks=girl, alice=girl, captain hook=pirate, jack sparrow=pirate, blackbeard=pirate, merlin=wizard, king arthur=king, medusa=snake, cupid=angel'
    .split(', ')
    .map((pair) => pair.split('=') as [string, string]),
);
const famousPeople = new RegExp(`\\b(${[...personNamed.keys()].join('|')})\\b`, 'gi');

/** Normalized English: abbreviations expanded, wrongly joined words split, typos corrected. */
export function spelledOut(text: string): string {
  const correct = newCorrector();
  return (
    withSides(
      withPlainVerbs(withSubstitutes(withoutSetPhrases(withPlainRoles(withAgents(inUsualEnglish(withoutName(text))))))),
    )
      .replace(/\bas (many|much) ([\w ]+?) as (you can|possible)\b/gi, 'many $2')
      .replace(/\bw\//gi, 'with ')
      .replace(/\b(kid|child|toddler|baby|babie)(s|'s|ren|ren's)? games?\b/gi, ', for $1s, game')
      .replace(famousPeople, (name) => personNamed.get(name.toLowerCase()) ?? name)
      .replace(/\b(you|we|they)['’]re\b/gi, '$1 are')
      .replace(/\b(it|he|she|that|who|there)['’]s (?=an? |the |\w+ing\b)/gi, '$1 is ')
      .replace(/\b(i)['’]m\b/gi, 'i am')
      .replace(/\b(youre|ur) (?=an? )/gi, 'you are ')
      .replace(/\b(game|one|level|world) were (?=you|u|an?|the|there)\b/gi, '$1 where ')
      // A decade, and not so many seconds.
      .replace(
        /\b(?:19)?[78]0['’]?s\b|\b(?:19)?90['’]?s(?= (?:style|vibes?|look|retro|arcade|game|music|theme))/gi,
        'retro',
      )
      .replace(/\b(an?|my) princes\b/gi, '$1 princess')
      .replace(/\bits (?=an? |(?:rain|snow|pour|storm)ing\b)/gi, 'it is ')
      .replace(/(?<![\p{L}\p{N}'’"])\p{L}[\p{L}'’]*|b4\b/gu, (word) => {
        const lower = word.toLowerCase();
        const long = short.get(lower);
        if (long !== undefined) return long;
        // A name in capitals and a word of another language stay unchanged.
        if (/[^a-z]/.test(lower)) return word;
        return correct(lower) ?? word;
      })
  );
}

/** No word is longer, and no prompt has more typos: looking for what nonsense resembles would take seconds. */
const lettersMax = 24;
const typosMax = 40;

/** Corrects the words of one text. */
function newCorrector(): (word: string) => string | null {
  let left = typosMax;
  return (word) => {
    if (word.length > lettersMax || (isExactWord(word) && isKnownWord(word))) return null;
    left -= 1;
    return left < 0 ? null : corrected(word);
  };
}

/** A word as it was meant, unless it is known as it is or nothing resembles it. */
function corrected(word: string): string | null {
  const famous = isExactWord(word) ? null : famousNear(word);
  if (famous !== null || isKnownWord(word)) return famous;
  return withItsEnding(word) ?? withDoubled(word) ?? mended(word) ?? divided(word);
}

/** Whether no word is known, and no more of them resemble one than do not: a single typo says nothing. */
export function isGibberish(text: string): boolean {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3);
  const strange = words.filter((word) => /^[a-z]+$/.test(word) && !isKnownWord(word) && !short.has(word));
  const correct = newCorrector();
  const mistyped = strange.filter((word) => correct(word) !== null);
  return words.length > 1 && strange.length === words.length && mistyped.length * 2 <= words.length;
}

/** Whether most words are neither known nor resemble a known one: another language, which is not read. */
export function isMostlyUnknown(text: string): boolean {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3);
  const correct = newCorrector();
  const isUnknown = (word: string) => !isKnownWord(word) && !short.has(word) && correct(word) === null;
  return /[^a-z]/.test(words.join('')) && words.filter(isUnknown).length * 5 >= words.length * 3;
}

/** A dictionary word, whatever it resembles. */
const isExactWord = (word: string): boolean =>
  word.length < 5 ||
  classesOf(singularOf(word)).length > 0 ||
  verbForms.has(word) ||
  stopWordsOf.get('en')?.has(word) === true;

let famousWords: Set<string> | undefined;

/** "Flapy", "tetirs", "minesweper": the name of a game with one typo. */
function famousNear(word: string): string | null {
  famousWords ??= new Set(
    Object.values(mechanicPhrases)
      .flatMap((list) => list.split(', '))
      .filter((phrase) => /^[a-z]{6,}~1[234]$/.test(phrase))
      .map((phrase) => phrase.replace(/~\d+/, '')),
  );
  const known = famousWords;
  return known.has(word) ? null : (slipsOf(word).find((one) => known.has(one)) ?? null);
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
    prepositions.has(word) ||
    stopWordsOf.get('en')?.has(word) === true ||
    classesOf(singularOf(word)).length > 0 ||
    classesOf(word).length > 0 ||
    // Headphones are many already, and the dictionary has one.
    classesOf(word.replace(/s$/, '')).length > 0 ||
    anyVerbLemmaOf(word) !== undefined ||
    findNoun(word, true) !== undefined ||
    emojiWordsOf('en').has(word) ||
    settingWords().has(word) ||
    isPartOfPlace(word) ||
    modifiers().has(word) ||
    formsOfWord(word).some((form) => known.has(form)) ||
    isDerived(word)
  );
}

let ofModifiers: Set<string> | undefined;

function modifiers(): Set<string> {
  ofModifiers ??= new Set(readWordTable('modifier-words').flatMap((line) => line.split(' ')));
  return ofModifiers;
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

/** "Swimers", "rabitts": a letter that should be double, or should not. */
function withDoubled(word: string): string | null {
  const others = [...word].flatMap((letter, i) => [
    word.slice(0, i) + letter + word.slice(i),
    ...(letter === word[i + 1] ? [word.slice(0, i) + word.slice(i + 1)] : []),
  ]);
  // Of four letters anything is a word, unless it has to be a known one.
  const isWord = (one: string) => one !== word && isExactWord(one) && isKnownWord(one);
  return word.length < 5 ? null : (others.find(isWord) ?? null);
}

/** "Lilypads", "lawnmower": two nouns written as one. */
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

/** One letter too many, too few, wrong or transposed: "platfromer", "dinosour". */
function mended(word: string): string | null {
  if (word.length < 5) return null;
  targets ??= new Set([...wordsOfNouns(), ...verbForms.keys(), ...(phraseWords ?? [])]);
  const known = targets;
  const isPlural = (one: string) => !verbForms.has(singularOf(one)) && known.has(singularOf(one));
  const isTarget = (one: string) => one.length > 3 && (known.has(one) || isPlural(one));
  return slipsOf(word).find(isTarget) ?? null;
}

function slipsOf(word: string): string[] {
  const places = [...word].map((_, i) => i);
  return [
    ...places.map((i) => word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2)),
    ...places.slice(1).map((i) => word.slice(0, i) + word.slice(i + 1)),
    ...places.slice(1).flatMap((i) => letters.map((letter) => word.slice(0, i) + letter + word.slice(i + 1))),
    ...[...places.slice(1), word.length].flatMap((i) =>
      letters.map((letter) => word.slice(0, i) + letter + word.slice(i)),
    ),
  ];
}
