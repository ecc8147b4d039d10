import type { Job } from '../platform/jobs.ts';

/**
 * Deletes the segments of a deleted stream. Queued in the transaction of the deletion, so that a rollback keeps them.
 */
export const removeStreamFilesJob: Job<{ streamId: string }> = {
  name: 'remove-stream-files',
  retries: 5,
  retryDelaySeconds: 5,
  expireSeconds: 60,
  concurrency: 1,
};
