/**
 * A program for work that takes much memory or blocks, in a process of its own: started with the first task, ended after
 * some time without one. `file` calls `serveTasks`.
 */
export type Helper = {
  name: string;
  file: string;
  /** Tasks that run at once; others wait. */
  concurrency: number;
  /** More are refused. */
  queuedMax: number;
  idleSeconds: number;
  /** A process that has been at one task for so long is killed. */
  stuckSeconds: number;
};

/** What a helper can be asked for. Input, output and progress are plain data. */
export type Task<Input, Output, Progress = never> = {
  helper: Helper;
  name: string;
  /** How long it may take, with the wait for others and for the start. */
  seconds: number;
  /** Never set: it ties the types to the task. */
  types?: { input: Input; output: Output; progress: Progress };
};

export type TaskOptions<Progress> = {
  signal?: AbortSignal;
  /** Called in order, each after the one before; when it fails, the task is interrupted and fails with that error. */
  onProgress?: (progress: Progress) => Promise<void>;
};

export type Helpers = {
  /** Throws `HelperUnavailable` when it cannot answer in time, and otherwise what the task throws. */
  run<Input, Output, Progress>(
    task: Task<Input, Output, Progress>,
    input: Input,
    options?: TaskOptions<Progress>,
  ): Promise<Output>;
  close(): Promise<void>;
};

/** The helper is busy or has died: trying again may succeed. */
export class HelperUnavailable extends Error {
  override name = 'HelperUnavailable';
}
