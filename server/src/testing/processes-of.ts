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

/** Empty for one that has just ended. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
