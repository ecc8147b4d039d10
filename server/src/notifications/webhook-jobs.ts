import type { Job } from '../platform/jobs.ts';

/** These retries cover killed workers; for an address that does not answer, a new job is queued. */
export const deliverWebhookJob: Job<{ deliveryId: string }> = {
  name: 'deliver-webhook',
  retries: 3,
  retryDelaySeconds: 10,
  expireSeconds: 60,
  concurrency: 4,
};
