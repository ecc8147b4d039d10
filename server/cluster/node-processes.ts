import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/testing/servers/free-port.ts';

export type Role = 'api' | 'worker' | 'ingest';
export type ClusterNode = {
  name: string;
  role: Role;
  port: number;
  metricsPort: number;
  logFile: string;
  pid(): number;
  /** Ends it with this signal and starts it again on the same ports; resolves when it is ready. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
};

const program = path.join(import.meta.dirname, '../coinop.js');

/** A node in its own process, ready to serve. */
export async function startNode(
  name: string,
  role: Role,
  home: string,
  settings: Record<string, string>,
): Promise<ClusterNode> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const logFile = path.join(home, `${name}.log`);
  const env = {
    PATH: process.env['PATH'],
    // As the files in deploy/ do.
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...settings,
    METRICS_PORT: String(metricsPort),
    ...(role === 'api' && { PORT: String(port) }),
    ...(role === 'ingest' && { RTMP_PORT: String(port) }),
  };
  const start = () => {
    const log = openSync(logFile, 'a');
    return spawn(process.execPath, ['--max-semi-space-size=4', program, role], { env, stdio: ['ignore', log, log] });
  };
  const untilReady = async (child: ChildProcess) => {
    for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(100)) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}; ${logFile} says why`);
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new Error(`${name} is not ready after two minutes; ${logFile} says why`);
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  let child = start();
  await untilReady(child);
  return {
    name,
    role,
    port,
    metricsPort,
    logFile,
    pid: () => child.pid ?? 0,
    async restart(signal) {
      await end(signal);
      child = start();
      await untilReady(child);
    },
    stop: () => end('SIGTERM'),
  };
}
