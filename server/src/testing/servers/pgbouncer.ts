import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOnPath } from '../../process/find-on-path.ts';
import { afterFile } from '../after-file.ts';

/** Debian's package installs it where only root's PATH looks. */
export const pgbouncerProgram = findOnPath('pgbouncer', `${process.env['PATH']}:/usr/sbin`);

export type Pgbouncer = {
  url: string;
  /** kill -9, and a new one at the same address. */
  killAndRestart(): Promise<void>;
};

export async function startPgbouncer(databaseUrl: string, mode: 'session' | 'transaction'): Promise<Pgbouncer> {
  const pgbouncer = await openPgbouncer(databaseUrl, mode);
  afterFile(pgbouncer.close);
  return pgbouncer;
}

/**
 * PgBouncer before a database, listening on a socket. It refuses to run as root, so it then runs as the user nobody.
 */
export async function openPgbouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<Pgbouncer & { close(): Promise<void> }> {
  const program = pgbouncerProgram;
  if (program === undefined) throw new Error('There is no pgbouncer here');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'coinop-bouncer-'));
  chmodSync(folder, 0o777);
  const proxy = await startSocketProxy(databaseUrl, folder);
  const database = /\/([^/?]+)\?/.exec(databaseUrl)?.[1] ?? '';
  const timeouts = "connect_query='set statement_timeout = 10000; set idle_in_transaction_session_timeout = 10000'";
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${database} = host=${folder} port=6543 user=coinop ${mode === 'transaction' ? timeouts : ''}
[pgbouncer]
unix_socket_dir = ${folder}
unix_socket_mode = 0777
listen_port = 6432
listen_addr =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'transaction' ? 4 : 30}
`,
  );
  chmodSync(settings, 0o644);
  const asNobody = process.geteuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const socket = path.join(folder, '.s.PGSQL.6432');
  const start = async () => {
    const started = spawn(program, ['-q', settings], { stdio: 'ignore', ...asNobody });
    await untilListening(socket, started);
    return started;
  };
  let child = await start();
  const query = new URLSearchParams({ host: folder, port: '6432', user: 'coinop', sslmode: 'disable' });
  return {
    url: `postgresql:///${database}?${query}`,
    async killAndRestart() {
      await stopped(child, 'SIGKILL');
      rmSync(socket, { force: true });
      child = await start();
    },
    async close() {
      await stopped(child, 'SIGTERM');
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The test database's socket is in a folder that other users may not enter. */
async function startSocketProxy(databaseUrl: string, folder: string): Promise<net.Server> {
  const address = new URLSearchParams(databaseUrl.split('?')[1]);
  const target = path.join(address.get('host') ?? '', `.s.PGSQL.${address.get('port') ?? 5432}`);
  const server = net.createServer((client) => {
    const database = net.connect(target);
    client.on('error', () => database.destroy()).on('close', () => database.destroy());
    database.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.pipe(database).pipe(client);
  });
  const socket = path.join(folder, '.s.PGSQL.6543');
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  chmodSync(socket, 0o777);
  return server;
}

async function untilListening(socket: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    const answers = await new Promise<boolean>((resolve) => {
      const tried = net.connect(socket, () => resolve(true)).on('error', () => resolve(false));
      tried.on('connect', () => tried.end());
    });
    if (answers) return;
    await sleep(25);
  }
}

async function stopped(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}
