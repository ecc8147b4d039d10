import { isAborted, isFailure } from './failure.ts';

/**
 * Calls `ask` repeatedly, with a pause after each answer, until it is stopped or `ask` returns 'done'. Paused while the
 * page is hidden. Failures wait for the next call, because the app shows elsewhere that the service is unreachable.
 */
export function poll(everyMs: number, ask: (signal: AbortSignal) => Promise<'done' | undefined>): () => void {
  const abort = new AbortController();
  const run = async () => {
    while (!abort.signal.aborted) {
      if (!document.hidden) {
        try {
          if ((await ask(abort.signal)) === 'done') return;
        } catch (error) {
          if (!isFailure(error) && !isAborted(error)) throw error;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
  void run();
  return () => abort.abort();
}
