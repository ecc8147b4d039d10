import { useRef, useState } from 'preact/hooks';
import { type Failure, isFailure } from '../api/failure.ts';

export type Attempt = {
  busy: boolean;
  /** Why the last one did not succeed; undefined as soon as there is another, or `forget` was called. */
  failure: Failure | undefined;
  /** Does the work, unless the one before is still under way: a second tap asks for nothing more. */
  attempt(work: () => Promise<unknown>): Promise<void>;
  forget(): void;
};

/** Something the visitor asks for: whether it is under way, and why it did not work. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef(false);
  const attempt = async (work: () => Promise<unknown>) => {
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
  return { busy, failure, attempt, forget: () => setFailure(undefined) };
}
