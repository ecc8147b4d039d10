import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../process/startup-error.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import {
  clusterDirOf,
  findRunningServer,
  initCluster,
  prepareDataDir,
  type RunningServer,
  removeMisleadingLockFiles,
} from './postgres-cluster.ts';
import { endOwnership, findOwner } from './postgres-owner.ts';
import {
  chooseSocketDir,
  connectionStringOf,
  type Launch,
  launchServer,
  removeSocketDir,
  type Server,
  signalServer,
  stopServer,
} from './postgres-server.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** Server settings that override ours; `fsync: 'off'` also creates the cluster without waiting for the disk. */
  settings?: Record<string, string>;
  /** Join the running server of this data directory, if there is one, instead of refusing. */
  join?: boolean;
};

export type EmbeddedPostgres = {
  connectionString: string;
  stop(): Promise<void>;
  /** Changes when the server had to be started again. */
  readonly pid: number;
  /** False: another process's server, which keeps running after we exit. */
  owned: boolean;
};

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const { settings = {}, log = () => {}, join = false } = options;
  const runAs = prepareDataDir(dataDir);
  const found = await makeWay(dataDir, join);
  if (found) return joined(found);

  const binaries = findPostgresBinaries(dataDir, runAs);
  await initCluster(dataDir, binaries, runAs, { sync: settings['fsync'] !== 'off' });
  const launch = { dataDir, socketDir: chooseSocketDir(clusterDirOf(dataDir)), runAs, binaries, settings, log };
  try {
    const started = await launchWhenFree(launch, join);
    if ('child' in started) return supervise(launch, started);
    removeSocketDir(launch.socketDir);
    return joined(started);
  } catch (error) {
    removeSocketDir(launch.socketDir);
    throw error;
  }
}

/** The running server of this data directory, once it answers. */
export async function findRunningEmbeddedPostgres(dataDir: string): Promise<{ connectionString: string } | undefined> {
  const server = findRunningServer(clusterDirOf(resolve(dataDir)));
  if (server?.status !== 'ready' || !(await findOwner(resolve(dataDir), server))) return undefined;
  return { connectionString: connectionStringOf(server.socketDir) };
}

function joined(server: RunningServer): EmbeddedPostgres {
  const connectionString = connectionStringOf(server.socketDir);
  return { connectionString, pid: server.pid, owned: false, stop: async () => {} };
}

/** Ends with no server on the cluster, or with one to join; an orphan, whose parent was killed, is stopped. */
async function makeWay(dataDir: string, mayJoin: boolean): Promise<RunningServer | undefined> {
  const clusterDir = clusterDirOf(dataDir);
  for (;;) {
    const server = findRunningServer(clusterDir);
    if (!server) {
      removeMisleadingLockFiles(clusterDir);
      return undefined;
    }
    const owner = await findOwner(dataDir, server);
    if (!owner) {
      await stopServer(server.pid, clusterDir);
      removeSocketDir(server.socketDir);
    } else if (mayJoin && server.status === 'ready') {
      return server;
    } else if (!mayJoin && server.status !== 'stopping') {
      throw new StartupError(
        `The data directory ${dataDir} is in use by another run (process ${owner.pid}); stop that one or choose another DATA_DIR.`,
      );
    } else {
      await sleep(25);
    }
  }
}

/** PostgreSQL lets only one of several concurrent starts have the cluster; the others check again which one. */
async function launchWhenFree(launch: Launch, mayJoin: boolean): Promise<Server | RunningServer> {
  for (const deadline = Date.now() + 20_000; ; await sleep(100)) {
    try {
      return await launchServer(launch);
    } catch (error) {
      // "Pre-existing": the last processes of a killed server have not exited yet.
      const mayPass = /already exists|pre-existing shared memory/.test(String(error));
      if (!mayPass || Date.now() > deadline) throw error;
      const winner = await makeWay(launch.dataDir, mayJoin);
      if (winner) return winner;
    }
  }
}

/** Restarts the server when it dies; the pool sees a short outage, as with any restart. */
function supervise(launch: Launch, first: Server): EmbeddedPostgres {
  const clusterDir = clusterDirOf(launch.dataDir);
  let server = first;
  let stopped: Promise<void> | undefined;
  const stopAtExit = () => signalServer(server.pid, 'SIGINT');
  process.once('exit', stopAtExit);

  async function keepRunning(): Promise<void> {
    while (!stopped) {
      await server.exited;
      while (!stopped && !(await startAgain())) await sleep(500);
    }
  }

  async function startAgain(): Promise<boolean> {
    launch.log('PostgreSQL ended unexpectedly; starting it again');
    try {
      removeMisleadingLockFiles(clusterDir);
      server = await launchServer(launch);
      return true;
    } catch (error) {
      launch.log(String(error));
      return false;
    }
  }
  const running = keepRunning();

  async function stop(): Promise<void> {
    await stopServer(server.pid, clusterDir);
    await running;
    // It may just have been restarted when the stop was requested.
    await stopServer(server.pid, clusterDir);
    process.removeListener('exit', stopAtExit);
    endOwnership(launch.dataDir, server.pid);
    removeSocketDir(launch.socketDir);
  }

  return {
    connectionString: connectionStringOf(launch.socketDir),
    owned: true,
    get pid() {
      return server.pid;
    },
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
