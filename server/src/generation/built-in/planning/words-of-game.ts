import type { Kind } from '../../../../../engines/src/plan.ts';
import { countries } from '../knowledge/countries.ts';
import { themeAmong, wordsAbout } from '../knowledge/find-word-theme.ts';
import { regions } from '../knowledge/regions.ts';
import type { Frame } from '../reading/frame.ts';

/** Only word games need any. */
export const wordKinds = new Set<Kind>(['hangman', 'wordle', 'anagrams', 'word-search', 'typing']);

/** Words about the prompt's subject; if too few have the wanted length, common ones are added. */
export function wordsOfGame(frame: Frame, letters?: number): string[] {
  if (frame.keys) return wordsOfKeys[frame.keys]?.split(' ') ?? [];
  const all = frame.wordList ?? placesOf(frame) ?? joinedWords(frame) ?? wordsAbout(subjectsOf(frame), frame.language);
  const words = forReaders(all, frame);
  if (letters === undefined) return words;
  const fits = (word: string) => [...word].length === letters;
  const fitting = words.filter(fits);
  // Five animals of four letters are better than other words.
  const enough = hasSubject(frame) ? wordsOfSubjectMin : wordsMin;
  const more = fitting.length < enough ? wordsAbout([], frame.language).filter(fits) : [];
  const chosen = [...new Set([...fitting, ...more])];
  return chosen.length < wordsOfSubjectMin ? words : chosen;
}

/** Words that are typed with one row of keys. */
const wordsOfKeys: Record<string, string> = {
  asdfghjkl:
    'add ask dad sad lad gas had has hall fall flag flask salad glass half lass alas dash flash glad lash sash shall slash flags falls asks gala saga gash hash flasks salads halls alfalfa',
  qwertyuiop:
    'type tree wire tire rope root poet tour trip your write power quiet tower route outer quote error worry witty query queue pretty poetry report writer puppet pepper potter property typewriter territory',
};

/** "Planets and moons" are their names, and "fruits and vegetables" the words of both. */
function joinedWords({ goods, language }: Frame): string[] | undefined {
  if (language !== 'en' || goods.length === 0) return undefined;
  const lists = goods.map(({ noun, isPlural }) => {
    const named = isPlural && namesInSpace.test(noun) ? [noun, 'names'] : [noun];
    return named.length > 1 || themeAmong(named) ? wordsAbout(named, language) : undefined;
  });
  const isNamed = goods.some(({ noun, isPlural }) => isPlural && namesInSpace.test(noun));
  if (lists.some((list) => list === undefined) || (lists.length < 2 && !isNamed)) return undefined;
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

/** Few enough for everyone to know them by their names. */
const namesInSpace = /^(planet|moon)$/;

/** "Countries in Africa", "capitals of Asia": those of one word. */
function placesOf({ knowledge: { topic, filter }, language }: Frame): string[] | undefined {
  const { groups, region } = filter;
  if (language !== 'en' || !/^(countries|capitals|flags)/.test(topic ?? '') || !(groups || region)) return undefined;
  const codes = regions.find(({ name }) => name === region)?.codes;
  const names = countries
    .filter(({ code, continent }) => (codes ? codes.includes(code) : continent && groups?.includes(continent)))
    .map(({ name, capital }) => (/^capitals/.test(topic ?? '') ? (capital ?? '') : name))
    .filter((name) => /^[A-Za-z]+$/.test(name));
  return names.length >= wordsMin ? names.map((name) => name.toLowerCase()) : undefined;
}

/** Children get the short ones, and of a theme those that come to mind first: yellow before mauve. */
function forReaders(words: string[], frame: Frame): string[] {
  if (frame.mood.audience === null) return words;
  const isThemed = frame.language === 'en' && hasSubject(frame);
  const familiar = isThemed ? words.slice(0, Math.ceil(words.length * 0.4)).filter((word) => word.length <= 6) : [];
  if (familiar.length >= wordsMin) return familiar;
  const short = words.filter((word) => [...word].length <= 5);
  return short.length >= wordsMin ? short : words;
}

const wordsMin = 8;
const wordsOfSubjectMin = 3;

/** Whether the prompt names a subject that there are words about. */
export const hasSubject = (frame: Frame): boolean =>
  frame.wordList !== undefined || themeAmong(subjectsOf(frame)) !== undefined;

/** Themes whose plural is no name for their words. */
const spokenThemes: Record<string, string> = {
  arctic: 'the Arctic',
  desert: 'the desert',
  rainforest: 'the rainforest',
  sea: 'the sea',
  house: 'the house',
  gym: 'the gym',
  body: 'the human body',
  kitchen: 'the kitchen',
  farm: 'the farm',
  livestock: 'farm animals',
  christmas: 'Christmas',
  halloween: 'Halloween',
};

/** What the words are about, as one says it: "countries", "the human body"; null where the prompt leaves it open. */
export function subjectOfWords(frame: Frame): string | null {
  if (frame.mechanic === null || !wordKinds.has(frame.mechanic) || frame.language !== 'en') return null;
  if (frame.keys) return null;
  if (frame.wordList) return frame.wordsAbout || null;
  const theme = themeAmong(subjectsOf(frame));
  return theme ? (spokenThemes[theme] ?? theme) : null;
}

function subjectsOf({ topic, goods, foes, hero, place, knowledge }: Frame): string[] {
  // Forest animals are animals, and no plants; the sea has animals of its own.
  const named = [...goods, ...foes, ...(hero ? [hero] : [])].flatMap(({ noun, traits }) => [
    ...[...traits, ...noun.split(' ')].filter((word) =>
      /^(sea|ocean|marine|underwater|farm|arctic|polar|desert|rainforest|jungle)$/.test(word),
    ),
    noun.split(' ').at(-1) ?? noun,
    ...noun.split(' '),
    noun,
    ...traits,
  ]);
  const subjects = [
    ...(topic ?? '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
    ...(knowledge.filter.parts ?? []),
    ...named,
    ...place.words,
    ...(knowledge.topic ? [knowledge.topic] : []),
  ];
  // A tractor is on the farm, and no farm animal.
  const areFarmAnimals = subjects.includes('farm') && subjects.some((word) => /^animals?$/.test(word));
  return areFarmAnimals ? ['livestock', ...subjects] : subjects;
}
