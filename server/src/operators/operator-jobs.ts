import type { Job } from '../platform/jobs.ts';

export const sendOperatorCodeJob: Job<{ codeId: string }> = {
  name: 'send-operator-code',
  retries: 8,
  retryDelaySeconds: 2,
  expireSeconds: 60,
  concurrency: 1,
};
