import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { deleteInBatches } from '../../database/in-batches.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/ids.ts';
import { type JobHandler, recurring } from '../../platform/jobs.ts';
import { buildLimits } from '../builds/manifest.ts';
import { outOfTries } from './process-upload.ts';
import { partsOf } from './receive-part.ts';
import { processUploadJob } from './upload-jobs.ts';
import { listUntouched, markFailed } from './upload-queries.ts';

export const sweepUploadsJob: JobHandler = {
  ...recurring,
  name: 'sweep-game-uploads',
  expireSeconds: 300,
  cron: '*/30 * * * *',
  run: (ctx) => sweepUploads(ctx),
};

/**
 * Handles uploads whose job was lost or that were never completed, parts of finished or deleted uploads, and folders
 * left by a killed worker.
 */
export async function sweepUploads(ctx: Context): Promise<void> {
  await resumeUploads(ctx);
  const lost = secondsAfter(ctx.clock.now(), -2 * buildLimits.uploadSeconds);
  await deleteInBatches(ctx.db, 'game_uploads', sql`status = 'awaiting_upload' and created_at < ${lost}`);
  for await (const id of ctx.storage.folders('game-uploads')) {
    if (!isId(id)) continue;
    const { rows } = await sql`
      select 1 from game_uploads where id = ${id} and status in ('awaiting_upload', 'processing')`.execute(ctx.db);
    if (rows.length === 0) await ctx.storage.removeFolder(partsOf(id));
  }
  const parent = path.join(ctx.config.dataDir, 'work');
  for (const name of (await namesIn(parent)).filter((one) => one.startsWith('build-'))) {
    const folder = path.join(parent, name);
    if ((await lstat(folder)).mtime < lost) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Uploads in processing whose job is no longer queued, for example after their workers were killed: queued again, or
 * failed.
 */
async function resumeUploads(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const untouched = await listUntouched(ctx.db, secondsAfter(now, -processUploadJob.expireSeconds));
  const ids = await ctx.jobs.findUnqueued(
    ctx.db,
    processUploadJob,
    'uploadId',
    untouched.map(({ id }) => id),
  );
  for (const { id, tries } of untouched.filter((upload) => ids.includes(upload.id))) {
    if (tries < buildLimits.triesMax) await ctx.jobs.enqueue(ctx.db, processUploadJob, { uploadId: id });
    else await markFailed(ctx.db, id, null, { error: outOfTries, report: null }, now);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
