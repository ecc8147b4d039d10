import { sql } from 'kysely';
import { secondsAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { type JobHandler, recurring } from '../../platform/jobs.ts';
import { storedName } from './manifest.ts';

export const sweepBuildsJob: JobHandler = {
  ...recurring,
  name: 'sweep-builds',
  expireSeconds: 600,
  cron: '*/30 * * * *',
  run: (ctx) => sweepBuilds(ctx),
};

/** Longer than any import takes, and than a replaced version is still played. */
const keptSeconds = 86_400;
const batchMax = 500;

/** Deletes stored files without a version. An import touches the row first, so it never loses a file it relies on. */
export async function sweepBuilds(ctx: Context): Promise<void> {
  for (let removed = batchMax; removed === batchMax; ) {
    const { rows } = await sql<{ sha256: string }>`
      delete from build_files where sha256 in (
        select f.sha256 from build_files f
        where f.last_used_at < ${secondsAfter(ctx.clock.now(), -keptSeconds)}
          and not exists (select 1 from game_versions v where v.stored @> array[f.sha256])
        limit ${batchMax})
      returning encode(sha256, 'hex') as sha256`.execute(ctx.db);
    for (const { sha256 } of rows) await ctx.storage.remove(storedName(sha256));
    removed = rows.length;
  }
}
