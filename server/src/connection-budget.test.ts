import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from './database/migrate.ts';
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { enqueuedJobs } from './enqueued-jobs.ts';
import { connectionsOf } from './node.ts';
import { openContext } from './open-context.ts';
import { readConfig } from './process/config.ts';
import { createLog } from './process/log.ts';
import { afterFile } from './testing/after-file.ts';
import { superuserUrlOf } from './testing/million-rows.ts';

const api = { api: true, worker: false, ingest: false };
const worker = { api: false, worker: true, ingest: false };
const ingest = { api: false, worker: false, ingest: true };

/** The budget of docs/operations.md for these nodes. */
const budget = 4 * 16 + 19 + 8;

it('four API nodes, a worker and an ingest that need all their connections at once fit into max_connections 100', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-budget-'));
  afterFile(() => rm(dataDir, { recursive: true, force: true }));
  const printed: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: { max_connections: '100', fsync: 'off' },
    log: (line) => printed.push(line),
  });
  afterFile(server.stop);
  await migrate(server.connectionString);
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: server.connectionString });
  const nodes = [];
  for (const roles of [api, api, api, api, worker, ingest]) {
    const options = { ...connectionsOf(config, roles), connectMs: 60_000, log: createLog('silent') };
    const node = await openContext(config, server.connectionString, enqueuedJobs, options);
    afterFile(node.close);
    nodes.push(node);
  }

  const watcher = new pg.Client({ connectionString: superuserUrlOf(server.connectionString) });
  await watcher.connect();
  const most: Record<string, number> = {};
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await watcher.query<{ name: string; number: string }>(`
        select coalesce(application_name, 'all') as name, count(*) as number from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() group by rollup (application_name)`);
      for (const { name, number } of rows) most[name] = Math.max(most[name] ?? 0, Number(number));
      await sleep(50);
    }
  })();
  const nap = 'select pg_sleep(0.5)';
  const busy = nodes.flatMap(({ ctx, boss }) => [
    ...Array.from({ length: 40 }, () => sql.raw(nap).execute(ctx.db)),
    ...Array.from({ length: 20 }, () => boss.getDb().executeSql(nap)),
  ]);
  await Promise.all(busy);
  isOver = true;
  await watching;
  await watcher.end();

  // All pools were full, or this would prove nothing.
  expect(most).toMatchObject({ coinop: 4 * 12 + 12 + 4, 'coinop jobs': expect.any(Number) });
  expect(most['coinop jobs']).toBeGreaterThanOrEqual(4 * 2 + 5 + 2);
  expect(most['all']).toBeLessThanOrEqual(budget);
  // 53300: too many connections.
  expect(printed.filter((line) => /too many clients|remaining connection slots/.test(line))).toEqual([]);
});
