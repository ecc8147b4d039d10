import { signal } from '@preact/signals';
import { t, translateError } from '../messages/translate.ts';
import { Failure } from './failure.ts';
import type { Api } from './types.generated.ts';

export type RouteName = keyof Api;
export type AnswerOf<R extends RouteName> = Api[R]['answer'];
export type BodyOf<R extends RouteName> = Api[R]['body'];

type Nothing = Record<never, never>;
type Part<Name extends string, T> = [T] extends [undefined]
  ? Nothing
  : Nothing extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };
export type Input<R extends RouteName> = Part<'path', Api[R]['path']> &
  Part<'query', Api[R]['query']> &
  Part<'body', Api[R]['body']> & {
    signal?: AbortSignal;
    /** Lets the request outlive the page. */
    keepalive?: boolean;
  };
/** What follows the route's name in a call: nothing, where nothing is needed. */
export type InputArguments<R extends RouteName> = Nothing extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

type LooseInput = {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
};

const answerLimitMs = 20_000;
const triesMax = 3;

/** Whether the service answered lately, whatever it said. The browser's own word is wrong too often to rely on alone. */
export const reachable = signal(navigator.onLine);
addEventListener('offline', () => {
  reachable.value = false;
});

export async function request<R extends RouteName>(
  route: R,
  token: string | undefined,
  ...[input]: InputArguments<R>
): Promise<AnswerOf<R>> {
  const [method = 'GET', template = '/'] = route.split(' ');
  const { path, query, body, signal, keepalive } = (input ?? {}) as LooseInput;
  const limit = AbortSignal.timeout(answerLimitMs);
  const address = addressOf(template, path, query);
  const init: RequestInit = {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    keepalive: keepalive ?? false,
  };
  for (let tries = 1; ; tries++) {
    const response = await send(address, init);
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as AnswerOf<R>;
    const failure = await failureOf(response);
    // A busy service did nothing yet and says when to come again.
    if (failure.status !== 503 || failure.retryAfterSeconds === undefined || tries === triesMax) throw failure;
    await new Promise((resolve) => setTimeout(resolve, Math.min(failure.retryAfterSeconds ?? 1, 5) * 1000));
  }
}

/** Opens what a route goes on sending: the bytes as they come. The time limit holds until it begins. */
export async function requestStream<R extends RouteName>(
  route: R,
  token: string,
  input: Input<R> & { signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const [method = 'GET', template = '/'] = route.split(' ');
  const { path, query, signal } = input as LooseInput & { signal: AbortSignal };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), answerLimitMs);
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await send(addressOf(template, path, query), {
      method,
      headers,
      signal: AbortSignal.any([signal, limit.signal]),
    });
    if (!response.ok || !response.body) throw await failureOf(response);
    return response.body;
  } finally {
    clearTimeout(timer);
  }
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    reachable.value = true;
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    reachable.value = false;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw timedOut
      ? new Failure(0, 'timeout', t('failure.timeout'))
      : new Failure(0, 'unreachable', t('failure.unreachable'));
  }
}

function addressOf(template: string, path: LooseInput['path'], query: LooseInput['query']): string {
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${address}?${search}` : address;
}

async function failureOf(response: Response): Promise<Failure> {
  const seconds = Number(response.headers.get('Retry-After')) || undefined;
  const code = response.headers.get('Error-Code') ?? 'unknown';
  let sentence = t('failure.unknown');
  try {
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null && 'error' in body) sentence = String(body.error);
  } catch {
    // A proxy's page instead of our JSON: the general sentence stays.
  }
  return new Failure(response.status, code, translateError(code, sentence), seconds);
}
