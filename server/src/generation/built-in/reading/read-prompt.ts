import type { Kind, Look, Mood, Scene } from '../../../../../engines/src/plan.ts';
import type { TopicId } from '../knowledge/all-facts.ts';
import { asksForTopic, findFilter, findTopic } from '../knowledge/find-topic.ts';
import type { QuestionFilter } from '../knowledge/knowledge.ts';
import type { Hour } from '../planning/palette.ts';
import { findNoun, kindPhrases, phrasesOf } from '../vocabulary/vocabulary.ts';
import {
  wordsForDifficulty,
  wordsForEasier,
  wordsForHarder,
  wordsForHours,
  wordsForLooks,
  wordsForMoods,
  wordsForScenes,
} from '../vocabulary/words-for-settings.ts';
import { spellOutEmoji } from './emoji-words.ts';
import type { Mentions } from './mentions.ts';
import { languageOf, phraseFinder, tokensOf } from './prompt-tokens.ts';
import { readMentions } from './read-mentions.ts';

/** What a prompt says; null where it says nothing. */
export type Reading = Mentions & {
  language: string;
  /** Most wanted first. */
  kinds: { kind: Kind; weight: number }[];
  scene: Scene | null;
  mood: Mood | null;
  look: Look | null;
  hour: Hour | null;
  difficulty: number | null;
  /** How much harder than something else: 1 for "harder", -1 for "slower". */
  turn: number;
  title: string | null;
  maths: boolean;
  /** What a quiz asks about; null for an unknown topic, which `asksForTopic` tells from none at all. */
  topic: TopicId | null;
  asksForTopic: boolean;
  topicFilter: QuestionFilter;
  /** Nobody to fight, please. */
  peaceful: boolean;
};

const lengthMax = 2000;

export function readPrompt(prompt: string): Reading {
  const text = spellOutEmoji(prompt.slice(0, lengthMax));
  const tokens = tokensOf(text);
  const language = languageOf(tokens);
  const has = phraseFinder(text, tokens);
  const mentions = readMentions(tokens, language);
  const kinds = kindPhrases
    .map(([kind, phrases]) => ({ kind, weight: phrases.reduce((sum, p) => sum + (has(p.words) ? p.weight : 0), 0) }))
    .map((entry) =>
      entry.kind === 'snake' && entry.weight < 4 && mentions.foes.some((foe) => foe.sprite === 'snake')
        ? { ...entry, weight: 0 }
        : entry,
    )
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return {
    language,
    kinds,
    ...mentions,
    scene: strongest(wordsForScenes, has, (phrase) => (findNoun(phrase, language === 'en') ? 0.5 : 1)),
    mood: strongest(wordsForMoods, has),
    look: strongest(wordsForLooks, has),
    hour: strongest(wordsForHours, has),
    difficulty: difficultyIn(has),
    turn: Number(saysOneOf(wordsForHarder, has)) - Number(saysOneOf(wordsForEasier, has)),
    title: titleIn(prompt),
    topic: findTopic(text.split(/\s+/)) ?? null,
    asksForTopic: asksForTopic(text.split(/\s+/)),
    topicFilter: findFilter(text.split(/\s+/)),
    peaceful: saysOneOf(
      'no enemies, no enemy, without enemies, no violence, non violent, peaceful, no danger, sin enemigos, ohne feinde, sans ennemis, sem inimigos, senza nemici',
      has,
    ),
    maths: saysOneOf(
      'math, maths, mathematics, arithmetic, addition, subtraction, multiplication, numbers, times table, sums, mathe, rechnen, matematicas, matematica, calcul, 算数, 数学, 수학, математика',
      has,
    ),
  };
}

/** The entry most of whose words occur, a phrase counting more than a word. */
function strongest<K extends string>(
  table: Record<K, string>,
  has: (phrase: string) => boolean,
  factor: (phrase: string) => number = () => 1,
): K | null {
  let best: { key: K; weight: number } | null = null;
  for (const key of Object.keys(table) as K[]) {
    const weight = phrasesOf(table[key]).reduce((sum, p) => sum + (has(p.words) ? p.weight * factor(p.words) : 0), 0);
    if (weight > (best?.weight ?? 0)) best = { key, weight };
  }
  return best?.key ?? null;
}

function saysOneOf(words: string, has: (phrase: string) => boolean): boolean {
  return phrasesOf(words).some((p) => has(p.words));
}

function difficultyIn(has: (phrase: string) => boolean): number | null {
  for (const level of [5, 4, 1]) if (saysOneOf(wordsForDifficulty[level] ?? '', has)) return level;
  return null;
}

/** A name the player gave: in quotation marks after "called", or in capitals after "game called". */
function titleIn(prompt: string): string | null {
  const called =
    '(?:called|named|titled|title|llamad[oa]|titulad[oa]|namens|genannt|heißt|appel[ée]e?|intitul[ée]e?|chamad[oa]|chiamat[oa]|названием)';
  const quoted = prompt.match(new RegExp(`${called}:?\\s*["“”'‘«„]([^"“”«»\\n]{2,60}?)["“”’'»](?=[\\s.,!?]|$)`, 'iu'));
  const capital = prompt.match(
    /\bgame (?:called|named|titled) ((?:[A-Z0-9][\w'’-]*)(?: (?:of|the|and|in|&|[A-Z0-9][\w'’-]*)){0,5})/u,
  );
  const japanese = prompt.match(/「([^」\n]{1,40})」(?:という|って)/u);
  const title = (quoted?.[1] ?? capital?.[1] ?? japanese?.[1])?.trim();
  return title && /\p{L}/u.test(title) ? title : null;
}
