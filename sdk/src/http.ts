import { type Failure, failure, failureOf } from './failure.ts';
import type { Session } from './session.ts';

const answerLimitMs = 15_000;
// From the first attempt; a request that would have to wait longer fails.
const retryLimitMs = 20_000;
const firstWaitMs = 500;

type RequestOptions = {
  body?: string;
  headers?: Record<string, string>;
  keepalive?: boolean;
  signal?: AbortSignal;
  // 'refused': retried only when the server certainly did nothing; 'never' also leaves renewing the token to the
  // caller.
  retry?: 'always' | 'refused' | 'never';
};

export type Http = ReturnType<typeof createHttp>;

export function createHttp(baseUrl: string, session: Session, fetch: typeof globalThis.fetch) {
  // Calls fetch before its first await, so that the request is sent even while the page is being closed.
  async function once<T>(method: string, path: string, options: RequestOptions, token: string): Promise<T> {
    const abort = new AbortController();
    const limit = setTimeout(() => abort.abort(), answerLimitMs);
    if (options.signal?.aborted) abort.abort();
    options.signal?.addEventListener('abort', () => abort.abort());
    try {
      const response = await fetch(`${baseUrl}/api/sdk/${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...options.headers,
        },
        ...(options.body === undefined ? {} : { body: options.body }),
        keepalive: options.keepalive ?? false,
        credentials: 'omit',
        signal: abort.signal,
      });
      const text = await response.text();
      if (!response.ok) throw failureOfResponse(response, text);
      return JSON.parse(text);
    } catch (error) {
      if (error instanceof Error && 'status' in error) throw error;
      throw abort.signal.aborted
        ? failure('timeout', 'The server took too long to answer.')
        : failure('network', 'The server could not be reached.');
    } finally {
      clearTimeout(limit);
    }
  }

  async function request<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
    const { retry = 'always' } = options;
    const until = Date.now() + retryLimitMs;
    let waitMs = firstWaitMs;
    let renewed = false;
    for (;;) {
      const token = session.token();
      if (!token && !(await session.renew(token))) {
        throw failure('no_token', 'This game runs only where the Coinop app shows it.', 401);
      }
      try {
        return await once<T>(method, path, options, session.token());
      } catch (error) {
        const problem = failureOf(error);
        if (retry === 'never') throw problem;
        if (problem.status === 401 && !renewed) {
          renewed = await session.renew(token);
          if (renewed) continue;
        }
        const delay = Math.max(problem.retryAfterMs ?? 0, waitMs);
        if (!mayRetry(problem, retry) || Date.now() + delay > until) throw problem;
        await sleep(delay);
        waitMs *= 2;
      }
    }
  }

  return { request };
}

function mayRetry({ status }: Failure, retry: 'always' | 'refused'): boolean {
  if (status === 429 || status === 503) return true;
  return retry === 'always' && (status === 0 || status >= 500);
}

function failureOfResponse(response: Response, text: string): Failure {
  let message = `The server answered ${response.status}.`;
  try {
    message = JSON.parse(text).error ?? message;
  } catch {
    // A proxy's page instead of our JSON: the status is enough.
  }
  const problem: Failure = failure(response.headers.get('Error-Code') ?? 'unknown', message, response.status);
  const retryAfter = Number(response.headers.get('Retry-After'));
  if (retryAfter > 0) problem.retryAfterMs = retryAfter * 1000;
  return problem;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
