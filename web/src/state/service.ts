import { signal } from '@preact/signals';
import { isAborted, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';
import { type AnswerOf, request } from '../api/request.ts';

/** The operators' announcement and the service's features; undefined before the first answer. */
export const service = signal<AnswerOf<'GET /api/service'> | undefined>(undefined);

const everyMs = 120_000;
let asking: AbortController | undefined;
let tries = 0;
let cancelRetry = () => {};

/** Polls now, every two minutes, and when the visitor returns to the app. */
export function watchService(): void {
  void loadService();
  setInterval(() => void loadService(), everyMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadService();
  });
}

async function loadService(): Promise<void> {
  // A pending response would be older.
  asking?.abort();
  cancelRetry();
  asking = new AbortController();
  try {
    service.value = await request('GET /api/service', undefined, { signal: asking.signal });
    tries = 0;
  } catch (error) {
    if (isAborted(error)) return;
    if (!isFailure(error)) throw error;
    // The last known answer stays.
    cancelRetry = retryLater(error, tries++, () => void loadService());
  }
}
