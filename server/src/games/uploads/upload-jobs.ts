import type { Job } from '../../platform/jobs.ts';
import { buildLimits } from '../builds/manifest.ts';

export const processUploadJob: Job<{ uploadId: string }> = {
  name: 'process-game-upload',
  retries: buildLimits.triesMax - 1,
  retryDelaySeconds: 2,
  expireSeconds: 900,
  concurrency: 1,
};
