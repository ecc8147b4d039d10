import { serveTasks } from '../platform/serve-tasks.ts';
import { changesGame, makeDraft, makeFromAnswer, readPrompt } from './built-in-generator.ts';

/** A program of its own: the tasks of `generator-tasks.ts`. */
serveTasks({ readPrompt, changesGame, makeDraft, makeFromAnswer });
