import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.ts';
import { afterFile } from '../after-file.ts';

export type PostgresPair = {
  /** The server that is the primary now. */
  readonly primary: EmbeddedPostgres;
  readonly standby: EmbeddedPostgres;
  /** One connection string that names both servers. */
  url: string;
  /** Kills the primary as a power failure would, promotes the standby, and makes a new standby in the old one's place. */
  failOver(): Promise<void>;
  /** Runs a statement as superuser on one of them. */
  run(server: EmbeddedPostgres, statement: string): Promise<pg.QueryResult>;
  stop(): Promise<void>;
};

// Processes are killed, never the machine: nothing has to wait for the disk.
const quick = { fsync: 'off', full_page_writes: 'off', max_connections: '60' };
/** A standby is copied while the primary works, and needs the log from the start of the copy. */
const keptLog = { wal_keep_size: '512MB' };
const followMs = 5 * 60_000;
const execute = promisify(execFile);

export type PairOptions = {
  /** A commit is acknowledged when the standby has it too. */
  synchronous?: boolean;
  /** Settings for both; by default they do not wait for the disk, as tests need. */
  settings?: Record<string, string>;
};

/** The pair for a test file, stopped at its end. */
export async function startPostgresPair(options: PairOptions = {}): Promise<PostgresPair> {
  const pair = await openPostgresPair(options);
  afterFile(pair.stop);
  return pair;
}

/** A primary and a hot standby that follows it by streaming replication. */
export async function openPostgresPair(options: PairOptions = {}): Promise<PostgresPair> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'coinop-pair-'));
  const dataDirs = [path.join(home, 'one'), path.join(home, 'two')] as const;
  // Others cannot enter a data directory, so the servers reach each other over sockets in folders of their own.
  const meetings = await Promise.all(dataDirs.map(() => mkdtemp(path.join(os.tmpdir(), 'coinop-meet-'))));
  for (const folder of meetings) await chmod(folder, 0o777);
  const start = (at: 0 | 1) =>
    startEmbeddedPostgres({
      dataDir: dataDirs[at],
      settings: {
        ...(options.settings ?? quick),
        ...keptLog,
        unix_socket_directories: `., ${meetings[at]}`,
        // Ignored by a primary.
        primary_conninfo: `host=${meetings[1 - at]} port=5432 user=postgres application_name=standby`,
      },
    });
  const follow = async (primary: EmbeddedPostgres, at: 0 | 1) => {
    await copyCluster(primary, dataDirs[at === 0 ? 1 : 0], dataDirs[at]);
    const standby = await start(at);
    await untilReplication(primary, 'streaming');
    if (options.synchronous) {
      await run(primary, `alter system set synchronous_standby_names = 'standby'`);
      await run(primary, 'select pg_reload_conf()');
      await untilReplication(primary, 'sync');
    }
    return standby;
  };
  const first = await start(0);
  const servers: [EmbeddedPostgres, EmbeddedPostgres] = [first, await follow(first, 1)];
  let current: 0 | 1 = 0;
  const other = () => (current === 0 ? 1 : 0);
  const hosts = servers.map(({ connectionString }) => hostOf(connectionString)).join();
  const query = new URLSearchParams({ host: hosts, port: '5432', user: 'coinop', sslmode: 'disable' });
  return {
    get primary() {
      return servers[current];
    },
    get standby() {
      return servers[other()];
    },
    url: `postgresql:///coinop?${query}&target_session_attrs=read-write`,
    run,
    async failOver() {
      const { pid, stop } = servers[current];
      // Told to stop first, so that it is not restarted; then killed before it could hand over anything.
      const stopping = stop();
      process.kill(pid, 'SIGKILL');
      await stopping;
      current = other();
      await run(servers[current], 'select pg_promote()');
      servers[other()] = await follow(servers[current], other());
    },
    async stop() {
      for (const server of [servers[other()], servers[current]]) await server.stop();
      for (const folder of [home, ...meetings]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A base backup; the npm package of PostgreSQL has no pg_basebackup. */
async function copyCluster(primary: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const client = superuserOf(primary);
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await rm(to, { recursive: true, force: true });
    await mkdir(to, { mode: 0o700 });
    const cluster = path.join(to, 'postgres');
    await execute('cp', ['-r', path.join(from, 'postgres'), cluster]).catch(ignoreVanished);
    for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
      await rm(path.join(cluster, name), { recursive: true, force: true });
    await mkdir(path.join(cluster, 'pg_wal'), { mode: 0o700 });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(path.join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(path.join(cluster, 'standby.signal'), '');
    // Once promoted it must not wait for a standby that does not exist yet.
    await writeFile(path.join(cluster, 'postgresql.auto.conf'), '');
  } finally {
    await client.end();
  }
}

/** A file that was removed while it was copied is removed from the copy by the log. */
function ignoreVanished(error: { stderr?: string }): void {
  const lines = (error.stderr ?? '').split('\n').filter((line) => line !== '');
  if (lines.length === 0 || lines.some((line) => !line.includes('No such file or directory'))) throw error;
}

async function untilReplication(primary: EmbeddedPostgres, wanted: 'streaming' | 'sync'): Promise<void> {
  for (const until = Date.now() + followMs; ; await sleep(50)) {
    const { rows } = await run(primary, 'select state, sync_state from pg_stat_replication');
    if (rows.some(({ state, sync_state }) => state === wanted || sync_state === wanted)) return;
    if (Date.now() > until) throw new Error('The standby did not follow within five minutes');
  }
}

async function run(server: EmbeddedPostgres, statement: string): Promise<pg.QueryResult> {
  const client = superuserOf(server);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

function superuserOf({ connectionString }: EmbeddedPostgres): pg.Client {
  return new pg.Client({ connectionString: connectionString.replace('user=coinop', 'user=postgres') });
}

function hostOf(connectionString: string): string {
  return new URLSearchParams(connectionString.split('?')[1]).get('host') ?? '';
}
