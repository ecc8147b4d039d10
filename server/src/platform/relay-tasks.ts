import type { Worker } from 'node:cluster';
import { messageOf } from '../process/startup-error.ts';
import { type Helpers, HelperUnavailable, type Task, type TaskOptions } from './helper.ts';

/**
 * The processes of one node share its helpers: they ask the process that started them, which has them. The messages are
 * JSON, so only tasks can be relayed whose input and output are, and none that tell of a progress.
 */
type Relayed = { task: Task<unknown, unknown>; id: number; input: unknown } | { id: number; isCanceled: true };
type Returned = { id: number; output?: unknown; error?: string; isUnavailable?: boolean };

/** Lets a process of ours use these helpers. */
export function shareHelpers(helpers: Helpers, worker: Worker): void {
  const asked = new Map<number, AbortController>();
  const answer = (message: Returned) => {
    // One that has just ended needs no answer; its `exit` is heard below.
    if (worker.isConnected()) worker.send({ returned: message }, () => undefined);
  };
  worker.on('message', (message: { relayed?: Relayed }) => {
    const { relayed } = message;
    if (relayed === undefined) return;
    if ('isCanceled' in relayed) return asked.get(relayed.id)?.abort(new Error('canceled'));
    const { id, task, input } = relayed;
    const abort = new AbortController();
    asked.set(id, abort);
    void helpers
      .run(task, input, { signal: abort.signal })
      .then(
        (output) => answer({ id, output }),
        (error) => answer({ id, error: messageOf(error), isUnavailable: error instanceof HelperUnavailable }),
      )
      .finally(() => asked.delete(id));
  });
  worker.once('exit', () => {
    for (const abort of asked.values()) abort.abort(new Error('who asked has ended'));
  });
}

type Waiting = { resolve(output: unknown): void; reject(error: unknown): void };

/** The helpers of the process that started this one. */
export function relayedHelpers(): Helpers {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const hear = ({ returned }: { returned?: Returned }) => {
    if (returned === undefined) return;
    const { id, output, error, isUnavailable } = returned;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(output);
    else asked?.reject(isUnavailable ? new HelperUnavailable(error) : new Error(error));
  };
  process.on('message', hear);
  const say = (relayed: Relayed) => process.send?.({ relayed });
  return {
    run: <Input, Output, Progress>(
      task: Task<Input, Output, Progress>,
      input: Input,
      { signal }: TaskOptions<Progress> = {},
    ) => {
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      const cancel = () => {
        say({ id, isCanceled: true });
        waiting.delete(id);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      waiting.set(id, { resolve: resolve as (output: unknown) => void, reject });
      const { helper, name, seconds } = task;
      say({ id, task: { helper, name, seconds }, input });
      return promise.finally(() => signal?.removeEventListener('abort', cancel));
    },
    close: async () => {
      process.removeListener('message', hear);
      for (const { reject } of waiting.values()) reject(new HelperUnavailable('this process is stopping'));
    },
  };
}
