import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel, type ModelMessage, RetryError, streamText } from 'ai';
import { gameHtmlBytesMax } from '../games/catalogue/game.ts';
import type { Context } from '../platform/context.ts';
import {
  type GameGenerator,
  GameRefused,
  type GenerationRequest,
  GeneratorUnavailable,
  type Watch,
} from './generator.ts';
import { draftFromAnswer } from './model-answer.ts';
import { systemPrompt } from './model-prompt.ts';

const outputTokensMax = 32_000;

/** A language model as a generator. */
export function modelGenerator(ctx: Context): GameGenerator {
  const model = openModel(ctx);
  return {
    make: async (request, watch) =>
      draftFromAnswer(await ask(model, [{ role: 'user', content: requestText(request) }], watch), request),
    repair: async (request, draft, problem, watch) => {
      const messages: ModelMessage[] = [
        { role: 'user', content: requestText(request) },
        { role: 'assistant', content: draft.html },
        {
          role: 'user',
          content: `We played your game in a browser. ${problem} Fix it and answer with the whole document again.`,
        },
      ];
      return draftFromAnswer(await ask(model, messages, watch), request);
    },
  };
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
  if (isRefinement)
    return `Here is the game "${remix.title}":\n\n${remix.html}\n\nKeep it and its title, and change only this: ${prompt}`;
  return `Here is the game "${remix.title}":\n\n${remix.html}\n\nMake a new game from it, changed like this: ${prompt}`;
}

/** The whole answer, cut off as soon as it is larger than a game may be. */
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
 * The answer piece by piece. Only what goes wrong in here is the provider's fault: an error of whoever reads, such as a
 * database that is away for a moment, must stay what it is, because a job is tried again after that one.
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

/** A provider's error, for the player a plain sentence, for the log its cause without what it may repeat of our key. */
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
