import { useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../api/failure.ts';
import type { GenerationJob } from '../../api/shapes.ts';
import { call, callStream, onAccountChange } from '../../state/session.ts';
import { jobs, updateJob } from './jobs.ts';
import { watchJob } from './watch-job.ts';

type WatchedJob = {
  job: GenerationJob | undefined;
  failure: Failure | undefined;
  retry(): void;
  /** Sets the job to the response of an action. */
  put(job: GenerationJob): void;
};

/** A job with live updates, while it is shown. */
export function useJob(id: string): WatchedJob {
  const [job, setJob] = useState(() => jobs.peek().jobs?.find((one) => one.id === id));
  const [failure, setFailure] = useState<Failure>();
  const [turn, setTurn] = useState(0);
  const put = (received: GenerationJob) => {
    setJob(received);
    updateJob(received);
  };
  useEffect(() => {
    const stop = new AbortController();
    const path = { id };
    void watchJob(
      {
        open: (signal) => callStream('GET /api/jobs/{id}/events', { path, signal }),
        ask: async (signal) => (await call('GET /api/jobs/{id}', { path, signal })).job,
      },
      { update: put, fail: setFailure },
      stop.signal,
    );
    const forget = onAccountChange(() => {
      setJob(undefined);
      setTurn((before) => before + 1);
    });
    return () => {
      forget();
      stop.abort();
    };
  }, [id, turn]);
  return { job, failure, retry: () => setTurn(turn + 1), put };
}
