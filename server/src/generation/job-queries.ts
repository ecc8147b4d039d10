import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Db, Tx } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { gameColumns, gameSource } from '../games/catalogue/game-queries.ts';
import { notFound } from '../http/errors.ts';
import { publish } from '../platform/pubsub.ts';
import { generationLimits, type JobRow, type Stage, stages } from './job.ts';
import type { Understood } from './understood.ts';

declare module '../platform/pubsub.ts' {
  interface Topics {
    jobs: 'job id';
  }
}

const jobColumns = sql`j.id, j.status, j.stage, j.progress, j.detail, j.prompt, j.remix_of as "remixOf", j.refines, j.understood, j.error,
  j.created_at as "createdAt", j.started_at as "startedAt", j.finished_at as "finishedAt",
  (select to_json(made) from (select ${gameColumns} from ${gameSource} where g.id = j.game_id) as made) as game`;

export type NewJob = {
  id: string;
  prompt: string;
  remixOf: string | null;
  refines: string | null;
  listed: boolean;
  createdAt: Date;
};

export async function insertJob(db: Db, accountId: string, job: NewJob): Promise<void> {
  await sql`
    insert into generation_jobs (id, account_id, prompt, remix_of, refines, listed, created_at, changed_at)
    values (${job.id}, ${accountId}, ${job.prompt}, ${job.remixOf}, ${job.refines}, ${job.listed}, ${job.createdAt},
      ${job.createdAt})`.execute(db);
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from generation_jobs where status = 'queued'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many other jobs of the same owner are queued or running. */
export async function countAhead(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from generation_jobs j join generation_jobs o on o.account_id = j.account_id and o.id <> j.id
    where j.id = ${id} and o.status in ('queued', 'running') and (o.created_at, o.id) < (j.created_at, j.id)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function getOwnJob(db: Db, caller: Caller, id: string): Promise<JobRow> {
  const { rows } = await sql<JobRow>`
    select ${jobColumns} from generation_jobs j where j.id = ${id} and j.account_id = ${caller.accountId}`.execute(db);
  if (rows[0] === undefined) throw notFound('job');
  return rows[0];
}

export async function listOwnJobs(
  db: Db,
  caller: Caller,
  after: NewestPlace | undefined,
  limit: number,
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select ${jobColumns} from generation_jobs j
    where j.account_id = ${caller.accountId}
      and (j.created_at, j.id) < ${startAfter(after)}
    order by j.created_at desc, j.id desc limit ${limit}`.execute(db);
  return rows;
}

export type ClaimedJob = {
  accountId: string;
  prompt: string;
  remixOf: string | null;
  refines: string | null;
  listed: boolean;
  createdAt: Date;
  tries: number;
};
export type Claim = ClaimedJob | 'wait' | 'gone' | 'out of tries';

/**
 * Claims a job unless two of its owner's are already running, or one that refines the same game, which this one would
 * then overwrite. A running job may be claimed again only after its worker stopped renewing the lease; the old worker's
 * `tries` then differ from the row's.
 */
export async function claimJob(tx: Tx, id: string, now: Date): Promise<Claim> {
  const { rows: found } = await sql<{ accountId: string; status: string; tries: number }>`
    select account_id as "accountId", status, tries from generation_jobs where id = ${id}`.execute(tx);
  const job = found[0];
  if (job === undefined || !['queued', 'running'].includes(job.status)) return 'gone';
  if (job.tries >= generationLimits.triesMax) return 'out of tries';
  await sql`select pg_advisory_xact_lock(hashtextextended(${`generation ${job.accountId}`}, 0))`.execute(tx);
  const { rows } = await sql<ClaimedJob>`
    update generation_jobs j set status = 'running', tries = tries + 1, stage = 'planning', progress = ${stages.planning}, detail = null,
      started_at = coalesce(started_at, ${now}), changed_at = ${now}
    where id = ${id} and (status = 'running' or (status = 'queued' and ${generationLimits.runningMax} > (
      select count(*) from generation_jobs o where o.account_id = j.account_id and o.status = 'running')
      and not exists (select from generation_jobs o where o.refines = j.refines and o.status = 'running')))
    returning account_id as "accountId", prompt, remix_of as "remixOf", refines, listed, created_at as "createdAt", tries`.execute(
    tx,
  );
  if (rows[0] === undefined) return 'wait';
  await publish(tx, 'jobs', id);
  return rows[0];
}

export type Step = { stage: Stage; detail: string | null; progress: number; understood?: Understood | null };

/** False when the job was canceled or another worker took it over. */
export async function updateStage(db: Db, id: string, tries: number, step: Step, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update generation_jobs set stage = ${step.stage}, detail = ${step.detail},
        understood = coalesce(${step.understood ? JSON.stringify(step.understood) : null}::jsonb, understood),
        progress = greatest(progress, ${step.progress}), changed_at = ${now}
      where id = ${id} and status = 'running' and tries = ${tries} returning id)
    select pg_notify('coinop', 'jobs ' || id) from changed`.execute(db);
  return rows.length === 1;
}

export async function markSucceeded(tx: Tx, id: string, tries: number, gameId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update generation_jobs set status = 'succeeded', stage = 'done', progress = 1, detail = null, game_id = ${gameId},
      finished_at = ${now}, changed_at = ${now}
    where id = ${id} and status = 'running' and tries = ${tries} returning id`.execute(tx);
  if (rows.length === 1) await publish(tx, 'jobs', id);
  return rows.length === 1;
}

export type EndedJob = { accountId: string; createdAt: Date; wasStarted: boolean };

export async function markFailed(
  tx: Tx,
  id: string,
  tries: number | null,
  error: string,
  now: Date,
): Promise<EndedJob | undefined> {
  const { rows } = await sql<EndedJob>`
    update generation_jobs set status = 'failed', error = ${error}, detail = null, finished_at = ${now}, changed_at = ${now}
    where id = ${id} and status in ('queued', 'running') and (${tries}::int is null or tries = ${tries}::int)
    returning account_id as "accountId", created_at as "createdAt", started_at is not null as "wasStarted"`.execute(tx);
  if (rows[0]) await publish(tx, 'jobs', id);
  return rows[0];
}

export async function cancelOwn(tx: Tx, caller: Caller, id: string, now: Date): Promise<EndedJob | undefined> {
  const { rows } = await sql<EndedJob>`
    update generation_jobs set status = 'canceled', detail = null, finished_at = ${now}, changed_at = ${now}
    where id = ${id} and account_id = ${caller.accountId} and status in ('queued', 'running')
    returning account_id as "accountId", created_at as "createdAt", started_at is not null as "wasStarted"`.execute(tx);
  if (rows[0]) await publish(tx, 'jobs', id);
  return rows[0];
}

/** Refunds the attempt of a worker that had to stop. */
export async function releaseClaim(db: Db, id: string, tries: number, now: Date): Promise<void> {
  await sql`
    with released as (
      update generation_jobs set status = 'queued', stage = 'waiting', detail = null, tries = tries - 1, changed_at = ${now}
      where id = ${id} and status = 'running' and tries = ${tries} returning id)
    select pg_notify('coinop', 'jobs ' || id) from released`.execute(db);
}

/** Unfinished jobs that have not changed for longer than a job may take. */
export async function listUntouched(db: Db, before: Date): Promise<{ id: string; tries: number }[]> {
  const { rows } = await sql<{ id: string; tries: number }>`
    select id, tries from generation_jobs
    where status in ('queued', 'running') and changed_at < ${before} limit 1000`.execute(db);
  return rows;
}

/** False once the job was canceled or its owner's account closed. */
export async function isStillWanted(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from generation_jobs where id = ${id} and status <> 'canceled'`.execute(db);
  return rows.length === 1;
}
