import path from 'node:path';
import type { Helper, Task } from '../platform/helper.ts';
import { programFileOf } from '../process/program-file.ts';
import type { FoundBrowser } from '../sandbox/browser.ts';
import { generationLimits } from './job.ts';
import type { PlayResult } from './play-test.ts';

/** What drives a browser takes 60 MB and stays in the memory of the process that has loaded it. */
const playTester: Helper = {
  name: 'play tester',
  file: programFileOf(path.join(import.meta.dirname, 'play-test-program.ts')),
  concurrency: generationLimits.runningMax,
  queuedMax: 10,
  idleSeconds: 20,
  stuckSeconds: generationLimits.seconds + 30,
};

export type PlayTestInput = { browser: FoundBrowser; html: string; sdk: string; title: string };
export type PlayStep = { what: string; share: number };

export const playTestTask: Task<PlayTestInput, PlayResult, PlayStep> = {
  helper: playTester,
  name: 'playTest',
  seconds: generationLimits.seconds,
};
