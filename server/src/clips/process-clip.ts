import { rm } from 'node:fs/promises';
import path from 'node:path';
import { moveStat } from '../accounts/account-queries.ts';
import { earnAchievements } from '../achievements/earn-achievements.ts';
import { inTransaction } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import { publish } from '../platform/pubsub.ts';
import { makeJailFolder, openJailOutput } from '../sandbox/jail-output.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { clipLimits } from './clip.ts';
import { processClipJob } from './clip-jobs.ts';
import { VideoRefused } from './clip-plan.ts';
import {
  type ClaimedClip,
  claimClip,
  type FinishedClip,
  markFailed,
  markReady,
  releaseClaim,
  updateProgress,
} from './clip-queries.ts';
import { makeVideo } from './make-video.ts';

/** Encodes an uploaded source as a video that every phone plays. An unusable source fails at once, with a reason. */
export const processClipHandler: JobHandler<{ clipId: string }> = {
  ...processClipJob,
  run: async (ctx, { clipId }, { signal: stopped }) => {
    const claimed = await claimClip(ctx.db, clipId, clipLimits.triesMax, ctx.clock.now());
    if (claimed === undefined) {
      // Deleted, finished by another worker, or out of attempts because its workers died.
      await markFailed(ctx.db, clipId, null, outOfTries, ctx.clock.now());
      return;
    }
    try {
      await work(ctx, clipId, claimed, stopped);
    } catch (error) {
      if (ctx.jobs.runs.stopping.aborted) {
        await releaseClaim(ctx.db, clipId, claimed.fence, ctx.clock.now());
        throw error;
      }
      const reason =
        error instanceof VideoRefused ? error.message : claimed.tries >= clipLimits.triesMax ? outOfTries : undefined;
      if (reason === undefined) throw error;
      if (!(error instanceof VideoRefused))
        ctx.log.warn({ clipId, reason: (error as Error).message }, 'clip processing failed');
      await markFailed(ctx.db, clipId, claimed.fence, reason, ctx.clock.now());
    }
  },
};

export const outOfTries =
  'The video could not be processed, though we tried three times. Try again, or upload another file.';

async function work(ctx: Context, clipId: string, claimed: ClaimedClip, stopped: AbortSignal): Promise<void> {
  const ffmpeg = await ffmpegOf(ctx.config);
  if ('missing' in ffmpeg) throw new Error(ffmpeg.missing);
  const prefix = path.join(ctx.config.dataDir, 'work', 'clip-');
  const folder = await makeJailFolder(ffmpeg.jail, prefix, { source: () => ctx.storage.read(claimed.sourceName) });
  try {
    let saving = Promise.resolve();
    const made = await makeVideo(ffmpeg, folder, claimed, {
      signal: stopped,
      onProgress: (progress) => {
        saving = saving.then(() => updateProgress(ctx.db, clipId, claimed.fence, progress, ctx.clock.now()));
      },
    });
    await saving;
    const base = `clips/${clipId}/${claimed.fence}`;
    const finished: FinishedClip = {
      ...made.facts,
      videoName: `${base}-video.mp4`,
      thumbnailName: `${base}-thumbnail.jpg`,
      previewName: made.preview === undefined ? null : `${base}-preview.webp`,
      renditions: made.renditions.map(({ name, media: _, ...rest }) => ({ ...rest, file: `${base}-${name}.mp4` })),
    };
    const files: [name: string, made: string][] = [
      [finished.videoName, made.video],
      [finished.thumbnailName, made.thumbnail],
      ...finished.renditions.map(({ file }, i): [string, string] => [file, made.renditions[i]?.media ?? '']),
    ];
    if (finished.previewName !== null && made.preview !== undefined) files.push([finished.previewName, made.preview]);
    for (const [name, left] of files) await store(ctx, name, folder, left);
    const isOurs = await finish(ctx, clipId, claimed, finished);
    for (const name of isOurs ? [claimed.sourceName] : files.map(([stored]) => stored)) await ctx.storage.remove(name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function finish(ctx: Context, clipId: string, claimed: ClaimedClip, finished: FinishedClip): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    if (!(await markReady(tx, clipId, claimed.fence, finished, ctx.clock.now()))) return false;
    await moveStat(tx, claimed.accountId, 'clips', 1);
    await earnAchievements(tx, ctx, claimed.accountId);
    await publish(tx, 'feed', clipId);
    return true;
  });
}

/** Copied, so that the sandbox user cannot change the stored file. */
async function store(ctx: Context, name: string, folder: string, made: string): Promise<void> {
  const file = await openJailOutput(folder, made);
  if (file === undefined) throw new Error(`ffmpeg left no ${made}`);
  await ctx.storage.put(name, file.createReadStream());
}
