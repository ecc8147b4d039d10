import type { Db } from '../database/db.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import type { Clock } from './clock.ts';
import type { Helpers } from './helper.ts';
import type { JobRuns } from './job-runs.ts';
import type { Keys } from './keys.ts';
import type { Mail } from './mail.ts';
import type { Outbound } from './outbound.ts';
import type { PubSub } from './pubsub.ts';
import type { Reads } from './read-database.ts';
import type { Storage } from './storage.ts';
import type { Tracing } from './tracing.ts';

/** The services a rule may use: one plain object, built at the start. */
export type Context = {
  config: Config;
  keys: Keys;
  db: Db;
  /** For reads that may be seconds old: lists, search, profiles and boards. Caches read from `db`. */
  reads: Reads;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  pubsub: PubSub;
  mail: Mail;
  storage: Storage;
  /** The only way to call an address that users provided. */
  outbound: Outbound;
  screening: TextScreening;
  /** Work that would block this process or fill its memory. */
  helpers: Helpers;
  /** Undefined where traces are not exported. */
  tracing: Tracing | undefined;
  /** Whether this process runs jobs; otherwise the programs that jobs need are on other nodes. */
  runsJobs: boolean;
};

/** A background job as its producers know it; its `JobHandler` is loaded only by workers. */
export type Job<Data extends object = object> = {
  name: string;
  /** Attempts after the first; the delay between them doubles from `retryDelaySeconds`. */
  retries: number;
  retryDelaySeconds: number;
  /** The longest delay between two attempts; unlimited when left out. */
  retryDelayMaxSeconds?: number;
  /** How long one run may take before it counts as lost. */
  expireSeconds: number;
  /** Concurrent runs in one worker process. */
  concurrency: number;
  /** Also runs at these times (cron, UTC). */
  cron?: string;
  /** Never set: it ties the type of the data to the job. */
  data?: Data;
};

/**
 * A handler may run twice (the job of a killed worker is retried), so it must be idempotent; a domain row carries the
 * attempt number as a fencing token against a worker that lost its lease.
 */
export type JobHandler<Data extends object = object> = Job<Data> & {
  run(ctx: Context, data: Data, run: JobRun): Promise<void>;
};

/** Decides whether a text may be shown to others. */
export type TextScreening = { isFit(text: string): Promise<boolean> };

/** `signal` is aborted when the run took too long, lost its claim, or has to end because the node stops. */
export type JobRun = { signal: AbortSignal; id: string };

export type Jobs = {
  /** In the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<Data extends object>(
    db: Db,
    job: Job<Data>,
    data: Data,
    /**
     * `ahead`: the number of unfinished jobs of the same person. Fewer go first, so that one person's jobs do not delay
     * others.
     */
    options?: { startAfter?: Date; singletonKey?: string; ahead?: number },
  ): Promise<void>;
  /** Those of these values of a field for which no such job is queued or running. */
  findUnqueued<Data extends object>(
    db: Db,
    job: Job<Data>,
    field: keyof Data & string,
    values: readonly string[],
  ): Promise<string[]>;
  /** Once `runs.stopping` is aborted, a failing job is queued again; one that counts its attempts refunds this one. */
  runs: JobRuns;
  /** Stops taking jobs and waits for the running ones; those that do not end in time are queued again. */
  drain(): Promise<void>;
  isDraining(): boolean;
  /** Runs a failed job again; false when there is no such job. */
  retry(db: Db, name: string, id: string): Promise<boolean>;
  close(): Promise<void>;
};
