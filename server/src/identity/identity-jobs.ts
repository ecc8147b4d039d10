import type { Job } from '../platform/jobs.ts';

export const sendCodeJob: Job<{ codeId: string }> = {
  name: 'send-sign-in-code',
  retries: 8,
  retryDelaySeconds: 2,
  expireSeconds: 60,
  concurrency: 4,
};
