import {
  type Answer,
  ApiError,
  answerIn,
  type Input as ClientInput,
  type ClientOptions,
  type RouteName,
  type Routes,
  sendRoute,
} from '@coinop/client';
import { signal } from '@preact/signals';
import { t, translateError } from '../messages/translate.ts';
import { Failure } from './failure.ts';

export type { RouteName };
export type AnswerOf<R extends RouteName> = Answer<Routes[R]>;
/** Without the token, which is added by the session. */
export type Input<R extends RouteName> = Omit<ClientInput<Routes[R]>, 'token'>;
export type BodyOf<R extends RouteName> = Input<R> extends { body?: infer Body } ? Body : undefined;
/** The arguments after the route's name: none where nothing is required. */
export type InputArguments<R extends RouteName> =
  Record<never, never> extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

/**
 * Whether the service answered recently, with any status. The browser's own online flag is wrong too often to rely on
 * alone.
 */
export const reachable = signal(navigator.onLine);
addEventListener('offline', () => {
  reachable.value = false;
});

const options: ClientOptions = {
  baseUrl: '',
  fetch: fetchAndNotice,
  answerMs: 20_000,
  waitSecondsMax: 5,
  // A busy service has done nothing yet and sends Retry-After. Being offline is shown at once.
  retries: (failure) => failure instanceof ApiError && failure.status === 503,
};

export async function request<R extends RouteName>(
  route: R,
  token: string | undefined,
  ...[input]: InputArguments<R>
): Promise<AnswerOf<R>> {
  const answer = await sendOrFail(route, { ...input, ...(token !== undefined && { token }) });
  try {
    return (await answerIn(answer)) as AnswerOf<R>;
  } catch (error) {
    // The connection was lost while the response was read.
    throw failureOf(error);
  }
}

/** Opens a streaming response. The timeout applies until it starts. */
export async function requestStream<R extends RouteName>(
  route: R,
  token: string,
  input: Input<R> & { signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await sendOrFail(route, { ...input, token });
  if (body === null) throw new Failure(0, 'unknown', t('failure.unknown'));
  return body;
}

async function sendOrFail(route: RouteName, input: object): Promise<Response> {
  try {
    return await sendRoute(options, route, input);
  } catch (error) {
    throw failureOf(error);
  }
}

/** The failure, in the visitor's language; an aborted request stays an abort. */
export function failureOf(error: unknown): unknown {
  if (error instanceof ApiError) {
    const { status, code, sentence = t('failure.unknown'), retryAfterSeconds } = error;
    return new Failure(status, code, translateError(code, sentence), retryAfterSeconds);
  }
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return isTimeout
    ? new Failure(0, 'timeout', t('failure.timeout'))
    : new Failure(0, 'unreachable', t('failure.unreachable'));
}

async function fetchAndNotice(...call: Parameters<typeof fetch>): Promise<Response> {
  try {
    const answer = await fetch(...call);
    reachable.value = true;
    return answer;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) reachable.value = false;
    throw error;
  }
}
