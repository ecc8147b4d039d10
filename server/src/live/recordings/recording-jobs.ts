import type { Job } from '../../platform/jobs.ts';

/** What is stored of recordings whose rows are gone. Queued with the deletion, so that a rollback keeps it. */
export const removeRecordingsJob: Job<{ recordingIds: string[] }> = {
  name: 'remove-recordings',
  retries: 5,
  retryDelaySeconds: 5,
  expireSeconds: 600,
  concurrency: 1,
};

export const recordingFolder = (recordingId: string) => `recordings/${recordingId}`;
