import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Failure, isAborted, isFailure } from '../api/failure.ts';
import type { AnswerOf, InputArguments, RouteName } from '../api/request.ts';
import { call, onAccountChange } from './session.ts';

export type Answered<T> = {
  answer: T | undefined;
  failure: Failure | undefined;
  /** Asks again; what is shown stays until the new answer is there. */
  again(): void;
  /** Puts another answer in its place, when something that was done told it. */
  replace(answer: T): void;
};

/** What a route answers, asked when the component appears, when its input changes and when another account is here. */
export function useAnswer<R extends RouteName>(route: R, ...[input]: InputArguments<R>): Answered<AnswerOf<R>> {
  const [state, setState] = useState<{ answer?: AnswerOf<R>; failure?: Failure }>({});
  const running = useRef<AbortController>(undefined);
  const asked = JSON.stringify(input ?? null);

  const ask = useCallback(async () => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    try {
      const full = [{ ...(input ?? {}), signal: abort.signal }] as unknown as InputArguments<R>;
      const answer = await call(route, ...full);
      if (!abort.signal.aborted) setState({ answer });
    } catch (error) {
      if (isAborted(error) || abort.signal.aborted) return;
      if (!isFailure(error)) throw error;
      setState((before) => ({ ...before, failure: error }));
    }
  }, [route, asked]);

  useEffect(() => {
    setState({});
    void ask();
    const stop = onAccountChange((after) => {
      // What a member was shown is not for whoever comes after them.
      if (after === 'sign-out') setState({});
      void ask();
    });
    return () => {
      stop();
      running.current?.abort();
    };
  }, [ask]);

  return {
    answer: state.answer,
    failure: state.failure,
    again: () => void ask(),
    replace(answer) {
      // An answer that is still under way may have been given before.
      running.current?.abort();
      setState({ answer });
    },
  };
}
