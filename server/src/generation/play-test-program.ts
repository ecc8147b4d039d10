import { serveTasks, type TaskRun } from '../platform/serve-tasks.ts';
import { playTest } from './play-test.ts';
import type { PlayStep, PlayTestInput } from './play-test-tasks.ts';

/** A program of its own: the task of `play-test-tasks.ts`. */
serveTasks({
  playTest: ({ browser, html, sdk, title }: PlayTestInput, { signal, progress }: TaskRun) =>
    playTest(browser, html, sdk, signal, {
      title,
      onStep: async (what, share) => progress({ what, share } satisfies PlayStep),
    }),
});
