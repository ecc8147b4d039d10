import { setTimeout as sleep } from 'node:timers/promises';
import { serveTasks, type TaskRun } from '../platform/serve-tasks.ts';

/** A program of its own: tasks of every kind. */
let calls = 0;
serveTasks({
  who: () => ({ pid: process.pid, calls: ++calls, env: Object.keys(process.env) }),
  echo: (input: unknown) => input,
  fail: (message: string) => {
    throw new Error(message);
  },
  die: () => process.kill(process.pid, 'SIGKILL'),
  complain: () => {
    console.error('out of words');
    process.exit(3);
  },
  block: (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until; );
    return 'done';
  },
  steps: async (count: number, { progress }: TaskRun) => {
    for (let i = 1; i <= count; i++) progress(i);
    return count;
  },
  /** Tells how it was interrupted, by ending. */
  wait: async (ms: number, { signal }: TaskRun) => {
    await sleep(ms, undefined, { signal });
  },
});
