import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './platform/context.ts';
import { shareHelpers } from './platform/relay-tasks.ts';
import { StartupError } from './process/startup-error.ts';

export type ApiProcesses = {
  /** Signals all of them to stop, and waits until they have; they drain like any node. */
  stop(): Promise<void>;
};

const restartAfterMs = 1000;
/** A request may need a second connection while it holds one. */
const poolMin = 4;

/** Whether this process is one of several that share a port, and not the one that started them. */
export const isApiProcess = () => cluster.isWorker;

/**
 * Starts processes that share PORT. Each is a node of its own: what must be consistent among nodes (limits, revocation,
 * caches) goes through the database, so it is consistent among them too. A process that exits is replaced.
 */
export async function startApiProcesses(
  { config, helpers, log }: Pick<Context, 'config' | 'helpers' | 'log'>,
  connectionString: string,
  count: number,
): Promise<ApiProcesses> {
  cluster.setupPrimary({ exec: path.join(import.meta.dirname, '../coinop.js'), args: ['api'] });
  const envOf = (place: number) => ({
    DATABASE_URL: connectionString,
    SECRET_KEY: config.secrets.secretKey,
    API_PROCESSES: '1',
    // Each process has its own metrics, to be summed like those of several nodes.
    METRICS_PORT: config.metricsPort === 0 ? '0' : String(config.metricsPort + place),
    // The node's connections are divided among the processes.
    DATABASE_POOL_SIZE: String(Math.max(poolMin, Math.floor(config.databasePoolSize / count))),
  });
  const running = new Set<Worker>();
  let stopping: Promise<void> | undefined;

  const start = (place: number): Worker => {
    const worker = cluster.fork(envOf(place));
    running.add(worker);
    shareHelpers(helpers, worker);
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (stopping !== undefined) return;
      log.error({ code, signal }, 'API process ended; starting another');
      setTimeout(() => stopping === undefined && start(place), restartAfterMs).unref();
    });
    return worker;
  };
  const stop = async () => {
    for (const worker of running) worker.process.kill('SIGTERM');
    while (running.size > 0) await sleep(20);
  };
  const processes: ApiProcesses = {
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
  try {
    await Promise.all(Array.from({ length: count }, (_, i) => untilListening(start(i + 1), config.port)));
  } catch (error) {
    await processes.stop();
    throw error;
  }
  return processes;
}

/** Resolves when the worker listens on `port`; its health port may be open before. */
function untilListening(worker: Worker, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('listening', (address) => {
      if (address.port === port) resolve();
    });
    worker.once('exit', () =>
      reject(new StartupError('An API process ended at its start; what it said stands above.')),
    );
  });
}
