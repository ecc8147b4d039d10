import { sql } from 'kysely';
import { batchMax, deleteInBatches } from '../database/in-batches.ts';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import { dropPartitions, makePartitionsAhead, type WeeklyTable } from '../platform/weekly-partitions.ts';
import { utcDay } from './utc-day.ts';

export const eventDaysKept = 90;
export const eventPartitions: WeeklyTable = { table: 'play_events', column: 'happened_at' };
export const playerDaysKept = 31;
/** The same as the creator's other statistics. */
export const figureDaysKept = 90;
/** Paging through yesterday's board may continue after midnight. */
const boardDaysKept = 2;

/** Deletes expired rows, and ends the streaks of accounts that did not play. */
export async function sweepPlay({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteInBatches(db, 'daily_players', sql`day < ${utcDay(now, -playerDaysKept)}`);
  await deleteInBatches(db, 'board_scores', sql`board < ${utcDay(now, -boardDaysKept)}`);
  await deleteInBatches(db, 'author_figures', sql`day < ${utcDay(now, -figureDaysKept)}`);
  // The scores of these boards are deleted, so their pending changes are deleted too.
  await deleteInBatches(db, 'board_changes', sql`board < ${utcDay(now, -boardDaysKept)}`);
  await deleteInBatches(db, 'board_blocks', sql`board < ${utcDay(now, -boardDaysKept)}`);
  // In short statements, so that rows are not locked for long.
  for (let ended = batchMax; ended === batchMax; ) {
    const { rows } = await sql<{ ended: number }>`
      select accounts_end_streaks(${utcDay(now)}, ${batchMax}) as ended`.execute(db);
    ended = rows[0]?.ended ?? 0;
  }
  await makePartitionsAhead(db, eventPartitions, now);
  await dropPartitions(db, eventPartitions, new Date(now.getTime() - eventDaysKept * 86_400_000));
}

export const sweepPlayJob: JobHandler = {
  name: 'sweep-play',
  retries: 2,
  retryDelaySeconds: 20,
  expireSeconds: 1800,
  concurrency: 1,
  cron: '0 * * * *',
  run: sweepPlay,
};
