import type { PgBoss } from 'pg-boss';
import { openDatabase } from './database/db.ts';
import { refusalOfSql } from './error-list.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Context } from './platform/context.ts';
import { type Job, openJobs } from './platform/jobs.ts';
import { deriveKeys } from './platform/keys.ts';
import { openMail } from './platform/mail.ts';
import { measureNode } from './platform/measure-node.ts';
import { querySeconds } from './platform/metrics.ts';
import { openStorage } from './platform/open-storage.ts';
import { openPubSub } from './platform/pubsub.ts';
import type { Config } from './process/config.ts';
import { createLog, type Log } from './process/log.ts';
import { wordListScreening } from './screening/text-screening.ts';

export type OpenContext = { ctx: Context; boss: PgBoss; close(): Promise<void> };

/** Opens everything a rule may reach on a migrated database, and closes it again in the opposite order. */
export async function openContext(
  config: Config,
  connectionString: string,
  jobs: readonly Job[],
  options: { clock?: Clock; log?: Log; poolMax?: number; connectMs?: number; runsJobs?: boolean } = {},
): Promise<OpenContext> {
  const log = options.log ?? createLog(config.logLevel, config.production);
  const database = openDatabase(connectionString, {
    log,
    refusalOf: refusalOfSql,
    onQuery: (seconds, outcome) => querySeconds.observe({ outcome }, seconds),
    poolMax: options.poolMax ?? config.databasePoolSize,
    ...(options.connectMs && { connectMs: options.connectMs }),
  });
  const pubsub = await openPubSub(connectionString, log);
  const queue = await openJobs(connectionString, jobs, log, config.drainSeconds);
  const ctx: Context = {
    config,
    keys: deriveKeys(config.secrets.secretKey),
    db: database.db,
    clock: options.clock ?? systemClock,
    log,
    jobs: queue,
    pubsub,
    mail: openMail(config),
    storage: await openStorage(config, log),
    screening: wordListScreening,
    runsJobs: options.runsJobs ?? true,
  };
  measureNode(ctx, database.connections);
  return {
    ctx,
    boss: queue.boss,
    async close() {
      await queue.close();
      await pubsub.close();
      await database.close();
    },
  };
}
