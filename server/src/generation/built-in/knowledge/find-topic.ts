import { singularOf } from '../reading/english-plurals.ts';
import { isUnspaced, plain } from '../vocabulary/vocabulary.ts';
import type { TopicId } from './all-facts.ts';
import { type Continent, continents } from './countries.ts';
import type { QuestionFilter } from './knowledge.ts';
import { topics } from './topics.ts';

type Name = { id: TopicId; words: string[]; language: string; isWeak: boolean };

const names: Name[] = topics.flatMap(({ id, names }) =>
  Object.entries(names).flatMap(([language, list]) =>
    list.map((name) => {
      const bare = plain(name.replace('~', ''));
      const words = language === 'en' ? bare.split(' ').map(singularOf) : bare.split(' ');
      return { id, words, language, isWeak: name.startsWith('~') };
    }),
  ),
);

/** The word after one of these is the topic: "a quiz with a cat about chess" asks about chess. */
const aboutWords = new Set(['about', 'regarding', 'concerning', 'uber', 'sobre', 'про', 'об']);

/** "Harry Potter trivia" names a topic, "a quick quiz" does not. */
const quizWords = new Set(['quiz', 'quizzes', 'trivia', 'questions']);
const wordsForAnyQuiz = new Set(
  'a an the my our some this that make create me new quick short long fast fun funny cool nice good great best hard easy difficult simple tricky little small big daily family party pub word picture kids children adult multiple choice timed general silly relaxing cute and with of'.split(
    ' ',
  ),
);

/** Whether a prompt names a topic, whether we have it or not. */
export function asksForTopic(words: readonly string[]): boolean {
  const all = words.map((word) => plain(word).replace(/[,.!?:;]/g, ''));
  return all.some(
    (word, i) =>
      aboutWords.has(word) ||
      (quizWords.has(word) && all[i - 1] !== undefined && !wordsForAnyQuiz.has(all[i - 1] ?? '')),
  );
}

/** The topic that a prompt's words ask for, in their order; undefined if we do not have it. */
export function findTopic(words: readonly string[]): TopicId | undefined {
  const all = words.flatMap((word) => plain(word).split(/[\s,.!?:;()"]+/)).filter(Boolean);
  const about = all.findLastIndex((word) => aboutWords.has(word));
  let best: { id: TopicId; rank: number; position: number } | undefined;
  for (const name of names) {
    const position = positionOf(name, all, about + 1);
    if (position === undefined) continue;
    const length =
      name.words.filter((word) => !isUnspaced(word)).length + name.words.filter(isUnspaced).join('').length;
    // "Math: subtract up to 10" is about subtraction.
    const isOperation = /^(addition|subtraction|multiplication|division)$/.test(name.id);
    const rank = length - (name.isWeak ? 100 : 0) + (isOperation ? 2 : 0);
    if (!best || rank > best.rank || (rank === best.rank && position < best.position)) {
      best = { id: name.id, rank, position };
    }
  }
  return best?.id;
}

/** The position of a name's first word, if it is in the topic's place and the other words occur anywhere. */
function positionOf({ words, language }: Name, all: string[], from: number): number | undefined {
  const [first = '', ...others] = words;
  const isSaid = (word: string) => all.some((said) => isSame(said, word, language));
  const position = all.findIndex((said, i) => i >= from && isSame(said, first, language));
  return position >= 0 && others.every(isSaid) ? position : undefined;
}

/** How many letters at the end of a word may be inflected, by language. */
const bends: Record<string, number> = { pl: 3, ru: 3, de: 2, es: 2, fr: 2, pt: 2, it: 2 };

function isSame(said: string, word: string, language: string): boolean {
  if (isUnspaced(word)) return said.includes(word);
  if (language === 'en') return said === word || singularOf(said) === word;
  if (said === word) return true;
  if (language === 'hi') return word.length > 2 && said.startsWith(word);
  const longer = Math.max(said.length, word.length);
  return sharedLength(said, word) >= Math.max(5, longer - (bends[language] ?? 0));
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

const wordsForContinents: Record<string, readonly Continent[]> = {
  'europe european europa europas europaische europy европы европе': ['Europe'],
  'asia asian asie asien asiens azji азии': ['Asia'],
  'africa african afrique afrika afrikas afryki африки': ['Africa'],
  'america american americas amerique amerika ameryki америки': ['North America', 'South America'],
  'oceania oceanie ozeanien oceanii океании': ['Oceania'],
};

/** How a prompt narrows its topic: a continent, or "up to 20". */
export function findFilter(words: readonly string[]): QuestionFilter {
  const all = words.map(plain);
  const text = all.join(' ');
  const found = Object.entries(wordsForContinents).find(([list]) => list.split(' ').some((word) => all.includes(word)));
  const upTo = /(?:up to|until|bis|hasta|ate|jusqu'?a|fino a|do|до) (\d{1,3})\b/.exec(text)?.[1];
  return {
    ...(found && { groups: narrowed(found[1], text) }),
    ...(upTo && Number(upTo) >= 5 && { resultMax: Number(upTo) }),
  };
}

function narrowed(groups: readonly Continent[], text: string): readonly Continent[] {
  const named = continents.filter((continent) => text.includes(continent.toLowerCase()) && groups.includes(continent));
  return named.length > 0 ? named : groups;
}
