import type { Job } from '../platform/jobs.ts';

export const giveAchievementsJob: Job<{ ids: string[] }> = {
  name: 'give-achievements',
  retries: 5,
  retryDelaySeconds: 20,
  expireSeconds: 3600,
  concurrency: 1,
};
