import type { Failure } from './failure.ts';
import { reachable } from './request.ts';

const firstMs = 1_000;
const longestMs = 30_000;

const waiting = new Set<() => void>();
let isProbing = false;

/** Doubles with every attempt, up to half a minute; randomized, so that clients do not all return at once. */
export function backOffMs(tries: number): number {
  return Math.min(firstMs * 2 ** tries, longestMs) * (0.75 + Math.random() * 0.5);
}

/**
 * Retries what failed through no fault of the visitor: as soon as the service can be reached again, or, when it answers
 * with an error, after a delay. Returns a function that cancels it. Other failures are not retried.
 */
export function retryLater(failure: Failure, tries: number, again: () => void): () => void {
  if (failure.status === 0 && !reachable.value) {
    waiting.add(again);
    return () => waiting.delete(again);
  }
  if (failure.status !== 0 && failure.status < 500) return () => undefined;
  const timer = setTimeout(again, backOffMs(tries));
  return () => clearTimeout(timer);
}

/** From the first failed connection on, the service is polled with growing delays until it answers. */
export function probeWhileUnreachable(): void {
  reachable.subscribe((isReachable) => {
    if (isReachable) {
      const all = [...waiting];
      waiting.clear();
      for (const again of all) again();
    } else if (!isProbing) void probe();
  });
}

async function probe(): Promise<void> {
  isProbing = true;
  for (let tries = 0; !reachable.value; tries++) {
    await pause(backOffMs(tries));
    if (reachable.value) break;
    try {
      const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
      if (ok) reachable.value = true;
    } catch {
      // Still unreachable: the next attempt is later.
    }
  }
  isProbing = false;
}

/** Ends early when the browser is online again or the page becomes visible. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(() => {
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', end);
      resolve();
    }, ms);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', end);
  });
}
