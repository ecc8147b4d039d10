import { signal } from '@preact/signals';
import { isAborted, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';
import { type AnswerOf, request } from '../api/request.ts';

/** What the operators tell everybody, and what this service offers; undefined until it has answered. */
export const service = signal<AnswerOf<'GET /api/service'> | undefined>(undefined);

const everyMs = 120_000;
let asking: AbortController | undefined;
let tries = 0;
let cancelRetry = () => {};

/** Asks now, every two minutes, and when somebody comes back to the app. */
export function watchService(): void {
  void loadService();
  setInterval(() => void loadService(), everyMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadService();
  });
}

async function loadService(): Promise<void> {
  // An answer still under way would be older.
  asking?.abort();
  cancelRetry();
  asking = new AbortController();
  try {
    service.value = await request('GET /api/service', undefined, { signal: asking.signal });
    tries = 0;
  } catch (error) {
    if (isAborted(error)) return;
    if (!isFailure(error)) throw error;
    // What is known stays.
    cancelRetry = retryLater(error, tries++, () => void loadService());
  }
}
