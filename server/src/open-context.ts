import type { PgBoss } from 'pg-boss';
import { type DatabaseOptions, openDatabase } from './database/db.ts';
import { refusalOfSql } from './error-list.ts';
import { listScreeningWords } from './moderation/screening-word-queries.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Context } from './platform/context.ts';
import { type Job, openJobs } from './platform/jobs.ts';
import { deriveKeys } from './platform/keys.ts';
import { openMail } from './platform/mail.ts';
import { measureNode } from './platform/measure-node.ts';
import { querySeconds } from './platform/metrics.ts';
import { openStorage } from './platform/open-storage.ts';
import { openOutbound } from './platform/outbound.ts';
import { openPubSub } from './platform/pubsub.ts';
import { openReads, readFromPrimary } from './platform/read-database.ts';
import type { Config } from './process/config.ts';
import { createLog, type Log } from './process/log.ts';
import { openScreening } from './screening/open-screening.ts';

export type OpenContext = { ctx: Context; boss: PgBoss; close(): Promise<void> };

/** Opens everything a rule may reach on a migrated database, and closes it again in the opposite order. */
export async function openContext(
  config: Config,
  connectionString: string,
  jobs: readonly Job[],
  options: { clock?: Clock; log?: Log; poolMax?: number; connectMs?: number; runsJobs?: boolean } = {},
): Promise<OpenContext> {
  const log = options.log ?? createLog(config.logLevel, config.production);
  const tracing = config.tracing && (await import('./platform/open-tracing.ts')).openTracing(config.tracing);
  const databaseOptions: DatabaseOptions = {
    log,
    refusalOf: refusalOfSql,
    onQuery: (seconds, outcome, text) => {
      querySeconds.observe({ outcome }, seconds);
      tracing?.recordQuery(text, seconds, outcome);
    },
    poolMax: options.poolMax ?? config.databasePoolSize,
    pooler: config.databasePooler,
    ...(options.connectMs && { connectMs: options.connectMs }),
  };
  const database = openDatabase(connectionString, databaseOptions);
  const { databaseReadUrl } = config;
  const reads =
    databaseReadUrl === undefined
      ? readFromPrimary(database.db)
      : openReads(database.db, openDatabase(databaseReadUrl, databaseOptions), log);
  // Both listen, which a pooler that gives connections away after each transaction cannot carry.
  const listenUrl = config.databaseListenUrl ?? connectionString;
  const pubsub = await openPubSub(listenUrl, log);
  const queue = await openJobs(listenUrl, jobs, log, config.drainSeconds, tracing);
  const screening = openScreening(
    { db: database.db, pubsub, log },
    { topic: 'screening_words', list: listScreeningWords },
  );
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
    tracing,
    runsJobs: options.runsJobs ?? true,
  };
  measureNode(ctx, database.connections);
  return {
    ctx,
    boss: queue.boss,
    async close() {
      screening.close();
      await queue.close();
      await pubsub.close();
      await reads.close();
      await database.close();
      await tracing?.close();
    },
  };
}
