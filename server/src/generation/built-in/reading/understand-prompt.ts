import { topicsNear } from '../knowledge/topics-near.ts';
import { stopWordsOf } from '../vocabulary/vocabulary.ts';
import { singularOf } from './english-plurals.ts';
import { isChoreAsked, isErrand, isPaperworkAsked } from './errands.ts';
import type { Frame } from './frame.ts';
import { isHarmful } from './harmful-requests.ts';
import { type Mechanic, mechanics } from './mechanics.ts';
import { classesOf } from './noun-classes.ts';
import { readFrame } from './read-frame.ts';
import { isRealWorldAsked } from './real-world-requests.ts';
import { findImpossible, isStatedBeside } from './refusals.ts';
import { isGibberish, isMostlyUnknown } from './spelling.ts';
import { verbLemmaOf } from './verbs.ts';

export type Understanding =
  | { understood: true; frame: Frame }
  | { understood: false; reason: string; nearest: string[] };

/** Whether a game can be made from a prompt: it has to name something, and nothing unsupported. */
export function understandPrompt(prompt: string): Understanding {
  if (isHarmful(prompt))
    return { understood: false, reason: 'This asks for something that may harm a real person.', nearest: anyGames() };
  const frame = readFrame(prompt);
  const isSaid = frame.isMechanicNamed || isStatedBeside(prompt, frame);
  const impossible = findImpossible(prompt, frame.mechanic, isSaid);
  if (impossible) return { understood: false, reason: impossible.reason, nearest: impossible.nearest.map(nameOf) };
  const isErrandAsked = isErrand(prompt) && !frame.isMechanicNamed;
  if (isChoreAsked(prompt) || isPaperworkAsked(prompt) || isErrandAsked || isRealWorldAsked(prompt))
    return { understood: false, reason: 'This asks for something other than a game.', nearest: anyGames() };
  const { topic, isAsked } = frame.knowledge;
  if (frame.mechanic === 'quiz' && isAsked && topic === null)
    return { understood: false, reason: 'There are no questions about this topic yet.', nearest: topicsNear(prompt) };
  // "Platfromer wiht a frgo" is English; one word in five that resembles "brawl" says nothing.
  const isMistyped = frame.isMechanicNamed && hasSmallWord(prompt);
  const isNoise = frame.language === 'en' && !isMistyped && isGibberish(prompt);
  if (frame.language === 'en' && isMostlyUnknown(prompt))
    return {
      understood: false,
      reason: 'Too little of this prompt is in a language that is read.',
      nearest: anyGames(),
    };
  if (!isNoise && (saysSomething(frame) || isPlainEnglish(prompt))) return { understood: true, frame };
  return {
    understood: false,
    reason: 'Not a word of this prompt says what to make.',
    nearest: anyGames(),
  };
}

const nameOf = (id: Mechanic): string => mechanics[id].name;
const anyGames = (): string[] => (['runner', 'match', 'quiz'] as const).map(nameOf);

function saysSomething({
  mechanic,
  hero,
  foes,
  goods,
  hazards,
  tools,
  place,
  mood,
  look,
  topic,
  knowledge,
}: Frame): boolean {
  const named = [hero, ...foes, ...goods, ...hazards, ...tools].some((one) => one !== null);
  const isPlaced = place.setting !== null || place.time !== null || place.weather !== null || place.words.length > 0;
  const isFelt = mood.energy !== null || mood.feeling !== null || mood.audience !== null || mood.difficulty !== null;
  const isLookedAt = look.style !== null || look.colours.length > 0;
  return mechanic !== null || named || isPlaced || isFelt || isLookedAt || topic !== null || knowledge.topic !== null;
}

const hasSmallWord = (prompt: string): boolean =>
  (prompt.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => stopWordsOf.get('en')?.has(word));

/** "Make something cool" leaves everything open, and every word of it is known. */
function isPlainEnglish(prompt: string): boolean {
  const small = stopWordsOf.get('en');
  const words = prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isKnown = (word: string) =>
    small?.has(word) || verbLemmaOf(word) !== undefined || classesOf(singularOf(word)).length > 0;
  return words.length > 1 && words.some((word) => small?.has(word)) && words.every(isKnown);
}
