import { readEvents } from '@coinop/client';
import { type Failure, isAborted, isFailure } from '../../api/failure.ts';
import type { GenerationJob } from '../../api/shapes.ts';

/** The two ways to get a job's state. */
export type JobWire = {
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  ask(signal: AbortSignal): Promise<GenerationJob>;
};

type JobListener = {
  update(job: GenerationJob): void;
  /** Why no updates arrive; undefined once they do again. */
  fail(failure: Failure | undefined): void;
};

/** The service sends something every 15 seconds; a longer silence means that a proxy holds it back. */
const silenceMs = 25_000;
const missesMax = 3;
const pollMs = 3_000;
const waitMsMax = 15_000;

export function isUnfinished({ status }: Pick<GenerationJob, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/**
 * Reports a job until it has finished or `signal` is aborted: by its stream, which is reopened when it breaks, and by
 * polling where streams do not get through.
 */
export async function watchJob(wire: JobWire, listener: JobListener, signal: AbortSignal): Promise<void> {
  /** Consecutive streams without data although the service could be reached. */
  let misses = 0;
  let failures = 0;
  const now = { isOver: false };
  const update = (job: GenerationJob) => {
    if (signal.aborted) return;
    listener.fail(undefined);
    listener.update(job);
    now.isOver = !isUnfinished(job);
  };
  while (!signal.aborted) {
    try {
      const streams = misses < missesMax;
      if (streams) misses = (await listen(wire, update, signal)) ? 0 : misses + 1;
      // Also when the stream broke off: the end of the job may have been in the rest.
      if (!now.isOver) update(await wire.ask(signal));
      if (now.isOver) return;
      failures = 0;
      await wait(streams ? 1_000 : pollMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isFailure(error)) throw error;
      listener.fail(error);
      // A job that does not exist will not appear later.
      if (error.status === 404) return;
      misses = 0;
      failures += 1;
      await wait(Math.min(500 * 2 ** failures, waitMsMax), signal);
    }
  }
}

/** Returns whether any data was received. */
async function listen(wire: JobWire, update: (job: GenerationJob) => void, signal: AbortSignal): Promise<boolean> {
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), silenceMs);
  let isReceived = false;
  try {
    const stream = await wire.open(AbortSignal.any([signal, quiet.signal]));
    const onChunk = () => {
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), silenceMs);
    };
    for await (const { event, data } of readEvents(stream, onChunk)) {
      if (event !== 'job') continue;
      isReceived = true;
      update((JSON.parse(data) as { job: GenerationJob }).job);
    }
    return isReceived;
  } catch (error) {
    if (signal.aborted) throw error;
    // How browsers report a connection that was lost midway.
    if (error instanceof TypeError || isAborted(error)) return isReceived;
    if (isFailure(error) && error.status !== 404) return false;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Waits, but ends early when the network is back. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener?.('online', done);
    signal.addEventListener('abort', done);
  });
}
