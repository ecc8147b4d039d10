import { sweepSessionsJob } from './access/sweep-sessions.ts';
import type { Job } from './platform/jobs.ts';

/** Every job and schedule, one line each. */
export const jobs: readonly Job[] = [sweepSessionsJob];
