import { readdirSync, readFileSync } from 'node:fs';

/** The processes that run this program for that parent. */
export function processesOf(parent: number | undefined, program: string): number[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => {
      const stat = read(pid, 'stat');
      const ppid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return ppid === parent && read(pid, 'cmdline').includes(program);
    })
    .map(Number);
}

/** True until its parent, which is Node, has noticed that it ended. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Empty for one that has just ended. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
