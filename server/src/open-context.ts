import type { PgBoss } from 'pg-boss';
import { type DatabaseOptions, openDatabase } from './database/db.ts';
import { refusalOfSql } from './error-list.ts';
import { listScreeningWords } from './moderation/screening-word-queries.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Context } from './platform/context.ts';
import type { Helpers } from './platform/helper.ts';
import { type Job, openJobs } from './platform/jobs.ts';
import { deriveKeys } from './platform/keys.ts';
import { openMail } from './platform/mail.ts';
import { measureNode } from './platform/measure-node.ts';
import { querySeconds } from './platform/metrics.ts';
import { openHelpers } from './platform/open-helpers.ts';
import { openStorage } from './platform/open-storage.ts';
import { openOutbound } from './platform/outbound.ts';
import { openPubSub } from './platform/pubsub.ts';
import { openReads, readFromPrimary } from './platform/read-database.ts';
import type { Config } from './process/config.ts';
import { createLog, type Log } from './process/log.ts';
import { openScreening } from './screening/open-screening.ts';

export type OpenContext = { ctx: Context; boss: PgBoss; close(): Promise<void> };

type OpenOptions = {
  clock?: Clock;
  log?: Log;
  poolMax?: number;
  connectMs?: number;
  runsJobs?: boolean;
  helpers?: Helpers;
};

/** Opens all services of the context on a migrated database, and closes them in the reverse order. */
export async function openContext(
  config: Config,
  connectionString: string,
  jobs: readonly Job[],
  options: OpenOptions = {},
): Promise<OpenContext> {
  const closes: (() => unknown)[] = [];
  const close = async () => {
    for (const one of closes.splice(0).reverse()) await one();
  };
  try {
    return { ...(await openParts(config, connectionString, jobs, options, closes)), close };
  } catch (error) {
    // A node that loses its database during the start tries again, so nothing of the first attempt may stay open.
    await close();
    throw error;
  }
}

async function openParts(
  config: Config,
  connectionString: string,
  jobs: readonly Job[],
  options: OpenOptions,
  closes: (() => unknown)[],
): Promise<Omit<OpenContext, 'close'>> {
  const log = options.log ?? createLog(config.logLevel, config.production);
  const tracing = config.tracing && (await import('./platform/open-tracing.ts')).openTracing(config.tracing);
  if (tracing) closes.push(tracing.close);
  const databaseOptions: DatabaseOptions = {
    log,
    refusalOf: refusalOfSql,
    onQuery: (seconds, outcome, text) => {
      querySeconds.observe([outcome], seconds);
      tracing?.recordQuery(text, seconds, outcome);
    },
    poolMax: options.poolMax ?? config.databasePoolSize,
    pooler: config.databasePooler,
    ...(options.connectMs && { connectMs: options.connectMs }),
  };
  const database = openDatabase(connectionString, databaseOptions);
  closes.push(database.close);
  const { databaseReadUrl } = config;
  const reads =
    databaseReadUrl === undefined
      ? readFromPrimary(database.db)
      : openReads(database.db, openDatabase(databaseReadUrl, databaseOptions), log);
  closes.push(reads.close);
  // Both use LISTEN, which a pooler in transaction mode does not support.
  const listenUrl = config.databaseListenUrl ?? connectionString;
  const pubsub = await openPubSub(listenUrl, log);
  closes.push(pubsub.close);
  // Closed after the jobs that use them.
  const helpers = options.helpers ?? openHelpers(log);
  closes.push(helpers.close);
  const runsJobs = options.runsJobs ?? true;
  // Without jobs to run the queue is only supervised: what is enqueued goes through the connection of its transaction.
  const queue = await openJobs(listenUrl, jobs, log, config.drainSeconds, tracing, runsJobs ? 5 : 2);
  closes.push(queue.close);
  const screening = openScreening(
    { db: database.db, pubsub, log },
    { topic: 'screening_words', list: listScreeningWords },
  );
  closes.push(screening.close);
  const ctx: Context = {
    config,
    keys: deriveKeys(config.secrets.secretKey, {
      fallback: config.secrets.fallbackSecretKey,
      lasting: config.secrets.identityKey,
    }),
    db: database.db,
    reads,
    clock: options.clock ?? systemClock,
    log,
    jobs: queue,
    pubsub,
    mail: openMail(config),
    storage: await openStorage(config, log),
    outbound: openOutbound(),
    screening,
    helpers,
    tracing,
    runsJobs,
  };
  measureNode(ctx, database.connections);
  return { ctx, boss: queue.boss };
}
