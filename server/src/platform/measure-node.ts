import { statfs } from 'node:fs/promises';
import { type RawBuilder, sql } from 'kysely';
import { Gauge } from 'prom-client';
import { type Database, isDatabaseUnavailable } from '../database/db.ts';
import type { Context } from './context.ts';
import { metrics } from './metrics.ts';

/**
 * Gauges that are read when metrics are scraped: the pool, the disk, the queue, standbys and the coins in circulation.
 */
export function measureNode(ctx: Pick<Context, 'db' | 'config'>, connections: Database['connections']): void {
  gauge('coinop_database_connections', 'Connections of the pool, by state.', ['state'], async (set) => {
    const { busy, idle, max } = connections();
    set({ state: 'busy' }, busy);
    set({ state: 'idle' }, idle);
    set({ state: 'max' }, max);
  });
  gauge('coinop_database_waiting', 'Requests that wait for a connection of the pool.', [], async (set) =>
    set({}, connections().waiting),
  );
  gauge('coinop_disk_bytes', 'Bytes of the data directory’s volume, by state.', ['state'], async (set) => {
    const { bavail, blocks, bsize } = await statfs(ctx.config.dataDir);
    set({ state: 'free' }, bavail * bsize);
    set({ state: 'all' }, blocks * bsize);
  });
  const rowsOf = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => {
    try {
      return (await query.execute(ctx.db)).rows;
    } catch (error) {
      // /readyz reports it; a scrape still gets everything else.
      if (isDatabaseUnavailable(error)) return [];
      throw error;
    }
  };
  gauge('coinop_queue_jobs', 'Jobs that wait, by job.', ['job'], async (set) => {
    for (const { job, waiting } of await rowsOf(queued)) set({ job }, waiting);
  });
  gauge(
    'coinop_queue_age_seconds',
    'How long the oldest waiting job could have been run, by job.',
    ['job'],
    async (set) => {
      for (const { job, age } of await rowsOf(queued)) set({ job }, age);
    },
  );
  gauge(
    'coinop_replication_lag_seconds',
    'How far standbys are behind, as the primary sees them.',
    ['standby'],
    async (set) => {
      for (const { standby, lag } of await rowsOf(standbys)) set({ standby }, lag);
    },
  );
  gauge(
    'coinop_coins',
    'Coins issued, and coins that the platform has earned; a minute behind.',
    ['account'],
    async (set) => {
      for (const { account, coins } of await rowsOf(coinTotals)) set({ account }, coins);
    },
  );
}

const queued = sql<{ job: string; waiting: number; age: number }>`
  select name as job, count(*)::int as waiting,
    greatest(0, extract(epoch from now() - min(start_after)))::double precision as age
  from pgboss.job where state in ('created', 'retry') and start_after <= now() and not name like '\\_\\_pgboss%'
  group by name`;

const standbys = sql<{ standby: string; lag: number }>`
  select coalesce(nullif(application_name, ''), pid::text) as standby,
    coalesce(extract(epoch from replay_lag), 0)::double precision as lag
  from pg_stat_replication where state is not null`;

const coinTotals = sql<{ account: string; coins: number }>`
  select kind as account, abs(balance) as coins from coin_accounts where kind in ('issuance', 'revenue')`;

type Set = (labels: Record<string, string>, value: number) => void;

/** Replaces one that an earlier context of this process registered. */
function gauge(name: string, help: string, labelNames: string[], collect: (set: Set) => Promise<void>): void {
  metrics.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames,
    registers: [metrics],
    async collect() {
      this.reset();
      await collect((labels, value) => this.set(labels, value));
    },
  });
}
