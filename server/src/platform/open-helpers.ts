import type { Log } from '../process/log.ts';
import { type Helper, type Helpers, HelperUnavailable, type Task, type TaskOptions } from './helper.ts';
import { openQueue, type TaskQueue } from './helper-queue.ts';

/** The helpers of this process, each with at most one process. */
export function openHelpers(log: Pick<Log, 'error'>): Helpers {
  const queues = new Map<string, TaskQueue>();
  let isClosed = false;
  const queueOf = (helper: Helper) => {
    const queue = queues.get(helper.name) ?? openQueue(helper, log);
    queues.set(helper.name, queue);
    return queue;
  };
  return {
    run: async <Output>(
      task: Task<unknown, Output, unknown>,
      input: unknown,
      options: TaskOptions<never> = {},
    ): Promise<Output> => {
      if (isClosed) throw new HelperUnavailable('this node is stopping');
      return (await queueOf(task.helper).run(task, input, options as TaskOptions<unknown>)) as Output;
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
