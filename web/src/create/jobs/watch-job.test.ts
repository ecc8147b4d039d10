import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../api/failure.ts';
import type { GenerationJob } from '../../api/shapes.ts';
import { type JobWire, watchJob } from './watch-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const jobAt = (status: GenerationJob['status'], progress: number) => ({ id: 'x', status, progress }) as GenerationJob;
const saying = (...jobs: GenerationJob[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const job of jobs)
        controller.enqueue(new TextEncoder().encode(`event: job\ndata: ${JSON.stringify({ job })}\n\n`));
      controller.close();
    },
  });
const breaking = (job: GenerationJob) => {
  let isSaid = false;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSaid) controller.error(new TypeError('network error'));
      else controller.enqueue(new TextEncoder().encode(`event: job\ndata: ${JSON.stringify({ job })}\n\n`));
      isSaid = true;
    },
  });
};
const offline = new Failure(0, 'unreachable', 'The service cannot be reached.');

/** Follows until the end, with fake timers that advance whenever the code waits. */
async function follow(wire: Partial<JobWire>, signal = new AbortController().signal) {
  const events: string[] = [];
  const full: JobWire = {
    open: () => Promise.reject(offline),
    ask: () => Promise.reject(offline),
    ...wire,
  };
  const following = watchJob(
    full,
    {
      update: ({ status, progress }) => void events.push(`${status} ${progress}`),
      fail: (failure) => void (failure && events.push(failure.code)),
    },
    signal,
  );
  let isDone = false;
  void following.finally(() => {
    isDone = true;
  });
  for (let step = 0; step < 200 && !isDone; step++) await vi.advanceTimersByTimeAsync(500);
  await following;
  return events;
}

describe('following a job', () => {
  it('reports what the stream says until the job ends, and asks nothing else', async () => {
    const ask = vi.fn();
    const open = async () => saying(jobAt('queued', 0), jobAt('running', 0.5), jobAt('succeeded', 1));
    expect(await follow({ open, ask })).toEqual(['queued 0', 'running 0.5', 'succeeded 1']);
    expect(ask).not.toHaveBeenCalled();
  });

  it('reopens a broken stream', async () => {
    const streams = [breaking(jobAt('running', 0.2)), saying(jobAt('running', 0.6), jobAt('succeeded', 1))];
    const open = vi.fn(async () => streams.shift() ?? saying());
    const ask = async () => jobAt('running', 0.4);
    expect(await follow({ open, ask })).toEqual(['running 0.2', 'running 0.4', 'running 0.6', 'succeeded 1']);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('polls where streams do not get through', async () => {
    const answers = [0.1, 0.2, 0.3, 0.4].map((progress) => jobAt('running', progress));
    const open = vi.fn(async () => saying());
    const ask = async () => answers.shift() ?? jobAt('failed', 0.4);
    expect(await follow({ open, ask })).toEqual([
      'running 0.1',
      'running 0.2',
      'running 0.3',
      'running 0.4',
      'failed 0.4',
    ]);
    expect(open).toHaveBeenCalledTimes(3);
  });

  it('gives up a silent stream', async () => {
    const open = vi.fn(
      async (signal: AbortSignal) =>
        new ReadableStream<Uint8Array>({
          start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
        }),
    );
    expect(await follow({ open, ask: async () => jobAt('succeeded', 1) })).toEqual(['succeeded 1']);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('reports a broken connection, waits longer each time, and continues when it is back', async () => {
    let calls = 0;
    const open = async () => {
      calls += 1;
      if (calls < 4) throw offline;
      return saying(jobAt('succeeded', 1));
    };
    expect(await follow({ open })).toEqual(['unreachable', 'unreachable', 'unreachable', 'succeeded 1']);
  });

  it('ends for a job that does not exist', async () => {
    const gone = new Failure(404, 'not_found', 'There is no such job.');
    expect(await follow({ open: () => Promise.reject(gone) })).toEqual(['not_found']);
  });

  it('stops when events to', async () => {
    const stop = new AbortController();
    const open = async () => {
      stop.abort();
      return saying(jobAt('running', 0.5));
    };
    expect(await follow({ open }, stop.signal)).toEqual([]);
  });
});
