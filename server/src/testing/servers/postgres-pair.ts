import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.ts';
import { afterFile } from '../after-file.ts';

export type PostgresPair = {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** One connection string that names both servers. */
  url: string;
  /** Kills the primary as a power failure would, and promotes the standby. */
  failOver(): Promise<void>;
  /** Runs a statement as superuser on one of them. */
  run(server: EmbeddedPostgres, statement: string): Promise<pg.QueryResult>;
};

const quick = { fsync: 'off', full_page_writes: 'off', max_connections: '60' };

export type PairOptions = {
  /** A commit is acknowledged when the standby has it too. */
  synchronous?: boolean;
  /** Settings for both; by default they do not wait for the disk, as tests need. */
  settings?: Record<string, string>;
};

/** A primary and a hot standby that follows it by streaming replication. */
export async function startPostgresPair(options: PairOptions = {}): Promise<PostgresPair> {
  const settings = options.settings ?? quick;
  const home = mkdtempSync(path.join(os.tmpdir(), 'coinop-pair-'));
  // Each server runs as a user that cannot enter the other's folder, so they connect over a socket in a shared one.
  const meeting = mkdtempSync(path.join(os.tmpdir(), 'coinop-meet-'));
  chmodSync(meeting, 0o777);
  const [first, second] = [path.join(home, 'primary'), path.join(home, 'standby')];
  await (await startEmbeddedPostgres({ dataDir: first, settings })).stop();
  cpSync(path.join(first, 'postgres'), path.join(second, 'postgres'), { recursive: true });
  chmodSync(second, 0o700);
  writeFileSync(path.join(second, 'postgres', 'standby.signal'), '');
  const primary = await startEmbeddedPostgres({
    dataDir: first,
    settings: {
      ...settings,
      unix_socket_directories: `., ${meeting}`,
      ...(options.synchronous && { synchronous_standby_names: 'standby' }),
    },
  });
  const standby = await startEmbeddedPostgres({
    dataDir: second,
    settings: { ...settings, primary_conninfo: `host=${meeting} port=5432 user=postgres application_name=standby` },
  });
  afterFile(async () => {
    for (const server of [standby, primary]) await server.stop();
    for (const folder of [home, meeting]) rmSync(folder, { recursive: true, force: true });
  });
  const run = async (server: EmbeddedPostgres, statement: string) => {
    const connectionString = server.connectionString.replace('user=coinop', 'user=postgres');
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const [one = '', two = ''] = [primary, standby].map(
    ({ connectionString }) => new URLSearchParams(connectionString.split('?')[1]).get('host') ?? '',
  );
  const hosts = new URLSearchParams({ host: `${one},${two}`, port: '5432', user: 'coinop', sslmode: 'disable' });
  return {
    primary,
    standby,
    url: `postgresql:///coinop?${hosts}&target_session_attrs=read-write`,
    run,
    async failOver() {
      // Stopped first, so that it is not restarted; then killed before it could hand over anything.
      const stopping = primary.stop();
      process.kill(primary.pid, 'SIGKILL');
      await stopping;
      await run(standby, 'select pg_promote()');
    },
  };
}
