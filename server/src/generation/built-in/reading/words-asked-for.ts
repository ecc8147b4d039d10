import { themeAmong } from '../knowledge/find-word-theme.ts';
import { narrowLists } from '../knowledge/narrow-words.ts';
import { themedNames } from '../knowledge/themed-names.ts';
import { singularOf } from './english-plurals.ts';
import type { Frame, Good } from './frame.ts';
import type { Mechanic } from './mechanics.ts';

const games = new Set<Mechanic | null>(['hangman', 'wordle', 'anagrams', 'word-search', 'typing']);

const game = '(?:hangman|anagrams?|word ?search|word ?scramble|unscramble|wordle|word hunt|spelling(?: bee)?)';
const leads =
  '(?:the |all |only |\\d+ )?(?:(?:names|kinds|types|sorts|breeds|words|vocabulary|terms|parts) (?:of|about|from) (?:the )?)?';
const phrase = "([a-z][a-z. '-]*)";

/** What a word game is said to be about: "hangman with dog breeds", "type the names of rivers". */
const subjects = [
  new RegExp(
    `\\b(?:names|kinds|types|sorts|breeds|brands|words|vocabulary|terms) (?:of|about|from) (?:the |all )?${phrase}`,
  ),
  new RegExp(`\\b${game}(?: game| puzzle)? (?:with|about|of|on|using|from) ${leads}${phrase}`),
];
/** What it may be about: "unscramble family words", "typing game with weekdays". */
const others = [
  new RegExp(`\\b${game}(?: game| puzzle)?[,:]? ${leads}${phrase}`),
  new RegExp(`\\b(?:typ(?:e|ing)|word)(?: game| race| test)?[,:]? (?:with |about |of )?${leads}${phrase}`),
];

/** Nouns that have names of their own: flowers are daisies and tulips. */
const withNames = new Set('flower tree dog cat horse shark planet moon star'.split(' '));

const foundIn = (said: string, patterns: RegExp[]): string | undefined =>
  patterns.map((pattern) => said.match(pattern)?.[1]).find((one) => one !== undefined);

/** Without what is said of the place, the time or the player. */
const headOf = (subject: string): string =>
  subject.split(/,? (?:in|on|with|for|from|by|at|of|before|while|that|who|which|and|against)\b/)[0]?.trim() ?? '';

/** "Typing game where a dancing cat": nothing is named. */
const namedIn = (subject: string): string =>
  subject.split(/(?:^|,? )(?:where|while|that|who|which|before|against|in|on|at|by|as|to|an?)\b/)[0] ?? '';

/** The words that a word game asks for: a list of its own where that is narrower than a theme, and what they are about. */
export function withWordList(frame: Frame, text: string): Frame {
  if (!games.has(frame.mechanic) || frame.language !== 'en' || frame.keys) return frame;
  // How long they are is counted elsewhere.
  const said = text
    .toLowerCase()
    .replace(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten)[- ]letter words?\b/g, 'words');
  const asked = foundIn(said, subjects);
  const subject = asked ?? foundIn(said, others) ?? '';
  const named = headOf((asked ?? '').replace(/[.,!?;:]+$/, ''));
  const about = isGeneric.test(named) ? '' : named;
  const ignored = frame.ignored.filter(
    (word) => !(isGeneric.test(word) || (subject.includes(word) && themeAmong([word]) !== undefined)),
  );
  const { groups, region } = frame.knowledge.filter;
  // "Capitals of Africa" have a continent.
  const lists = groups || region ? [] : narrowLists.filter((one) => one.asked.test(namedIn(subject)));
  if (lists.length > 0)
    return {
      ...withCountedWords(frame),
      wordList: [...new Set(lists.flatMap(({ words }) => words))],
      wordsAbout: lists.map(({ asked }) => asked.exec(namedIn(subject))?.[0] ?? '').join(' and '),
      ignored: frame.ignored.filter((word) => !subject.includes(word)),
    };
  // "Planets and moons" are two lists.
  const noun = / and /.test(subject) ? '' : singularOf(headOf(subject));
  const names = withNames.has(noun) ? themedNames[noun]?.trim().split(/\s+/) : undefined;
  const isPictured = (one: Good) => one.class !== 'body';
  return {
    ...frame,
    topic: frame.topic ?? (frame.goods.every(isPictured) ? null : about || null),
    goods: frame.goods.filter(isPictured),
    ...(names && { wordList: names }),
    ...(about && !groups && !region && { wordsAbout: about }),
    ignored,
  };
}

/** "10 mountains" are so many words. */
function withCountedWords(frame: Frame): Frame {
  const { goods, numbers } = frame;
  const count = goods.find((one) => one.count !== null)?.count;
  if (!count || numbers.words) return frame;
  return { ...frame, numbers: { ...numbers, words: count }, goods: goods.map((one) => ({ ...one, count: null })) };
}

const isGeneric = /^(parts?|kinds?|types?|sorts?|names?|words?)$/;

/** Whether the theme of these words has more in it than was asked for: food, if it is about pizza. */
export function isBroaderThan(about: string): boolean {
  const [, head = about, unit = ''] =
    about.match(/^(.+?)(?: (breeds?|names?|species|words?|vocabulary|terms))?$/) ?? [];
  const noun = singularOf(head.split(' ').at(-1) ?? '');
  if (unit && noun in themedNames) return false;
  return themeAmong([noun]) === undefined || narrower.has(noun);
}

/** Nouns that select a theme and are only a part of it. */
const narrower = new Set(
  'pizza cake candy snack salad apple banana berry shark whale parrot owl bee butterfly galaxy rocket astronaut alien rain storm snow football soccer basketball tennis shoe car truck train plane teacher pencil song band ghost witch pumpkin zombie vampire werewolf santa reindeer dragon wizard fairy unicorn elf knight robot furniture'.split(
    ' ',
  ),
);
