import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { RequestCounts } from '../http/request-metrics.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { RunningJob } from '../platform/job-runs.ts';

export type ProcessRow = {
  id: string;
  host: string;
  pid: number;
  roles: string[];
  startedAt: Date;
  seenAt: Date;
  jobs: RunningJob[];
};

/** A process that stopped reporting is listed this long, as silent. */
const shownSeconds = 900;
const minutesKeptSeconds = 15 * 86_400;

export async function putProcess(db: Db, { id, host, pid, roles, startedAt, seenAt, jobs }: ProcessRow): Promise<void> {
  await sql`
    insert into service_processes (id, host, pid, roles, started_at, seen_at, jobs)
    values (${id}, ${host}, ${pid}, ${roles}::text[], ${startedAt}, ${seenAt}, ${JSON.stringify(jobs)}::jsonb)
    on conflict (id) do update set seen_at = excluded.seen_at, jobs = excluded.jobs`.execute(db);
}

export async function deleteProcess(db: Db, id: string): Promise<void> {
  await sql`delete from service_processes where id = ${id}`.execute(db);
}

export async function addMinute(db: Db, processId: string, counts: RequestCounts, now: Date): Promise<void> {
  const { answers, errors, refusals, signIns, times } = counts;
  await sql`
    insert into service_minutes as m (minute, process_id, answers, errors, refusals, sign_ins, times)
    values (date_trunc('minute', ${now}::timestamptz), ${processId}, ${answers}, ${errors}, ${refusals}, ${signIns},
      ${times}::int[])
    on conflict (minute, process_id) do update set answers = m.answers + excluded.answers,
      errors = m.errors + excluded.errors, refusals = m.refusals + excluded.refusals,
      sign_ins = m.sign_ins + excluded.sign_ins,
      times = (select array_agg(a + b order by n) from unnest(m.times, excluded.times) with ordinality as t (a, b, n))`.execute(
    db,
  );
}

/** Every process of every node that reported recently. */
export async function listProcesses(db: Db, now: Date): Promise<ProcessRow[]> {
  const { rows } = await sql<ProcessRow>`
    select id, host, pid, roles, started_at as "startedAt", seen_at as "seenAt", jobs from service_processes
    where seen_at > ${secondsAfter(now, -shownSeconds)} order by host, started_at, id`.execute(db);
  return rows;
}

export type MinuteRow = RequestCounts & { minute: Date };

/** Counters of all processes together, for each minute of the last hour. */
export async function listMinutes(db: Db, now: Date): Promise<MinuteRow[]> {
  const { rows } = await sql<MinuteRow>`
    with minutes as (
      select generate_series(date_trunc('minute', ${now}::timestamptz) - interval '59 minutes',
        date_trunc('minute', ${now}::timestamptz), interval '1 minute') as minute),
    times as (
      select minute, array_agg(number order by n) as times from (
        select m.minute, t.n, sum(t.number)::int as number
        from service_minutes m, unnest(m.times) with ordinality as t (number, n)
        where m.minute > ${now}::timestamptz - interval '1 hour' group by 1, 2) as summed group by 1)
    select minutes.minute, coalesce(sum(m.answers), 0)::int as answers, coalesce(sum(m.errors), 0)::int as errors,
      coalesce(sum(m.refusals), 0)::int as refusals, coalesce(sum(m.sign_ins), 0)::int as "signIns",
      coalesce((select t.times from times t where t.minute = minutes.minute), '{}') as times
    from minutes left join service_minutes m using (minute) group by 1 order by 1`.execute(db);
  return rows;
}

export async function sweepReports(db: Db, now: Date): Promise<void> {
  await sql`delete from service_processes where seen_at < ${secondsAfter(now, -shownSeconds)}`.execute(db);
  await sql`delete from service_minutes where minute < ${secondsAfter(now, -minutesKeptSeconds)}`.execute(db);
}
