import type { Db } from '../database/db.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import type { Clock } from './clock.ts';
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
  /** Where lists, search, profiles and boards are read, which may be some seconds old. Caches read from `db`. */
  reads: Reads;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  pubsub: PubSub;
  mail: Mail;
  storage: Storage;
  /** The only way out to an address that somebody else gave. */
  outbound: Outbound;
  screening: TextScreening;
  /** Undefined where traces are not exported. */
  tracing: Tracing | undefined;
  /** Whether this process runs jobs too; otherwise other nodes have the programs that jobs need. */
  runsJobs: boolean;
};

/** A background job as those who enqueue it know it; what runs it is a `JobHandler`, which only workers load. */
export type Job<Data extends object = object> = {
  name: string;
  /** Tries after the first; between them the wait doubles from `retryDelaySeconds`. */
  retries: number;
  retryDelaySeconds: number;
  /** The longest wait between two tries; without it there is no limit. */
  retryDelayMaxSeconds?: number;
  /** How long one run may take before it counts as lost. */
  expireSeconds: number;
  /** Runs at once in one worker process. */
  concurrency: number;
  /** Also runs at these times (cron, UTC). */
  cron?: string;
  /** Never set: it ties the type of the data to the job. */
  data?: Data;
};

/**
 * It may run twice (the job of a killed worker is handed on), so it must be safe to repeat; a domain row carries the
 * attempt number that fences off a worker which lost its lease.
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
    /** `ahead`: how many of the same person's jobs are unfinished. Fewer go first, so that one person's do not keep others waiting. */
    options?: { startAfter?: Date; singletonKey?: string; ahead?: number },
  ): Promise<void>;
  /** Of these values of one field, those for which no such job waits or runs. */
  findUnqueued<Data extends object>(
    db: Db,
    job: Job<Data>,
    field: keyof Data & string,
    values: readonly string[],
  ): Promise<string[]>;
  /** Once `runs.stopping` is aborted, a job that fails is handed on; one that counts its tries takes this one back. */
  runs: JobRuns;
  /** Takes no new jobs and waits for those under way; what does not end in time is handed on. */
  drain(): Promise<void>;
  isDraining(): boolean;
  /** Runs a failed job again; false when there is none such. */
  retry(db: Db, name: string, id: string): Promise<boolean>;
  close(): Promise<void>;
};
