import { singularOf } from '../reading/english-plurals.ts';
import { isUnspaced, plain } from '../vocabulary/vocabulary.ts';
import type { TopicId } from './all-facts.ts';
import { findFilter, isFilterWord } from './find-filter.ts';
import { topics } from './topics.ts';

type Name = {
  id: TopicId;
  words: string[];
  language: string;
  isWeak: boolean;
  /** Names only a part of the topic, as sharks are a part of the sea animals. */
  isPart: boolean;
};

const names: Name[] = topics.flatMap(({ id, names }) =>
  Object.entries(names).flatMap(([language, list]) =>
    list.map((name, i) => {
      const bare = plain(name.replace('~', ''));
      const words = language === 'en' ? bare.split(' ').map(singularOf) : bare.split(' ');
      return { id, words, language, isWeak: name.startsWith('~'), isPart: language === 'en' && i > 0 };
    }),
  ),
);

/** By the letter that their first word begins with however it is inflected, or by none where it may be inside a word. */
const namesByLetter = new Map<string, Name[]>();
for (const name of names) {
  const [first = ''] = name.words;
  const letter = isUnspaced(first) || name.language === 'ar' ? '' : first.charAt(0);
  namesByLetter.set(letter, [...(namesByLetter.get(letter) ?? []), name]);
}

/** The word after one of these is the topic: "a quiz with a cat about chess" asks about chess. */
const aboutWords = new Set(['about', 'regarding', 'concerning', 'uber', 'sobre', 'sur', 'про', 'об']);

/** "Harry Potter trivia" names a topic, "a quick quiz" does not. */
const quizWords = new Set(['quiz', 'quizzes', 'trivia', 'questions']);
const wordsForAnyQuiz = new Set(
  'a an the my our some this that make create me new quick short long fast fun funny cool nice good great best hard easy difficult simple tricky little small big daily family party pub word picture kids children adult multiple choice timed general silly relaxing cute and with of'.split(
    ' ',
  ),
);

/** "A quiz on the train" says where it is played. */
const whereOne =
  /^(?:(?:the|a|an|my) )?(?:beach|moon|train|ship|boat|bus|plane|farm|island|phone|tablet|computer|screen|tv|stage|road|mars)\b/;

/** Whether a prompt names a topic, whether we have it or not. */
export function asksForTopic(words: readonly string[]): boolean {
  const all = words.map((word) => plain(word).replace(/[,.!?:;]/g, ''));
  return all.some(
    (word, i) =>
      aboutWords.has(word) ||
      (word === 'on' && quizWords.has(all[i - 1] ?? '') && !whereOne.test(all.slice(i + 1, i + 3).join(' '))) ||
      (quizWords.has(word) && all[i - 1] !== undefined && !wordsForAnyQuiz.has(all[i - 1] ?? '')),
  );
}

/** The topic that a prompt's words ask for, in their order; undefined if we do not have it. */
export function findTopic(words: readonly string[]): TopicId | undefined {
  const all = wordsIn(words);
  const about = all.findLastIndex((word) => aboutWords.has(word));
  let best: { id: TopicId; rank: number; position: number } | undefined;
  const letters = new Set([...all.map((word) => word.charAt(0)), '']);
  for (const name of [...letters].flatMap((letter) => namesByLetter.get(letter) ?? [])) {
    const position = positionOf(name, all, about + 1);
    if (position === undefined) continue;
    const length =
      name.words.filter((word) => !isUnspaced(word)).length + name.words.filter(isUnspaced).join('').length;
    // "Math: subtract up to 10" is about subtraction.
    // "The cheeses of France", "Spanish painters": the country only says which.
    const isOnlyWhere = name.words.length === 1 && (name.id === 'lands' || name.id.endsWith('-words'));
    const rank = length - (name.isWeak ? 100 : 0) + (isOperation(name.id) ? 2 : 0) - (isOnlyWhere ? 0.5 : 0);
    if (!best || rank > best.rank || (rank === best.rank && position < best.position)) {
      best = { id: name.id, rank, position };
    }
  }
  // "The 8 times table with dinosaurs" asks for sums.
  if (best && isOperation(best.id)) return best.id;
  return findFilter(words).factor === undefined ? best?.id : 'multiplication';
}

/** Sums have no parts: "times tables" are all of them. */
const isOperation = (topic: TopicId): boolean => /^(addition|subtraction|multiplication|division)$/.test(topic);

/** What joins two topics, in the languages that have names for them; a comma does as well. */
const joins = new Set(['and', '&', '+', 'und', 'y', 'et', 'e', 'i', 'и', ',']);
const articles = new Set(['the', 'a', 'an', 'die', 'der', 'das', 'las', 'los', 'les', 'le', 'la', 'os', 'as', 'about']);

/** The topics that a prompt joins to its first one: "rivers and mountains" are two. */
export function findOtherTopics(words: readonly string[], topic: TopicId): TopicId[] {
  const pieces = words.flatMap((word) => withoutElision(plain(word)).match(/,|[^\s,.!?:;()"]+/g) ?? []);
  let last: { isListed: boolean; isSomebody?: boolean; words: string[] } = { isListed: false, words: [] };
  const segments = [last];
  for (const piece of pieces.slice(pieces.findLastIndex((word) => aboutWords.has(word)) + 1))
    if (joins.has(piece)) {
      last = { isListed: piece === ',', words: [] };
      segments.push(last);
    } else if (!articles.has(piece)) last.words.push(piece);
    else if (/^an?$/.test(piece) && last.words.length === 0) last.isSomebody = true;
  // "Multiplication and a monster": one monster is in the cast, and no topic.
  const [first, ...others] = segments.filter(({ isSomebody }, i) => i === 0 || !isSomebody);
  const joined = others.map(({ isListed, words: said }) => topicAtStart(said, isListed));
  const all = [findTopic(first?.words ?? []), ...joined].filter((id) => id !== undefined);
  // "Capitals and flags of Africa" asks for capitals of Africa.
  const known = all.map((id) => (topic.startsWith(`${id}-of`) ? topic : id));
  return known.includes(topic) ? [...new Set(known.filter((id) => id !== topic))].slice(0, 3) : [];
}

/** The topic whose name begins a list's next item; after a comma the name has to be all of it. */
function topicAtStart(said: readonly string[], isWhole: boolean): TopicId | undefined {
  const fitting = names.filter(
    ({ words, language }) =>
      words.every((word, i) => isSame(said[i] ?? '', word, language)) && (!isWhole || said.length === words.length),
  );
  return fitting.sort((a, b) => b.words.length - a.words.length || Number(a.isWeak) - Number(b.isWeak))[0]?.id;
}

/** The parts of a topic that a prompt names, in its words. "A quiz about sharks" starts with those about sharks. */
export function findParts(words: readonly string[], topic: TopicId): string[] {
  if (isOperation(topic)) return [];
  const said = words.flatMap((word) => word.split(/[\s,.!?:;()"]+/)).filter(Boolean);
  const all = said.map(plain);
  const own = topic.split('-').map(singularOf);
  return names
    .filter(({ id, isPart, isWeak }) => id === topic && isPart && !isWeak)
    .flatMap((name) => {
      const at = positionOf(name, all, 0);
      // Egyptians are no part of ancient Egypt.
      const isOwn = name.words.some((word) => own.some((one) => sharedLength(word, one) > 2));
      return at === undefined || isOwn ? [] : [said.slice(at, at + name.words.length).join(' ')];
    });
}

/** The words of a topic, as the prompt puts it, that neither name it nor narrow it. */
export function unusedOf(said: string, topics: readonly TopicId[]): string[] {
  const known = names
    .filter(({ id }) => topics.includes(id))
    .flatMap((name) => name.words.flatMap((word) => [word, ...word.split('-')]));
  return wordsIn(said.split(' ')).filter(
    (word) =>
      word.length > 2 &&
      !wordsForAnyQuiz.has(word) &&
      !quizWords.has(word) &&
      !commonInTopics.has(singularOf(word)) &&
      !isFilterWord(word) &&
      !topics.some((topic) => topic.includes(singularOf(word))) &&
      !known.some((name) => ['en', 'de', 'es', 'fr', 'pt', 'it', 'pl', 'ru'].some((one) => isSame(word, name, one))),
  );
}

/** Said along with any topic. */
const commonInTopics = new Set(
  'world fact name famous different all every kind type question knowledge city country capital animal game kid child beginner school year old history science basic important popular guess trivia life'.split(
    ' ',
  ),
);

const wordsIn = (words: readonly string[]): string[] =>
  words.flatMap((word) => withoutElision(plain(word)).split(/[\s,.!?:;()"]+/)).filter(Boolean);

/** "L'Égypte". */
const withoutElision = (word: string): string => word.replace(/^(?:[ld]|dell|sull)['’](?=\p{L})/u, '');

/** The position of a name's first word, if it is in the topic's place and the other words occur anywhere. */
function positionOf({ words, language }: Name, all: string[], from: number): number | undefined {
  const [first = '', ...others] = words;
  const isSaid = (word: string) => all.some((said) => isSame(said, word, language));
  const position = all.findIndex((said, i) => i >= from && isSame(said, first, language));
  return position >= 0 && others.every(isSaid) ? position : undefined;
}

/** How many letters at the end of a word may be inflected, by language. */
const bends: Record<string, number> = { pl: 3, ru: 3, uk: 3, de: 2, es: 2, fr: 2, pt: 2, it: 2 };

function isSame(said: string, word: string, language: string): boolean {
  if (isUnspaced(word)) return said.includes(word);
  if (said === word) return true;
  // The article and the conjunctions are written as one with the noun.
  if (language === 'ar') return said.replace(/^(?:[وبفك]?ال|لل|[وبل])/u, '') === word.replace(/^ال/u, '');
  // No inflection changes the first letter, and nearly every name is ruled out by it.
  if (said.charCodeAt(0) !== word.charCodeAt(0)) return false;
  if (language === 'en') return singularOf(said) === word;
  if (language === 'hi') return word.length > 2 && said.startsWith(word);
  if (language === 'tr') return word.length > 3 && said.startsWith(word);
  const longer = Math.max(said.length, word.length);
  return sharedLength(said, word) >= Math.max(5, longer - (bends[language] ?? 0));
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
