import { sql } from 'kysely';
import { inTransaction, type Tx } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import { publish } from '../platform/pubsub.ts';
import { dropPartitions, makePartitionsAhead, type WeeklyTable } from '../platform/weekly-partitions.ts';
import { seenDays } from './feed-viewer.ts';

export const seenPartitions: WeeklyTable = { table: 'feed_seen', column: 'seen_at' };

/** How long a cursor of the feed is valid. */
const runSecondsMax = 86_400;
/** A request may still be in progress when its cursor expires. */
const graceSeconds = 3600;

/** How players and likes of the last days count towards popularity. */
const popularityRules = {
  days: 7,
  /** A player counts half as much each time this many days have passed. */
  halfLifeDays: 1,
  /**
   * Compared with a member, and together never more than the members of that day, because guests are free to create.
   */
  guestWeight: 0.1,
  /** Of a like, which only members can give: it says more than a play, and clips and streams have nothing else. */
  likeWeight: 2,
  /** Every node keeps the most popular items in memory; items beyond this number count as not played. */
  thingsMax: 2000,
} as const;

/** Takes a new snapshot of popularity and notifies the nodes. */
export async function measurePopularity(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  const today = now.toISOString().slice(0, 10);
  const expired = secondsAfter(now, -runSecondsMax - graceSeconds);
  await inTransaction(ctx.db, async (tx) => {
    await countDailyPlayers(tx, today);
    await insertPopularity(tx, now, today);
    await sql`delete from feed_popularity where measured_at < ${expired}`.execute(tx);
    await publish(tx, 'feed', 'popularity');
  });
}

/** Counts the players of each game and UTC day; days before the last counted one are complete and not counted again. */
async function countDailyPlayers(tx: Tx, today: string): Promise<void> {
  const { days } = popularityRules;
  await sql`
    insert into feed_daily_players as d (day, game_id, members, guests)
    select day, game_id, count(*) filter (where is_member), count(*) filter (where not is_member)
    from daily_players
    where day >= coalesce((select max(day) from feed_daily_players), ${today}::date - ${days - 1}::int) - 1
    group by day, game_id
    on conflict (day, game_id) do update set members = excluded.members, guests = excluded.guests
      where (d.members, d.guests) <> (excluded.members, excluded.guests)`.execute(tx);
  await sql`delete from feed_daily_players where day <= ${today}::date - ${days}::int`.execute(tx);
}

async function insertPopularity(tx: Tx, now: Date, today: string): Promise<void> {
  const { guestWeight, halfLifeDays, likeWeight, days, thingsMax } = popularityRules;
  await sql`
    insert into feed_popularity (measured_at, game_ids, players)
    select ${now}::timestamptz, coalesce(array_agg(thing_id), '{}'), coalesce(array_agg(weight), '{}') from (
      select thing_id, sum(weight * 0.5 ^ ((${today}::date - day) / ${halfLifeDays}::double precision)) as weight from (
        select game_id as thing_id, day, members + least(guests * ${guestWeight}::double precision, members) as weight
        from feed_daily_players where day <= ${today}::date
        union all
        select thing_id, (created_at at time zone 'UTC')::date, ${likeWeight}::double precision
        from likes where created_at >= ${secondsAfter(now, -days * 86_400)} and created_at <= ${now}) as parts
      group by thing_id order by weight desc, thing_id limit ${thingsMax}) as things
    where weight > 0
    on conflict (measured_at) do nothing`.execute(tx);
}

export const measurePopularityJob: JobHandler = {
  name: 'measure-popularity',
  retries: 1,
  retryDelaySeconds: 10,
  expireSeconds: 300,
  concurrency: 1,
  cron: '*/10 * * * *',
  run: measurePopularity,
};

/** Deletes what was seen too long ago to count in any run that is still valid. */
export async function sweepFeed({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await makePartitionsAhead(db, seenPartitions, now);
  await dropPartitions(db, seenPartitions, secondsAfter(now, -seenDays * 86_400 - runSecondsMax - graceSeconds));
}

export const sweepFeedJob: JobHandler = {
  name: 'sweep-feed',
  retries: 2,
  retryDelaySeconds: 20,
  expireSeconds: 1800,
  concurrency: 1,
  cron: '30 3 * * *',
  run: sweepFeed,
};
