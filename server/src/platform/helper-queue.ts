import type { Log } from '../process/log.ts';
import { type Helper, HelperUnavailable, type Task, type TaskOptions } from './helper.ts';
import { type Answer, type HelperProcess, startHelperProcess } from './helper-process.ts';

export type TaskQueue = {
  run(task: Task<unknown, unknown, unknown>, input: unknown, options: TaskOptions<unknown>): Promise<unknown>;
  close(): Promise<void>;
};

type Outcome = { output: unknown } | { error: unknown };

type Pending = {
  id: number;
  name: string;
  input: unknown;
  /** Whoever asked has an answer: the result, or that it gave up. */
  isSettled(): boolean;
  settle(outcome: Outcome): void;
  /** Tells of a progress. */
  tell(progress: unknown): void;
  /** Once all that was told has been heard. */
  heard(): Promise<void>;
  stuck: NodeJS.Timeout | undefined;
  /** The process that runs it. */
  by: HelperProcess | undefined;
};

/** The tasks of one helper, and its process while there is one. */
export function openQueue(helper: Helper, log: Pick<Log, 'error'>): TaskQueue {
  const waiting: Pending[] = [];
  const running = new Map<number, Pending>();
  let child: HelperProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const startWaiting = () => {
    clearTimeout(idle);
    while (running.size < helper.concurrency && waiting.length > 0) start(waiting.shift() as Pending);
    if (running.size === 0 && child !== undefined) idle = setTimeout(() => void endChild(), helper.idleSeconds * 1000);
  };
  const start = (pending: Pending) => {
    running.set(pending.id, pending);
    const by = child?.isRunning() ? child : startChild();
    pending.by = by;
    pending.stuck = setTimeout(by.kill, helper.stuckSeconds * 1000);
    by.send({ id: pending.id, name: pending.name, input: pending.input });
  };
  const startChild = () => {
    const started = startHelperProcess(helper.file, { onAnswer: hear, onEnd: (how) => lose(started, how) });
    child = started;
    return started;
  };
  const finish = (pending: Pending) => {
    running.delete(pending.id);
    clearTimeout(pending.stuck);
  };
  const hear = (answer: Answer) => {
    const pending = running.get(answer.id);
    if (pending === undefined) return;
    if ('progress' in answer) return pending.tell(answer.progress);
    finish(pending);
    startWaiting();
    if ('failure' in answer) return pending.settle({ error: errorFrom(answer.failure) });
    void pending.heard().then(() => pending.settle({ output: answer.output }));
  };
  const lose = (ended: HelperProcess, how: string) => {
    const lost = [...running.values()].filter(({ by }) => by === ended);
    log.error({ helper: helper.name, how, tasks: lost.length }, 'a helper process ended');
    if (child === ended) child = undefined;
    for (const pending of lost) {
      finish(pending);
      pending.settle({ error: new HelperUnavailable(`the ${helper.name} ended: ${how}`) });
    }
    startWaiting();
  };
  const endChild = async () => {
    const ending = child;
    child = undefined;
    await ending?.end();
  };
  /** Whoever asked gets this error at once. A running task keeps its place until it has really ended. */
  const giveUp = (pending: Pending, error: unknown) => {
    if (pending.isSettled()) return;
    pending.settle({ error });
    const place = waiting.indexOf(pending);
    if (place >= 0) waiting.splice(place, 1);
    else pending.by?.send({ abort: pending.id });
  };

  return {
    run: (task, input, options) => {
      options.signal?.throwIfAborted();
      if (waiting.length >= helper.queuedMax) throw new HelperUnavailable(`too many tasks wait for the ${helper.name}`);
      lastId += 1;
      const { pending, answered } = newPending(lastId, task, input, options, giveUp);
      waiting.push(pending);
      startWaiting();
      return answered;
    },
    close: async () => {
      const unavailable = new HelperUnavailable('this node is stopping');
      for (const pending of [...waiting, ...running.values()]) giveUp(pending, unavailable);
      clearTimeout(idle);
      for (const pending of [...running.values()]) finish(pending);
      await endChild();
    },
  };
}

/** A task that waits for its turn, and the promise of its result. */
function newPending(
  id: number,
  { name, seconds }: Task<unknown, unknown, unknown>,
  input: unknown,
  { signal, onProgress }: TaskOptions<unknown>,
  giveUp: (pending: Pending, error: unknown) => void,
): { pending: Pending; answered: Promise<unknown> } {
  const { promise: answered, resolve, reject } = Promise.withResolvers<unknown>();
  let told = Promise.resolve();
  let isSettled = false;
  const onAbort = () => giveUp(pending, signal?.reason);
  const late = new HelperUnavailable(`${name} took longer than ${seconds} s`);
  const timeUp = setTimeout(() => giveUp(pending, late), seconds * 1000);
  const pending: Pending = {
    id,
    name,
    input,
    stuck: undefined,
    by: undefined,
    isSettled: () => isSettled,
    settle: (outcome) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timeUp);
      signal?.removeEventListener('abort', onAbort);
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.output);
    },
    tell: (progress) => {
      told = told.then(() => (isSettled ? undefined : onProgress?.(progress))).catch((error) => giveUp(pending, error));
    },
    heard: () => told,
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  return { pending, answered };
}

function errorFrom({ message, stack }: { message: string; stack: string }): Error {
  const error = new Error(message);
  // Where it was thrown, which is in the other process.
  error.stack = stack;
  return error;
}
