import { ApiError, apiErrorOf } from './api-error.ts';
import { repeatableRoutes } from './api-types.generated.ts';
import type { LooseInput } from './input.ts';

export type ClientOptions = {
  /** The address of the service, without a trailing slash. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** The maximum number of attempts; 3 by default. */
  triesMax?: number;
  /** The longest Retry-After to wait for; with a longer one the error is thrown. 10 by default. */
  waitSecondsMax?: number;
  answerMs?: number;
  /** Whether a failed call is retried, where that is safe; always by default. */
  retries?(failure: Error): boolean;
};

export type Route = { method: string; path: string };

/**
 * Sends a call, and retries it when that is safe: after 429 and 503, which had no effect, as long as `Retry-After` is
 * short; and after a lost connection, if the call is idempotent or carries an Idempotency-Key.
 */
export async function send(options: ClientOptions, route: Route, input: LooseInput): Promise<Response> {
  const { triesMax = 3, waitSecondsMax = 10, retries = () => true } = options;
  const isRepeatable = repeatableRoutes.includes(`${route.method} ${route.path}`);
  const request = requestOf(options, route, isRepeatable, input);
  const isSafe = route.method !== 'POST' || isRepeatable;
  for (let tries = 1; ; tries++) {
    const failure = await attempt(options, request, input.signal);
    if (failure instanceof Response) return failure;
    const isWorthIt = failure instanceof ApiError ? isBusy(failure, waitSecondsMax) : isSafe;
    if (!isWorthIt || tries >= triesMax || input.signal?.aborted || !retries(failure)) throw failure;
    const seconds = failure instanceof ApiError ? failure.retryAfterSeconds : undefined;
    await wait((seconds ?? 0.2 * 2 ** tries) * 1000, input.signal);
  }
}

function isBusy({ status, retryAfterSeconds }: ApiError, secondsMax: number): boolean {
  return (status === 429 || status === 503) && retryAfterSeconds !== undefined && retryAfterSeconds <= secondsMax;
}

type Prepared = { address: string; init: RequestInit };

async function attempt(
  options: ClientOptions,
  { address, init }: Prepared,
  signal?: AbortSignal,
): Promise<Response | Error> {
  const { fetch: send = fetch, answerMs = 30_000 } = options;
  // The timeout applies until the response starts, because a stream of events is long.
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('The service did not answer in time.', 'TimeoutError')),
    answerMs,
  );
  try {
    const answer = await send(address, {
      ...init,
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
    return answer.ok ? answer : await apiErrorOf(answer);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}

function requestOf(
  { baseUrl }: ClientOptions,
  { method, path }: Route,
  isRepeatable: boolean,
  input: LooseInput,
): Prepared {
  const { token, body, query = {}, keepalive } = input;
  const filled = path.replace(/\{(\w+)\}/g, (_all, part: string) => encodeURIComponent(input.path?.[part] ?? ''));
  const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const search = new URLSearchParams(asked).toString();
  const key = isRepeatable ? (input.idempotencyKey ?? crypto.randomUUID()) : undefined;
  return {
    address: `${baseUrl}${filled}${search && `?${search}`}`,
    init: {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(keepalive && { keepalive }),
    },
  };
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
