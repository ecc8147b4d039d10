import { type SpawnOptions, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openDataDir } from '../process/data-dir.ts';
import { errorCodeOf, StartupError } from '../process/startup-error.ts';
import type { PostgresBinaries, RunAs } from './postgres-binaries.ts';
import { identityOf, isPostmasterOf } from './process-identity.ts';

/**
 * PostgreSQL refuses to run as root, and a process with its user id has superuser rights: so this id is used by nothing
 * else, neither the sandbox nor other services on this machine.
 */
const databaseUser: RunAs = { uid: 65531, gid: 65531 };
/** initdb looks up its user by name, and this one exists everywhere. Older versions also ran the server as it. */
const nobody: RunAs = { uid: 65534, gid: 65534 };

export const clusterDirOf = (dataDir: string) => join(dataDir, 'postgres');

/** Creates the data directory if needed, and returns the user PostgreSQL must run as: undefined is the current one. */
export function prepareDataDir(dataDir: string): RunAs | undefined {
  openDataDir(dataDir);
  const ourUid = process.geteuid?.();
  const cluster = statSync(clusterDirOf(dataDir), { throwIfNoEntry: false });
  if (ourUid === 0) {
    const isOfOlderVersion = cluster?.uid === nobody.uid && statSync(dataDir).uid === 0;
    if (cluster === undefined || cluster.uid === 0 || isOfOlderVersion) return databaseUser;
    return { uid: cluster.uid, gid: cluster.gid };
  }
  if (cluster && cluster.uid !== ourUid) {
    throw new StartupError(
      `The database in ${dataDir} belongs to user ${cluster.uid}; start as that user or as root, or choose another DATA_DIR.`,
    );
  }
  return undefined;
}

/** The data directory as PostgreSQL sees it: see `inClusterAs`. */
const clusterAsSeenBy = (runAs: RunAs | undefined, clusterDir: string) =>
  runAs && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir;

/**
 * The child enters the cluster directory before it drops root, and refers to it as `/proc/self/cwd`: so the cluster can
 * be below a directory that only root may enter, such as /root.
 */
const inClusterAs = (runAs: RunAs | undefined, clusterDir: string): SpawnOptions => ({
  ...runAs,
  cwd: clusterDir,
  env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
});

/**
 * Creates the cluster in a temporary folder and renames it, so that a kill leaves nothing that looks like a cluster.
 */
export async function initCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  runAs: RunAs | undefined,
  options: { sync: boolean },
): Promise<void> {
  removeUnfinishedClusters(dataDir);
  const clusterDir = clusterDirOf(dataDir);
  if (statSync(join(clusterDir, 'PG_VERSION'), { throwIfNoEntry: false })) {
    if (runAs && statSync(clusterDir).uid !== runAs.uid) giveTo(clusterDir, runAs);
    chmodSync(clusterDir, 0o700);
    return;
  }
  const unfinished = `${clusterDir}.new-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const maker = runAs && nobody;
    if (maker) chownSync(unfinished, maker.uid, maker.gid);
    const args = ['--pgdata', clusterAsSeenBy(maker, unfinished), '--username', 'postgres', '--auth', 'trust'];
    args.push('--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8');
    if (!options.sync) args.push('--no-sync');
    await runInitdb(binaries.initdb, args, inClusterAs(maker, unfinished));
    if (runAs) giveTo(unfinished, runAs);
    renameSync(unfinished, clusterDir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // A concurrent run created the cluster first; which of them may use it is decided when the servers start.
    if (errorCodeOf(error) !== 'ENOTEMPTY' && errorCodeOf(error) !== 'EEXIST') throw error;
  }
}

async function runInitdb(initdb: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(initdb, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject));
  const [status, stderr] = await Promise.all([exited, child.stderr ? text(child.stderr) : '']);
  if (status === 0) return;
  const reason =
    stderr
      .trim()
      .split('\n')
      .map((line) => /(?:error|fatal|panic): *(.*)/i.exec(line)?.[1])
      .find((words) => words !== undefined) ?? `exit status ${status}`;
  throw new StartupError(`PostgreSQL could not make its database: ${reason}.`);
}

function removeUnfinishedClusters(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const maker = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (maker && (Number(maker) === process.pid || !identityOf(Number(maker)))) {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

function giveTo(folder: string, { uid, gid }: RunAs): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
  chownSync(folder, uid, gid);
}

/** The server's arguments for a machine shared with the service; `settings` come last and win. */
export function serverArgs(
  clusterDir: string,
  runAs: RunAs | undefined,
  socketDir: string,
  settings: Record<string, string>,
): string[] {
  const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDir === clusterDir ? '.' : `"${socketDir}"`,
    unix_socket_permissions: '0700',
    max_connections: '150',
    shared_buffers: memoryBytes >= 2 * 1024 ** 3 ? '256MB' : '64MB',
    max_wal_size: '512MB',
    wal_compression: 'on',
    // After a crash PostgreSQL 18 sometimes loses the request for its first checkpoint, and opens only at the next.
    checkpoint_timeout: '45s',
    // Two cores gain nothing from parallel plans, and containers often have too little /dev/shm for them.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '',
    log_checkpoints: 'off',
    ...settings,
  };
  const dataDir = clusterAsSeenBy(runAs, clusterDir);
  return ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

export const serverOptions = (runAs: RunAs | undefined, clusterDir: string): SpawnOptions => ({
  ...inClusterAs(runAs, clusterDir),
  // Its own process group: Ctrl-C in the terminal reaches only us, and we stop the server after our last query.
  detached: true,
  stdio: ['ignore', 'ignore', 'pipe'],
});

export type RunningServer = { pid: number; socketDir: string; status: string };

/** PostgreSQL's own record of the server that has the cluster open, if it is still running. */
export function findRunningServer(clusterDir: string): RunningServer | undefined {
  const lines = readLockFile(clusterDir)?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostmasterOf(pid, clusterDir)) return undefined;
  const socketDir = lines[4] ?? '';
  return { pid, socketDir: socketDir === '.' ? clusterDir : socketDir, status: lines[7]?.trim() ?? 'starting' };
}

/**
 * PostgreSQL mistakes any process that has the pid in its lock file for its old self and would refuse to start. A lock
 * file whose pid is unused it removes itself, more carefully than we could.
 */
export function removeMisleadingLockFiles(clusterDir: string): void {
  const before = readLockFile(clusterDir);
  if (before === undefined || !identityOf(Number.parseInt(before, 10))) return;
  if (findRunningServer(clusterDir) || readLockFile(clusterDir) !== before) return;
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) rmSync(join(clusterDir, name), { force: true });
}

function readLockFile(clusterDir: string): string | undefined {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT' || errorCodeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}
