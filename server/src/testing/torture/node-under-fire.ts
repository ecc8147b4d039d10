import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type NodeUnderFire = {
  role: 'api' | 'worker';
  pid(): number;
  /** kill -9 and a restart; resolves when a new API is ready, and at once for a worker. */
  killAndRestart(): Promise<void>;
  /** Stops it with SIGSTOP, and resumes it after this time. */
  pause(ms: number): Promise<void>;
  openFiles(): Promise<number>;
  /** All but the helpers, which end by themselves when they have had nothing to do for a while. */
  childProcesses(): Promise<number[]>;
  /** Unexpected exits since the last call. */
  takeOwnExits(): string[];
  end(): Promise<void>;
};

const program = path.join(import.meta.dirname, '../../../coinop.js');
const restartMs = 500;

/**
 * A node in its own process that can be killed repeatedly, always on the same port and with the same log. Like a
 * process manager it restarts a node that exits by itself, which is reported as a finding.
 */
export async function startNodeUnderFire(
  role: 'api' | 'worker',
  env: Record<string, string>,
  logFile: string,
): Promise<NodeUnderFire> {
  let child: ChildProcess;
  let ownExits: string[] = [];
  const endedByUs = new WeakSet<ChildProcess>();
  let isOver = false;
  const launch = () => {
    const log = openSync(logFile, 'a');
    const launched = spawn(process.execPath, [program, role], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child = launched;
    launched.once('exit', (code, signal) => {
      if (endedByUs.has(launched)) return;
      ownExits.push(`a process of the role ${role} ended by itself (${signal ?? `exit code ${code}`})`);
      setTimeout(() => {
        if (!endedByUs.has(launched)) launch();
      }, restartMs);
    });
  };
  const start = async () => {
    launch();
    if (role === 'api') await untilReady(`http://127.0.0.1:${env['PORT']}/healthz`);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    endedByUs.add(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  const pid = () => child.pid ?? 0;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    role,
    pid,
    async killAndRestart() {
      await end('SIGKILL');
      if (!isOver) await start();
    },
    async pause(ms) {
      child.kill('SIGSTOP');
      await sleep(ms);
      child.kill('SIGCONT');
    },
    openFiles: async () => (isRunning() ? (await readdir(`/proc/${pid()}/fd`)).length : 0),
    childProcesses: async () => (isRunning() ? withoutHelpers(await childrenOf(pid())) : []),
    takeOwnExits() {
      const taken = ownExits;
      ownExits = [];
      return taken;
    },
    end: () => {
      isOver = true;
      return end('SIGTERM');
    },
  };
}

export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

async function withoutHelpers(pids: readonly number[]): Promise<number[]> {
  // One that has ended meanwhile has no file any more.
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'ended')));
  return pids.filter((_, i) => !/ended|(generator|play-test)-program/.test(commands[i] ?? ''));
}

/** A busy machine may take minutes for a start; a node that never starts is a finding. */
const readyMs = 10 * 60_000;

async function untilReady(url: string): Promise<void> {
  for (const until = Date.now() + readyMs; Date.now() < until; await sleep(50)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('A node did not become ready within ten minutes');
}
