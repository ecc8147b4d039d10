import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { childrenOf } from './node-under-fire.ts';
import type { PlannedFault } from './torture-plan.ts';

/** The two sides of a node: who asks it, and what it asks. */
export type Proxied = { clients: FaultProxy; database: FaultProxy };

/** Faults that need no process of ours to die; false when it is another. */
export async function injectNetworkFault(
  { kind, pick }: PlannedFault,
  { clients, database }: Proxied,
): Promise<boolean> {
  const ms = 100 + (pick % 900);
  switch (kind) {
    case 'cut database':
      database.cut();
      return true;
    case 'stall database':
      await database.halfOpen(ms);
      return true;
    case 'lose answers':
      await loseAnswers([database, clients]);
      return true;
    case 'cut clients':
      clients.cut();
      return true;
    case 'delay clients':
      await clients.delay(pick % 40, ms);
      return true;
    default:
      return false;
  }
}

export async function loseAnswers(proxies: readonly FaultProxy[]): Promise<void> {
  for (let i = 0; i < 3; i++) {
    proxies[i % proxies.length]?.loseNextAnswer();
    await sleep(20);
  }
}

/** All its processes, as when its machine hangs. */
export async function pauseDatabase({ pid }: EmbeddedPostgres, ms: number): Promise<void> {
  const pids = [pid, ...(await childrenOf(pid))];
  for (const one of pids) signal(one, 'SIGSTOP');
  await sleep(ms);
  for (const one of pids) signal(one, 'SIGCONT');
}

/** One of its processes may have ended meanwhile. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The whole server at once, or one of its processes: then it throws all others away and recovers from its log. */
export async function killDatabase(server: EmbeddedPostgres, pick: number): Promise<void> {
  const { pid } = server;
  if (pick % 3 === 0) {
    process.kill(pid, 'SIGKILL');
    while (server.pid === pid) await sleep(50);
    return;
  }
  const children = await childrenOf(pid);
  const unlucky = children[pick % children.length];
  if (unlucky !== undefined) process.kill(unlucky, 'SIGKILL');
}
