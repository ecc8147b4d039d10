import { sweepSessionsJob } from './access/sweep-sessions.ts';
import { giveAchievementsJob } from './achievements/give-achievements-job.ts';
import { processClipJob } from './clips/process-clip.ts';
import { removeFilesJob, sweepClipsJob } from './clips/sweep-clips.ts';
import { settleBalancesJob } from './coins/settle-balances.ts';
import { measurePopularityJob } from './feed/popularity.ts';
import { sweepFeedJob } from './feed/sweep-feed.ts';
import { generateGameJob } from './generation/generate-game.ts';
import { sweepGenerationJob } from './generation/sweep-generation.ts';
import { sendCodeJob, sweepCodesJob } from './identity/send-code-job.ts';
import { removeStreamFilesJob } from './live/live-files.ts';
import type { Job } from './platform/jobs.ts';
import { sweepPlayJob } from './play/sweep-play.ts';
import { sweepIntentsJob } from './shop/sweep-intents.ts';

/** Every job and schedule, one line each. */
export const jobs: readonly Job[] = [
  sweepSessionsJob, //
  settleBalancesJob,
  giveAchievementsJob,
  sweepIntentsJob,
  sendCodeJob,
  sweepCodesJob,
  processClipJob,
  generateGameJob,
  sweepGenerationJob,
  removeFilesJob,
  removeStreamFilesJob,
  sweepClipsJob,
  sweepPlayJob,
  measurePopularityJob,
  sweepFeedJob,
];
