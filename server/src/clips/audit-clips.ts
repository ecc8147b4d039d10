import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { tooManyIn } from '../access/audit-limits.ts';
import type { Check } from '../database/audit.ts';
import { inPages } from '../database/pages.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { StartupError } from '../process/startup-error.ts';
import type { Ffmpeg } from '../sandbox/ffmpeg.ts';
import { makeJailFolder } from '../sandbox/jail-output.ts';
import { probeMedia } from '../sandbox/media-probe.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { clipLimits } from './clip.ts';
import { processClipJob } from './clip-jobs.ts';
import { clipFiles } from './clip-queries.ts';

export const clipChecks: readonly Check[] = [
  {
    id: 'I13',
    rule: 'no clip was tried more than three times, and none that was taken up lies untouched',
    query: (now) => sql`
      select 'clip ' || id as what from clips
      where tries > ${sql.lit(clipLimits.triesMax)} or (status = 'processing' and tries > 0
        and changed_at < ${secondsAfter(now, -2 * processClipJob.expireSeconds)})`,
  },
  {
    id: 'I14',
    rule: 'nobody made more clips in a day than the limit allows',
    query: tooManyIn('clip_upload', sql`select account_id, created_at as at from clips`),
  },
  {
    id: 'I24',
    rule: 'the views of a clip are the sum of its days',
    query: () => sql`
      select 'clip ' || clip_id as what from (
        select clip_id, views from clip_view_counts union all select clip_id, -views from clip_view_days) as numbers
      group by clip_id having sum(views) <> 0`,
  },
];

type ReadyClip = { id: string; video: string; files: string[] };

/** Ready clips whose files are missing or empty; with `watch` also those that ffmpeg cannot read. */
export async function* findBrokenClips(ctx: Context, { watch }: { watch: boolean }): AsyncGenerator<string> {
  const ffmpeg = watch ? await ffmpegOf(ctx.config) : undefined;
  if (ffmpeg && 'missing' in ffmpeg) throw new StartupError(`Clips cannot be watched: ${ffmpeg.missing}.`);
  const ready = sql<ReadyClip>`
    select c.id, c.video_name as video, ${clipFiles} as files from clips c where c.status = 'ready'`;
  for await (const { id, video, files } of inPages(ctx.db, ready, ['id'])) {
    const sizes = await Promise.all(files.map((name) => ctx.storage.size(name)));
    if (sizes.some((size) => size === undefined || size === 0)) yield `clip ${id} has lost a file`;
    else if (ffmpeg && !(await isReadable(ctx, ffmpeg, video))) yield `clip ${id} cannot be played`;
  }
}

async function isReadable(ctx: Context, ffmpeg: Ffmpeg, name: string): Promise<boolean> {
  const prefix = path.join(ctx.config.dataDir, 'work', 'clip-');
  const folder = await makeJailFolder(ffmpeg.jail, prefix, { video: () => ctx.storage.read(name) });
  try {
    const facts = await probeMedia(ffmpeg, path.join(folder, 'video'), 'mov');
    return !('unreadable' in facts) && facts.streams.some(({ kind }) => kind === 'video');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
