import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Db, keepAlive } from '../database/db.ts';
import { connectionOptions, hostsOf } from '../database/primary-host.ts';
import type { Log } from '../process/log.ts';
import type { Context, Job, JobHandler, Jobs } from './context.ts';
import { createJobRuns } from './job-runs.ts';
import { jobSeconds } from './metrics.ts';
import type { Topic } from './pubsub.ts';
import type { Tracing } from './tracing.ts';

export type { Job, JobHandler, JobRun, Jobs } from './context.ts';

/** A killed worker's job is retried after at most the sum of these and its own retry delay. */
export const handOver = { heartbeatSeconds: 10, superviseSeconds: 5, pollSeconds: 2 } as const;

/** For a scheduled job: the next run does what one could not, so there are no retries. */
export const recurring = { retries: 0, retryDelaySeconds: 1, expireSeconds: 60, concurrency: 1 } as const;

/**
 * For a job whose row counts its attempts. The queue needs more retries than that: a run that fails before it has
 * claimed the row, for example without a database, counts only in the queue, and a row without a job waits for the next
 * sweep.
 */
export const triesCountedByRow = { retries: 12, retryDelayMaxSeconds: 15 } as const;

/** Longer than the queue's maintenance takes; on a server that vanished, a query would wait for TCP to give up. */
const bounded = { ...keepAlive, query_timeout: 30_000 };

export async function openJobs(
  connectionString: string,
  jobs: readonly Job[],
  log: Log,
  drainSeconds = 0,
  tracing?: Tracing,
  connectionsMax = 5,
): Promise<Jobs & { boss: PgBoss }> {
  const names = jobs.map((job) => job.name);
  const duplicate = names.find((name, i) => names.indexOf(name) !== i);
  if (duplicate !== undefined) throw new Error(`Two jobs are named ${duplicate}`);
  const boss = new PgBoss({
    ...connectionOptions(connectionString),
    ...bounded,
    application_name: 'coinop jobs',
    max: connectionsMax,
    superviseIntervalSeconds: handOver.superviseSeconds,
    maintenanceIntervalSeconds: 60,
    monitorIntervalSeconds: 5,
    supervise: true,
    schedule: true,
    // Its listening connection supports only one server; with several, workers find new jobs by polling.
    useListenNotify: hostsOf(connectionString).isSingle,
    monitorVacuum: false,
  });
  let isClosed = false;
  boss.on('error', (error) => {
    // During shutdown lost connections are expected.
    if (!isClosed) log.warn({ reason: error.message }, 'job queue error');
  });
  try {
    await boss.start();
    await prepareQueues(boss, jobs);
  } catch (error) {
    isClosed = true;
    await boss.stop({ graceful: false });
    throw error;
  }
  const runs = createJobRuns();
  let draining: Promise<void> | undefined;
  const drain = async () => {
    const worked = new Set(boss.getWipData().map(({ name }) => name));
    for (const name of worked) await boss.offWork(name, { wait: false });
    await runs.drain(drainSeconds);
  };
  return {
    boss,
    runs,
    isDraining: () => draining !== undefined,
    drain: () => {
      draining ??= drain();
      return draining;
    },
    async enqueue(db, job, data, { ahead = 0, ...options } = {}) {
      if (!names.includes(job.name)) throw new Error(`Unknown job ${job.name}`);
      const traceparent = tracing?.traceparent();
      const sent = traceparent === undefined ? data : { ...data, traceparent };
      await boss.send(job.name, sent, { db: fromKysely(db), priority: -ahead, ...options });
    },
    async findUnqueued(db, job, field, values) {
      const { rows } = await sql<{ value: string }>`
        select value from unnest(${values}::text[]) as value
        where value not in (select data ->> ${field} from pgboss.job
          where name = ${job.name} and state in ('created', 'retry', 'active') and data ->> ${field} is not null)`.execute(
        db,
      );
      return rows.map(({ value }) => value);
    },
    async retry(db, name, id) {
      if (!names.includes(name)) return false;
      const { rows } = await sql`
        select from pgboss.job where name = ${name} and id = ${id} and state = 'failed' for update`.execute(db);
      if (rows.length === 0) return false;
      await boss.retry(name, id, { db: fromKysely(db) });
      return true;
    },
    async close() {
      draining ??= drain();
      await draining;
      // Nothing runs any more, but results are still being stored.
      await boss.stop({ graceful: true, timeout: 5000 });
      isClosed = true;
    },
  };
}

/** Creates missing queues and updates those whose options changed: a restart usually finds nothing to do. */
async function prepareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      ...(job.retryDelayMaxSeconds !== undefined && { retryDelayMax: job.retryDelayMaxSeconds }),
      expireInSeconds: job.expireSeconds,
      heartbeatSeconds: handOver.heartbeatSeconds,
      deleteAfterSeconds: 86_400,
      notify: true,
    };
    const queue = existing.get(job.name);
    if (queue === undefined) await boss.createQueue(job.name, options);
    else if (!isDeepStrictEqual({ ...queue, ...options }, queue)) await boss.updateQueue(job.name, options);
  }
}

/** The paused queues, and the topic that announces a change. */
export type PausedQueues = { topic: Topic; list(db: Db): Promise<string[]> };

/** Runs these jobs in this process until the queue is closed; nothing is taken from a paused queue. */
export async function workOnJobs(
  ctx: Context,
  boss: PgBoss,
  handlers: readonly JobHandler[],
  pauses?: PausedQueues,
): Promise<void> {
  const worked = new Set<string>();
  const follow = async () => {
    const paused = (await pauses?.list(ctx.db)) ?? [];
    for (const job of handlers) {
      if (ctx.jobs.isDraining()) return;
      if (paused.includes(job.name) && worked.delete(job.name)) await boss.offWork(job.name, { wait: false });
      if (!paused.includes(job.name) && !worked.has(job.name)) {
        worked.add(job.name);
        await workOn(ctx, boss, job);
      }
    }
  };
  for (const { name, cron } of handlers) if (cron !== undefined) await boss.schedule(name, cron);
  let following = follow();
  const followChange = () => {
    if (ctx.jobs.isDraining()) return;
    following = following.then(follow).catch((error: Error) => {
      ctx.log.warn({ reason: error.message }, 'paused queues could not be read, trying again');
      // No other notification follows for this change: without a retry a resumed queue would stay paused here.
      setTimeout(followChange, handOver.pollSeconds * 1000).unref();
    });
  };
  if (pauses !== undefined) ctx.pubsub.subscribe(pauses.topic, followChange);
  await following;
}

async function workOn(ctx: Context, boss: PgBoss, job: JobHandler): Promise<void> {
  await boss.work(
    job.name,
    // NOTIFY announces new jobs only; retries and delayed jobs are found by polling.
    {
      localConcurrency: job.concurrency,
      pollingIntervalSeconds: handOver.pollSeconds,
      notifyPollingIntervalSeconds: handOver.pollSeconds,
      burstWhenBatchFull: true,
      includeMetadata: true,
    },
    async (batch: JobWithMetadata<object>[]) => {
      for (const one of batch) await ctx.jobs.runs.track(runJob(ctx, boss, job, one), { name: job.name, id: one.id });
    },
  );
}

/** The queue stores a failed run for the retry but does not report it, so it is logged here. */
async function runJob(
  ctx: Context,
  boss: PgBoss,
  job: JobHandler,
  { id, data, signal, priority }: { id: string; data: object; signal: AbortSignal; priority: number },
): Promise<void> {
  const startedAt = performance.now();
  const { stopping } = ctx.jobs.runs;
  const measure = (result: string) =>
    jobSeconds.observe({ job: job.name, result }, (performance.now() - startedAt) / 1000);
  try {
    const run = () => job.run(ctx, data, { signal: AbortSignal.any([signal, stopping]), id });
    // A scheduled job has no data.
    const traceparent = (data as { traceparent?: string } | null)?.traceparent;
    await (ctx.tracing ? ctx.tracing.traceJob({ name: job.name, id, traceparent }, run) : run());
  } catch (error) {
    if (stopping.aborted) {
      // The queue would count a failed run as an attempt; a scheduled job runs again by itself.
      if (job.cron === undefined) await boss.send(job.name, data, { priority });
      measure('handed_on');
      ctx.log.info({ job: job.name, id }, 'job enqueued again: this node is shutting down');
      return;
    }
    measure('failed');
    ctx.log.warn({ job: job.name, id, reason: (error as Error).message }, 'job failed');
    throw error;
  }
  measure('done');
  ctx.log.debug({ job: job.name, ms: Math.round(performance.now() - startedAt) }, 'job done');
}
