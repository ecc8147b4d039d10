import { setTimeout as sleep } from 'node:timers/promises';

export type RunningJob = { name: string; id: string; since: string };

/** The running jobs of this process, so that a shutdown can wait for them and interrupt those that take too long. */
export type JobRuns = {
  /**
   * Aborted when the wait is over: a run that sees it ends soon and is queued again, which does not count as an
   * attempt.
   */
  stopping: AbortSignal;
  track(run: Promise<void>, job: { name: string; id: string }): Promise<void>;
  /** The running jobs. */
  list(): RunningJob[];
  /** Waits for all runs up to the given time, then interrupts them and waits a few seconds more. */
  drain(seconds: number): Promise<void>;
};

/** The time for an interrupted run to end its programs and store that it did not finish. */
const unwindSeconds = 8;

export function createJobRuns(): JobRuns {
  const running = new Map<Promise<unknown>, RunningJob>();
  const controller = new AbortController();
  const allEnded = async () => {
    while (running.size > 0) await Promise.allSettled([...running.keys()]);
  };
  return {
    stopping: controller.signal,
    list: () => [...running.values()],
    track(run, { name, id }) {
      running.set(run, { name, id, since: new Date().toISOString() });
      const forget = () => void running.delete(run);
      run.then(forget, forget);
      return run;
    },
    async drain(seconds) {
      if (!(await endsWithin(allEnded(), seconds))) {
        controller.abort(new Error('this node is stopping'));
        await endsWithin(allEnded(), unwindSeconds);
      }
    },
  };
}

async function endsWithin(work: Promise<void>, seconds: number): Promise<boolean> {
  const timer = new AbortController();
  const inTime = work.then(() => true);
  const late = sleep(seconds * 1000, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([inTime, late]);
  timer.abort();
  return ended;
}
