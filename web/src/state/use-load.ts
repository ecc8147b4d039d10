import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Failure, isAborted, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';

export type SubscribeToAccount = (listener: (after: 'sign-in' | 'sign-out') => void) => () => void;

type LoadOptions<T> = {
  /** Whether the key's data is cached, so that only a change of account loads it. */
  isLoaded?: boolean;
  /** Undefined while there is nothing to load. */
  load: ((signal: AbortSignal) => Promise<T>) | undefined;
  onLoaded(data: T): void;
  onFailed(failure: Failure): void;
  onSignOut?(): void;
};

/**
 * Loads on mount, when the key changes and when the account does. A new load aborts the previous one. Failures that are
 * not the visitor's fault are retried automatically.
 */
export function useLoad<T>(
  key: string | undefined,
  options: LoadOptions<T>,
  onAccountChange: SubscribeToAccount,
): { start(): void; abort(): void } {
  const running = useRef<AbortController>(undefined);
  const retry = useRef({ tries: 0, cancel: () => {} });
  const latest = useRef(options);
  latest.current = options;

  const abort = () => {
    running.current?.abort();
    retry.current.cancel();
  };
  const start = async () => {
    abort();
    const { load, onLoaded, onFailed } = latest.current;
    if (load === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const data = await load(signal);
      if (signal.aborted) return;
      retry.current.tries = 0;
      onLoaded(data);
    } catch (error) {
      if (isAborted(error) || signal.aborted) return;
      if (!isFailure(error)) throw error;
      onFailed(error);
      retry.current.cancel = retryLater(error, retry.current.tries++, () => void start());
    }
  };

  // A layout effect ends as soon as its screen is removed. Any other ends a frame later: a screen removed by a change
  // of account would still be notified, and load with the next account's token.
  useLayoutEffect(() => {
    retry.current.tries = 0;
    if (!options.isLoaded) void start();
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = onAccountChange((after) => {
      abort();
      // A member's data must not be shown to the next person on this device.
      if (after === 'sign-out') latest.current.onSignOut?.();
      // By then the screens that do not fit the new account are removed.
      timer = setTimeout(() => void start());
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      abort();
    };
  }, [key]);

  return { start: () => void start(), abort };
}
