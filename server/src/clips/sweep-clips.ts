import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { inTransaction } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { clipLimits } from './clip.ts';
import { removeFilesJob } from './clip-jobs.ts';
import { clipFiles } from './clip-queries.ts';
import { deleteClipViewers } from './clip-view-queries.ts';
import { releasedMax, releaseUnusedUploads } from './release-uploads.ts';
import { resumeClips } from './resume-clips.ts';

export const removeFilesHandler: JobHandler<{ names: string[] }> = {
  ...removeFilesJob,
  run: async (ctx, { names }) => {
    for (const name of names) await ctx.storage.remove(name);
  },
};

export const sweepClipsJob: JobHandler = {
  ...recurring,
  name: 'sweep-clips',
  expireSeconds: 300,
  cron: '*/10 * * * *',
  run: (ctx) => sweepClips(ctx),
};

/**
 * Handles clips whose job was lost, and deletes rows without an upload, sources of failed clips, viewers of past days,
 * and files left by a killed upload or worker.
 */
export async function sweepClips(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const lost = secondsAfter(now, -2 * clipLimits.uploadSeconds);
  await resumeClips(ctx);
  while ((await inTransaction(ctx.db, (tx) => releaseUnusedUploads(tx, ctx, null))) === releasedMax);
  const old = secondsAfter(now, -clipLimits.sourceKeptDays * 86_400);
  const { rows } = await sql<{ name: string }>`
    with kept as (select id, source_name from clips where status = 'failed' and source_name is not null and changed_at < ${old} for update),
    forgotten as (update clips set source_name = null from kept where clips.id = kept.id)
    select source_name as name from kept`.execute(ctx.db);
  for (const { name } of rows) await ctx.storage.remove(name);
  await deleteClipViewers(ctx.db, now);
  await removeOrphans(ctx, lost);
  await removeOldFolders(path.join(ctx.config.dataDir, 'work'), 'clip-', lost);
}

/** Deletes stored files that no row refers to and that are too old to belong to a running upload. */
async function removeOrphans(ctx: Context, before: Date): Promise<void> {
  for await (const clipId of ctx.storage.folders('clips')) {
    const files = await Array.fromAsync(ctx.storage.list(`clips/${clipId}`));
    const { rows } = await sql<{ name: string }>`
      select unnest(${clipFiles}) as name from clips c
      where c.id::text = ${clipId}`.execute(ctx.db);
    const wanted = new Set(rows.map(({ name }) => name));
    for (const { name, changedAt } of files)
      if (!wanted.has(name) && changedAt < before) await ctx.storage.remove(name);
    if (files.length === 0) await ctx.storage.removeFolder(`clips/${clipId}`);
  }
}

async function removeOldFolders(parent: string, prefix: string, before: Date): Promise<void> {
  for (const name of (await namesIn(parent)).filter((one) => one.startsWith(prefix))) {
    const folder = path.join(parent, name);
    if ((await lstat(folder)).mtime < before) await rm(folder, { recursive: true, force: true });
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
