import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishAchievements } from '../../src/achievements/give-achievements.ts';
import { migrate } from '../../src/database/migrate.ts';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.ts';
import { enqueuedJobs } from '../../src/enqueued-jobs.ts';
import { openContext } from '../../src/open-context.ts';
import type { Context } from '../../src/platform/context.ts';
import { readConfig } from '../../src/process/config.ts';
import { freePort } from '../../src/testing/servers/free-port.ts';
import { cpuMsOf } from './cpu-time.ts';

export type Program = { port: number; pid: number };

export type Stage = {
  ctx: Context;
  databaseUrl: string;
  postgresPid: number;
  /** CPU time of the database and the programs so far, without the measurement itself. */
  cpuMs(): number | undefined;
  /** Starts a Node program with these settings, and waits until it responds at the path. */
  start(program: string[], readyPath: string, settings?: Record<string, string>): Promise<Program>;
};

const root = path.join(import.meta.dirname, '../../..');

/** A separate database with production settings (every commit reaches the disk), and the programs that use it. */
export async function onStage(
  work: (stage: Stage) => Promise<void>,
  postgresSettings: Record<string, string> = {},
): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, settings: postgresSettings });
  const children: ChildProcess[] = [];
  const env = { DATA_DIR: dataDir, DATABASE_URL: server.connectionString, LOG_LEVEL: 'warn' };
  try {
    await migrate(server.connectionString);
    const opened = await openContext(readConfig(env), server.connectionString, enqueuedJobs, { poolMax: 4 });
    try {
      await publishAchievements(opened.ctx);
      await work({
        ctx: opened.ctx,
        databaseUrl: server.connectionString,
        postgresPid: server.pid,
        cpuMs: () => cpuMsOf([server.pid, ...children.flatMap(({ pid }) => pid ?? [])]),
        async start(program, readyPath, settings = {}) {
          const port = await freePort();
          const child = spawn(process.execPath, program, {
            cwd: root,
            env: { ...process.env, ...env, ...settings, PORT: String(port) },
            stdio: ['ignore', 'ignore', 'inherit'],
          });
          children.push(child);
          await untilReady(child, `http://127.0.0.1:${port}${readyPath}`);
          return { port, pid: child.pid ?? 0 };
        },
      });
    } finally {
      await opened.close();
    }
  } finally {
    await Promise.all(children.map(stop));
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(50);
  }
  throw new Error(`A program of this measurement ended before it was ready (exit code ${child.exitCode}).`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
