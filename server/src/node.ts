import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishAchievements } from './achievements/give-achievements.ts';
import { type ApiProcesses, isApiProcess, startApiProcesses } from './api-processes.ts';
import { createApp } from './app.ts';
import { isDatabaseAway } from './database/db.ts';
import { migrate } from './database/migrate.ts';
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { enqueuedJobs } from './enqueued-jobs.ts';
import { type HealthServer, startHealthServer } from './http/health-server.ts';
import { listen } from './http/listen.ts';
import { isStillBalanced, newReadiness, type Readiness } from './http/readiness.ts';
import { watchReadiness } from './http/watch-readiness.ts';
import { requireIdentityKey } from './identity/check-keys.ts';
import type { Ingest } from './live/ingest.ts';
import { openContext } from './open-context.ts';
import { pausedQueues } from './operators/paused-queues.ts';
import { keepReporting } from './operators/report-process.ts';
import type { Context } from './platform/context.ts';
import { workOnJobs } from './platform/jobs.ts';
import { relayedHelpers } from './platform/relay-tasks.ts';
import { makePartitionsAtStart } from './platform/weekly-partitions.ts';
import { compactHeapAfterStart } from './process/compact-heap.ts';
import type { Config } from './process/config.ts';
import { openDataDir } from './process/data-dir.ts';
import { createLog, type Log } from './process/log.ts';
import { refusedPort } from './process/refused-port.ts';
import { errorCodeOf, StartupError } from './process/startup-error.ts';
import { type NeededPrograms, noteOnPrograms, pendingNotes } from './sandbox/program-notes.ts';
import { listStarterGames } from './starter-games.ts';

type Roles = { api: boolean; worker: boolean; ingest: boolean };

/** Time to wait at the start for a database that restarts, or that a container starts beside this node. */
const databaseWaitMs = 60_000;

/** Runs one node until SIGINT or SIGTERM; services are stopped in the reverse order of their start. */
export async function startNode(config: Config, roles: Roles): Promise<void> {
  // Registered first, so that a signal during the start is a clean stop too.
  const stopped = untilStopped();
  surviveUnwritableLog();
  const stops: (() => Promise<void>)[] = [];
  try {
    const node = await start(config, roles, stops);
    compactHeapAfterStart();
    await stopped;
    say(node.ctx, 'Stopping …', 'stopping');
    // A connection that never ends must not block the exit.
    setTimeout(() => process.exit(1), (config.drainSeconds + 20) * 1000).unref();
    await drain(config, node);
  } finally {
    for (const stop of stops.reverse()) await stop();
    // The channel to the process that started this one would keep it running.
    if (isApiProcess()) setImmediate(() => process.exit());
  }
}

type Node = { ctx: Context; readiness: Readiness; apiProcesses: ApiProcesses | undefined };

/**
 * Jobs drain at the same time as requests. Requests are accepted until the balancer stops sending them, at most for
 * half of the time, so that running ones have the other half.
 */
async function drain({ drainSeconds }: Config, { ctx, readiness, apiProcesses }: Node): Promise<void> {
  readiness.problems.set('drain', 'This node is stopping.');
  // Awaited when the queue is closed, after the last request.
  void ctx.jobs.drain();
  void apiProcesses?.stop();
  const until = performance.now() + (drainSeconds * 1000) / 2;
  while (isStillBalanced(readiness) && performance.now() < until) await sleep(100);
}

/**
 * The reader of the log may exit before this node, and the disk may be full: a failed write to the log must not stop
 * the service.
 */
function surviveUnwritableLog(): void {
  const survived = ['EPIPE', 'ERR_STREAM_DESTROYED', 'ENOSPC', 'EDQUOT'];
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!survived.includes(errorCodeOf(error) ?? '')) throw error;
    });
  }
}

async function start(config: Config, roles: Roles, stops: (() => Promise<void>)[]): Promise<Node> {
  openDataDir(config.dataDir);
  const connectionString = await openPostgres(config, stops, roles.api && roles.worker ? 'own' : 'join');
  const log = createLog(config.logLevel, config.production);
  for (const until = performance.now() + databaseWaitMs; ; ) {
    const started: (() => Promise<void>)[] = [];
    try {
      const node = await startOn(connectionString, config, roles, started, log);
      stops.push(...started);
      return node;
    } catch (error) {
      for (const stop of started.reverse()) await stop();
      // The connection may be lost at any point of the start, also after the first wait.
      if (!isDatabaseAway(error)) throw error;
      const { message } = error as Error;
      if (performance.now() > until) {
        const seconds = databaseWaitMs / 1000;
        throw new StartupError(`The database could not be used for ${seconds} seconds of the start: ${message}`);
      }
      log.warn({ reason: message }, 'database connection lost during the start, starting again');
    }
  }
}

async function startOn(
  connectionString: string,
  config: Config,
  roles: Roles,
  stops: (() => Promise<void>)[],
  log: Log,
): Promise<Node> {
  await migrate(config.databaseListenUrl ?? connectionString, {
    keepNewerFunctions: config.production,
    wait: { waitMs: databaseWaitMs, onWait: (reason) => log.warn({ reason }, 'waiting for the database') },
  });
  // Loaded by workers only: the handlers bring the generator and the media code along.
  const worker = roles.worker ? await import('./worker.ts') : undefined;
  const handlers = worker?.handlers ?? enqueuedJobs;
  const opened = await openContext(config, connectionString, handlers, {
    ...connectionsOf(config, roles),
    ...(isApiProcess() && { helpers: relayedHelpers() }),
  });
  stops.push(opened.close);
  await requireIdentityKey(opened.ctx);
  await publishAchievements(opened.ctx);
  const needed = neededPrograms(roles);
  const readiness = newReadiness(pendingNotes(needed));
  // The health port answers before the others listen.
  readiness.problems.set('start', 'This node is starting.');
  const watch = await watchReadiness(opened.ctx, readiness);
  stops.push(async () => watch.stop());
  if (config.metricsPort > 0) stops.push((await listenForHealth(opened.ctx, readiness)).close);
  let apiProcesses: ApiProcesses | undefined;
  if (roles.api) {
    if (!isApiProcess()) await listStarterGames(opened.ctx);
    apiProcesses = await serveApi(opened.ctx, readiness, connectionString, apiProcessesOf(config, roles), stops);
    const noted = noteOnPrograms(config, opened.ctx.log, needed).then((notes) => {
      readiness.notes = notes;
    });
    // Waits for a browser probe that is still running.
    stops.push(() => noted);
  }
  const reports = await keepReporting(opened.ctx, namesOf(roles));
  stops.push(reports.stop);
  if (worker !== undefined) {
    await makePartitionsAtStart(opened.ctx, worker.weeklyTables);
    await workOnJobs(opened.ctx, opened.boss, worker.handlers, pausedQueues);
  }
  if (roles.ingest) stops.push((await listenForStreams(opened.ctx)).close);
  readiness.problems.delete('start');
  if (roles.api && !isApiProcess()) printBanner(config, opened.ctx);
  return { ctx: opened.ctx, readiness, apiProcesses };
}

function namesOf(roles: Roles): string[] {
  return Object.entries(roles).flatMap(([name, isOn]) => (isOn ? [name] : []));
}

/** A stream needs the database when it begins and ends, and once in some seconds for its lease. */
const ingestPoolMax = 4;

/** What decides how many connections a node has to the database; docs/operations.md has the sums. */
export function connectionsOf({ databasePoolSize }: Pick<Config, 'databasePoolSize'>, roles: Roles) {
  const poolMax = roles.api || roles.worker ? databasePoolSize : Math.min(databasePoolSize, ingestPoolMax);
  return { runsJobs: roles.worker, poolMax };
}

const apiProcessesMax = 4;

/** The default: a node with all roles uses the cores of a machine with more than two. */
function apiProcessesOf({ apiProcesses }: Config, roles: Roles): number {
  const cores = os.availableParallelism();
  return apiProcesses ?? (roles.worker && cores > 2 ? Math.min(cores - 1, apiProcessesMax) : 1);
}

/** In this process, or in several processes of their own. */
async function serveApi(
  ctx: Context,
  readiness: Readiness,
  connectionString: string,
  processes: number,
  stops: (() => Promise<void>)[],
): Promise<ApiProcesses | undefined> {
  if (processes > 1) {
    const started = await startApiProcesses(ctx, connectionString, processes);
    stops.push(started.stop);
    return started;
  }
  const app = await createApp(ctx, { readiness });
  stops.push(await listen(app, ctx.config));
  return undefined;
}

/** Uploads to the API are encoded and play-tested by workers. */
function neededPrograms(roles: Roles): NeededPrograms {
  return {
    ...((roles.worker || roles.ingest) && { ffmpeg: 'clips cannot be processed and streams not be shown' }),
    ...(roles.worker && { chromium: 'no game can be generated' }),
  };
}

/** For commands that need the database, whether the service is running or not. */
export async function withDatabase(config: Config, work: (connectionString: string) => Promise<void>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  try {
    await work(await openPostgres(config, stops, 'join'));
  } finally {
    for (const stop of stops) await stop();
  }
}

/** As `withDatabase`, with a migrated database and a complete context. */
export function withContext(config: Config, work: (ctx: Context) => Promise<void>): Promise<void> {
  return withDatabase(config, async (connectionString) => {
    await migrate(config.databaseListenUrl ?? connectionString);
    // A command can wait for a busy database, where a request would be refused.
    const opened = await openContext({ ...config, logLevel: 'warn' }, connectionString, enqueuedJobs, {
      connectMs: 15_000,
    });
    try {
      await work(opened.ctx);
    } finally {
      await opened.close();
    }
  });
}

async function openPostgres(config: Config, stops: (() => Promise<void>)[], mode: 'own' | 'join'): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, join: mode === 'join' });
  stops.push(server.stop);
  return server.connectionString;
}

async function listenForStreams(ctx: Context): Promise<Ingest> {
  try {
    const { startIngest } = await import('./live/ingest.ts');
    return await startIngest(ctx);
  } catch (error) {
    const { host, rtmpPort, rtmps, srtPort } = ctx.config;
    const cause = (error as Error).cause ?? error;
    const { port, syscall } = cause as { port?: number; syscall?: string };
    // SRT is the only one over UDP, where a port is bound and not listened on.
    if (srtPort !== undefined && syscall === 'bind') throw refusedPort(cause, host, srtPort, 'SRT_PORT');
    const isSecure = rtmps !== undefined && port === rtmps.port;
    throw refusedPort(cause, host, isSecure ? rtmps.port : rtmpPort, isSecure ? 'RTMPS_PORT' : 'RTMP_PORT');
  }
}

async function listenForHealth(ctx: Context, readiness: Readiness): Promise<HealthServer> {
  const { host, metricsPort } = ctx.config;
  try {
    return await startHealthServer(ctx, readiness, metricsPort);
  } catch (error) {
    throw refusedPort(error, host, metricsPort, 'METRICS_PORT');
  }
}

/** In production every line is JSON. */
function say(ctx: Context, text: string, message: string): void {
  if (ctx.config.production) ctx.log.info(message);
  else console.log(text);
}

function printBanner(config: Config, ctx: Context): void {
  if (config.production) {
    const { baseUrl, host, port } = config;
    ctx.log.info({ baseUrl, host, port, mail: ctx.mail.goesTo }, 'running');
    return;
  }
  console.log(`
  Coinop is running.

    Play           ${config.baseUrl}/
    API reference  ${config.baseUrl}/docs
    Mail goes to   ${ctx.mail.goesTo}
    Stream to      ${config.rtmpPublicUrl}
    Data in        ${config.dataDir}

  Stop with Ctrl-C.
`);
}

function untilStopped(): Promise<void> {
  const names = ['SIGINT', 'SIGTERM'] as const;
  return new Promise((resolve) => {
    const stop = () => {
      resolve();
      // npm forwards a Ctrl-C that the terminal has already sent us; a later second one exits at once.
      setTimeout(() => names.map((name) => process.removeListener(name, stop)), 1000).unref();
    };
    for (const name of names) process.on(name, stop);
  });
}
