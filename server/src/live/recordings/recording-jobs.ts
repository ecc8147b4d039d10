import type { Job } from '../../platform/jobs.ts';

/**
 * Deletes the files of deleted recordings. Queued in the transaction of the deletion, so that a rollback keeps them.
 */
export const removeRecordingsJob: Job<{ recordingIds: string[] }> = {
  name: 'remove-recordings',
  retries: 5,
  retryDelaySeconds: 5,
  expireSeconds: 600,
  concurrency: 1,
};

export const recordingFolder = (recordingId: string) => `recordings/${recordingId}`;
