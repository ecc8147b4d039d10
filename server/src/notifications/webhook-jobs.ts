import type { Job } from '../platform/jobs.ts';

/** Its retries are for workers that were killed; an address that does not answer is tried again by a new job. */
export const deliverWebhookJob: Job<{ deliveryId: string }> = {
  name: 'deliver-webhook',
  retries: 3,
  retryDelaySeconds: 10,
  expireSeconds: 60,
  concurrency: 4,
};
