import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCodeOf, messageOf, StartupError } from '../process/startup-error.ts';
import type { PostgresBinaries, RunAs } from './postgres-binaries.ts';
import { clusterDirOf, findRunningServer, serverArgs, serverOptions } from './postgres-cluster.ts';
import { becomeOwner } from './postgres-owner.ts';
import { isPostmasterOf } from './process-identity.ts';

export type Launch = {
  dataDir: string;
  socketDir: string;
  runAs: RunAs | undefined;
  binaries: PostgresBinaries;
  settings: Record<string, string>;
  log: (line: string) => void;
};

export type Server = { pid: number; child: ChildProcess; exited: Promise<unknown> };

const socketPathBytesMax = 100;
const stopSecondsMax = 10;

/** Explicit, so that environment variables such as PGPORT have no effect. */
export function connectionStringOf(socketDir: string, user = 'coinop', database = 'coinop'): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketDir)}&port=5432&user=${user}&sslmode=disable`;
}

export async function launchServer(launch: Launch): Promise<Server> {
  const { dataDir, socketDir, runAs, binaries } = launch;
  const clusterDir = clusterDirOf(dataDir);
  openSocketDir(socketDir, clusterDir, runAs);
  const [program, ...programArgs] = binaries.postgres;
  const args = [...programArgs, ...serverArgs(clusterDir, runAs, socketDir, launch.settings)];
  const child = spawn(program, args, serverOptions(runAs, clusterDir));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const closed = new Promise((resolve) => child.once('close', resolve));
  let lastComplaint: string | undefined;
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      lastComplaint = /(?:FATAL|PANIC): *(.*)/.exec(line)?.[1] ?? lastComplaint;
      launch.log(line);
    });
  }
  try {
    await once(child, 'spawn');
    const server = { child, pid: child.pid as number, exited };
    await untilReady(server, launch);
    return server;
  } catch (cause) {
    if (child.pid) await stopServer(child.pid, clusterDir);
    // Its last output may still be in the pipe.
    if (child.pid) await Promise.race([closed, sleep(1000)]);
    throw new StartupError(`PostgreSQL did not start: ${lastComplaint ?? messageOf(cause)}.`, { cause });
  }
}

/**
 * The server is ours once PostgreSQL's lock file names it: of several that start at once only one gets that far. Crash
 * recovery may take minutes after a hard kill, so the wait lasts as long as the server runs.
 */
async function untilReady({ child, pid }: Server, { dataDir, socketDir }: Launch): Promise<void> {
  for (let isOurs = false, isReady = false; !isReady; await sleep(10)) {
    const running = findRunningServer(clusterDirOf(dataDir));
    if (!isOurs && running?.pid === pid) {
      isOurs = true;
      becomeOwner(dataDir, pid);
    }
    // The state of a hot standby.
    isReady = isOurs && ['ready', 'standby'].includes(running?.status ?? '');
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended at once');
  }
  const client = new Client({ connectionString: connectionStringOf(socketDir, 'postgres', 'postgres') });
  try {
    await client.connect();
    await makeDatabase(client);
  } finally {
    await client.end();
  }
}

/** The service is no superuser: an injected statement can reach its own tables, but no file and no program. */
async function makeDatabase(client: Client): Promise<void> {
  const roles = await client.query("select from pg_roles where rolname = 'coinop'");
  if (roles.rowCount === 0) await client.query('create role coinop login createdb in role pg_monitor');
  const databases = await client.query("select from pg_database where datname = 'coinop'");
  if (databases.rowCount === 0) await client.query('create database coinop owner coinop');
}

/** Socket paths are limited to about 100 bytes; a deeper data directory gets a short private folder for its socket. */
export function chooseSocketDir(clusterDir: string): string {
  const isShort = Buffer.byteLength(join(clusterDir, '.s.PGSQL.5432')) <= socketPathBytesMax;
  return isShort ? clusterDir : mkdtempSync(join(tmpdir(), 'coinop-socket-'));
}

function openSocketDir(socketDir: string, clusterDir: string, runAs: RunAs | undefined): void {
  if (socketDir === clusterDir) return;
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  chmodSync(socketDir, 0o700);
  if (runAs) chownSync(socketDir, runAs.uid, runAs.gid);
}

export function removeSocketDir(socketDir: string): void {
  if (basename(socketDir).startsWith('coinop-socket-')) rmSync(socketDir, { recursive: true, force: true });
}

/** Fast shutdown first; a hanging server gets an immediate one, and recovers at its next start. */
export async function stopServer(pid: number, clusterDir: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isPostmasterOf(pid, clusterDir)) signalServer(pid, signal);
    for (const deadline = Date.now() + stopSecondsMax * 1000; Date.now() < deadline; await sleep(20)) {
      if (!isPostmasterOf(pid, clusterDir)) return;
    }
  }
  throw new StartupError(`The PostgreSQL server in ${dirname(clusterDir)} (process ${pid}) does not stop.`);
}

export function signalServer(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCodeOf(error) !== 'ESRCH') throw error;
  }
}
