import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel, type ModelMessage, RetryError, streamText } from 'ai';
import type { Plan } from '../../../engines/src/plan.ts';
import { gameHtmlBytesMax } from '../games/catalogue/game.ts';
import type { Context } from '../platform/context.ts';
import {
  type Draft,
  type GameGenerator,
  GameRefused,
  type GenerationRequest,
  GeneratorUnavailable,
  type Watch,
} from './generator.ts';
import { makeFromAnswerTask, planRequestOf } from './generator-tasks.ts';
import { draftFromAnswer, holdsDocument } from './model-answer.ts';
import { systemPrompt } from './model-prompt.ts';
import { understoodInDocument, wordsOfUnderstood } from './model-understood.ts';
import { readPlan } from './read-plan.ts';

const outputTokensMax = 32_000;
/** How much of an unreadable plan is shown to the model again. */
const repeatedMax = 4000;

/** A language model as a generator. */
export function modelGenerator(ctx: Context): GameGenerator {
  const model = openModel(ctx);
  return {
    make: async (request, watch) => {
      const question: ModelMessage = { role: 'user', content: requestText(request) };
      const first = await ask(model, [question], watch);
      try {
        return await draftOf(ctx, first, request, watch);
      } catch (error) {
        if (!(error instanceof GameRefused) || holdsDocument(first)) throw error;
        // An unreadable plan is cheap to request again, once.
        const again: ModelMessage = {
          role: 'user',
          content: `${error.message} Answer with the plan alone, or with a document.`,
        };
        const answer = { role: 'assistant', content: first.slice(0, repeatedMax) || '(nothing)' } as const;
        return draftOf(ctx, await ask(model, [question, answer, again], watch), request, watch);
      }
    },
    repair: async (request, draft, problem, watch) => {
      const messages: ModelMessage[] = [
        { role: 'user', content: requestText(request) },
        { role: 'assistant', content: draft.plan ?? draft.html },
        {
          role: 'user',
          content: `We played your game in a browser. ${problem} ${draft.plan === null ? 'Fix it and answer' : 'Answer'} with a whole document.`,
        },
      ];
      return draftFromAnswer(await ask(model, messages, watch), request);
    },
  };
}

/** A plan for one of our engines or, where the model found none that fits, its own document. */
async function draftOf(ctx: Context, answer: string, request: GenerationRequest, watch: Watch): Promise<Draft> {
  if (holdsDocument(answer)) {
    const draft = draftFromAnswer(answer, request);
    const understood = understoodInDocument(draft.html);
    if (understood && (await ctx.screening.isFit(wordsOfUnderstood(understood)))) await watch.onBuilding(understood);
    return draft;
  }
  const made = await ctx.helpers.run(
    makeFromAnswerTask,
    { answer, request: planRequestOf(request) },
    { signal: watch.signal },
  );
  if ('refused' in made) throw new GameRefused(made.refused);
  const { plan, understood, draft } = made;
  const texts = [plan.title, plan.description, ...(plan.words ?? []), ...understood.ignored];
  const asked = (plan.questions ?? []).flatMap(({ question, answers }) => [question, ...answers]);
  const names = [plan.theme.hero, ...plan.theme.foes, ...plan.theme.things].map(({ name }) => name);
  if (!(await ctx.screening.isFit([...texts, ...asked, ...names].join('\n'))))
    throw new GameRefused('The plan uses words that are not allowed.');
  await watch.onBuilding(understood);
  return draft;
}

function openModel({ config }: Context): LanguageModel {
  const { ai, secrets } = config;
  if (ai === undefined) throw new Error('No model is configured');
  const apiKey = secrets.aiApiKey ?? '';
  if (ai.provider === 'anthropic') return createAnthropic({ baseURL: ai.baseUrl, apiKey })(ai.model);
  return createOpenAICompatible({ name: 'model', baseURL: ai.baseUrl, apiKey })(ai.model);
}

function requestText({ prompt, remix, isRefinement }: GenerationRequest): string {
  if (remix === undefined) return `Make this game: ${prompt}`;
  const origin = readPlan(remix.plan);
  if (origin !== undefined)
    return `Here is the plan of the game "${remix.title}": ${JSON.stringify(shownPlan(origin))}\n\n${
      isRefinement ? 'Keep it and its title, and change only this' : 'Plan a new game from it, changed like this'
    }: ${prompt}`;
  if (isRefinement)
    return `Here is the game "${remix.title}":\n\n${remix.html}\n\nKeep it and its title, and change only this: ${prompt}`;
  return `Here is the game "${remix.title}":\n\n${remix.html}\n\nMake a new game from it, changed like this: ${prompt}`;
}

/** The parts of a plan that the model needs to change it. */
function shownPlan({ kind, title, description, theme, mood, difficulty, rules, modifiers = [] }: Plan) {
  const { scene, look, hero, foes, things } = theme;
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  const cast = { hero: hero.name, foes: names(foes), things: names(things) };
  return { mechanic: kind, title, description, ...cast, scene, look, mood, difficulty, numbers: rules, modifiers };
}

/** The whole answer, aborted as soon as it is larger than a game may be. */
async function ask(model: LanguageModel, messages: ModelMessage[], watch: Watch): Promise<string> {
  let text = '';
  for await (const piece of answerOf(model, messages, watch.signal)) {
    if (text === '') await watch.onBuilding(null);
    text += piece;
    if (text.length > 2 * gameHtmlBytesMax) throw new GameRefused('The game is far too large.');
  }
  return text;
}

/**
 * The answer in pieces. Only errors in here are the provider's fault: an error of the consumer, such as an unavailable
 * database, must stay unchanged, because the job is then retried.
 */
async function* answerOf(model: LanguageModel, messages: ModelMessage[], signal: AbortSignal): AsyncGenerator<string> {
  const unread = new AbortController();
  let failure: unknown;
  const result = streamText({
    model,
    system: systemPrompt,
    messages,
    maxOutputTokens: outputTokensMax,
    maxRetries: 2,
    abortSignal: AbortSignal.any([signal, unread.signal]),
    onError: ({ error }) => {
      failure = error;
    },
  });
  try {
    yield* result.textStream;
    if (failure !== undefined) throw failure;
    if ((await result.finishReason) === 'length') throw new GameRefused('The document breaks off before its end.');
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof GameRefused) throw error;
    throw unavailable(failure ?? error);
  } finally {
    unread.abort();
  }
}

/**
 * A provider's error: a plain sentence for the player, and for the log the cause, without anything that may repeat our
 * key.
 */
function unavailable(error: unknown): GeneratorUnavailable {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  const reason = `the model's service answered ${status ?? (cause as Error).message}`;
  if (status === 401 || status === 403)
    return new GeneratorUnavailable('The game generator is not set up correctly on this server.', reason);
  if (status === 429)
    return new GeneratorUnavailable('The game generator is busy at the moment; please try again in a while.', reason);
  return new GeneratorUnavailable('The game generator did not answer; please try again.', reason);
}
