import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Connection, openConnection } from './kit/connection.ts';
import { startCountingProxy } from './kit/counting-proxy.ts';
import { cpuMsOf } from './kit/cpu-time.ts';
import { type Operation, prepareOperations } from './kit/operations.ts';
import { onStage, type Stage } from './kit/stage.ts';

/**
 * Measures the cost of each hot operation in figures that hardly depend on the machine: round trips to PostgreSQL,
 * statements (including those inside functions), rows written, bytes of write-ahead log, and CPU time of the service
 * and of PostgreSQL. With one connection nothing can be batched; `--connections 16` shows what batching saves, and
 * `--top 10` the statements that take most of PostgreSQL's time.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '400' },
      connections: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      top: { type: 'string', default: '0' },
    },
  });
  const [requests, connections] = [Number(values.requests), Number(values.connections)];
  await onStage(async (stage) => {
    const superuser = new pg.Client({ connectionString: stage.databaseUrl.replace('user=coinop', 'user=postgres') });
    await superuser.connect();
    await superuser.query('create extension pg_stat_statements');
    const proxy = await startCountingProxy(stage.databaseUrl);
    try {
      const service = await stage.start(['server/coinop.js', 'api'], '/readyz', {
        DATABASE_URL: proxy.connectionString,
      });
      const operations = await prepareOperations(stage.ctx, service.port);
      await superuser.query('vacuum analyze');
      console.log(
        `| operation (${connections} at once) | round trips | statements | rows (HOT) | WAL bytes | CPU ms service + PostgreSQL |`,
      );
      console.log('|---|---|---|---|---|---|');
      for (const operation of operations.filter(({ name }) =>
        values.only.split(',').some((part) => name.includes(part)),
      )) {
        const open = await Promise.all(Array.from({ length: connections }, () => openConnection(service.port)));
        const counters = () => readCounters(superuser, proxy.roundTrips(), stage, service.pid);
        // Warm-up: plans, caches and the first write to a page are not measured.
        await repeat(operation, open, 0, 150);
        await flushTableCounters(superuser);
        await repeat(operation, open, 150, 50);
        await superuser.query('select pg_stat_statements_reset()');
        const before = await counters();
        const rowsBefore = await rowsWritten(superuser);
        await repeat(operation, open, 200, requests);
        const after = await counters();
        await flushTableCounters(superuser);
        const rows = await rowsWritten(superuser);
        const each = (key: keyof typeof after) => (after[key] - before[key]) / requests;
        const written = (rows.all - rowsBefore.all) / (requests + 50);
        const hot = (rows.hot - rowsBefore.hot) / (requests + 50);
        console.log(
          `| ${operation.name} | ${each('roundTrips').toFixed(1)} | ${each('statements').toFixed(1)} | ${written.toFixed(1)} (${hot.toFixed(1)}) | ${each('walBytes').toFixed(0)} | ${each('serviceMs').toFixed(2)} + ${each('postgresMs').toFixed(2)} |`,
        );
        await printTop(superuser, requests, Number(values.top));
        for (const connection of open) connection.close();
      }
    } finally {
      await superuser.end();
      await proxy.close();
    }
  }, settings);
}

/** Full-page writes after a checkpoint, and vacuuming, would be attributed to the operation measured at that moment. */
const settings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'all',
  full_page_writes: 'off',
  autovacuum: 'off',
};

async function repeat(operation: Operation, open: Connection[], from: number, count: number): Promise<void> {
  let turn = from;
  await Promise.all(
    open.map(async (connection) => {
      while (turn < from + count) await operation.run(connection, turn++);
    }),
  );
}

type Counters = { roundTrips: number; statements: number; walBytes: number; serviceMs: number; postgresMs: number };

async function readCounters(
  superuser: pg.Client,
  roundTrips: number,
  stage: Stage,
  servicePid: number,
): Promise<Counters> {
  // Round trips are counted by the proxy; this counts only the statements inside functions.
  const { rows } = await superuser.query<{ nested: number; bytes: number }>(`
    select (select coalesce(sum(calls), 0)::float8 from pg_stat_statements where not toplevel) as nested,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`);
  const { nested = 0, bytes = 0 } = rows[0] ?? {};
  return {
    roundTrips,
    statements: roundTrips + nested,
    walBytes: bytes,
    serviceMs: cpuMsOf([servicePid]) ?? Number.NaN,
    postgresMs: cpuMsOf([stage.postgresPid]) ?? Number.NaN,
  };
}

async function printTop(superuser: pg.Client, requests: number, count: number): Promise<void> {
  const { rows } = await superuser.query<{ ms: number; calls: number; query: string }>(
    `select sum(total_exec_time)::float8 as ms, sum(calls)::float8 as calls, regexp_replace(left(query, 150), '\\s+', ' ', 'g') as query
     from pg_stat_statements group by 3 order by 1 desc limit $1`,
    [count],
  );
  for (const { ms, calls, query } of rows) {
    console.log(`    ${((1000 * ms) / requests).toFixed(0)} µs, ${(calls / requests).toFixed(1)} calls: ${query}`);
  }
}

/** A backend reports its rows when it ends; the service opens a new one at its next query. */
async function flushTableCounters(superuser: pg.Client): Promise<void> {
  await superuser.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'coinop'`,
  );
}

async function rowsWritten(superuser: pg.Client): Promise<{ all: number; hot: number }> {
  const { rows } = await superuser.query<{ all: number; hot: number }>(`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::float8 as all, sum(n_tup_hot_upd)::float8 as hot
    from pg_stat_user_tables where schemaname = 'public'`);
  return rows[0] ?? { all: 0, hot: 0 };
}
