import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/** A pid alone is reused; together with its start time it identifies one process. */
export type ProcessIdentity = { pid: number; startedAt: string };

export function identityOf(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identityOf(identity.pid)?.startedAt === identity.startedAt;
}

function startFromProc(pid: number): string | undefined {
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The second field is the program's name in brackets and may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticksSinceBoot] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return undefined;
  return `${readOrUndefined('/proc/sys/kernel/random/boot_id')?.trim()}:${ticksSinceBoot}`;
}

function startFromPs(pid: number): string | undefined {
  const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return started.stdout?.trim() || undefined;
}

/** Whether `pid` is a PostgreSQL server that has `clusterDir` open, and not another program that reuses its pid. */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  if (identityOf(pid) === undefined) return false;
  if (process.platform !== 'linux') {
    const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
    return command.includes('postgres') && command.includes(clusterDir);
  }
  try {
    // A package update may have deleted the running program's file; the kernel then adds a suffix to its name.
    const program = basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''));
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    // Not readable for another user's process, which is not ours.
    return false;
  }
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
