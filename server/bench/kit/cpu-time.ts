import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds of processor time that these processes and their children have used so far. Beside it, what else the
 * machine does matters little. Undefined where there is no /proc.
 */
export function cpuMsOf(pids: readonly number[]): number | undefined {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined;
  }
  let ms = 0;
  for (const name of names) {
    try {
      const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]);
      if (!pids.includes(Number(name)) && !pids.includes(parent)) continue;
      for (const thread of readdirSync(`/proc/${name}/task`)) {
        ms += Number(readFileSync(`/proc/${name}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
      }
    } catch {
      // It ended while it was being read.
    }
  }
  return ms;
}
