import { messageOf } from '../process/startup-error.ts';
import type { Answer, Asked } from './helper-process.ts';

export type TaskRun = { signal: AbortSignal; progress(what: unknown): void };
type Tasks = Record<string, (input: never, run: TaskRun) => unknown>;

/** What is left to tasks that are interrupted because the parent has ended. */
const endMsMax = 5000;

/** Makes this process a helper: it runs the tasks that its parent asks for, and ends with it. */
export function serveTasks(tasks: Tasks): void {
  const running = new Map<number, { abort: AbortController; ended: Promise<void> }>();
  const answer = (message: Answer) => {
    if (process.connected) process.send?.(message);
  };

  const run = async (id: number, name: string, input: unknown, signal: AbortSignal) => {
    try {
      const task = tasks[name];
      if (task === undefined) throw new Error(`There is no task "${name}"`);
      const output = await task(input as never, { signal, progress: (progress) => answer({ id, progress }) });
      answer({ id, output });
    } catch (error) {
      answer({ id, failure: { message: messageOf(error), stack: (error as Error).stack ?? '' } });
    }
    running.delete(id);
  };

  process.on('message', (message: Asked) => {
    if ('abort' in message) {
      running.get(message.abort)?.abort.abort(new Error('canceled'));
      return;
    }
    const abort = new AbortController();
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    running.set(message.id, { abort, ended });
    void run(message.id, message.name, message.input, abort.signal).finally(resolve);
  });
  process.on('disconnect', async () => {
    setTimeout(() => process.exit(), endMsMax);
    for (const { abort } of running.values()) abort.abort(new Error('the process that asked has ended'));
    await Promise.all([...running.values()].map(({ ended }) => ended));
    process.exit();
  });
  // Ctrl-C in a terminal, and a service manager, signal all processes at once: the parent decides when its jobs are done.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => undefined);
}
