import { sweepSessionsJob } from './access/sweep-sessions.ts';
import { giveAchievementsHandler } from './achievements/give-achievements.ts';
import { processClipHandler } from './clips/process-clip.ts';
import { removeFilesHandler, sweepClipsJob } from './clips/sweep-clips.ts';
import { settleBalancesJob } from './coins/settle-balances.ts';
import { countGameDaysJob } from './creators/count-game-days.ts';
import { enqueuedJobs } from './enqueued-jobs.ts';
import { measurePopularityJob, seenPartitions, sweepFeedJob } from './feed/feed-jobs.ts';
import { sweepBuildsJob } from './games/builds/sweep-builds.ts';
import { makePreviewsJob } from './games/catalogue/make-previews.ts';
import { createProcessUploadHandler } from './games/uploads/process-upload.ts';
import { sweepUploadsJob } from './games/uploads/sweep-uploads.ts';
import { generateGameHandler } from './generation/generate-game.ts';
import { sweepGenerationJob } from './generation/sweep-generation.ts';
import { sendCodeHandler, sweepCodesJob } from './identity/send-code.ts';
import { sweepGuestsJob } from './identity/sweep-guests.ts';
import { sweepChatJob } from './live/chat/manage-chat.ts';
import { removeStreamFilesHandler } from './live/live-files.ts';
import { removeRecordingsHandler, sweepRecordingsJob } from './live/recordings/sweep-recordings.ts';
import { liftEndedBansJob } from './moderation/lift-bans.ts';
import { findBeatenScoresJob, sweepNotificationsJob } from './notifications/collect-notifications.ts';
import { deliverWebhookHandler, sweepDeliveriesJob } from './notifications/deliver-webhook.ts';
import { sendPushHandler } from './notifications/send-push.ts';
import { sendOperatorCodeHandler, sweepOperatorsJob } from './operators/send-operator-code.ts';
import type { JobHandler } from './platform/jobs.ts';
import type { WeeklyTable } from './platform/weekly-partitions.ts';
import { eventPartitions, sweepPlayJob } from './play/sweep-play.ts';
import { sweepPreviousSavesJob } from './saves/previous-saves.ts';
import { importItems } from './shop/import-items.ts';
import { sweepIntentsJob } from './shop/sweep-intents.ts';

/** Every job and schedule. */
export const handlers: readonly JobHandler[] = [
  sweepSessionsJob, //
  settleBalancesJob,
  giveAchievementsHandler,
  sweepIntentsJob,
  sendCodeHandler,
  sweepCodesJob,
  sendOperatorCodeHandler,
  sweepOperatorsJob,
  liftEndedBansJob,
  sweepGuestsJob,
  sweepPreviousSavesJob,
  processClipHandler,
  generateGameHandler,
  sweepGenerationJob,
  removeFilesHandler,
  removeStreamFilesHandler,
  removeRecordingsHandler,
  sweepRecordingsJob,
  sweepChatJob,
  sweepClipsJob,
  sweepBuildsJob,
  makePreviewsJob,
  createProcessUploadHandler(importItems),
  sweepUploadsJob,
  sweepPlayJob,
  countGameDaysJob,
  measurePopularityJob,
  sweepFeedJob,
  findBeatenScoresJob,
  sweepNotificationsJob,
  deliverWebhookHandler,
  sendPushHandler,
  sweepDeliveriesJob,
];

/** Tables partitioned by week, whose partitions workers create ahead of time. */
export const weeklyTables: readonly WeeklyTable[] = [eventPartitions, seenPartitions];

const unhandled = enqueuedJobs.filter(({ name }) => !handlers.some((handler) => handler.name === name));
if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.map(({ name }) => name).join(', ')}`);
