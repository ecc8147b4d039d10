import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Failure, isAborted, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';

export type Query<T> = {
  data: T | undefined;
  failure: Failure | undefined;
  /** Loads again; the old data stays until the new has arrived. */
  refetch(): void;
  /** Replaces the data, when a mutation returned it. */
  setData(data: T): void;
};

type State<T> = { key?: string | undefined; data?: T; failure?: Failure };
type Subscribe = (listener: (after: 'sign-in' | 'sign-out') => void) => () => void;

const never: Subscribe = () => () => undefined;

/**
 * The result of `load`: fetched on mount, when the key changes and when the account does; nothing without a key.
 * Failures that are not the visitor's fault are retried automatically.
 */
export function useFetched<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
  onAccountChange: Subscribe = never,
): Query<T> {
  const [state, setState] = useState<State<T>>({});
  const running = useRef<AbortController>(undefined);
  const retry = useRef({ tries: 0, cancel: () => {} });
  const wanted = useRef({ key, load });
  wanted.current = { key, load };

  const fetchData = async () => {
    running.current?.abort();
    retry.current.cancel();
    const now = wanted.current;
    if (now.key === undefined) return;
    const abort = new AbortController();
    running.current = abort;
    try {
      const data = await now.load(abort.signal);
      if (abort.signal.aborted) return;
      retry.current.tries = 0;
      setState({ key: now.key, data });
    } catch (error) {
      if (isAborted(error) || abort.signal.aborted) return;
      if (!isFailure(error)) throw error;
      setState((before) => ({ ...(before.key === now.key && before), key: now.key, failure: error }));
      retry.current.cancel = retryLater(error, retry.current.tries++, () => void fetchData());
    }
  };

  // A layout effect ends as soon as its screen is removed. Any other ends a frame later: a screen removed by a change
  // of account would still be notified, and load with the next account's token.
  useLayoutEffect(() => {
    retry.current.tries = 0;
    void fetchData();
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = onAccountChange((after) => {
      running.current?.abort();
      retry.current.cancel();
      // A member's data must not be shown to the next person on this device.
      if (after === 'sign-out') setState({});
      // By then the screens that do not fit the new account are removed.
      timer = setTimeout(() => void fetchData());
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      running.current?.abort();
      retry.current.cancel();
    };
  }, [key]);

  // Until its own response has arrived, nothing is known: the earlier data belongs to another key.
  const { data, failure } = state.key === key ? state : {};
  return {
    data,
    failure,
    refetch: () => void fetchData(),
    setData(changed) {
      // A pending response may be older than this.
      running.current?.abort();
      setState({ key, data: changed });
    },
  };
}
