import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Failure, isAborted, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';
import type { AnswerOf, InputArguments, RouteName } from '../api/request.ts';
import { call, onAccountChange } from './session.ts';

export type Query<T> = {
  data: T | undefined;
  failure: Failure | undefined;
  /** Asks again; the old data stays until the new is there. */
  refetch(): void;
  /** Replaces the data, when a mutation returned it. */
  setData(data: T): void;
};

type State<T> = { key: string; data?: T; failure?: Failure };

/** The data of a route: fetched on mount, when the input changes and when somebody signs in or out. */
export function useQuery<R extends RouteName>(route: R, ...[input]: InputArguments<R>): Query<AnswerOf<R>> {
  const [state, setState] = useState<State<AnswerOf<R>>>({ key: '' });
  const running = useRef<AbortController>(undefined);
  const retry = useRef({ tries: 0, cancel: () => {} });
  const inputKey = JSON.stringify(input ?? null);
  const key = `${route} ${inputKey}`;

  const fetchData = useCallback(async () => {
    running.current?.abort();
    retry.current.cancel();
    const abort = new AbortController();
    running.current = abort;
    try {
      const full = [{ ...(input ?? {}), signal: abort.signal }] as unknown as InputArguments<R>;
      const data = await call(route, ...full);
      if (abort.signal.aborted) return;
      retry.current.tries = 0;
      setState({ key, data });
    } catch (error) {
      if (isAborted(error) || abort.signal.aborted) return;
      if (!isFailure(error)) throw error;
      setState((before) => ({ ...(before.key === key && before), key, failure: error }));
      retry.current.cancel = retryLater(error, retry.current.tries++, () => void fetchData());
    }
  }, [route, inputKey]);

  useEffect(() => {
    void fetchData();
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = onAccountChange((after) => {
      running.current?.abort();
      // A member's data must not be shown to the next person on this device.
      if (after === 'sign-out') setState({ key });
      // Once the change is drawn: a screen that it removes must not ask in the next person's name.
      timer = setTimeout(() => void fetchData());
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      running.current?.abort();
      retry.current.cancel();
    };
  }, [fetchData]);

  // Until its own answer is there, nothing is known: what was asked for before is another thing's.
  const { data, failure } = state.key === key ? state : {};
  return {
    data,
    failure,
    refetch: () => void fetchData(),
    setData(changed) {
      // A response still under way may be older than this.
      running.current?.abort();
      setState({ key, data: changed });
    },
  };
}
