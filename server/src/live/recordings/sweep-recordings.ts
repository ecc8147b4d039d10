import { sql } from 'kysely';
import { secondsAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { type JobHandler, recurring } from '../../platform/jobs.ts';
import { recordingLimits } from './recording.ts';
import { recordingFolder, removeRecordingsJob } from './recording-jobs.ts';
import { finishRecording, listAbandonedRecordings } from './running-recording-queries.ts';

export const removeRecordingsHandler: JobHandler<{ recordingIds: string[] }> = {
  ...removeRecordingsJob,
  run: async (ctx, { recordingIds }) => {
    for (const id of recordingIds) await ctx.storage.removeFolder(recordingFolder(id));
  },
};

export const sweepRecordingsJob: JobHandler = {
  ...recurring,
  name: 'sweep-recordings',
  expireSeconds: 300,
  cron: '*/10 * * * *',
  run: async (ctx) => {
    await finishAbandonedRecordings(ctx);
    await removeOrphans(ctx);
  },
};

export async function finishAbandonedRecordings(ctx: Context): Promise<void> {
  for (const id of await listAbandonedRecordings(ctx.db, ctx.clock.now())) await finishRecording(ctx.db, id);
}

/** Deletes files that a killed ingest stored without a row, or after the recording was deleted. */
async function removeOrphans(ctx: Context): Promise<void> {
  const before = secondsAfter(ctx.clock.now(), -recordingLimits.orphanSeconds);
  for await (const recordingId of ctx.storage.folders('recordings')) {
    const { rows } = await sql`select 1 from recordings where id::text = ${recordingId}`.execute(ctx.db);
    if (rows.length > 0) continue;
    for await (const { name, changedAt } of ctx.storage.list(recordingFolder(recordingId)))
      if (changedAt < before) await ctx.storage.remove(name);
  }
}
