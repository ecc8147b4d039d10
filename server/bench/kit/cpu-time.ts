import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds of CPU time used so far by these processes and their descendants, which other load on the machine hardly
 * affects. Undefined without /proc.
 */
export function cpuMsOf(pids: readonly number[]): number | undefined {
  const parents = parentsOfAll();
  if (parents === undefined) return undefined;
  const belongs = (pid: number): boolean => pids.includes(pid) || (parents.has(pid) && belongs(parents.get(pid) ?? 0));
  let ms = 0;
  for (const pid of parents.keys()) if (belongs(pid)) ms += ownCpuMs(pid);
  return ms;
}

function parentsOfAll(): Map<number, number> | undefined {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined;
  }
  const parents = new Map<number, number>();
  for (const name of names) {
    const stat = readIfThere(`/proc/${name}/stat`);
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return parents;
}

function ownCpuMs(pid: number): number {
  let ms = 0;
  for (const thread of threadsOf(pid)) {
    ms += Number(readIfThere(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0) / 1e6;
  }
  return ms;
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Empty for a process that has ended in the meantime. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
