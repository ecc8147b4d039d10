import { execFileSync } from 'node:child_process';
import os from 'node:os';

/**
 * Gives the service the first half of the cores and this process the others, so that sending more does not take
 * processor time from the service. Returns what could be done, in words.
 */
export function giveOwnCores(servicePids: readonly number[]): string {
  const cores = os.availableParallelism();
  if (cores < 2) return 'one core for all';
  const half = Math.floor(cores / 2);
  try {
    for (const pid of servicePids) pin(pid, `0-${half - 1}`);
    pin(process.pid, `${half}-${cores - 1}`);
  } catch (error) {
    return `the cores are shared, because taskset failed: ${(error as Error).message}`;
  }
  return `${half} of ${cores} cores for the service and its database, the others for the load`;
}

function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
}
