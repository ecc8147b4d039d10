import { useState } from 'preact/hooks';
import type { Failure } from '../api/failure.ts';
import { type SubscribeToAccount, useLoad } from './use-load.ts';

export type Query<T> = {
  data: T | undefined;
  failure: Failure | undefined;
  /** Loads again; the old data stays until the new has arrived. */
  refetch(): void;
  /** Replaces the data, when a mutation returned it. */
  setData(data: T): void;
};

type State<T> = { key?: string | undefined; data?: T; failure?: Failure };

const never: SubscribeToAccount = () => () => undefined;

/**
 * The result of `load`: fetched on mount, when the key changes and when the account does; nothing without a key.
 * Failures that are not the visitor's fault are retried automatically.
 */
export function useFetched<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
  onAccountChange: SubscribeToAccount = never,
): Query<T> {
  const [state, setState] = useState<State<T>>({});
  const { start, abort } = useLoad(
    key,
    {
      load: key === undefined ? undefined : load,
      onLoaded: (data) => setState({ key, data }),
      onFailed: (failure) => setState((before) => ({ ...(before.key === key && before), key, failure })),
      onSignOut: () => setState({}),
    },
    onAccountChange,
  );

  // Until its own response has arrived, nothing is known: the earlier data belongs to another key.
  const { data, failure } = state.key === key ? state : {};
  return {
    data,
    failure,
    refetch: start,
    setData(changed) {
      // A pending response may be older than this.
      abort();
      setState({ key, data: changed });
    },
  };
}
