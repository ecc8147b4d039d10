import { useRef, useState } from 'preact/hooks';
import { type Failure, isFailure } from '../api/failure.ts';

export type Mutation = {
  busy: boolean;
  /** Why the last one failed; undefined once another has started or `reset` was called. */
  failure: Failure | undefined;
  /** Runs the work, unless it is already running: a second tap changes nothing. */
  mutate(work: () => Promise<unknown>): Promise<void>;
  reset(): void;
};

/** An action of the visitor: whether it is running, and why it failed. */
export function useMutation(): Mutation {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef(false);
  const mutate = async (work: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!isFailure(error)) throw error;
      setFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, mutate, reset: () => setFailure(undefined) };
}
