import type { Job } from '../platform/jobs.ts';

export const sendPushJob: Job<{ accountId: string; notificationId: string }> = {
  name: 'send-push',
  retries: 3,
  retryDelaySeconds: 20,
  expireSeconds: 90,
  concurrency: 4,
};
