import { useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../api/failure.ts';
import type { GenerationJob } from '../../api/shapes.ts';
import { call, callStream, onAccountChange } from '../../state/session.ts';
import { followJob } from './follow-job.ts';
import { jobs, putJob } from './jobs.ts';

type WatchedJob = {
  job: GenerationJob | undefined;
  failure: Failure | undefined;
  again(): void;
  /** What something that was done to it answered. */
  put(job: GenerationJob): void;
};

/** A job as it changes, for as long as somebody looks at it. */
export function useJob(id: string): WatchedJob {
  const [job, setJob] = useState(() => jobs.peek().jobs?.find((one) => one.id === id));
  const [failure, setFailure] = useState<Failure>();
  const [turn, setTurn] = useState(0);
  const put = (heard: GenerationJob) => {
    setJob(heard);
    putJob(heard);
  };
  useEffect(() => {
    const stop = new AbortController();
    const path = { id };
    void followJob(
      {
        open: (signal) => callStream('GET /api/jobs/{id}/events', { path, signal }),
        ask: async (signal) => (await call('GET /api/jobs/{id}', { path, signal })).job,
      },
      { tell: put, trouble: setFailure },
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
  return { job, failure, again: () => setTurn(turn + 1), put };
}
