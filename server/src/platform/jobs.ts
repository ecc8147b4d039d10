import { fromKysely, PgBoss } from 'pg-boss';
import type { Context } from './context.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';

/**
 * A piece of background work. It may run twice (a killed worker's job is handed on), so its handler must be safe to
 * repeat; a domain row carries the attempt number that fences off a worker which lost its lease.
 */
export type Job<Data extends object = object> = {
  name: string;
  /** Tries after the first; between them the wait doubles from `retryDelaySeconds`. */
  retries: number;
  retryDelaySeconds: number;
  /** How long one run may take before it counts as lost. */
  expireSeconds: number;
  /** Runs at once in one worker process. */
  concurrency: number;
  /** Also runs by itself at these times (cron, UTC). */
  cron?: string;
  run(ctx: Context, data: Data, run: JobRun): Promise<void>;
};

export type JobRun = { signal: AbortSignal; id: string };

export type Jobs = {
  /** In the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<Data extends object>(
    db: Db,
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  close(): Promise<void>;
};

/** A closed lease is noticed after this long: no heartbeat for 10 s, looked at every 5 s. */
const heartbeatSeconds = 10;

export async function openJobs(
  connectionString: string,
  jobs: readonly Job[],
  log: Log,
): Promise<Jobs & { boss: PgBoss }> {
  const boss = new PgBoss({
    connectionString,
    application_name: 'coinop jobs',
    max: 5,
    superviseIntervalSeconds: 5,
    maintenanceIntervalSeconds: 60,
    monitorIntervalSeconds: 5,
    supervise: true,
    schedule: true,
    useListenNotify: true,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue met an error'));
  await boss.start();
  const names = jobs.map((job) => job.name);
  if (new Set(names).size !== names.length) throw new Error(`Two jobs share a name: ${names.join(', ')}`);
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: job.expireSeconds,
      heartbeatSeconds,
      deleteAfterSeconds: 86_400,
      notify: true,
    };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
  }
  return {
    boss,
    async enqueue(db, job, data, options = {}) {
      if (!names.includes(job.name)) throw new Error(`Job ${job.name} stands in no list`);
      await boss.send(job.name, data, { db: fromKysely(db), ...options });
    },
    close: () => boss.stop({ graceful: true, timeout: 8000 }),
  };
}

/** Takes up every listed job in this process until the queue is closed. */
export async function workOnJobs(ctx: Context, boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    await boss.work<object>(
      job.name,
      { localConcurrency: job.concurrency, pollingIntervalSeconds: 2, burstWhenBatchFull: true },
      async (batch) => {
        for (const one of batch) {
          const startedAt = performance.now();
          await job.run(ctx, one.data, { signal: one.signal, id: one.id });
          ctx.log.debug({ job: job.name, ms: Math.round(performance.now() - startedAt) }, 'job done');
        }
      },
    );
    if (job.cron !== undefined) await boss.schedule(job.name, job.cron);
  }
}
