import { fromKysely, PgBoss } from 'pg-boss';
import type { Log } from '../process/log.ts';
import type { Context, Job, JobHandler, Jobs } from './context.ts';

export type { Job, JobHandler, JobRun, Jobs } from './context.ts';

/** A killed worker's job is retried after at most the sum of these and its own retry delay. */
export const handOver = { heartbeatSeconds: 10, superviseSeconds: 5, pollSeconds: 2 } as const;

/** For a scheduled job: what one run could not do the next will, so there are no retries. */
export const recurring = { retries: 0, retryDelaySeconds: 1, expireSeconds: 60, concurrency: 1 } as const;

export async function openJobs(
  connectionString: string,
  jobs: readonly Job[],
  log: Log,
): Promise<Jobs & { boss: PgBoss }> {
  const names = jobs.map((job) => job.name);
  const duplicate = names.find((name, i) => names.indexOf(name) !== i);
  if (duplicate !== undefined) throw new Error(`Two jobs are named ${duplicate}`);
  const boss = new PgBoss({
    connectionString,
    application_name: 'coinop jobs',
    max: 5,
    superviseIntervalSeconds: handOver.superviseSeconds,
    maintenanceIntervalSeconds: 60,
    monitorIntervalSeconds: 5,
    supervise: true,
    schedule: true,
    useListenNotify: true,
    monitorVacuum: false,
  });
  let isClosed = false;
  boss.on('error', (error) => {
    // During shutdown lost connections are expected.
    if (!isClosed) log.warn({ reason: error.message }, 'job queue error');
  });
  await boss.start();
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: job.expireSeconds,
      heartbeatSeconds: handOver.heartbeatSeconds,
      deleteAfterSeconds: 86_400,
      notify: true,
    };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
  }
  return {
    boss,
    async enqueue(db, job, data, { ahead = 0, ...options } = {}) {
      if (!names.includes(job.name)) throw new Error(`Unknown job ${job.name}`);
      await boss.send(job.name, data, { db: fromKysely(db), priority: -ahead, ...options });
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 8000 });
      isClosed = true;
    },
  };
}

/** Works on these jobs in this process until the queue is closed. */
export async function workOnJobs(ctx: Context, boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  for (const job of handlers) {
    await boss.work<object>(
      job.name,
      // NOTIFY announces new jobs only; retries and delayed jobs are found by polling.
      {
        localConcurrency: job.concurrency,
        pollingIntervalSeconds: handOver.pollSeconds,
        notifyPollingIntervalSeconds: handOver.pollSeconds,
        burstWhenBatchFull: true,
      },
      async (batch) => {
        for (const one of batch) await runJob(ctx, job, one);
      },
    );
    if (job.cron !== undefined) await boss.schedule(job.name, job.cron);
  }
}

/** The queue keeps a failed run for the retry but does not report it, so it is logged here. */
async function runJob(
  ctx: Context,
  job: JobHandler,
  { id, data, signal }: { id: string; data: object; signal: AbortSignal },
): Promise<void> {
  const startedAt = performance.now();
  try {
    await job.run(ctx, data, { signal, id });
  } catch (error) {
    ctx.log.warn({ job: job.name, id, reason: (error as Error).message }, 'job failed');
    throw error;
  }
  ctx.log.debug({ job: job.name, ms: Math.round(performance.now() - startedAt) }, 'job done');
}
