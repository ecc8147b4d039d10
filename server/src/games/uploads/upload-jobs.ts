import { type Job, triesCountedByRow } from '../../platform/jobs.ts';

export const processUploadJob: Job<{ uploadId: string }> = {
  name: 'process-game-upload',
  ...triesCountedByRow,
  retryDelaySeconds: 2,
  expireSeconds: 900,
  concurrency: 1,
};
