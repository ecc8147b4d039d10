import { type Job, triesCountedByRow } from '../platform/jobs.ts';

export const processClipJob: Job<{ clipId: string }> = {
  name: 'process-clip',
  ...triesCountedByRow,
  retryDelaySeconds: 2,
  expireSeconds: 900,
  concurrency: 1,
};

/** Deletes files without rows. Queued in the transaction of the deletion, so that a rollback keeps them. */
export const removeFilesJob: Job<{ names: string[] }> = {
  name: 'remove-clip-files',
  retries: 5,
  retryDelaySeconds: 5,
  expireSeconds: 60,
  concurrency: 1,
};
