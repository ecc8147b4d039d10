import type { Helpers, Task, TaskOptions } from '../platform/helper.ts';

/**
 * The generator in the process of the test, which has loaded its words anyway; other helpers are as in production.
 */
export function helpersInProcess(others: Helpers): Helpers {
  return {
    run: async <Input, Output, Progress>(
      task: Task<Input, Output, Progress>,
      input: Input,
      options?: TaskOptions<Progress>,
    ): Promise<Output> => {
      if (task.helper.name !== 'generator') return others.run(task, input, options);
      options?.signal?.throwIfAborted();
      const tasks: Record<string, unknown> = await import('../generation/built-in-generator.ts');
      const run = tasks[task.name] as (input: Input) => Output;
      // As between processes, only plain data passes.
      return structuredClone(run(structuredClone(input)));
    },
    close: () => others.close(),
  };
}
