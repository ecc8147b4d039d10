import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type NodeUnderFire = {
  role: 'api' | 'worker';
  pid(): number;
  /** kill -9, and a new start; answers when the new one is ready. */
  killAndRestart(): Promise<void>;
  /** Stops it without its knowing, and lets it go on after so long. */
  pause(ms: number): Promise<void>;
  openFiles(): Promise<number>;
  childProcesses(): Promise<number[]>;
  end(): Promise<void>;
};

const program = path.join(import.meta.dirname, '../../../coinop.js');

/** A node in a process of its own that can be killed again and again, always on the same port and with the same log. */
export async function startNodeUnderFire(
  role: 'api' | 'worker',
  env: Record<string, string>,
  logFile: string,
): Promise<NodeUnderFire> {
  let child: ChildProcess;
  const start = async () => {
    const log = openSync(logFile, 'a');
    child = spawn(process.execPath, [program, role], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    if (role === 'api') await untilReady(child, `http://127.0.0.1:${env['PORT']}/healthz`);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  const pid = () => child.pid ?? 0;
  return {
    role,
    pid,
    async killAndRestart() {
      await end('SIGKILL');
      await start();
    },
    async pause(ms) {
      child.kill('SIGSTOP');
      await sleep(ms);
      child.kill('SIGCONT');
    },
    openFiles: async () => (await readdir(`/proc/${pid()}/fd`)).length,
    childProcesses: () => childrenOf(pid()),
    end: () => end('SIGTERM'),
  };
}

export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`A node ended before it was ready (exit code ${child.exitCode})`);
}
