import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { openContext } from '../open-context.ts';
import { pausedQueues, setQueuePaused } from '../operators/paused-queues.ts';
import { startService } from '../testing/service.ts';
import { handlers } from '../worker.ts';
import { type JobHandler, type PausedQueues, workOnJobs } from './jobs.ts';

const service = await startService();
const { ctx } = service;

type Work = { thing: string };

function gate(): { opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A worker of its own with one job, whose runs are written down in `ran`. */
async function startWorker(
  name: string,
  drainSeconds: number,
  run: (data: Work, signal: AbortSignal) => Promise<void>,
  pauses: PausedQueues = pausedQueues,
) {
  const job: JobHandler<Work> = {
    name,
    retries: 2,
    retryDelaySeconds: 1,
    expireSeconds: 600,
    concurrency: 1,
    run: (_ctx, data, { signal }) => run(data, signal),
  };
  const opened = await openContext(
    { ...ctx.config, drainSeconds },
    service.databaseUrl,
    [...handlers, job as JobHandler],
    {
      clock: service.clock,
      log: ctx.log,
    },
  );
  await workOnJobs(opened.ctx, opened.boss, [job as JobHandler], pauses);
  return { job, opened };
}

const statesOf = async (name: string) => {
  const { rows } = await sql<{ state: string; retries: number; priority: number }>`
    select state, retry_count as retries, priority from pgboss.job where name = ${name} order by created_on`.execute(
    ctx.db,
  );
  return rows;
};

it('lets a job finish that ends in time, and takes no other meanwhile', async () => {
  const [began, mayEnd] = [gate(), gate()];
  const done: string[] = [];
  const { job, opened } = await startWorker('test-short', 600, async ({ thing }) => {
    began.open();
    await mayEnd.opened;
    done.push(thing);
  });
  await opened.ctx.jobs.enqueue(ctx.db, job, { thing: 'first' });
  await began.opened;
  const closing = opened.close();
  await opened.ctx.jobs.enqueue(ctx.db, job, { thing: 'second' });
  mayEnd.open();
  await closing;
  expect(done).toEqual(['first']);
  expect(await statesOf('test-short')).toMatchObject([{ state: 'completed' }, { state: 'created' }]);
});

it('hands a job on that takes longer, which is no try and keeps its place', async () => {
  const began = gate();
  const { job, opened } = await startWorker('test-long', 0, async (_data, signal) => {
    began.open();
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await opened.ctx.jobs.enqueue(ctx.db, job, { thing: 'long' }, { ahead: 3 });
  await began.opened;
  await opened.close();
  expect(await statesOf('test-long')).toEqual([
    { state: 'completed', retries: 0, priority: -3 },
    { state: 'created', retries: 0, priority: -3 },
  ]);
});

it('takes nothing from a queue that is paused, on any node, until it is resumed', async () => {
  const done: string[] = [];
  let failures = 0;
  const pauses: PausedQueues = {
    ...pausedQueues,
    list: (db) => (failures-- > 0 ? Promise.reject(new Error('Connection terminated')) : pausedQueues.list(db)),
  };
  const work = async ({ thing }: Work) => {
    done.push(thing);
  };
  const { job, opened } = await startWorker('test-paused', 1, work, pauses);
  const pause = (isPaused: boolean) =>
    inTransaction(ctx.db, (tx) => setQueuePaused(tx, job.name, isPaused, ctx.clock.now()));
  const worked = () => opened.boss.getWipData().some(({ name }) => name === job.name);
  await opened.ctx.jobs.enqueue(ctx.db, job, { thing: 'first' });
  await expect.poll(() => done).toEqual(['first']);
  await pause(true);
  await expect.poll(worked).toBe(false);
  await opened.ctx.jobs.enqueue(ctx.db, job, { thing: 'second' });
  await pause(true);
  expect(done).toEqual(['first']);
  // The database may be unavailable just then: no other notification comes.
  failures = 2;
  await pause(false);
  await expect.poll(() => done).toEqual(['first', 'second']);
  await opened.close();
});
