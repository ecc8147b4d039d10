import { readEvents } from '@coinop/client';
import { type Failure, isAborted, isFailure } from '../../api/failure.ts';
import type { GenerationJob } from '../../api/shapes.ts';

/** The two ways to learn about a job. */
export type JobWire = {
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  ask(signal: AbortSignal): Promise<GenerationJob>;
};

type JobListener = {
  update(job: GenerationJob): void;
  /** Why nothing arrives at the moment; undefined once it does again. */
  fail(failure: Failure | undefined): void;
};

/** The service says something every 15 seconds; when it is quiet for longer, something between holds it back. */
const silenceMs = 25_000;
const missesMax = 3;
const pollMs = 3_000;
const waitMsMax = 15_000;

export function isUnfinished({ status }: Pick<GenerationJob, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/**
 * Reports a job until it has ended or `signal` says stop: by its stream, which is opened again when it breaks, and by
 * asking now and then where streams do not come through.
 */
export async function watchJob(wire: JobWire, listener: JobListener, signal: AbortSignal): Promise<void> {
  /** Streams in a row that brought nothing though the service could be asked. */
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
      // Also when the stream broke off in the middle: the end of the job may have been in the rest.
      if (!now.isOver) update(await wire.ask(signal));
      if (now.isOver) return;
      failures = 0;
      await wait(streams ? 1_000 : pollMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isFailure(error)) throw error;
      listener.fail(error);
      // A job that is not there will not be there later.
      if (error.status === 404) return;
      misses = 0;
      failures += 1;
      await wait(Math.min(500 * 2 ** failures, waitMsMax), signal);
    }
  }
}

/** Answers whether anything was heard. */
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
    // The browser's word for a connection that broke in the middle.
    if (error instanceof TypeError || isAborted(error)) return isReceived;
    if (isFailure(error) && error.status !== 404) return false;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Waits, but no longer than until the network is back. */
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
