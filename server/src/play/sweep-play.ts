import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import { utcDay } from './utc-day.ts';

export const eventDaysKept = 90;
export const playerDaysKept = 31;
/** A run through yesterday's board that began before midnight continues after it. */
const boardDaysKept = 2;

const batch = 5000;

/** Deletes expired rows, and ends the streaks of accounts that did not play. */
export async function sweepPlay({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const eventsBefore = new Date(now.getTime() - eventDaysKept * 86_400_000);
  await untilDone(async () => {
    const { numAffectedRows } = await sql`delete from play_events where ctid = any (array(
      select ctid from play_events where happened_at < ${eventsBefore} limit ${batch}))`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
  await untilDone(async () => {
    const { numAffectedRows } = await sql`delete from daily_players where ctid = any (array(
      select ctid from daily_players where day < ${utcDay(now, -playerDaysKept)} limit ${batch}))`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
  await untilDone(async () => {
    const { numAffectedRows } = await sql`delete from board_scores where ctid = any (array(
      select ctid from board_scores where board < ${utcDay(now, -boardDaysKept)} limit ${batch}))`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
  // The scores of these boards are deleted, so their uncompacted changes go too.
  await sql`
    with gone as (delete from board_changes where board < ${utcDay(now, -boardDaysKept)})
    delete from board_blocks where board < ${utcDay(now, -boardDaysKept)}`.execute(db);
  await untilDone(async () => {
    const { rows } = await sql<{ ended: number }>`
      select accounts_end_streaks(${utcDay(now)}, ${batch}) as ended`.execute(db);
    return rows[0]?.ended ?? 0;
  });
}

/** In short statements, so that nobody waits long for a row. */
async function untilDone(remove: () => Promise<number>): Promise<void> {
  while ((await remove()) === batch);
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
