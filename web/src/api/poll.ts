import { isAborted, isFailure } from './failure.ts';

/**
 * Asks again and again, a pause after each answer, until it is stopped or `ask` answers 'done'. A page nobody looks at
 * asks nothing. What fails is left to the next time, for the app says elsewhere that the service is away.
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
