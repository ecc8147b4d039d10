import { type Job, triesCountedByRow } from '../platform/jobs.ts';
import { generationLimits } from './job.ts';

export const generateGameJob: Job<{ jobId: string }> = {
  name: 'generate-game',
  ...triesCountedByRow,
  retryDelaySeconds: 1,
  expireSeconds: generationLimits.seconds + 60,
  concurrency: 1,
};
