import { limits } from '../../access/limits.ts';
import type { Operation, SequentialModel } from './linearizability.ts';

type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'canceled';

/** One member's generation jobs by prompt, each used once. */
export type JobState = Record<string, JobStatus>;
export type JobInput = { do: 'request' | 'cancel'; prompt: string } | { do: 'list' };
export type JobOutput = { status: number; job?: string; listed?: Record<string, string> };

export const jobModel: SequentialModel<JobState, JobInput, JobOutput> = { start: {}, step: jobStep };

/** The states a worker may have reached meanwhile; finished jobs do not change. */
const later: Record<JobStatus, readonly string[]> = {
  // A worker that is stopped queues its job again.
  queued: ['queued', 'running', 'succeeded', 'failed'],
  running: ['queued', 'running', 'succeeded', 'failed'],
  succeeded: ['succeeded'],
  failed: ['failed'],
  canceled: ['canceled'],
};

function jobStep(state: JobState, { input, output }: Operation<JobInput, JobOutput>): JobState[] {
  if (input.do === 'list') return listStep(state, output);
  const was = state[input.prompt];
  if (input.do === 'request') {
    if (output === undefined) return was === undefined ? [{ ...state, [input.prompt]: 'queued' }] : [state];
    // Quota is refunded when jobs fail or are canceled, so that only the lower bound is known.
    if (output.status === 429) return Object.keys(state).length >= limits.generation.max ? [state] : [];
    return output.status === 202 ? seen(state, input.prompt, was ?? 'queued', output.job) : [];
  }
  if (was === undefined) return output === undefined ? [state] : [];
  const isEnded = was !== 'queued' && was !== 'running';
  if (output === undefined) return isEnded ? [state] : [{ ...state, [input.prompt]: 'canceled' }];
  if (output.status === 200) return isEnded && was !== 'canceled' ? [] : [{ ...state, [input.prompt]: 'canceled' }];
  // It may have finished a moment before.
  if (output.status !== 409 || was === 'canceled') return [];
  return isEnded ? [state] : (['succeeded', 'failed'] as const).map((ended) => ({ ...state, [input.prompt]: ended }));
}

function listStep(state: JobState, output: JobOutput | undefined): JobState[] {
  if (output === undefined) return [state];
  const { status, listed = {} } = output;
  const prompts = Object.keys(state);
  if (status !== 200 || Object.keys(listed).length !== prompts.length) return [];
  return prompts.reduce<JobState[]>(
    (states, prompt) => states.flatMap((one) => seen(one, prompt, one[prompt] ?? 'queued', listed[prompt])),
    [state],
  );
}

function seen(state: JobState, prompt: string, was: JobStatus, now: string | undefined): JobState[] {
  return now !== undefined && later[was].includes(now) ? [{ ...state, [prompt]: now as JobStatus }] : [];
}
