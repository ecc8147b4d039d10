import { kinds, looks, moods, type Plan, type Question, scenes } from '../../../engines/src/plan.ts';
import { findTopic } from './built-in/knowledge/find-topic.ts';
import { type Planned, planFromRequested } from './built-in/planning/make-plan.ts';
import { requestedOf } from './built-in/planning/requested.ts';
import { hashOf, seededRandom } from './built-in/planning/seeded-random.ts';
import { understoodOf } from './built-in/planning/understood-of-plan.ts';
import { counted, type Frame, type Named } from './built-in/reading/frame.ts';
import { languageOf } from './built-in/reading/languages.ts';
import { modifiers } from './built-in/reading/mechanics.ts';
import { lookUp } from './built-in/reading/noun-phrases.ts';
import { GameRefused, type GenerationRequest } from './generator.ts';
import { jsonIn, listIn, oneLine, oneOf, textIn, wordIn } from './read-model-json.ts';

const castMax = 15;
const questionsMax = 40;
const wordsMax = 60;

/**
 * The plan in a model's answer: one of our mechanics and its fields. Each field is read separately and within its
 * bounds; unknown fields are dropped, and missing ones are filled in as without a model.
 */
export function planFromAnswer(answer: string, request: Pick<GenerationRequest, 'jobId' | 'prompt'>): Planned {
  const said = jsonIn(answer);
  const mechanic = oneOf(said['mechanic'], kinds);
  if (mechanic === undefined) throw new GameRefused('The plan names no mechanic of the list.');
  const seed = `${request.jobId}:${request.prompt}`;
  const requested = requestedOf(frameOf(said, mechanic, request.prompt));
  const made = planFromRequested(requested, hashOf(seed), seededRandom(seed));
  const description = textIn(said['description'], 500);
  const questions = questionsIn(said['questions']);
  const words = listIn(said['words'], wordsMax).flatMap((word) => spelt(word) ?? []);
  const plan: Plan = {
    ...made,
    ...(description && { description }),
    ...(made.kind === 'quiz' && questions.length >= 3 && { questions }),
    ...(words.length >= 8 && { words }),
  };
  const understood = understoodOf(requested, plan);
  // The model's own questions are in the player's language.
  const isOwn = plan.questions !== undefined && plan.questions === questions;
  const ignored = isOwn ? understood.ignored.filter((one) => !one.startsWith('questions in ')) : understood.ignored;
  return { plan, understood: { ...understood, ignored } };
}

type Said = Record<string, unknown>;

function frameOf(said: Said, mechanic: Plan['kind'], prompt: string): Frame {
  const topic = textIn(said['topic'], 60);
  const difficulty = said['difficulty'];
  return {
    mechanic,
    isMechanicNamed: true,
    modifiers: listIn(said['modifiers'], 5).flatMap((one) => oneOf(one, modifiers) ?? []),
    hero: namedIn(said['hero'], 'creature'),
    heroName: null,
    isFirstPerson: false,
    acts: [],
    foes: castIn(said['foes'], 'creature').map((one) => ({ ...one, does: 'chases' })),
    goods: castIn(said['things'], 'thing').map((one) => ({ ...one, role: 'collected' })),
    hazards: [],
    tools: [],
    place: {
      setting: oneOf(said['scene'], scenes) ?? null,
      words: [],
      time: oneOf(said['time'], ['night', 'dusk', 'dawn', 'day'] as const) ?? null,
      weather: oneOf(said['weather'], ['rain', 'snow', 'storm', 'wind', 'fog'] as const) ?? null,
    },
    mood: {
      energy: null,
      feeling: oneOf(said['mood'], moods) ?? null,
      audience: oneOf(said['audience'], ['toddlers', 'kids'] as const) ?? null,
      difficulty: typeof difficulty === 'number' && difficulty >= 1 && difficulty <= 5 ? Math.round(difficulty) : null,
      harder: 0,
    },
    look: { colours: [], style: oneOf(said['look'], looks) ?? null },
    numbers: numbersIn(said['numbers']),
    topic: topic || null,
    knowledge: { topic: findTopic(topic.split(' ')) ?? null, isAsked: topic !== '', filter: {} },
    title: textIn(said['title'], 60) || null,
    language: languageOf(prompt),
    said: {},
    ignored: listIn(said['ignored'], 20).flatMap((word) => textIn(word, 40) || []),
  };
}

function namedIn(value: unknown, ordinary: 'creature' | 'thing'): Named | null {
  const noun = wordIn(value);
  if (noun === undefined) return null;
  return { ...(lookUp(noun) ?? { noun, class: ordinary }), count: null, isPlural: false, traits: [] };
}

function castIn(value: unknown, ordinary: 'creature' | 'thing'): Named[] {
  return listIn(value, castMax).flatMap((one) => namedIn(one, ordinary) ?? []);
}

function numbersIn(value: unknown): Frame['numbers'] {
  const said = typeof value === 'object' && value !== null ? (value as Said) : {};
  const entries = counted.map((name) => [name, said[name]] as const);
  return Object.fromEntries(
    entries.filter(([, number]) => typeof number === 'number' && number > 0 && number <= 1000),
  ) as Frame['numbers'];
}

function questionsIn(value: unknown): Question[] {
  return listIn(value, questionsMax).flatMap((one) => {
    const { question, answers } = (typeof one === 'object' && one !== null ? one : {}) as Said;
    const asked = textIn(question, 160);
    const given = [...new Set(listIn(answers, 4).map((answer) => textIn(answer, 60)))].filter(Boolean);
    return asked && given.length === 4 ? [{ question: asked, answers: given }] : [];
  });
}

function spelt(value: unknown): string | undefined {
  const word = typeof value === 'string' ? oneLine(value, 12).toLowerCase() : '';
  return /^\p{L}{2,12}$/u.test(word) ? word : undefined;
}
