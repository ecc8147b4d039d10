import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { publish } from '../platform/pubsub.ts';

export type AnnouncementRow = { id: string; text: string; kind: 'news' | 'maintenance'; expiresAt: Date };

/** The latest announcement that is neither expired nor withdrawn. */
export async function findAnnouncement(db: Db, now: Date): Promise<AnnouncementRow | undefined> {
  const { rows } = await sql<AnnouncementRow>`
    select id, text, kind, expires_at as "expiresAt" from announcements
    where expires_at > ${now} and withdrawn_at is null order by created_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

export async function insertAnnouncement(
  db: Db,
  { id, text, kind, expiresAt }: AnnouncementRow,
  now: Date,
): Promise<void> {
  await sql`
    insert into announcements (id, text, kind, created_at, expires_at)
    values (${id}, ${text}, ${kind}, ${now}, ${expiresAt})`.execute(db);
  await publish(db, 'switches', 'announcement');
}

/** Withdraws all announcements; returns how many were still shown. */
export async function withdrawAnnouncements(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update announcements set withdrawn_at = ${now} where withdrawn_at is null and expires_at > ${now}`.execute(db);
  await publish(db, 'switches', 'announcement');
  return Number(numAffectedRows ?? 0);
}

export type Figures = {
  playersNow: number;
  playsToday: number;
  newAccountsToday: number;
  membersTotal: number;
  guestsTotal: number;
  gamesListed: number;
  clips: number;
  streamsLive: number;
  coinsIssued: number;
  revenue: number;
  casesOpen: number;
  appealsOpen: number;
  requestsOpen: number;
  jobsFailed: number;
};

/** Current activity and totals. */
export async function readFigures(db: Db, now: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with day as (select date_trunc('day', ${now}::timestamptz at time zone 'UTC') at time zone 'UTC' as began)
    select
      (select count(distinct account_id) from play_events where happened_at > ${now}::timestamptz - interval '5 minutes')
        as "playersNow",
      (select count(*) from play_events where type = 'play_start' and happened_at >= (select began from day))
        as "playsToday",
      (select count(*) from accounts where created_at >= (select began from day)) as "newAccountsToday",
      (select count(*) from accounts where kind = 'member' and closed_at is null) as "membersTotal",
      (select count(*) from accounts where kind = 'guest' and closed_at is null) as "guestsTotal",
      (select count(*) from games where listed and deleted_at is null) as "gamesListed",
      (select count(*) from clips where status = 'ready') as "clips",
      (select count(*) from live_streams where status = 'live') as "streamsLive",
      -coins_balance(coins_issuance()) as "coinsIssued",
      coins_balance(coins_revenue()) as revenue,
      (select count(*) from moderation_cases where status in ('reported', 'hidden_by_reports')) as "casesOpen",
      (select count(*) from appeals where status = 'open') as "appealsOpen",
      (select count(*) from operator_requests where status = 'pending' and expires_at > ${now}) as "requestsOpen",
      (select count(*) from pgboss.job where state = 'failed') as "jobsFailed"`.execute(db);
  if (rows[0] === undefined) throw new Error('The figures are one row');
  return rows[0];
}

export type DayRow = {
  day: string;
  plays: number;
  newAccounts: number;
  signIns: number;
  coinsIn: number;
  coinsSpent: number;
};

/** The last fortnight, one row per day. */
export async function readDays(db: Db, now: Date): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with days as (
      select generate_series(${now}::date - 13, ${now}::date, interval '1 day')::date as day),
    plays as (
      select (happened_at at time zone 'UTC')::date as day, count(*) as number from play_events
      where type = 'play_start' and happened_at > ${now}::timestamptz - interval '14 days' group by 1),
    opened as (
      select (created_at at time zone 'UTC')::date as day, count(*) as number from accounts
      where created_at > ${now}::timestamptz - interval '14 days' group by 1),
    signed as (
      select (minute at time zone 'UTC')::date as day, sum(sign_ins) as number from service_minutes
      where minute > ${now}::timestamptz - interval '14 days' group by 1),
    moved as (
      select (t.created_at at time zone 'UTC')::date as day,
        sum(e.amount) filter (where t.kind in ('welcome', 'achievement', 'grant') and e.amount > 0) as issued,
        -sum(e.amount) filter (where t.kind = 'purchase' and e.amount < 0) as spent
      from coin_transactions t join coin_entries e on e.transaction_id = t.id
      where t.created_at > ${now}::timestamptz - interval '14 days' group by 1)
    select days.day::text as day, coalesce(plays.number, 0) as plays, coalesce(opened.number, 0) as "newAccounts",
      coalesce(signed.number, 0)::int as "signIns", coalesce(moved.issued, 0)::bigint as "coinsIn", coalesce(moved.spent, 0)::bigint as "coinsSpent"
    from days left join plays using (day) left join opened using (day) left join signed using (day) left join moved using (day) order by 1`.execute(
    db,
  );
  return rows;
}

export type QueueRow = {
  name: string;
  paused: boolean;
  waiting: number;
  running: number;
  failed: number;
  oldestWaitingAt: Date | null;
};

export async function listQueues(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select q.name, exists (select from paused_queues p where p.name = q.name) as paused,
      count(j.id) filter (where j.state in ('created', 'retry')) as waiting,
      count(j.id) filter (where j.state = 'active') as running, count(j.id) filter (where j.state = 'failed') as failed,
      min(j.created_on) filter (where j.state in ('created', 'retry')) as "oldestWaitingAt"
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name not like '\\_\\_%' group by q.name order by q.name`.execute(db);
  return rows;
}

/** The time as PostgreSQL formats it: jobs are timed by its clock, which is finer than a Date. */
export type FailedJobPlace = [failedAt: string, id: string];
export type FailedJob = {
  id: string;
  name: string;
  retries: number;
  error: string;
  failedAt: Date | null;
  place: FailedJobPlace;
};

/** The latest failure first. */
export async function listFailedJobs(db: Db, after: FailedJobPlace | undefined, limit: number): Promise<FailedJob[]> {
  const isEarlier = after ? sql`(failed_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`;
  const { rows } = await sql<FailedJob>`
    select id, name, retry_count as retries, left(coalesce(output ->> 'message', output::text, ''), 500) as error,
      completed_on as "failedAt", json_build_array(failed_at::text, id) as place
    from (select *, coalesce(completed_on, '-infinity') as failed_at from pgboss.job where state = 'failed') as t
    where ${isEarlier} order by failed_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
