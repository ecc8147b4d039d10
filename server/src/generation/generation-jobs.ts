import type { Job } from '../platform/jobs.ts';
import { generationLimits } from './job.ts';

export const generateGameJob: Job<{ jobId: string }> = {
  name: 'generate-game',
  retries: generationLimits.triesMax - 1,
  retryDelaySeconds: 1,
  expireSeconds: generationLimits.seconds + 60,
  concurrency: 1,
};
