import { giveAchievementsJob } from './achievements/achievement-jobs.ts';
import { processClipJob, removeFilesJob } from './clips/clip-jobs.ts';
import { processUploadJob } from './games/uploads/upload-jobs.ts';
import { generateGameJob } from './generation/generation-jobs.ts';
import { sendCodeJob } from './identity/identity-jobs.ts';
import { removeStreamFilesJob } from './live/live-jobs.ts';
import { removeRecordingsJob } from './live/recordings/recording-jobs.ts';
import { sendPushJob } from './notifications/push-jobs.ts';
import { deliverWebhookJob } from './notifications/webhook-jobs.ts';
import { sendOperatorCodeJob } from './operators/operator-jobs.ts';
import type { Job } from './platform/jobs.ts';

/** Every job that a request or a command may enqueue. API processes know these without their handlers. */
export const enqueuedJobs: readonly Job[] = [
  sendCodeJob,
  sendOperatorCodeJob,
  processClipJob,
  removeFilesJob,
  removeStreamFilesJob,
  removeRecordingsJob,
  generateGameJob,
  processUploadJob,
  giveAchievementsJob,
  deliverWebhookJob,
  sendPushJob,
];
